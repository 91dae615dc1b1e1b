import type { Book } from '../../../games/baccarat/books/book.ts'
import { announcement, wagerName } from '../../../games/baccarat/names.ts'
import { isMain, type WagerName } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { thirdCardReasons } from '../../../games/baccarat/s09-third-cards/reasons.ts'
import type { Ended } from '../../../general/state.ts'
import { dollars, sentence } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import type { Settlement } from '../../../records/wager-ends.ts'
import { faces, type Paint } from '../drawing.ts'
import { eachFate, type Fate, fateReasons, oddsNote, reason } from '../reasons.ts'
import type { Coup } from './session.ts'

/** The outcome of a round, and why. */

const noteOf = (ended: Ended): string => {
  const { outcome, commission, wager } = ended
  switch (outcome.is) {
    case 'win':
      return commission > 0 ? `${oddsNote(ended)} less ${dollars(commission)}` : oddsNote(ended)
    case 'stand-off':
      return isMain(wager.on as WagerName) ? 'stays there' : 'back to you'
    case 'void':
      return 'back to you'
    case 'lose':
      return ''
  }
}

/** The outcome of each wager. */
export const fatesOf = (settled: readonly Settlement[]): readonly Fate[] =>
  eachFate(settled, wagerName, noteOf)

/** The full answer to `why`: cards, third cards, every wager. */
export const whyRound = (
  paint: Paint,
  law: Law,
  book: Book['id'],
  { number, hands, result, settled }: Coup,
): readonly string[] => [
  `   Round ${number}: ${announcement(result)}`,
  `   Player ${faces(paint, hands.player)}   Banker ${faces(paint, hands.banker)}`,
  ...thirdCardReasons(book, hands).flatMap(([phrase, clause]) =>
    reason(paint, law, sentence(phrase), clause),
  ),
  ...fateReasons(paint, law, fatesOf(settled)),
]
