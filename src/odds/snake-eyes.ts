import { type Elections, OFFERS } from '../games/snake-eyes/book/book.ts'
import { ROLLS } from '../games/snake-eyes/s03-equipment/dice.ts'
import {
  ONS,
  outcomeOf,
  type Rule,
  type WagerName,
  wagersOf,
} from '../games/snake-eyes/s04-wagers.ts'
import { net, netOddsText, type Row } from './row.ts'
import { type DrawLine, rowOf } from './simulation/draws.ts'

/** The election that sets what a wager pays. Wagers without one have a single printed price. */
const ELECTED: Readonly<Partial<Record<WagerName, keyof Elections>>> = {
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

/** Every wager with all odds that may be displayed, over the rolls. @rule nz11a:4.9 nz11a:4.10 */
export const snakeEyesLines = (): readonly DrawLine[] => ONS.flatMap(linesOn)

export const snakeEyesOdds = (): readonly Row[] => snakeEyesLines().map(rowOf)

/** A wager at the price of these elections. */
export const snakeEyesLine = (elections: Elections, wager: WagerName): DrawLine =>
  line(wager, wagersOf(elections)[wager], undefined)

const linesOn = (wager: WagerName): readonly DrawLine[] => {
  const key = ELECTED[wager]
  const choices: readonly number[] = key === undefined ? [0] : OFFERS[key]
  return choices.map(choice => {
    const rule = wagersOf({ ...PLAIN, ...(key && { [key]: choice }) })[wager]
    return line(wager, rule, key === 'field' ? `option ${choice}` : undefined)
  })
}

const line = (wager: WagerName, rule: Rule, option: string | undefined): DrawLine => {
  const outcomes = ROLLS.map(roll => outcomeOf(rule, roll))
  const that = (is: 'win' | 'lose') => outcomes.filter(outcome => outcome?.is === is)
  return {
    wager,
    terms: option ?? netOddsText(that('win')[0]!),
    under: [...new Set([...that('lose'), ...that('win')].map(outcome => outcome!.under))],
    nets: outcomes.map(outcome => outcome && net(outcome)),
  }
}
