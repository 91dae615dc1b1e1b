import type { Consequence, Felt } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/people.ts'
import { lose, type Outcome, voided, type Wager } from '../../kernel/wager.ts'
import { otherSeat, outOfPlay } from './s05-wagers/betting.ts'
import { betOf } from './s09-betting-round/choices.ts'
import { instantCashOutcome, superOutcome } from './s10-settlement/settlement.ts'
import type { LunarEvent, LunarEventOf } from './table/events.ts'
import { areKnown, type Box, boxAt, faces, type LunarState } from './table/state.ts'

/** How each event moves chips. */

const onBox = (
  { wagers }: Felt,
  seat: Seat,
  on: string,
  outcome: Outcome,
): readonly Consequence[] =>
  wagers
    .filter(wager => wager.area === seat && wager.on === on)
    .map(({ id }) => ({ wager: id, outcome }))

/** Super Bets of other players on this seat's hand. */
const byOthers = ({ wagers }: Felt, seat: Seat, outcome: Outcome): readonly Consequence[] =>
  wagers.filter(({ on }) => otherSeat(on) === seat).map(({ id }) => ({ wager: id, outcome }))

/** @rule nz22:5.2(b) nz22:9.5 nz22:9.9 */
const bet = (box: Box, under: LunarEvent['under']): Consequence => ({
  stake: {
    patron: box.patron,
    on: 'bet',
    chips: betOf(box),
    kind: 'value',
    area: box.seat,
  },
  finishes: true,
  under,
})

const made = (
  state: LunarState,
  { seat, choice, fee, under }: LunarEventOf<'ChoiceMade'>,
): readonly Consequence[] => {
  const box = boxAt(state, seat)
  if (!box) return []
  if (choice.is === 'play') return [bet(box, under)]
  return fee > 0 ? [{ fee, patron: box.patron, under: UNDER_FEE[choice.is] }] : []
}

const UNDER_FEE = {
  fold: 'nz22:5.2(a)',
  play: 'nz22:5.2(b)',
  exchange: 'nz22:8.5(a)',
  'buy-sixth': 'nz22:8.6(a)',
} as const

/**
 * A player loses the Super Bet on their own hand if they did not declare it. Super Bets of other
 * players on that hand depend on the cards.
 * @rule nz22:9.2 ruling:2206 ruling:2223
 */
const locked = (state: LunarState, felt: Felt): readonly Consequence[] =>
  state.boxes
    .filter(({ declared, fate }) => fate === 'folded' || fate === 'done' || declared === 'no')
    .flatMap(({ seat, hand }) => [
      ...onBox(felt, seat, 'super', lose('nz22:9.2')),
      ...(areKnown(hand)
        ? byOthers(felt, seat, superOutcome(faces(hand), seat, state.elections))
        : []),
    ])

/** @rule nz22:5.6 nz22:5.7 nz22:5.8 nz22:5.10 nz22:5.11 nz22:9.3 */
const verified = (
  state: LunarState,
  { seat }: LunarEventOf<'HandVerified'>,
  felt: Felt,
): readonly Consequence[] => {
  const five = faces(boxAt(state, seat)!.hand)
  const outcome = superOutcome(five, seat, state.elections)
  const cash = instantCashOutcome(five, state.elections)
  return [
    ...onBox(felt, seat, 'super', outcome),
    ...byOthers(felt, seat, outcome),
    ...(cash ? onBox(felt, seat, 'ante', cash) : []),
  ]
}

/** The Dealer's hand is settled first. @rule nz22:5a.6 nz22:5a.7 ruling:2227 */
const revealed = (
  { elections }: LunarState,
  { hand }: LunarEventOf<'DealerRevealed'>,
  { wagers }: Felt,
): readonly Consequence[] =>
  wagers
    .filter(({ on }) => on === 'dealer-super')
    .map(({ id }) => ({ wager: id, outcome: superOutcome(hand, 'dealer', elections) }))

/** First reverses what was already settled. */
const undone = (wagers: readonly Wager[], under: LunarEvent['under']): readonly Consequence[] =>
  wagers.flatMap(({ id }) => [
    { reopens: id, under },
    { wager: id, outcome: voided(under) },
  ])

/**
 * Antes and Super Bets are ready again for the next round, and patrons may change them.
 * @rule nz22:11.11 ruling:2209
 */
const roundVoided = (
  { fees, redeal, under }: LunarEventOf<'RoundVoided'>,
  { wagers, settled }: Felt,
): readonly Consequence[] => [
  ...wagers.map(({ id }) => ({ wager: id, outcome: voided(under) })),
  ...(redeal ? undone(settled, under) : []),
  ...fees.map(({ patron, fee }) => ({ refund: fee, patron, under: 'ruling:2209' as const })),
  ...(redeal
    ? [...wagers, ...settled]
        .filter(({ on }) => on !== 'bet')
        .map(({ id, ...stake }) => ({ stake, continues: id, under: 'nz22:11.11' as const }))
    : []),
]

/** The next round has not begun, so the chips go back to their owners. @rule nz22:11.11 ruling:2232 */
const settledVoided = (
  event: LunarEventOf<'SettledRoundVoided' | 'SettledHandVoided'>,
): readonly Consequence[] => [
  ...event.wagers.map((id): Consequence => ({ undoes: id, under: event.under })),
  ...('fees' in event ? event.fees : []).map(({ patron, fee }) => ({
    refund: fee,
    patron,
    under: 'ruling:2209' as const,
  })),
]

/**
 * A void hand has no result for others either. If only its wagers are void, the cards decide the
 * Super Bets of others on it, as for a hand that folds.
 * @rule nz1:17.3(a) nz22:11.1 nz22:11.13 ruling:124 ruling:2206
 */
const othersOnVoid = (
  state: LunarState,
  { seat, under }: LunarEventOf<'HandVoided'>,
  felt: Felt,
): readonly Consequence[] => {
  if (under !== 'nz1:17.3(a)')
    return [
      ...byOthers(felt, seat, voided(under)),
      ...undone(
        felt.settled.filter(({ on }) => otherSeat(on) === seat),
        under,
      ),
    ]
  if (['dealing', 'deciding'].includes(state.phase.is)) return []
  const hand = boxAt(state, seat)!.hand
  const outcome = areKnown(hand) ? superOutcome(faces(hand), seat, state.elections) : voided(under)
  return byOthers(felt, seat, outcome)
}

/**
 * Voids all wagers of this player.
 * @rule nz22:11.1 nz22:11.13 ruling:2233
 */
const handVoided = (
  state: LunarState,
  event: LunarEventOf<'HandVoided'>,
  felt: Felt,
): readonly Consequence[] => {
  const { seat, fee, under } = event
  const patron = boxAt(state, seat)?.patron
  const isOwn = (wager: Wager) => wager.patron === patron
  return [
    ...(fee && patron ? [{ refund: fee, patron, under: 'ruling:2233' as const }] : []),
    ...felt.wagers.filter(isOwn).map(({ id }) => ({ wager: id, outcome: voided(under) })),
    ...undone(felt.settled.filter(isOwn), under),
    ...othersOnVoid(state, event, felt),
  ]
}

/** @rule nz22:11.12 */
const forfeited = (
  state: LunarState,
  { seat, under }: LunarEventOf<'HandForfeited'>,
  { wagers }: Felt,
): readonly Consequence[] => {
  const patron = boxAt(state, seat)?.patron
  return wagers
    .filter(wager => wager.patron === patron)
    .map(({ id }) => ({ wager: id, outcome: lose(under) }))
}

const settled = (
  { seat, settled: { ante, bet: onBet } }: LunarEventOf<'BoxSettled'>,
  felt: Felt,
): readonly Consequence[] => [
  ...onBox(felt, seat, 'ante', ante),
  ...(onBet ? onBox(felt, seat, 'bet', onBet) : []),
]

/** @rule nz22:10.3 */
const answered = (
  state: LunarState,
  { seat, fee, under }: LunarEventOf<'ForceAnswered'>,
): readonly Consequence[] => {
  const box = boxAt(state, seat)
  return box && fee > 0 ? [{ fee, patron: box.patron, under }] : []
}

const takenBack = (
  state: LunarState,
  { seat, fee, under }: LunarEventOf<'ChoiceTakenBack'>,
  felt: Felt,
): readonly Consequence[] => {
  const box = boxAt(state, seat)
  const back: readonly Consequence[] = box ? [{ refund: fee, patron: box.patron, under }] : []
  return [...onBox(felt, seat, 'bet', voided(under)), ...back]
}

/** A late Instant Cash Payout. @rule nz22:11.15 ruling:2210 */
const missedCash = (
  state: LunarState,
  { seat }: LunarEventOf<'MissedInstantCashPaid'>,
  felt: Felt,
): readonly Consequence[] => {
  const five = faces(boxAt(state, seat)!.hand)
  const cash = instantCashOutcome(five, state.elections)
  return [
    ...(cash ? onBox(felt, seat, 'ante', { ...cash, under: 'nz22:11.15' }) : []),
    ...byOthers(felt, seat, superOutcome(five, seat, state.elections)),
  ]
}

/** The Super Bet was collected. This is reversed and the bet is paid. @rule nz22:11.17 */
const missedSuper = (
  state: LunarState,
  { seat, under }: LunarEventOf<'MissedSuperPaid'>,
  felt: Felt,
): readonly Consequence[] => {
  const box = boxAt(state, seat)
  if (!box?.superBet) return []
  const outcome = superOutcome(faces(box.hand), seat, state.elections)
  return [
    { reopens: box.superBet, under },
    { wager: box.superBet, outcome: { ...outcome, under } },
    ...byOthers(felt, seat, outcome),
  ]
}

const missed = (
  state: LunarState,
  event: LunarEventOf<'MissedInstantCashPaid' | 'MissedSuperPaid'>,
  felt: Felt,
): readonly Consequence[] =>
  event.is === 'MissedSuperPaid' ? missedSuper(state, event, felt) : missedCash(state, event, felt)

export const resolves = (
  state: LunarState,
  event: LunarEvent,
  felt: Felt,
): readonly Consequence[] => {
  switch (event.is) {
    case 'NoMoreBets':
    case 'BoxesTaken':
      return outOfPlay(state, felt)
    case 'ChoiceMade':
      return made(state, event)
    case 'ChoiceTakenBack':
      return takenBack(state, event, felt)
    case 'DecisionsLocked':
      return locked(state, felt)
    case 'HandVerified':
      return verified(state, event, felt)
    case 'BoxFolded':
      return onBox(felt, event.seat, 'ante', lose('nz22:9.4(a)'))
    case 'BoxPlays':
      return event.bets ? [bet(boxAt(state, event.seat)!, event.under)] : []
    case 'DealerRevealed':
      return revealed(state, event, felt)
    case 'ForceAnswered':
      return answered(state, event)
    case 'BoxSettled':
      return settled(event, felt)
    case 'RoundVoided':
      return roundVoided(event, felt)
    case 'SettledRoundVoided':
    case 'SettledHandVoided':
      return settledVoided(event)
    case 'HandVoided':
      return handVoided(state, event, felt)
    case 'HandForfeited':
      return forfeited(state, event, felt)
    case 'ElectionChanged':
      return event.limits ? [{ posts: event.limits, under: event.under }] : []
    case 'MissedInstantCashPaid':
    case 'MissedSuperPaid':
      return missed(state, event, felt)
    default:
      return []
  }
}
