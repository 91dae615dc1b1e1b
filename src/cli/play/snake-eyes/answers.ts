import { CALLED_VOID, DEEMED_VOID, type Ground } from '../../../games/snake-eyes/grounds.ts'
import { GROUNDS, rollName, voidReason, wagerName } from '../../../games/snake-eyes/names.ts'
import { sinceSevenOut, tally } from '../../../games/snake-eyes/results-display.ts'
import { total } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { MULTI_ROLL, SINGLE_ROLL, type WagerName } from '../../../games/snake-eyes/s04-wagers.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { type Paint, padded, withClause } from '../drawing.ts'
import { fateReasons, reason, signed } from '../reasons.ts'
import { oddsOn } from './layout.ts'
import { fatesOf, type Roll, type Table } from './session.ts'

/** Answers to a patron's questions. None of them advises a bet. @rule nz1:4.1 */

export const HELP = `   10 hard 4        put $10 on Hard 4; 10 field, 5 any 7 are two at once
   take, pass       when the dice are offered: take two, or pass them on
   take 2 5         choose your two by their numbers
   throw            throw the dice; if the dealer has them, the dealer throws
   throw short      so weakly that they miss the end: the dealer calls No Roll
   give             give up the dice
   remove, remove hard 4, reduce hard 4 to 5
                    take wagers back, or part of one, before the next roll
   rebet            again what the last roll decided
   layout, rolls    the layout with your wagers; what fell so far
   norolls          what makes a roll void
   why, why 3       the rules behind the last roll or refusal; behind roll 3
   history, sign    every roll so far; what is offered, the limits
   rules nz11a:4.9  what a clause says
   seal, mix WORDS  how to check the dice; mix your own words in
   buy 500, quit    more chips; take your chips and go`

// biome-ignore format: set as printed
const WINS: Readonly<Record<WagerName, string>> = {
  'hard-4': '2 and 2 before a 7 or any other 4',
  'hard-6': '3 and 3 before a 7 or any other 6',
  'hard-8': '4 and 4 before a 7 or any other 8',
  'hard-10': '5 and 5 before a 7 or any other 10',
  'hardway-combo': 'any hard 4, 6, 8, 10 before 7 or easy one',
  five: '5 before 7', six: '6 before 7', eight: '8 before 7',
  field: '2, 3, 4, 9, 10, 11 or 12', 'any-7': '7', 'c-and-e': '2, 3, 11 or 12',
  'craps-2': '2', 'craps-3': '3', 'craps-12': '12', 'eleven-in-1': '11',
}

const signRow = (paint: Paint, { play }: Table, on: WagerName): string => {
  const name = paint('bold', padded(wagerName(on), 13))
  return `   ${name}  ${padded(oddsOn(play.elections, on), 16)}  ${WINS[on]}`
}

const rangeOf = ({ limits }: Table, kind: string): string =>
  `${dollars(limits[kind]!.minimum)} to ${dollars(limits[kind]!.maximum)}`

/** The sign: the wagers, when they win and what they pay. @rule nz1:9.1 nz11a:4.9 nz11a:4.10 */
export const signLines = (paint: Paint, table: Table): readonly string[] => [
  `   Stays until it wins or loses, ${rangeOf(table, 'multi-roll')}:`,
  ...MULTI_ROLL.map(on => signRow(paint, table, on)),
  `   For the next roll only, ${rangeOf(table, 'single-roll')}:`,
  ...SINGLE_ROLL.map(on => signRow(paint, table, on)),
]

const SHOWN = 20

/** The last totals, the newest first. An h marks a hard one. */
export const lastLine = ({ play }: Table): string | undefined =>
  play.history.length === 0
    ? undefined
    : `   Last rolls: ${play.history
        .slice(0, SHOWN)
        .map(faces => `${total(faces)}${rollName(faces).endsWith('hard way') ? 'h' : ''}`)
        .join(' ')}`

/** The results display. @rule nz11a:3.4(b) nz11a:6.11 */
export const rollsLines = (paint: Paint, table: Table): readonly string[] => {
  const { history } = table.play
  if (history.length === 0) return ['   The dice have not been thrown yet.']
  const counts = Object.entries(tally(history))
  const row = (cells: readonly (string | number)[]): string =>
    cells.map(cell => String(cell).padStart(4)).join('')
  const since = sinceSevenOut(history)
  return [
    `${lastLine(table)}   (h: the hard way)`,
    `   Total${row(counts.map(([sum]) => sum))}`,
    `   Times${row(counts.map(([, count]) => count))}   in ${history.length}`,
    `   Rolls since a 7 Out: ${since}`,
    withClause(paint, '   For interest only: dice do not remember.', 'nz11a:6.11'),
  ]
}

/** The reasons why a throw can be a no-roll. @rule nz11a:6.3 nz11a:6.4 */
export const noRollLines = (paint: Paint): readonly string[] => {
  const row = ([ground, clause]: readonly [string, string]): string =>
    withClause(paint, `     ${GROUNDS[ground as Ground]}`, clause)
  return [
    '   No Roll: nothing is won or lost, and every wager stays. Always void, if',
    withClause(paint, '     a die left the table', 'nz11a:6.3(a)'),
    ...Object.entries(DEEMED_VOID).map(row),
    '   Void if the dealer or the game supervisor says so, when',
    ...Object.entries(CALLED_VOID).map(row),
    withClause(
      paint,
      '   After repeated void rolls the dice go to the next patron.',
      'nz11a:5.7(b)',
    ),
    '   These dice always land flat. Type throw short to see a No Roll.',
  ]
}

const HISTORY = 15

const cameOf = ({ end }: Roll): string =>
  end.is === 'RollVoided' ? 'No Roll' : `${end.faces.join(' and ')}: ${rollName(end.faces)}`

export const historyLines = (paint: Paint, rolls: readonly Roll[]): readonly string[] =>
  rolls.length === 0
    ? ['   The dice have not been thrown yet.']
    : rolls.slice(-HISTORY).map(roll => {
        const { number, settled, stay } = roll
        const money = settled.length === 0 ? '' : signed(paint, netOfAll(settled))
        const left = stay.length === 0 ? '' : `${stay.length} stayed`
        const came = padded(cameOf(roll), 26)
        const row = `${String(number).padStart(3)}  ${came}  ${padded(money, 9)}  ${left}`
        return `   ${row}`.trimEnd()
      })

/** The full answer to `why`: the dice and every wager, also undecided ones. */
export const whyRoll = (paint: Paint, law: Law, roll: Roll): readonly string[] => {
  const { number, end, settled, stay } = roll
  const what =
    end.is === 'RollVoided'
      ? reason(paint, law, `Roll ${number} was No Roll: ${voidReason(end)}.`, end.under)
      : reason(paint, law, `Roll ${number}: ${cameOf(roll)}.`, 'nz11a:1.1/total')
  const names = stay.map(({ on }) => wagerName(on)).join(', ')
  const stays = stay.length === 0 ? [] : reason(paint, law, `Not decided: ${names}.`, 'nz11a:4.2')
  return [...what, ...fateReasons(paint, law, fatesOf(settled)), ...stays]
}
