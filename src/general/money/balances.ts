import { withDrawer } from '../../kernel/drawers.ts'
import type { Account, AreaAccount, Move } from '../../kernel/settle.ts'
import { isEmpty, NOTHING } from '../attendance.ts'
import { claimantOf, type Held, heldIn, isArea, type Ring } from '../state.ts'

/** The accounts of a table, and the moves between them. */

type Money = Pick<Ring, 'accounts' | 'areas' | 'unclaimed'>

const changed = (held: Held, kind: Move['kind'], by: number): Held => ({
  ...held,
  [kind]: (held[kind] ?? 0) + by,
})

/** Removes empty areas, so that the list does not grow all evening. */
const withArea = (areas: Ring['areas'], account: AreaAccount, held: Held): Ring['areas'] => {
  if (isEmpty(held)) return areas.filter(area => area.account !== account)
  const now = { account, held }
  return areas.some(area => area.account === account)
    ? areas.map(area => (area.account === account ? now : area))
    : [...areas, now]
}

const change = (money: Money, account: Account, kind: Move['kind'], by: number): Money => {
  const { accounts, areas, unclaimed } = money
  const held = changed(heldIn(money, account) ?? NOTHING, kind, by)
  if (isArea(account)) return { ...money, areas: withArea(areas, account, held) }
  const claimant = claimantOf(account)
  return claimant === undefined
    ? { ...money, accounts: { ...accounts, [account]: held } }
    : { ...money, unclaimed: withDrawer(unclaimed, claimant, isEmpty(held) ? undefined : held) }
}

/** Applies these moves to the balances. */
export const posted = (ring: Ring, moves: readonly Move[]): Ring => {
  let money: Money = ring
  for (const { from, to, kind, chips: amount } of moves)
    money = change(change(money, from, kind, -amount), to, kind, amount)
  const { accounts, areas, unclaimed } = money
  return { ...ring, accounts, areas, unclaimed }
}
