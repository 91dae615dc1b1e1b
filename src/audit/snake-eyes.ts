import type { Elections } from '../games/snake-eyes/book/book.ts'
import { type Face, type Faces, ROLLS, total } from '../games/snake-eyes/s03-equipment/dice.ts'
import { ONS, outcomeOf, type WagerName, wagersOf } from '../games/snake-eyes/s04-wagers.ts'
import { winnings } from '../kernel/chips/settle.ts'
import { chips } from '../kernel/money.ts'
import type { RulesOutcome } from './difference.ts'
import { type Audited, type Judge, WAGER } from './game.ts'
import { namedField, type Row, required, Unreadable } from './row.ts'
import { Course, corrected, fitted, Succession } from './statistics.ts'
import { recordedWager, type Terms, wagerDifferences } from './wager.ts'

export const SNAKE_EYES: Audited = {
  required: {
    ...WAGER.required,
    on: `the wager: ${ONS.join(', ')}`,
    dice: 'both dice, such as 3 4, or the word void for a void roll',
  },
  optional: WAGER.optional,
}

export interface SnakeEyesTerms extends Terms {
  readonly elections: Elections
}

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const SMALLEST = [chips(1)]

/** A row is one wager at one roll. A wager that stays changes nothing, so its net is 0. */
export const judgeSnakeEyes = (setting: SnakeEyesTerms): Judge => {
  const rules = wagersOf(setting.elections)
  const faces = new Float64Array(6)
  const totals = new Float64Array(TOTALS.length)
  const course = new Course(TOTALS.length)
  const succession = new Succession(TOTALS.length)

  const oursFor =
    (on: WagerName, dice: Faces | null) =>
    (stake: number): RulesOutcome => {
      const outcome = dice ? outcomeOf(rules[on], dice) : undefined
      if (!outcome)
        return { outcome: 'stays', odds: null, won: 0, commission: 0, net: 0, under: 'nz11a:4.2' }
      const isWin = outcome.is === 'win'
      const won = isWin ? winnings(chips(stake), outcome, SMALLEST).won : 0
      const net = outcome.is === 'lose' ? -stake : won
      const odds = isWin ? outcome.odds : null
      return { outcome: outcome.is, odds, won, commission: 0, net, under: outcome.under }
    }

  const count = (dice: Faces): void => {
    for (const face of dice) faces[face - 1]! += 1
    const at = total(dice) - 2
    totals[at]! += 1
    course.add(at)
    succession.add(at)
  }

  return {
    round: rows => {
      const dice = diceIn(rows[0]!)
      if (dice) count(dice)
      return rows.flatMap(row => {
        const on = namedField(row, 'on', ONS)
        return wagerDifferences(
          recordedWager(row, on, setting),
          setting,
          oursFor(on, dice),
          () => [],
        )
      })
    },
    statistics: () => {
      const chances = TOTALS.map(
        each => ROLLS.filter(roll => total(roll) === each).length / ROLLS.length,
      )
      return corrected([
        ...fitted(
          'Faces of the dice',
          faces,
          Array.from(faces, () => 1 / 6),
        ),
        ...fitted('Totals of two dice', totals, chances),
        ...course.drift('Totals over time'),
        ...succession.dependence('Each total after the one before'),
      ])
    },
  }
}

const diceIn = (row: Row): Faces | null => {
  const text = required(row, 'dice')
  if (text.toLowerCase() === 'void') return null
  const found = /^([1-6])[^\d]*([1-6])$/.exec(text.trim())
  if (!found) throw new Unreadable(row.line, `dice: "${text}" are no two dice`)
  return [Number(found[1]) as Face, Number(found[2]) as Face]
}
