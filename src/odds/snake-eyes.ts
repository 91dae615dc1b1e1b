import { type Elections, OFFERS } from '../games/snake-eyes/book.ts'
import { ROLLS } from '../games/snake-eyes/dice.ts'
import { ONS, type On, outcomeOf, type Rule, wagersOf } from '../games/snake-eyes/wagers.ts'
import { fraction, plus, times, ZERO } from './fraction.ts'
import { net, netOddsText, type Row } from './row.ts'

/** Which election sets what a wager pays; the others are printed with one price. */
const ELECTED: Readonly<Partial<Record<On, keyof Elections>>> = {
  'hard-4': 'hard4',
  'hard-6': 'hard6',
  'hard-8': 'hard8',
  'hard-10': 'hard10',
  field: 'field',
  'craps-2': 'craps2',
  'craps-12': 'craps12',
}

const PLAIN: Elections = {
  hard4: 7,
  hard6: 9,
  hard8: 9,
  hard10: 7,
  field: 1,
  craps2: 33,
  craps12: 33,
}

/** What every wager costs at every price that may be displayed. @rule nz11a:4.9 nz11a:4.10 */
export const snakeEyesOdds = (): readonly Row[] => ONS.flatMap(rowsOn)

const rowsOn = (wager: On): readonly Row[] => {
  const key = ELECTED[wager]
  const choices: readonly number[] = key === undefined ? [0] : OFFERS[key]
  return choices.map(choice => {
    const rule = wagersOf({ ...PLAIN, ...(key && { [key]: choice }) })[wager]
    return row(wager, rule, key === 'field' ? `option ${choice}` : undefined)
  })
}

/**
 * A wager stays until a roll decides it, and every roll is like the one before. So what it comes to
 * is what it comes to on the rolls that decide it, and on those alone.
 */
const row = (wager: On, rule: Rule, option: string | undefined): Row => {
  const decided = ROLLS.map(roll => outcomeOf(rule, roll)).filter(outcome => outcome !== undefined)
  const wins = decided.filter(({ is }) => is === 'win')
  const won = decided.map(net).reduce(plus, ZERO)
  return {
    wager,
    terms: option ?? netOddsText(wins[0]!),
    under: [...new Set([...decided.filter(({ is }) => is === 'lose'), ...wins].map(o => o.under))],
    edge: times(won, fraction(-1n, BigInt(decided.length))),
  }
}
