import { chips } from '../kernel/money.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import type { Move } from '../kernel/settle.ts'
import { type Law, needsRank, OPERATOR } from './law.ts'
import { balance, type Ring, recordOf } from './state.ts'

/** Division 1 sections 11 and 12: payments put right, and winnings nobody took. */

const badCorrection = (
  ring: Ring,
  patron: string,
  amount: number,
  reason: string,
): Refusal | undefined => {
  if (!recordOf(ring, patron))
    return refuse('nz1:11.1', 'Nobody called {patron} played here.', { patron })
  if (amount <= 0) return refuse('nz1:11.1', 'Say how much was paid wrongly.')
  return reason === '' ? refuse('nz1:11.1', 'Give the reason.') : undefined
}

/** An overpayment is nobody's to keep; what the stack does not cover is owed. */
export const recover: Law<'recover'> = (ring, { by, patron, chips: amount, reason }) => {
  const refused =
    needsRank(by, 'game-supervisor', 'nz1:11.1') ?? badCorrection(ring, patron, amount, reason)
  if (refused) return refused
  const taken = chips(Math.min(amount, balance(ring, `stack:${patron}`)))
  const owes = chips(recordOf(ring, patron)!.owes + amount - taken)
  const moves: Move[] = [
    { from: `stack:${patron}`, to: 'bank', chips: taken, kind: 'value', under: 'nz1:11.1' },
  ]
  return [{ is: 'PaymentCorrected', patron, owes, reason, moves, under: 'nz1:11.1' }]
}

/** What was paid short is paid now, less anything the patron owes. */
export const makeGood: Law<'make-good'> = (ring, { by, patron, chips: amount, reason }) => {
  const refused =
    needsRank(by, 'game-supervisor', 'nz1:11.1') ?? badCorrection(ring, patron, amount, reason)
  if (refused) return refused
  const owed = recordOf(ring, patron)!.owes
  const kept = Math.min(owed, amount)
  const moves: Move[] = [
    {
      from: 'bank',
      to: `stack:${patron}`,
      chips: chips(amount - kept),
      kind: 'value',
      under: 'nz1:11.1',
    },
  ]
  return [
    { is: 'PaymentCorrected', patron, owes: chips(owed - kept), reason, moves, under: 'nz1:11.1' },
  ]
}

/** What a patron left behind is held, and only the operator hands it out. */
export const releaseUnclaimed: Law<'release-unclaimed'> = (ring, { by, patron }) => {
  const refused = needsRank(by, OPERATOR, 'nz1:12.2')
  if (refused) return refused
  const moves = Object.entries(ring.accounts[`unclaimed:${patron}`] ?? {}).flatMap(
    ([kind, held = 0]): Move[] =>
      held === 0
        ? []
        : [
            {
              from: `unclaimed:${patron}`,
              to: 'cage',
              chips: chips(held),
              kind: kind as Move['kind'],
              under: 'nz1:12.2',
            },
          ],
  )
  return moves.length === 0
    ? refuse('nz1:12.2', 'Nothing is held for {patron}.', { patron })
    : [{ is: 'UnclaimedReleased', patron, moves, under: 'nz1:12.2' }]
}

/** Wagers of a patron who has left are settled into their keeping. @rule nz1:12.1 nz1:12.2 */
export const keptFor = (ring: Ring, patron: string, moves: readonly Move[]): readonly Move[] => {
  if (recordOf(ring, patron)?.left !== true) return moves
  const kept = (account: Move['from']): Move['from'] =>
    account === `stack:${patron}` ? `unclaimed:${patron}` : account
  return moves.map(move => ({ ...move, from: kept(move.from), to: kept(move.to) }))
}
