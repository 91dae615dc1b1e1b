import { GAMES } from '../../games/catalogue.ts'
import { numberBelow, oneOf, type Words } from '../../odds/simulation/random.ts'
import { ordinaryRound } from '../ordinary-round.ts'
import type { Deed, Rehearsal } from '../rehearsal.ts'
import { type AskOf, asksOf } from '../trainee-questions.ts'
import type { Exercise } from './exercise.ts'

/** Payouts, and the order of steps. */

const paysIn = ({ place }: Rehearsal, deed: Deed): readonly AskOf<'pay'>[] =>
  asksOf(place, deed, '', false).flatMap(ask =>
    ask.asks === 'pay' && typeof ask.expected === 'number' ? [ask] : [],
  )

const ROUNDS = 40

/** Games with fixed odds per wager. The others pay by the hand or as the table elects. */
const PAID_BY_HEART = ['baccarat', 'roulette'] as const

/** One patron's total win in a round, such as a picture bet at roulette. */
export const payouts = (words: Words): Exercise => {
  const game = oneOf(PAID_BY_HEART, words)
  for (let round = 0; round < ROUNDS; round += 1) {
    const played = ordinaryRound(game, words)
    for (const deed of played.deeds) {
      const all = paysIn(played, deed)
      const own = all.filter(({ wager }) => wager.patron === all[0]!.wager.patron)
      if (own.length === 0) continue
      return {
        shows: { is: 'payout', game, wagers: own.map(({ wager }) => wager) },
        options: [],
        expected: String(own.reduce((sum, { expected }) => sum + Number(expected), 0)),
        under: [...new Set(own.flatMap(({ under }) => under))],
      }
    }
  }
  return payouts(words)
}

/** The next step of an ordinary round. */
export const steps = (words: Words): Exercise => {
  const game = oneOf(
    GAMES.filter(each => each !== 'baccarat'),
    words,
  )
  const own = ordinaryRound(game, words).deeds.filter(({ who }) => who === 'trainee')
  const at = numberBelow(own.length, words)
  const names = own.map(({ command }) => command.does)
  const expected = names[at]!
  const ask = own[at]!.decision as readonly { readonly under: Exercise['under'][number] }[]
  return {
    shows: { is: 'step', game, done: names.slice(0, at) },
    options: [...new Set(names)].toSorted(),
    expected,
    under: ask.slice(0, 1).map(({ under }) => under),
  }
}
