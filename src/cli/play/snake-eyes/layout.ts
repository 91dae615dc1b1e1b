import type { Elections } from '../../../games/snake-eyes/book/book.ts'
import { wagerName } from '../../../games/snake-eyes/names.ts'
import type { Face, Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { ROLLS } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import {
  FIELD_OPTIONS,
  MULTI_ROLL,
  SINGLE_ROLL,
  type WagerName,
  wagersOf,
} from '../../../games/snake-eyes/s04-wagers.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { lengthOf, type Paint, padded } from '../drawing.ts'
import type { Table } from './session.ts'

/** The layout with its wagers, and the dice. */

/** The odds printed on an area of the layout. @rule nz11a:4.9 nz11a:4.10 */
export const oddsOn = (elections: Elections, on: WagerName): string => {
  if (on === 'field') {
    const { 2: two, 12: twelve } = FIELD_OPTIONS[elections.field]
    return `1:1 2=${two}:1 12=${twelve}:1`
  }
  const rule = wagersOf(elections)[on]
  return `${rule.pays(ROLLS.find(rule.wins)!).pays} to 1`
}

const CELL = 18
const ACROSS = 4

const rowsOf = (ons: readonly WagerName[]): readonly (readonly (WagerName | null)[])[] =>
  Array.from({ length: Math.ceil(ons.length / ACROSS) }, (_, row) =>
    Array.from({ length: ACROSS }, (_, column) => ons[row * ACROSS + column] ?? null),
  )

const line = (left: string, middle: string, right: string, title = ''): string => {
  const plain = `${left}${Array(ACROSS).fill('─'.repeat(CELL)).join(middle)}${right}`
  return title === '' ? plain : `${left}─ ${title} ${plain.slice(title.length + 4)}`
}

/** Name and odds above, chips below. */
const cellsOf = (
  paint: Paint,
  { wagers, play }: Table,
  on: WagerName,
): readonly [string, string] => {
  const chips = wagers.filter(wager => wager.on === on).reduce((sum, one) => sum + one.chips, 0)
  const odds = on === 'field' ? '1:1' : oddsOn(play.elections, on).replace(' to ', ':')
  const name = wagerName(on)
  const gap = ' '.repeat(Math.max(1, CELL - 2 - name.length - odds.length))
  const money = chips > 0 ? paint('yellow', `● ${dollars(chips)}`) : ''
  return [` ${name}${gap}${paint('dim', odds)}`, ` ${money}`]
}

/** The spare cell shows what the Field pays at its ends. */
const fieldNote = (paint: Paint, { field }: Elections): readonly [string, string] => {
  const { 2: two, 12: twelve } = FIELD_OPTIONS[field]
  return [paint('dim', ` Field: 2 is ${two}:1`), paint('dim', `       12 is ${twelve}:1`)]
}

const boxed = (cells: readonly string[]): string =>
  `│${cells.map(cell => padded(cell, CELL)).join('│')}│`

const rowLines = (
  paint: Paint,
  table: Table,
  row: readonly (WagerName | null)[],
): readonly string[] => {
  const cells = row.map(on =>
    on === null ? fieldNote(paint, table.play.elections) : cellsOf(paint, table, on),
  )
  return [boxed(cells.map(([above]) => above)), boxed(cells.map(([, below]) => below))]
}

/** @rule nz11a:3.2 nz11a:4.1 */
export const layoutLines = (paint: Paint, table: Table): readonly string[] => {
  const [first, second] = [rowsOf(MULTI_ROLL), rowsOf(SINGLE_ROLL)]
  return [
    line('┌', '┬', '┐', 'stays until it wins or loses'),
    ...rowLines(paint, table, first[0]!),
    line('├', '┼', '┤'),
    ...rowLines(paint, table, first[1]!),
    line('├', '┼', '┤', 'for the next roll only'),
    ...rowLines(paint, table, second[0]!),
    line('├', '┼', '┤'),
    ...rowLines(paint, table, second[1]!),
    line('└', '┴', '┘'),
  ].map(text => `  ${text}`)
}

export const lyingText = ({ wagers }: Table): string => {
  const listed = wagers.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`)
  return wagers.length === 0 ? 'You have no wagers on the table.' : listed.join(' · ')
}

// biome-ignore format: set as printed
const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['     ', '  ●  ', '     '],
  2: ['●    ', '     ', '    ●'],
  3: ['●    ', '  ●  ', '    ●'],
  4: ['●   ●', '     ', '●   ●'],
  5: ['●   ●', '  ●  ', '●   ●'],
  6: ['●   ●', '●   ●', '●   ●'],
}

/** Two dice side by side, five lines high, with text beside them. */
export const diceLines = (paint: Paint, faces: Faces, words: string): readonly string[] => {
  const pips = (at: 0 | 1 | 2) => faces.map(face => `│ ${PIPS[face][at]} │`).join('  ')
  const rows = ['┌───────┐  ┌───────┐', pips(0), pips(1), pips(2), '└───────┘  └───────┘']
  return rows.map((row, i) => {
    const text = i === 2 && lengthOf(words) > 0 ? `   ${paint('bold', words)}` : ''
    return `   ${row}${text}`
  })
}
