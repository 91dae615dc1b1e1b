import type { Book } from '../../../games/baccarat/books/book.ts'
import { announcement, wagerName } from '../../../games/baccarat/names.ts'
import { isMain, type On } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { thirdCardReasons } from '../../../games/baccarat/s09-reasons.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import { faces, type Paint } from '../drawing.ts'
import { type Fate, fateReasons, reason } from '../reasons.ts'
import { netOf, type Settled } from '../session.ts'
import type { Round } from './session.ts'

/** What became of a round, and why. */

const noteOf = ({ outcome, commission, wager }: Settled): string => {
  switch (outcome.is) {
    case 'win': {
      const at = `${outcome.odds.pays} to ${outcome.odds.to}`
      return commission > 0 ? `${at} less ${dollars(commission)}` : at
    }
    case 'stand-off':
      return isMain(wager.on as On) ? 'stays there' : 'back to you'
    case 'void':
      return 'back to you'
    case 'lose':
      return ''
  }
}

/** What became of each wager. */
export const fatesOf = (settled: readonly Settled[]): readonly Fate[] =>
  settled.map(event => ({
    name: wagerName(event.wager.on),
    chips: event.wager.chips,
    outcome: event.outcome,
    net: netOf(event),
    note: noteOf(event),
  }))

/** The whole answer to `why`: cards, third cards, every wager. */
export const whyRound = (
  paint: Paint,
  law: Law,
  book: Book['id'],
  { number, hands, result, settled }: Round,
): readonly string[] => [
  `   Round ${number}: ${announcement(result)}`,
  `   Player ${faces(paint, hands.player)}   Banker ${faces(paint, hands.banker)}`,
  ...thirdCardReasons(book, hands).flatMap(([text, clause]) => reason(paint, law, text, clause)),
  ...fateReasons(paint, law, fatesOf(settled)),
]
