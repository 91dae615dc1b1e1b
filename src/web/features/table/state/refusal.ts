import type { Refused } from '../../../client/connection.ts'
import { spoken, type Words } from '../../../i18n/index.ts'

/** A refusal as it is read out: that it is one, why, and by which clause. */
export const refusalWords = (words: Words, refused: Refused): string => {
  const { bets, marks } = words
  const clause = refused.under ? ` ${refused.under}` : ''
  return marks.sentences([marks.sentence(bets.refused), spoken(words, refused), clause])
}
