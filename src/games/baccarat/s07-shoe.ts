import type { Drawn } from '../../kernel/chance.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Actor, isPatron, type Seat } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import { isShown } from '../../kernel/secret.ts'
import type { BaccaratCommandOf, BaccaratEvent } from './events.ts'
import { bookOf, byStaff } from './s06-opening.ts'
import type { BaccaratState } from './state.ts'

/** Division 5 sections 7 and 11: shuffle, cut, cutting card, and the end of the shoe. */

const DECK_SIZE = 52

/** @rule nz5:7.6 nz5-old:7.6 */
const LEAST_BEHIND = 20

/** A house maximum of one deck, so that neither burn nor luck meets the card early. @rule ruling:516 */
const MOST_BEHIND = DECK_SIZE

/** Whether used cards are mixed in again while the game goes on. */
export const isEndless = ({ elections }: BaccaratState): boolean =>
  elections.equipment === 'continuous-shuffler'

const cardsIn = ({ elections }: BaccaratState): number => elections.decks * DECK_SIZE

/** Upwards from whoever cut last, round the table, past empty seats. @rule ruling:538 */
const nextToCut = (
  { lastCutter }: BaccaratState,
  { seats }: Felt,
  declined: readonly Seat[],
): Seat | null => {
  const round = seats.map((_, i) => ((lastCutter + i) % seats.length) + 1)
  return round.find(seat => seats[seat - 1] !== null && !declined.includes(seat)) ?? null
}

/** Ready for the shuffle. Pre-shuffled cards that were washed need not be riffled. @rule nz5:6.5 nz5-old:6.5 */
export const isMixed = ({ phase, prepared }: BaccaratState): boolean =>
  phase.is === 'shuffling' ||
  (phase.is === 'opening' && phase.step === 'washed' && prepared === 'shuffled')

/** The cards lie in a random order; who sits there may cut them. @rule nz5:7.1 nz5-old:7.1 */
export const shuffled = (
  state: BaccaratState,
  { by, commitment }: BaccaratCommandOf<'shuffled'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { shuffle, offerCut } = bookOf(state).procedure
  if (!isMixed(state)) return refuse(shuffle, 'The cards are not being shuffled.')
  const refused = by.role === 'chance' ? undefined : byStaff(by, 'dealer', shuffle)
  return (
    refused ?? [
      { is: 'CardsShuffled', ...(commitment === undefined ? {} : { commitment }), under: shuffle },
      { is: 'CutOffered', seat: nextToCut(state, felt, []), under: offerCut },
    ]
  )
}

/** Whether this person is the one to whom the stack is offered. */
const notOffered = (state: BaccaratState, by: Actor, { seats }: Felt): Refusal | undefined => {
  const { offerCut, standingCut } = bookOf(state).procedure
  if (state.phase.is !== 'cutting') return refuse(offerCut, 'The cards are not offered for a cut.')
  const { seat } = state.phase
  if (!isPatron(by))
    return seat === null
      ? byStaff(by, 'dealer', offerCut)
      : refuse(offerCut, 'The cut is offered to seat {seat} first.', { seat })
  if (!seats.includes(by.patron)) return refuse(standingCut, 'Only a seated patron cuts the cards.')
  return seat !== null && seats[seat - 1] === by.patron
    ? undefined
    : refuse(offerCut, 'The cut is not offered to you.')
}

export const cut = (
  state: BaccaratState,
  { by, at }: BaccaratCommandOf<'cut'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { cut: under } = bookOf(state).procedure
  const refused = notOffered(state, by, felt)
  if (refused || state.phase.is !== 'cutting') return refused ?? []
  const most = cardsIn(state) - DECK_SIZE
  return Number.isInteger(at) && at >= DECK_SIZE && at <= most
    ? [{ is: 'CardsCut', at, seat: state.phase.seat, under }, ...loadedUncut(state)]
    : refuse(under, 'Cut at least a deck from either end: {least} to {most} cards.', {
        least: DECK_SIZE,
        most,
      })
}

/**
 * A continuous shuffler is loaded without a cutting card; its first stack is cut all the same.
 * @rule nz5:7.8 nz5-old:7.8 ruling:536
 */
const loadedUncut = (state: BaccaratState): readonly BaccaratEvent[] =>
  isEndless(state)
    ? [{ is: 'ShoeLoaded', cards: cardsIn(state), under: bookOf(state).shuffler.uncut }]
    : []

/** The dealer may pass on for a patron who does not answer. */
export const declineCut = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'decline-cut'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { offerCut: under } = bookOf(state).procedure
  if (state.phase.is !== 'cutting' || state.phase.seat === null)
    return refuse(under, 'The cut is not offered to anybody who could decline it.')
  const refused = isPatron(by) ? notOffered(state, by, felt) : byStaff(by, 'dealer', under)
  if (refused) return refused
  const { seat, declined } = state.phase
  return [
    { is: 'CutDeclined', seat, under },
    { is: 'CutOffered', seat: nextToCut(state, felt, [...declined, seat]), under },
  ]
}

export const placeCuttingCard = (
  state: BaccaratState,
  { by, behind }: BaccaratCommandOf<'place-cutting-card'>,
): Decision<BaccaratEvent> => {
  const { cut: under, load } = bookOf(state).procedure
  if (state.phase.is !== 'cut') return refuse(under, 'The cutting card goes in after the cut.')
  const refused = byStaff(by, 'dealer', under)
  if (refused) return refused
  return Number.isInteger(behind) && behind >= LEAST_BEHIND && behind <= MOST_BEHIND
    ? [
        { is: 'CuttingCardPlaced', behind, under },
        { is: 'ShoeLoaded', cards: cardsIn(state), under: load },
      ]
    : refuse(under, 'At least {least} and at most {most} cards lie behind the cutting card.', {
        least: LEAST_BEHIND,
        most: MOST_BEHIND,
      })
}

const isBetweenRounds = ({ phase }: BaccaratState): boolean =>
  phase.is === 'betting' || phase.is === 'loaded' || phase.is === 'burning'

export const reportExposed = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'report-exposed'>,
): Decision<BaccaratEvent> => {
  const { exposedShuffle: under } = bookOf(state).procedure
  if (state.phase.is !== 'cutting' && state.phase.is !== 'cut')
    return refuse(under, 'This is for cards that were seen on their way into the shoe.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsExposed', under }]
}

export const directShuffle = (
  state: BaccaratState,
  { by, ground, reason }: BaccaratCommandOf<'direct-shuffle'>,
  { seats }: Felt,
): Decision<BaccaratEvent> => {
  const { doubtShuffle, discretionShuffle, vacantOnly } = bookOf(state).procedure
  const under = ground === 'doubt' ? doubtShuffle : discretionShuffle
  const refused = byStaff(by, 'game-supervisor', under)
  if (refused) return refused
  if (vacantOnly && ground === 'discretion' && seats.some(seated => seated !== null))
    return refuse(under, 'Without a doubt, cards are shuffled again after the table stood empty.')
  if (!isBetweenRounds(state)) return refuse(under, 'Cards are shuffled between rounds.')
  return reason === ''
    ? refuse(under, 'Give the reason.')
    : [{ is: 'ShuffleDirected', reason, under }]
}

/** The set that waits in the shuffler is in doubt, and only that one is shuffled again. */
export const shuffleWaitingSet = (
  state: BaccaratState,
  { by, reason }: BaccaratCommandOf<'shuffle-waiting-set'>,
): Decision<BaccaratEvent> => {
  const { doubtShuffle: under } = bookOf(state).procedure
  const refused = byStaff(by, 'game-supervisor', under)
  if (refused) return refused
  if (!hasTwoSets(state)) return refuse(under, 'There is no second set at this table.')
  return reason === ''
    ? refuse(under, 'Give the reason.')
    : [{ is: 'WaitingSetShuffled', reason, under }]
}

export const replaceCards = (
  state: BaccaratState,
  { by, reason, set }: BaccaratCommandOf<'replace-cards'>,
): Decision<BaccaratEvent> => {
  const { replace: under } = bookOf(state).procedure
  const refused = byStaff(by, 'casino-supervisor', under)
  if (refused) return refused
  if (set === 'waiting') return waitingSetReplaced(state, reason)
  return isBetweenRounds(state)
    ? [{ is: 'CardsReplaced', reason, under }]
    : refuse(under, 'Cards are replaced after a round.')
}

/** A fresh set goes into the shuffler for the next shoe; no round has to wait for that. @rule ruling:551 */
const waitingSetReplaced = (state: BaccaratState, reason: string): Decision<BaccaratEvent> => {
  const { replace: under } = bookOf(state).procedure
  return hasTwoSets(state)
    ? [{ is: 'WaitingSetReplaced', reason, under }]
    : refuse(under, 'There is no second set at this table.')
}

/**
 * The cutting card comes out. Before the first card of a round it makes this round the last; later,
 * and in the burn, the next. @rule nz5:11.2 nz5-old:11.2 ruling:515
 */
export const cuttingCardOut = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { procedure, shuffler } = bookOf(state)
  if (isEndless(state)) return [{ is: 'CuttingCardSetAside', under: shuffler.endless }]
  const out: BaccaratEvent = { is: 'CuttingCardOut', under: procedure.cuttingCard }
  switch (state.phase.is) {
    case 'called':
      return state.waiting.length > 0 || state.hands.player.length > 0
        ? [out]
        : [out, { is: 'LastCoupAnnounced', under: procedure.lastCoupNow }]
    case 'burning':
      return [out, { is: 'LastCoupAnnounced', under: procedure.lastCoupNow }]
    case 'loaded':
    case 'betting':
      return [out, { is: 'LastCoupAnnounced', under: procedure.lastCoupNext }]
    default:
      return [out]
  }
}

/** A second cutting card lies behind the last card of the shoe. @rule nz5:3.4(b) nz5-old:3.4(b) */
export const isLastOfShoe = ({ lastCoup }: BaccaratState, drawn: Drawn): boolean =>
  drawn === 'none' || (drawn === 'cutting-card' && lastCoup !== 'no')

/** What follows a round: the shoe ends with the last coup, or the last coup is announced. @rule nz5:7.3 nz5:7.3(a) nz5:7.3(b) nz5-old:7.3(a) nz5-old:7.3(b) mbs:1.1.7 */
export const afterRound = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { reuse, lastCoupNext, invite } = bookOf(state).procedure
  if (state.lastCoup === 'this') return shoeEnded(state, reuse)
  const invited: readonly BaccaratEvent[] = [
    ...noBetsNext(state),
    ...(invite ? [{ is: 'BetsInvited', under: invite } as const] : []),
  ]
  return state.lastCoup === 'next'
    ? [{ is: 'LastCoupAnnounced', under: lastCoupNext }, ...invited]
    : invited
}

/** A card that somebody saw waits: the next round is a Void Hand. @rule nz5:12.2(b) nz5-old:12.2(b) */
const noBetsNext = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { disclosed } = bookOf(state).irregular.excess
  return disclosed.remedy === 'voidHand' && state.waiting.some(isShown)
    ? [{ is: 'VoidHandAnnounced', under: disclosed.under }]
    : []
}

const hasTwoSets = ({ elections }: BaccaratState): boolean =>
  elections.equipment === 'batch-shuffler'

/** With two sets the other one is dealt next. */
const swapped = (state: BaccaratState): readonly BaccaratEvent[] =>
  hasTwoSets(state) ? [{ is: 'SetsSwapped', under: bookOf(state).shuffler.sets }] : []

/**
 * Cards that patrons have handled serve one shoe only; a second set may follow if it was never dealt.
 * @rule nz5:11.3 nz5-old:11.3 ruling:551
 */
const retired = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { retire: under } = bookOf(state).styles
  const reason = 'a Style B shoe has ended'
  return hasTwoSets(state) && state.waitingSetIsFresh
    ? [{ is: 'SetRetired', reason, under }, ...swapped(state)]
    : [{ is: 'CardsReplaced', reason, under }]
}

export const shoeEnded = (
  state: BaccaratState,
  under: BaccaratEvent['under'],
): readonly BaccaratEvent[] => [
  { is: 'ShoeEnded', under },
  ...(state.elections.style === 'B' ? retired(state) : swapped(state)),
]

/** What a round used goes back into a continuous shuffler. @rule nz5:7.2 nz5-old:7.2 */
export const cardsReturned = (state: BaccaratState, cards: number): readonly BaccaratEvent[] =>
  isEndless(state) && cards > 0
    ? [{ is: 'CardsReturned', cards, under: bookOf(state).shuffler.mixing }]
    : []
