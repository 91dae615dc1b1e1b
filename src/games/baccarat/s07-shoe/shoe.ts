import type { ShoeDraw } from '../../../kernel/chance.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import { bookOf, type ElectionHolder } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'

/** Division 5 sections 7 and 11: the shoe and its end. */

export const DECK_SIZE = 52

export const cardsIn = ({ elections }: ElectionHolder): number => elections.decks * DECK_SIZE

/** True if used cards go back into the shuffler during play. */
export const isEndless = ({ elections }: ElectionHolder): boolean =>
  elections.equipment === 'continuous-shuffler'

/**
 * If the cutting card comes out before the first card of a round, this round is the last. Later, or
 * in the burn, the next round is the last.
 * @rule nz5:11.2 nz5-old:11.2 ruling:515
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

/** A second cutting card is behind the last card of the shoe. @rule nz5:3.4(b) nz5-old:3.4(b) */
export const isLastOfShoe = ({ lastCoup }: BaccaratState, drawn: ShoeDraw): boolean =>
  drawn === 'none' || (drawn === 'cutting-card' && lastCoup !== 'no')

/** True if a rule counts from the invitation to bet. */
export const isInviting = (play: ElectionHolder): boolean =>
  bookOf(play).procedure.invite !== undefined

/**
 * Refuses to play on while the cards are away, with the clause that took them away.
 * @rule nz5:11.2 nz5-old:11.2 nz5:12.5 nz5-old:12.5
 */
export const noCards = (state: BaccaratState): Refusal | undefined => {
  const { reuse, cuttingCard } = bookOf(state).procedure
  if (state.emptied === null) return undefined
  return refuse(
    state.emptied === reuse ? cuttingCard : state.emptied,
    'No card is dealt until the cards have been shuffled or replaced.',
  )
}

/**
 * After a round, the shoe ends with the last coup, or the dealer announces the last coup.
 * @rule nz5:7.3 nz5:7.3(a) nz5:7.3(b) nz5-old:7.3(a) nz5-old:7.3(b) mbs:1.1.7
 */
export const afterRound = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { reuse, lastCoupNext } = bookOf(state).procedure
  if (state.lastCoup === 'this') return shoeEnded(state, reuse)
  return state.lastCoup === 'next'
    ? [{ is: 'LastCoupAnnounced', under: lastCoupNext }, ...noBetsNext(state)]
    : noBetsNext(state)
}

/**
 * If someone saw a card that is kept for the next round, that round is a Void Hand.
 * @rule nz5:12.2(b) nz5-old:12.2(b)
 */
const noBetsNext = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { disclosed } = bookOf(state).irregular.excess
  return disclosed.remedy === 'voidHand' && state.waiting.some(isShown)
    ? [{ is: 'VoidHandAnnounced', under: disclosed.under }]
    : []
}

/** Only a batch shuffler holds a second set. */
export const hasTwoSets = ({ elections }: ElectionHolder): boolean =>
  elections.equipment === 'batch-shuffler'

/** With two sets, the other one is dealt next. */
const swapped = (state: BaccaratState): readonly BaccaratEvent[] =>
  hasTwoSets(state) ? [{ is: 'SetsSwapped', under: bookOf(state).shuffler.sets }] : []

/**
 * Cards that patrons handled serve one shoe only. A second set that was never dealt may follow.
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

/** The used cards of a round go back into a continuous shuffler. @rule nz5:7.2 nz5-old:7.2 */
export const cardsReturned = (state: BaccaratState, cards: number): readonly BaccaratEvent[] =>
  isEndless(state) && cards > 0
    ? [{ is: 'CardsReturned', cards, under: bookOf(state).shuffler.mixing }]
    : []

const BETWEEN_SHOES: readonly BaccaratState['phase']['is'][] = [
  'opening',
  'shuffling',
  'cutting',
  'cut',
]

/** No card of the coming shoe has been dealt or burned. */
export const isBetweenShoes = ({ phase }: BaccaratState): boolean =>
  BETWEEN_SHOES.includes(phase.is)
