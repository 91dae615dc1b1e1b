import { sheetsOf } from '../../../odds/games.ts'
import type { OddsAnswer, Question } from './question.ts'

/** The worker that computes odds, so that the page stays responsive. */

const answerTo = async (question: Question): Promise<OddsAnswer> => {
  switch (question.of) {
    case 'sheet': {
      const { game, maxima, offers, ...signs } = question
      return sheetsOf(game.of).sheet(
        game,
        { ...signs, maximum: wager => maxima[wager] ?? 0 },
        ({ wager, terms }) => offers.includes(`${wager} ${terms}`),
      )
    }
    case 'hand': {
      // Imported on demand, because its tables take a moment to build.
      const { handOdds } = await import('../../../odds/lunar-poker/choices.ts')
      return handOdds(question.hand, question.up, question.cash)
    }
    default:
      return sheetsOf(question.of).wagers(question)
  }
}

addEventListener('message', ({ data: asked }: MessageEvent<{ id: number; question: Question }>) => {
  void answerTo(asked.question).then(
    answer => postMessage({ id: asked.id, answer }),
    (error: unknown) => postMessage({ id: asked.id, failed: String(error) }),
  )
})
