import { kindOfWinnings, type Move } from '../kernel/chips/settle.ts'
import type { Chips } from '../kernel/money.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { lose, type Outcome, type Wager, type WagerId, withId } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { evolveRing } from './evolve.ts'
import { command, type Inside, OPERATOR } from './law.ts'
import { posted } from './money/balances.ts'
import { recountedAs } from './round-books.ts'
import { wagerEnd, wagerReturn } from './s10-wagers/cure.ts'
import { handPaymentReversals } from './s11-payment/by-hand.ts'
import { chipsTaken, movesForPatron } from './s11-payment/payment.ts'
import type { Ended, Ring, Round } from './state.ts'
import { patronDebt, roundsBefore } from './state.ts'

/** Division 1 section 18: the operator declares a round to have no outcome. */

interface Undone extends Pick<Round, 'number' | 'byHand'> {
  readonly isCurrent: boolean
  readonly ended: readonly Ended[]
  /** What was at risk when betting closed. */
  readonly stakes: readonly Wager[]
  /** Its wagers that are on the table now. */
  readonly live: readonly Wager[]
  readonly carried: readonly WagerId[]
  readonly fees: Round['fees']
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
  decide: (ring, { ground, forfeits, reason, round: named }, inside) => {
    const under = ground === 'fraud' ? 'nz1:18.1(b)' : 'nz1:18.1(a)'
    const round = invalidated(ring, inside, named)
    const refused =
      (reason === '' ? refuse('nz1:18.1', 'Give the reason.') : undefined) ??
      nothingPlayed(round, roundsBefore(ring)[1]) ??
      wronglyForfeited(round, ground, forfeits)
    if (refused) return refused
    const back = round.live.flatMap(wager => refund(ring, round, wager, forfeits))
    const undone = undo(back.reduce(evolveRing, ring), round, forfeits)
    const { number } = round
    const events: readonly GeneralEvent[] = [
      ...back,
      ...(round.isCurrent ? [] : recountedAs(ring, number, false)),
      { is: 'RoundInvalidated', round: number, ground, forfeits, reason, ...undone, under },
    ]
    return [...events, ...handPaymentReversals(events.reduce(evolveRing, ring), round, 'nz1:18.2')]
  },
})

/**
 * The named round. If none is named: the round under way, or one whose void attempt left wagers on
 * the table; otherwise the last round. Wagers of a past round that are at risk again stay.
 * @rule ruling:117
 */
const invalidated = (ring: Ring, { isUnderWay }: Inside, named: number | undefined): Undone => {
  const { round, wagers } = ring
  const isBegun = isUnderWay || (round.attempted && wagers.length > 0)
  if (isBegun && (named === undefined || named === round.number))
    return { ...round, isCurrent: true, stakes: round.stakes ?? wagers, live: wagers }
  const last = roundsBefore(ring).find(({ number }) => number === named) ?? ring.last
  if (!last) return { ...round, isCurrent: false, ended: [], stakes: [], live: [], fees: {} }
  const again = isBegun ? [...wagers, ...round.ended.map(({ wager }) => wager)] : []
  const stakes = (last.stakes ?? []).filter(({ id }) => !again.some(wager => wager.id === id))
  const isOfLast = ({ id }: Wager): boolean =>
    last.carried.includes(id) || stakes.some(stake => stake.id === id)
  return { ...last, isCurrent: false, stakes, live: isBegun ? [] : wagers.filter(isOfLast) }
}

/**
 * Refuses a round whose wagers are all void, because it has no outcome already. Wagers that the
 * operator declared void do not count as void here.
 * @rule nz1:1.1/void(b)
 */
const nothingPlayed = (round: Undone, earlier: Round | undefined): Refusal | undefined => {
  const { isCurrent, live, ended: over, stakes, fees } = round
  const all = [...stakes, ...over.map(({ wager }) => wager)]
  const isNothing =
    all.every(wager => isVoidIn(round, wager, ({ under }) => under !== 'nz1:17.3(a)')) &&
    Object.values(fees).every(fee => fee === 0)
  if (isCurrent || live.length > 0 || !isNothing) return undefined
  return earlier
    ? refuse('nz1:18.1', 'The last round decided no wager. If you mean round {round}, name it.', {
        round: earlier.number,
      })
    : refuse('nz1:18.1', 'No round has been played that could be invalidated.')
}

const isVoidIn = (
  { ended: over }: Undone,
  { id }: Wager,
  counts: (outcome: Outcome) => boolean = () => true,
): boolean =>
  over.some(({ wager, outcome }) => wager.id === id && outcome.is === 'void' && counts(outcome))

const wronglyForfeited = (
  round: Undone,
  ground: 'disruption' | 'fraud',
  forfeits: readonly Patron[],
): Refusal | undefined => {
  if (ground === 'disruption' && forfeits.length > 0)
    return refuse('nz1:18.2', 'A wager is forfeited only for fraud.')
  const all = [...round.live, ...round.stakes, ...round.ended.map(({ wager }) => wager)]
  const counts = (wager: Wager): boolean =>
    !isVoidIn(round, wager) && !round.carried.includes(wager.id)
  const patron = forfeits.find(one => !all.some(wager => wager.patron === one && counts(wager)))
  return patron === undefined
    ? undefined
    : refuse('nz1:18.2', '{patron} had no wager in that round that counts.', { patron })
}

/**
 * All stakes go back, except those of patrons who cheated. These forfeit what was at risk, and get
 * back what they added afterwards.
 * @rule nz1:18.2 ruling:105
 */
const refund = (
  ring: Ring,
  { number: round, stakes, carried }: Undone,
  wager: Wager,
  forfeits: readonly Patron[],
): readonly GeneralEvent[] => {
  const isForfeit = forfeits.includes(wager.patron) && !carried.includes(wager.id)
  if (!isForfeit) return [{ ...wagerReturn(ring, wager, 'nz1:18.2'), round } as GeneralEvent]
  const atRisk = withId(stakes, wager.id)?.chips ?? 0
  const added = chips(Math.max(0, wager.chips - atRisk))
  const rest = { ...wager, chips: chips(wager.chips - added) }
  return [
    ...(added > 0 ? [wagerReturn(ring, wager, 'nz1:18.2', added)] : []),
    ...(rest.chips > 0
      ? [{ ...wagerEnd(ring, rest, lose('nz1:18.2')), round } as GeneralEvent]
      : []),
  ]
}

interface RefundDue {
  readonly patron: Patron
  readonly kind: Wager['kind']
  readonly chips: number
}

/** What the patron must return from one ended wager: the winnings, and a forfeited stake. */
const dueOf = (
  { wager, outcome, won, commission }: Ended,
  forfeits: readonly Patron[],
): readonly RefundDue[] => {
  const { patron, kind } = wager
  const isBack = outcome.is === 'win' || outcome.is === 'stand-off'
  return [
    { patron, kind: kindOfWinnings(kind), chips: won - commission },
    { patron, kind, chips: isBack && forfeits.includes(patron) ? wager.chips : 0 },
  ]
}

/** The part of a forfeited wager that the patron has taken off the table since the round. */
const takenOff = (
  { isCurrent, stakes, live, ended: over }: Undone,
  forfeits: readonly Patron[],
): readonly RefundDue[] =>
  isCurrent
    ? []
    : stakes
        .filter(({ patron, id }) => forfeits.includes(patron) && !over.some(e => e.wager.id === id))
        .map(({ patron, kind, id, chips: size }) => {
          const lies = withId(live, id)?.chips ?? 0
          return { patron, kind, chips: Math.max(0, size - lies) }
        })

/** Fees are not wagers, so they go back to everybody. The play returns those of its own round. */
const feesBack = (ring: Ring, { isCurrent, fees }: Undone): readonly Move[] =>
  isCurrent
    ? []
    : Object.entries(fees).flatMap(([patron, fee]) =>
        fee > 0
          ? movesForPatron(ring, patron, [
              { from: 'bank', to: `stack:${patron}`, chips: fee, kind: 'value', under: 'nz1:18.2' },
            ])
          : [],
      )

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
    return movesForPatron(ring, patron, [
      { from: 'bank', to: `stack:${patron}`, chips: stake, kind, under },
    ])
  })
  const moves = [...returned, ...feesBack(ring, round)]
  const owes = new Map<Patron, Chips>()
  let now: Ring = posted(ring, moves)
  const dues = [...round.ended.flatMap(over => dueOf(over, forfeits)), ...takenOff(round, forfeits)]
  for (const { patron, kind, chips: due } of dues) {
    const back = chipsTaken(now, patron, due, kind, 'nz1:18.2')
    moves.push(...back.moves)
    now = posted(now, back.moves)
    const owed = owes.get(patron) ?? patronDebt(ring, patron)
    if (back.short > 0) owes.set(patron, chips(owed + back.short))
  }
  return { moves, owes: Object.fromEntries(owes) }
}
