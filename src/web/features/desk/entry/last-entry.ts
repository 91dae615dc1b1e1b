import { type Card, isCard } from '../../../../kernel/card.ts'
import { FACE_DOWN } from '../../../../kernel/chance.ts'
import type { Words } from '../../../i18n/index.ts'
import { cardName } from '../../../ui/pieces/card.tsx'
import type { DeskTable } from '../desk-context.ts'
import { cardsInOrder, lastPlace } from './card-order.ts'

/** The last entry in words, also after a reload, when only the table knows it. */

export const cardText = (words: Words, card: string): string =>
  card === FACE_DOWN ? words.desk.faceDown : isCard(card) ? cardName(words, card as Card) : card

interface OutcomeView {
  readonly ballIn?: string | null
  readonly faces?: readonly number[] | null
}

/** Empty if the table does not show the entry. */
export const lastEntryOf = (words: Words, at: DeskTable): string => {
  const { desk } = words
  const { ballIn, faces } = at.moment.view.play as OutcomeView
  const card = cardsInOrder(at).at(-1)
  if (card !== undefined) {
    const { hand, nth } = lastPlace(at)
    return desk.enteredAs(cardText(words, card), desk.place(hand, nth))
  }
  if (typeof ballIn === 'string') return desk.wasEntered(ballIn)
  return faces ? desk.wasEntered(faces.join(' ')) : ''
}
