import type { Chips } from '../kernel/money.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { kindOfWinnings, type Move } from '../kernel/settle.ts'
import * as field from '../kernel/shape.ts'
import { lose, type Wager } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { evolveRing, posted } from './evolve.ts'
import { command, OPERATOR } from './law.ts'
import { ended, voids } from './s10-cure.ts'
import { keptFor, taken } from './s11-payment.ts'
import { betsClosed, type Ended, isCalled, type Ring, recordOf } from './state.ts'

/** Division 1 section 18: the operator declares a round to have no outcome. */

interface Undone {
  readonly ended: readonly Ended[]
  readonly live: readonly Wager[]
}

export const invalidate = command('invalidate', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {
    ground: field.oneOf('disruption', 'fraud'),
    forfeits: field.list(field.patron),
    reason: field.reason,
  },
  about: 'a-round',
  under: 'nz1:18.1',
  place: 'form',
  approval: { when: 'always', because: 'undoes a round and may forfeit wagers' },
  decide: (ring, { ground, forfeits, reason }) => {
    const under = ground === 'fraud' ? 'nz1:18.1(b)' : 'nz1:18.1(a)'
    const round = invalidated(ring)
    const refused =
      (reason === '' ? refuse('nz1:18.1', 'Give the reason.') : undefined) ??
      nothingPlayed(round) ??
      wronglyForfeited(round, ground, forfeits)
    if (refused) return refused
    const back = round.live.map(wager => refund(ring, wager, forfeits))
    const undone = undo(back.reduce(evolveRing, ring), round, forfeits)
    return [...back, { is: 'RoundInvalidated', ground, reason, ...undone, under }]
  },
})

/**
 * The round under way. Between rounds, the last round and the wagers still on the table from it.
 */
const invalidated = (ring: Ring): Undone =>
  betsClosed(ring)
    ? { ended: ring.round.ended, live: ring.wagers }
    : {
        ended: [...(ring.last?.ended ?? []), ...ring.round.ended],
        live: ring.wagers.filter(({ id }) => isCalled(ring, id)),
      }

const nothingPlayed = (round: Undone): Refusal | undefined =>
  round.live.length === 0 && round.ended.length === 0
    ? refuse('nz1:18.1', 'No round has been played that could be invalidated.')
    : undefined

const wronglyForfeited = (
  { live, ended: over }: Undone,
  ground: 'disruption' | 'fraud',
  forfeits: readonly Patron[],
): Refusal | undefined => {
  if (ground === 'disruption' && forfeits.length > 0)
    return refuse('nz1:18.2', 'Only for fraud may a wager be forfeited.')
  const wagered = [...live, ...over.map(({ wager }) => wager)].map(({ patron }) => patron)
  const patron = forfeits.find(one => !wagered.includes(one))
  return patron === undefined
    ? undefined
    : refuse('nz1:18.2', '{patron} had no wager in that round.', { patron })
}

/** @rule nz1:18.2 ruling:105 all stakes go back, except those of patrons who cheated. */
const refund = (ring: Ring, wager: Wager, forfeits: readonly Patron[]): GeneralEvent =>
  forfeits.includes(wager.patron)
    ? ended(ring, wager, lose('nz1:18.2'))
    : voids(ring, wager, 'nz1:18.2')

/** What the patron must return from one ended wager, by kind of chips. */
const dueOf = (
  { live }: Undone,
  { wager, outcome, won, commission }: Ended,
  isForfeit: boolean,
): readonly { readonly kind: Wager['kind']; readonly due: number }[] => {
  const isBack = outcome.is === 'win' || outcome.is === 'stand-off'
  const liesThere = live.some(
    ({ patron, on, area, kind }) =>
      patron === wager.patron && on === wager.on && area === wager.area && kind === wager.kind,
  )
  return [
    { kind: kindOfWinnings(wager.kind), due: won - commission },
    { kind: wager.kind, due: isForfeit && isBack && !liesThere ? wager.chips : 0 },
  ].filter(({ due }) => due > 0)
}

/**
 * Reverses the settlements. First the lost wagers go back, then the winnings are taken. The patron
 * owes what they no longer hold.
 */
const undo = (
  ring: Ring,
  round: Undone,
  forfeits: readonly Patron[],
): { readonly moves: readonly Move[]; readonly owes: Readonly<Record<Patron, Chips>> } => {
  const returned = round.ended.flatMap(({ wager, outcome }): readonly Move[] => {
    if (outcome.is !== 'lose' || forfeits.includes(wager.patron)) return []
    const { patron, kind, chips: stake } = wager
    const under = 'nz1:18.2'
    return keptFor(ring, patron, [
      { from: 'bank', to: `stack:${patron}`, chips: stake, kind, under },
    ])
  })
  const moves = [...returned]
  const owes = new Map<Patron, Chips>()
  let now: Ring = posted(ring, returned)
  for (const over of round.ended) {
    const { patron } = over.wager
    for (const { kind, due } of dueOf(round, over, forfeits.includes(patron))) {
      const back = taken(now, patron, due, kind, 'nz1:18.2')
      moves.push(...back.moves)
      now = posted(now, back.moves)
      const owed = owes.get(patron) ?? recordOf(ring, patron)?.owes ?? 0
      if (back.short > 0) owes.set(patron, chips(owed + back.short))
    }
  }
  return { moves, owes: Object.fromEntries(owes) }
}
