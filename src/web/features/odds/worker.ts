import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { removals } from '../../../odds/baccarat/removal.ts'
import { cardsIn, dealsOf } from '../../../odds/baccarat/shoe.ts'
import { baccaratSpreads } from '../../../odds/baccarat/spread.ts'
import { superBetSpreads } from '../../../odds/lunar-poker.ts'
import { baccaratPar } from '../../../odds/par/baccarat.ts'
import { lunarPokerPar } from '../../../odds/par/lunar-poker.ts'
import { roulettePar } from '../../../odds/par/roulette.ts'
import { snakeEyesPar } from '../../../odds/par/snake-eyes.ts'
import type { Offers, ParSheet, Signs } from '../../../odds/par.ts'
import { rouletteLines } from '../../../odds/roulette.ts'
import { snakeEyesLines } from '../../../odds/snake-eyes.ts'
import { spreadOf } from '../../../odds/spread.ts'
import type { Answer, GameQuestion, Question, Wagers } from './question.ts'
import { shoeWithout } from './removal/removed-cards.ts'

/** The thread that counts, so that the page never stands still. */

const HANDS = 2_598_960

const drawn = (lines: ReturnType<typeof rouletteLines>): Wagers => {
  const from = lines[0]!.nets.length
  return { spreads: lines.map(spreadOf), from, ways: BigInt(from), removals: [] }
}

const sheetOf = (game: GameQuestion, signs: Signs, offers: Offers): ParSheet => {
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

const answerTo = async (question: Question): Promise<Answer> => {
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
    case 'sheet': {
      const { game, maxima, offers, ...signs } = question
      return sheetOf(game, { ...signs, maximum: wager => maxima[wager] ?? 0 }, ({ wager, terms }) =>
        offers.includes(`${wager} ${terms}`),
      )
    }
    case 'hand': {
      // Its tables take a moment to build: only for those who ask.
      const { handOdds } = await import('../../../odds/lunar-poker/choices.ts')
      return handOdds(question.hand, question.up, question.cash)
    }
  }
}

addEventListener('message', ({ data: asked }: MessageEvent<{ id: number; question: Question }>) => {
  void answerTo(asked.question).then(
    answer => postMessage({ id: asked.id, answer }),
    (error: unknown) => postMessage({ id: asked.id, failed: String(error) }),
  )
})
