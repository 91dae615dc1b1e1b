import { inDrawers, withDrawer } from '../../kernel/chips/drawers.ts'
import type { Account, AreaAccount, Move } from '../../kernel/chips/settle.ts'
import { isEmpty, NOTHING } from '../s06-seats/attendance.ts'
import { type Accounts, type Holdings, isArea, ownAccount, type Ring } from '../state.ts'

/** The accounts of a table, and the moves between them. */

const changed = (held: Holdings, kind: Move['kind'], by: number): Holdings => ({
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

/** Applies these moves to the balances. */
export const posted = (ring: Ring, moves: readonly Move[]): Ring => {
  let { accounts, areas } = ring
  const drawers = { stacks: ring.stacks, unclaimed: ring.unclaimed }
  const change = (account: Account, kind: Move['kind'], by: number): void => {
    const own = ownAccount(account)
    if (isArea(account)) areas = withArea(areas, account, kind, by)
    else if (own) {
      const held = changed(inDrawers(drawers[own.in], own.patron) ?? NOTHING, kind, by)
      const isOver = own.in === 'unclaimed' && isEmpty(held)
      drawers[own.in] = withDrawer(drawers[own.in], own.patron, isOver ? undefined : held)
    } else {
      const of = account as keyof Accounts
      accounts = { ...accounts, [of]: changed(accounts[of] ?? NOTHING, kind, by) }
    }
  }
  for (const { from, to, kind, chips: amount } of moves) {
    change(from, kind, -amount)
    change(to, kind, amount)
  }
  const { stacks, unclaimed } = drawers
  return { ...ring, accounts, areas, stacks, unclaimed }
}
