import type { Authority } from '../../kernel/authority.ts'
import type { Account, Move } from '../../kernel/chips/settle.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import type { GeneralEvent } from '../events.ts'
import { accountHoldings, balance, isAtTable, patronDebt, type Ring } from '../state.ts'

/** Division 1 section 11: how chips come back from patrons. For unclaimed winnings, see s12-unclaimed.ts. */

/** Takes up to this amount from a patron: first from the stack, then from unclaimed chips. */
export const chipsTaken = (
  ring: Ring,
  patron: Patron,
  amount: number,
  kind: ChipKind,
  under: Authority,
): { readonly moves: readonly Move[]; readonly short: Chips } => {
  const moves: Move[] = []
  let short = amount
  for (const from of [`stack:${patron}`, `unclaimed:${patron}`] as const) {
    const part = Math.min(short, balance(ring, from, kind))
    if (part > 0) moves.push({ from, to: 'bank', chips: chips(part), kind, under })
    short -= part
  }
  return { moves, short: chips(short) }
}

/** A patron pays debts before taking chips away. @rule ruling:121 */
export const debtPaid = (ring: Ring, patron: Patron): readonly GeneralEvent[] => {
  const owed = patronDebt(ring, patron)
  const { moves, short } = chipsTaken(ring, patron, owed, 'value', 'nz1:11.1')
  const reason = 'an earlier overpayment'
  return moves.length === 0
    ? []
    : [{ is: 'PaymentCorrected', patron, owes: short, reason, moves, under: 'nz1:11.1' }]
}

/** The patron has the chips, and owes them. @rule ruling:121 */
export const isOwed = (
  ring: Ring,
  after: Ring,
  patron: Patron,
  amount: Chips,
): Refusal | undefined => {
  const owed = patronDebt(ring, patron)
  const held = balance(after, `stack:${patron}`)
  return held < amount && amount <= balance(ring, `stack:${patron}`)
    ? refuse('nz1:11.1', 'You owe {$owed}, so you can cash out at most {$held}.', { owed, held })
    : undefined
}

/** Moves everything out of an account, one kind of chips at a time. */
export const emptyingMoves = (
  ring: Ring,
  from: Account,
  to: Account,
  under: Authority,
): readonly Move[] =>
  Object.entries(accountHoldings(ring, from) ?? {}).flatMap(([kind, held = 0]): Move[] =>
    held > 0 ? [{ from, to, chips: chips(held), kind: kind as ChipKind, under }] : [],
  )

/**
 * If a patron has left, their wagers settle into their unclaimed account.
 * @rule nz1:12.1 nz1:12.2
 */
export const movesForPatron = (
  ring: Ring,
  patron: string,
  moves: readonly Move[],
): readonly Move[] => {
  if (isAtTable(ring, patron)) return moves
  const kept = (account: Move['from']): Move['from'] =>
    account === `stack:${patron}` ? `unclaimed:${patron}` : account
  return moves.map(move => ({ ...move, from: kept(move.from), to: kept(move.to) }))
}
