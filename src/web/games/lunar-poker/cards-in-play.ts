import type { BoxView } from '../../../games/lunar-poker/table/view.ts'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'

/**
 * A box's cards as they lie there: each new card of an exchange replaces one of the face-down
 * cards. Which one stays secret.
 * @rule nz22:8.5(c)
 */
export const cardsInPlay = ({
  cards,
  drawn,
  choice,
}: Pick<BoxView, 'cards' | 'drawn' | 'choice'>): readonly Seen<Card>[] => {
  let given = choice === 'exchange' ? drawn.length : 0
  const kept = cards.filter(card => {
    if (card !== HIDDEN || given === 0) return true
    given -= 1
    return false
  })
  return [...kept, ...drawn]
}
