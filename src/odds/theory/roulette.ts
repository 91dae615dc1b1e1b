import { clothOf, type Elections, simpleNamed } from '../../games/roulette/book/book.ts'
import { clauseOf, outcomeOf } from '../../games/roulette/s03-wagers/odds.ts'
import { net } from '../row.ts'
import { type Theory, theoryOfDraws } from './theory.ts'

/** Over the compartments of the table's wheel. */
export const rouletteTheory = (elections: Elections): Theory => {
  const cloth = clothOf(elections)
  return theoryOfDraws(on => {
    const bet = simpleNamed(elections, on)
    return (
      bet && {
        wager: on,
        terms: bet.kind,
        under: [clauseOf(cloth, bet.kind)],
        nets: cloth.wheel.pockets.map(spun => net(outcomeOf(cloth, bet, spun))),
      }
    )
  })
}
