import { sheetOf, wagersOf } from './games.ts'
import type { Answer, Question } from './question.ts'

/** The thread that counts, so that the page never stands still. */

const answerTo = async (question: Question): Promise<Answer> => {
  switch (question.of) {
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
    default:
      return wagersOf(question)
  }
}

addEventListener('message', ({ data: asked }: MessageEvent<{ id: number; question: Question }>) => {
  void answerTo(asked.question).then(
    answer => postMessage({ id: asked.id, answer }),
    (error: unknown) => postMessage({ id: asked.id, failed: String(error) }),
  )
})
