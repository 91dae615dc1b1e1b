import type { Drawn } from '../../kernel/chance.ts'
import type { Felt } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import { shown } from '../../kernel/secret.ts'
import { burnCard } from './burn.ts'
import { isNatural, pointCount } from './cards.ts'
import { cardsOut, type Hands, INITIAL_DEAL, nextCardTo, result } from './draw.ts'
import type { BaccaratCommandOf, BaccaratEvent } from './events.ts'
import { evolveBaccarat } from './evolve.ts'
import { freeRoundCounted, freeRoundRefused } from './free-rounds.ts'
import { bookOf, byStaff } from './opening.ts'
import { afterRound, cardsReturned, cuttingCardOut, isLastOfShoe, shoeEnded } from './shoe.ts'
import { isPair } from './side-wagers.ts'
import { type BaccaratState, faces, type RoundResult } from './state.ts'

/** Division 5 sections 8 to 10: the call, the cards, the result. */

/** @rule nz5:8.2 nz5:8.3 mbs:3.2 a round may be dealt although nobody wagers. */
export const call = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'call'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { call: under, burnForgotten } = bookOf(state).procedure
  if (state.phase.is !== 'betting' && state.phase.is !== 'loaded')
    return refuse(under, 'There is nothing to call now.')
  const refused = byStaff(by, 'dealer', under) ?? freeRoundRefused(state, felt)
  if (refused) return refused
  return [
    ...(state.phase.is === 'loaded' ? [{ is: 'BurnOmitted', under: burnForgotten } as const] : []),
    ...freeRoundCounted(state, felt),
    { is: 'NoMoreBets', under },
  ]
}

/** A report: it came out of the shoe, and is ruled on. Only the dealer handles cards. @rule nz5:8.7 nz5-old:8.7 */
export const card = (
  state: BaccaratState,
  { by, card: drawn }: BaccaratCommandOf<'card'>,
): Decision<BaccaratEvent> => {
  const { handling, load } = bookOf(state).procedure
  const refused = by.role === 'chance' ? undefined : byStaff(by, 'dealer', handling)
  if (refused) return refused
  switch (state.phase.is) {
    case 'burning':
      return burnCard(state, drawn)
    case 'called':
    case 'dealing':
      return dealCard(state, drawn)
    case 'loaded':
    case 'betting':
      if (drawn === 'cutting-card') return cuttingCardOut(state)
      return withoutCall(state, drawn, by)
    default:
      return refuse(load, 'The cards are not in the shoe.')
  }
}

/** A first card without the call closes the betting all the same. @rule nz1:10.6 ruling:502 */
const withoutCall = (state: BaccaratState, drawn: Drawn, by: Actor): Decision<BaccaratEvent> => {
  const { call: under, burnForgotten } = bookOf(state).procedure
  if (by.role === 'chance') return refuse(under, 'No card is due before the call.')
  const omitted: readonly BaccaratEvent[] = [
    ...(state.phase.is === 'loaded' ? [{ is: 'BurnOmitted', under: burnForgotten } as const] : []),
    { is: 'CallOmitted', under: 'nz1:10.6' },
  ]
  return [...omitted, ...dealCard(omitted.reduce(evolveBaccarat, state), drawn)]
}

/** Every card lies face up as it comes. @rule nz5:9.7 nz5-old:9.7 */
const dealCard = (state: BaccaratState, drawn: Drawn): readonly BaccaratEvent[] => {
  const book = bookOf(state)
  if (isLastOfShoe(state, drawn)) return tooFewCards(state)
  if (drawn === 'cutting-card' || drawn === 'none') return cuttingCardOut(state)
  const before = faces(state.hands)
  const to = nextCardTo(book.draw, before)
  if (to === undefined) return []
  const hands: Hands = { ...before, [to]: [...before[to], drawn] }
  const under = cardsOut(before) < INITIAL_DEAL ? book.procedure.deal : book.procedure.thirdCard
  return [
    { is: 'CardDealt', to, card: shown(drawn), first: cardsOut(before) === 0, under },
    ...announced(state, hands),
    ...(nextCardTo(book.draw, hands) ? [] : concluded(state, hands)),
  ]
}

/** The Player's count is called first. @rule nz5:8.6 nz5-old:8.6 mbs:3.9 */
const announced = (state: BaccaratState, hands: Hands): readonly BaccaratEvent[] =>
  cardsOut(hands) === INITIAL_DEAL
    ? [
        {
          is: 'PointCountsAnnounced',
          player: pointCount(hands.player),
          banker: pointCount(hands.banker),
          under: bookOf(state).procedure.announceCounts,
        },
      ]
    : []

const concluded = (state: BaccaratState, hands: Hands): readonly BaccaratEvent[] => {
  const { announceResult, pay } = bookOf(state).procedure
  return [
    { is: 'ResultAnnounced', hands, round: resultOf(hands), under: announceResult },
    { is: 'RoundEnded', under: pay },
    ...cardsReturned(state, cardsOut(hands)),
    ...afterRound(state),
  ]
}

const resultOf = (hands: Hands): RoundResult => ({
  player: pointCount(hands.player),
  banker: pointCount(hands.banker),
  result: result(hands),
  playerPair: isPair(hands.player),
  bankerPair: isPair(hands.banker),
  natural: isNatural(hands.player) || isNatural(hands.banker),
})

/** @rule nz5:12.5 nz5-old:12.5 mbs:5.5 the round is void and all cards are shuffled again. */
const tooFewCards = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { tooFewCards: under } = bookOf(state).under
  return [
    { is: 'RoundVoided', reason: 'too few cards to finish the round', under },
    ...shoeEnded(state, under),
  ]
}
