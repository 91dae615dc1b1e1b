import { isCard } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown, type ShoeDraw } from '../../../kernel/chance.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { faceDown, isShown, shown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, byPlayer, command, type ElectionHolder, inBook } from '../law.ts'
import { burnValue } from '../s04-card-values.ts'
import { sealedOrder, unreasoned } from '../s12-irregularities/deadline.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'
import type { BaccaratView } from '../table/view.ts'
import { impossible } from './composition.ts'
import { cuttingCardOut, DECK_SIZE, shoeEnded } from './shoe.ts'

/** Division 5 rule 7.7: cards burned before the first round. */

const clause = (play: ElectionHolder) => {
  const { burnByValue, burnOne } = bookOf(play).procedure
  return play.elections.burn === 'by-value' ? burnByValue : burnOne
}

export const burn = command('burn', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: clause,
  during: ['loaded'],
  place: 'step',
  decide: state => {
    const under = clause(state)
    return state.phase.is === 'loaded'
      ? [{ is: 'BurnBegan', under }]
      : refuse(under, 'Cards are burned once, from a fresh shoe.')
  },
})

/**
 * Either the first card is turned up and its value is the number of cards burned face down, or one
 * card is burned face down.
 * @rule nz5:7.7 nz5:7.7(a)(i) nz5:7.7(a)(ii) nz5:7.7(a)(iii) nz5-old:7.7(a) nz5-old:7.7(b) nz5-old:7.7(c)
 */
export const burnCard = (
  state: BaccaratState,
  card: ShoeDraw | FaceDown,
): readonly BaccaratEvent[] => {
  if (state.phase.is !== 'burning') return []
  const under = clause(state)
  if (card === 'cutting-card') return cuttingCardOut(state)
  if (card === 'none') return shoeEnded(state, bookOf(state).under.tooFewCards)
  const { left } = state.phase
  if (left === null && state.elections.burn === 'by-value' && card !== FACE_DOWN)
    return [{ is: 'CardBurned', card: shown(card), left: burnValue(card), under }]
  const after = left === null ? 0 : left - 1
  return [{ is: 'CardBurned', card: faceDown(card), left: after, under }]
}

/** If anyone asks, the whole table sees a single burned card. @rule nz5:7.7(b) ruling:537 */
export const seeBurn = command('see-burn', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: inBook(({ procedure }) => procedure.burnOne),
  decide: (state, { by }, felt) => {
    const under = bookOf(state).procedure.burnOne
    return byPlayer(by, felt, under) ?? burnKept(state) ?? [{ is: 'BurnShown', under }]
  },
})

const burnKept = (state: BaccaratState): Refusal | undefined => {
  const under = bookOf(state).procedure.burnOne
  if (state.elections.burn !== 'one-face-down')
    return refuse(under, 'Here the first card was turned up and the rest stay face down.')
  return state.burned.length === 0 ? refuse(under, 'No card has been burned yet.') : undefined
}

/** True if patrons may still ask to see the burned card. */
export const burnUnseen = (state: BaccaratState): boolean =>
  !burnKept(state) && !state.burned.every(isShown)

/** Nothing but burned and waiting cards has left the shoe. */
const isFresh = ({ elections, left, burned, waiting }: BaccaratState): boolean =>
  elections.decks * DECK_SIZE - left === burned.length + waiting.length

const isByValue = ({ elections, burned }: Pick<BaccaratState, 'elections' | 'burned'>): boolean =>
  elections.burn === 'by-value' && burned.length > 0

/**
 * The first card was turned up rightly and entered wrongly. Cards are burned up to its value; those
 * that were burned already stay in the rack.
 * @rule ruling:600 ruling:554
 */
export const correctBurn = command('correct-burn', {
  mood: 'report',
  by: ['dealer'],
  fields: { card: field.card, reason: field.reason },
  about: 'the-table',
  under: 'ruling:600',
  during: ['burning', 'betting'],
  sealed: 'nz1:15.4',
  place: 'form',
  where: (view: Pick<BaccaratView, 'elections' | 'burned' | 'results'>) =>
    view.elections.burn === 'by-value' && view.burned.length > 0 && view.results.length === 0,
  decide: (state, { card, reason }) => {
    const under = 'ruling:600'
    const refused = unreasoned(reason, under) ?? sealedOrder(state, 'nz1:15.4')
    if (refused) return refused
    const was = state.burned[0]?.secret
    const isOpen = state.phase.is === 'burning' || state.phase.is === 'betting'
    if (!isByValue(state) || !isOpen || !isFresh(state) || was === undefined || !isCard(was))
      return refuse(under, 'No such card has been entered.')
    if (was === card) return refuse(under, 'That card was entered as {card}.', { card })
    const left = Math.max(0, burnValue(card) - (state.burned.length - 1))
    return impossible(state, card) ?? [{ is: 'BurnEntryCorrected', was, card, left, reason, under }]
  },
})
