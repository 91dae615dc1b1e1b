import type { GameName } from '../../../games/catalogue.ts'
import { LAYOUTS } from '../../../games/roulette/s02-layout.ts'
import { wordsIn } from '../../../odds/baccarat/removed-cards.ts'
import type { GameQuestion } from '../../../odds/games.ts'
import { BOOK_IDS, decksOf } from './options.tsx'
import { oneOf, type PageChoices } from './page-choices.ts'

/** The question that the choices on the page ask. */
export const questionOf = (game: GameName, chosen: PageChoices): GameQuestion => {
  switch (game) {
    case 'baccarat':
      return {
        of: game,
        book: oneOf(BOOK_IDS, chosen.of('book', 'nz5')),
        decks: decksOf(chosen),
        gone: wordsIn(chosen.of('gone', '')),
      }
    case 'roulette':
      return { of: game, layout: oneOf(LAYOUTS, chosen.of('layout', '')) }
    default:
      return { of: game }
  }
}
