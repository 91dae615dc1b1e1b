import type { Refused } from '../../../../client/connection.ts'
import { spoken, type Words } from '../../../../i18n/index.ts'

/** A refusal as a screen reader announces it: "Bet not taken", the reason, the clause. */
export const refusalWords = (words: Words, refused: Refused): string => {
  const { bets, marks } = words
  const clause = refused.under ? ` ${refused.under}` : ''
  return marks.sentences([marks.sentence(bets.refused), spoken(words, refused), clause])
}
