import { inDrawers, withDrawer } from '../../kernel/drawers.ts'
import type { Account, AreaAccount, Move } from '../../kernel/settle.ts'
import { isEmpty, NOTHING } from '../attendance.ts'
import { type Accounts, claimantOf, type Held, isArea, type Ring } from '../state.ts'

/** The accounts of a table, and the moves between them. */

const changed = (held: Held, kind: Move['kind'], by: number): Held => ({
  ...held,
  [kind]: (held[kind] ?? 0) + by,
})

/** Removes empty areas, so that the list does not grow all evening. */
const withArea = (
  areas: Ring['areas'],
  account: AreaAccount,
  kind: Move['kind'],
  by: number,
): Ring['areas'] => {
  const at = areas.findIndex(area => area.account === account)
  const held = changed(areas[at]?.held ?? NOTHING, kind, by)
  if (isEmpty(held)) return areas.filter((_, each) => each !== at)
  const now = { account, held }
  return at < 0 ? [...areas, now] : areas.with(at, now)
}

type Stacks = Record<keyof Accounts, Held | undefined>

/**
 * Applies these moves to the balances. A table may have hundreds of stacks, so they are copied once and not
 * for each move.
 */
export const posted = (ring: Ring, moves: readonly Move[]): Ring => {
  let { areas, unclaimed } = ring
  let stacks: Stacks | undefined
  const change = (account: Account, kind: Move['kind'], by: number): void => {
    const claimant = claimantOf(account)
    if (isArea(account)) areas = withArea(areas, account, kind, by)
    else if (claimant !== undefined) {
      const held = changed(inDrawers(unclaimed, claimant) ?? NOTHING, kind, by)
      unclaimed = withDrawer(unclaimed, claimant, isEmpty(held) ? undefined : held)
    } else {
      const own = account as keyof Accounts
      stacks ??= { ...ring.accounts } as Stacks
      stacks[own] = changed(stacks[own] ?? NOTHING, kind, by)
    }
  }
  for (const { from, to, kind, chips: amount } of moves) {
    change(from, kind, -amount)
    change(to, kind, amount)
  }
  return { ...ring, accounts: (stacks as Accounts | undefined) ?? ring.accounts, areas, unclaimed }
}
