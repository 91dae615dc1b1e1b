import type { Words } from '../../../i18n/index.ts'
import type { Refused } from './bets.ts'

/** A refusal as it is read out: that it is one, why, and by which clause. */
export const refusalWords = (
  { bets, marks, said }: Words,
  { message, under }: Pick<Refused, 'message' | 'under'>,
): string => marks.sentences([`${bets.refused}. `, said.refusal(message), under ? ` ${under}` : ''])
