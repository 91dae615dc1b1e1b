import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { removals } from '../../../odds/baccarat/removal.ts'
import { cardsIn, dealsOf } from '../../../odds/baccarat/shoe.ts'
import { baccaratSpreads } from '../../../odds/baccarat/spread.ts'
import { superBetSpreads } from '../../../odds/lunar-poker.ts'
import { baccaratPar, baccaratTable } from '../../../odds/par/baccarat.ts'
import { lunarPokerPar, lunarPokerTable } from '../../../odds/par/lunar-poker.ts'
import { roulettePar, rouletteTable } from '../../../odds/par/roulette.ts'
import { snakeEyesPar, snakeEyesTable } from '../../../odds/par/snake-eyes.ts'
import type { ParTable } from '../../../odds/par/tables.ts'
import type { Offers, ParSheet, Signs } from '../../../odds/par.ts'
import { rouletteLines } from '../../../odds/roulette.ts'
import { snakeEyesLines } from '../../../odds/snake-eyes.ts'
import { spreadOf } from '../../../odds/spread.ts'
import type { GameQuestion, Wagers } from './question.ts'
import { shoeWithout } from './removal/removed-cards.ts'

/** What the odds page needs from each game. */

export const tableFor = (question: GameQuestion): ParTable => {
  switch (question.of) {
    case 'baccarat':
      return baccaratTable(BOOKS[question.book])
    case 'roulette':
      return rouletteTable(question.layout)
    case 'snake-eyes':
      return snakeEyesTable()
    case 'lunar-poker':
      return lunarPokerTable()
  }
}

const HANDS = 2_598_960

const drawn = (lines: ReturnType<typeof rouletteLines>): Wagers => {
  const from = lines[0]!.nets.length
  return { spreads: lines.map(spreadOf), from, ways: BigInt(from), removals: [] }
}

export const sheetOf = (game: GameQuestion, signs: Signs, offers: Offers): ParSheet => {
  switch (game.of) {
    case 'baccarat':
      return baccaratPar(BOOKS[game.book], shoeWithout(game.decks, game.gone), signs, offers)
    case 'roulette':
      return roulettePar(game.layout, signs)
    case 'snake-eyes':
      return snakeEyesPar(signs, offers)
    case 'lunar-poker':
      return lunarPokerPar(signs, offers)
  }
}

/** Every wager of a game and its possible results. */
export const wagersOf = (question: GameQuestion): Wagers => {
  switch (question.of) {
    case 'baccarat': {
      const book = BOOKS[question.book]
      const shoe = shoeWithout(question.decks, question.gone)
      const from = cardsIn(shoe)
      return {
        spreads: baccaratSpreads(book, shoe),
        from,
        ways: dealsOf(from),
        removals: removals(book, shoe),
      }
    }
    case 'roulette':
      return drawn(rouletteLines(question.layout))
    case 'snake-eyes':
      return drawn(snakeEyesLines())
    case 'lunar-poker':
      return { spreads: superBetSpreads(), from: HANDS, ways: BigInt(HANDS), removals: [] }
  }
}
