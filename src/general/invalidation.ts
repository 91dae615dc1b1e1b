import { type Chips, chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Account, Move } from '../kernel/settle.ts'
import { settle } from '../kernel/settle.ts'
import { lose } from '../kernel/wager.ts'
import { voids } from './cure.ts'
import type { GeneralEvent } from './events.ts'
import { type Law, needsRank, OPERATOR } from './law.ts'
import { balance, type Ended, type Ring, recordOf } from './state.ts'

/** Division 1 section 18: the operator declares a round to have no outcome. */

export const invalidate: Law<'invalidate'> = (ring, { by, ground, forfeits, reason }) => {
  const under = ground === 'fraud' ? 'nz1:18.1(b)' : 'nz1:18.1(a)'
  const refused = needsRank(by, OPERATOR, 'nz1:18.1')
  if (refused) return refused
  if (reason === '') return refuse('nz1:18.1', 'Give the reason.')
  if (ground === 'disruption' && forfeits.length > 0)
    return refuse('nz1:18.2', 'Only for fraud may a wager be forfeited.')
  const { ended, live } = invalidated(ring)
  if (live.length === 0 && ended.length === 0)
    return refuse('nz1:18.1', 'No round has been played that could be invalidated.')
  return [
    { is: 'RoundInvalidated', ground, reason, ...undo(ring, ended, forfeits), under },
    ...live.map(wager => refund(ring, wager, forfeits)),
  ]
}

/** The round under way or, between rounds, the last one and the wagers that lay through it. */
const invalidated = (
  ring: Ring,
): { readonly ended: readonly Ended[]; readonly live: Ring['wagers'] } =>
  ring.betsCalled
    ? { ended: ring.ended, live: ring.wagers }
    : {
        ended: [...ring.lastEnded, ...ring.ended],
        live: ring.wagers.filter(({ id }) => ring.called.includes(id)),
      }

/** @rule nz1:18.2 ruling:105 everybody's stake goes back, but for those who cheated. */
const refund = (
  ring: Ring,
  wager: Ring['wagers'][number],
  forfeits: readonly Patron[],
): GeneralEvent => {
  if (!forfeits.includes(wager.patron)) return voids(ring, wager, 'nz1:18.2')
  const outcome = lose('nz1:18.2')
  const { moves, won, commission } = settle(wager, outcome, ring.config.denominations)
  return { is: 'WagerSettled', wager, outcome, won, commission, moves, under: 'nz1:18.2' }
}

/** Turns a settlement round: what was won goes back, and so does what was lost. */
const undo = (
  ring: Ring,
  ended: readonly Ended[],
  forfeits: readonly Patron[],
): { readonly moves: readonly Move[]; readonly owes: Readonly<Record<Patron, Chips>> } => {
  const moves: Move[] = []
  const owes: Record<Patron, Chips> = {}
  for (const { wager, outcome, won, commission } of ended) {
    const { patron, kind } = wager
    const stack: Account = `stack:${patron}`
    const step = { kind, under: 'nz1:18.2' } as const
    if (outcome.is === 'lose' && !forfeits.includes(patron))
      moves.push({ from: 'bank', to: stack, chips: wager.chips, ...step })
    if (outcome.is !== 'win') continue
    const due = won - commission
    const taken = Math.min(balance(ring, stack, kind) + netOf(moves, stack, kind), due)
    moves.push({ from: stack, to: 'bank', chips: chips(taken), ...step })
    if (taken < due)
      owes[patron] = chips((owes[patron] ?? recordOf(ring, patron)?.owes ?? 0) + due - taken)
  }
  return { moves, owes }
}

const netOf = (moves: readonly Move[], account: Account, kind: Move['kind']): number =>
  moves
    .filter(move => move.kind === kind)
    .reduce(
      (net, { from, to, chips: amount }) =>
        net + (to === account ? amount : 0) - (from === account ? amount : 0),
      0,
    )
