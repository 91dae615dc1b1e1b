import {
  type Answer,
  askTheRoad,
  type BigRoad,
  type Cell,
  DERIVED_ROADS,
  type Mark,
  NO_MEMORY,
  NOT_ANSWERABLE,
  ROWS,
  roads,
  type Statistics,
  type Streak,
  statistics,
  streaks,
  winners,
} from '../../../games/baccarat/roads/index.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'

/** The results display for a terminal: letters in 77 columns, readable without colour. */

const LETTER = { banker: 'B', player: 'P', tie: 'T' } as const
const NAME = { banker: 'Banker', player: 'Player' } as const
const TITLE = {
  bigEyeBoy: 'Big Eye Boy',
  smallRoad: 'Small Road',
  cockroachPig: 'Cockroach Pig',
} as const

const LEGEND = [
  'B Banker, P Player, T tie; b, p: that hand opened with a pair; * Void Hand.',
  'On the Big Road a figure counts the ties. Below it: r regular, b irregular.',
]

/** @rule nz5:3.4(f) nz5:12.9 ruling:552 */
export const roadsText = (rounds: readonly RoundResult[]): string => {
  const { beadPlate, bigRoad, ...derived } = roads(rounds)
  const beads = beadPlate.map(bead => ({ ...bead, text: beadText(bead.round) }))
  const small = DERIVED_ROADS.map(name => smallRoad(TITLE[name], derived[name]))
  return [
    ...board('Bead Plate', count(rounds.length, 'round'), beads, { columns: 14, width: 5 }),
    '',
    ...bigRoadText(bigRoad, streaks(winners(rounds))),
    '',
    ...sideBySide(small),
    '',
    ...statisticsText(statistics(rounds)),
    '',
    ...LEGEND,
    NO_MEMORY,
    `${NOT_ANSWERABLE.says.slice(0, -1)} (${NOT_ANSWERABLE.under}).`,
  ].join('\n')
}

/** What the next hand would add. Some tables offer it; it is not part of the display itself. */
export const askText = (rounds: readonly RoundResult[]): string => {
  const { banker, player } = askTheRoad(rounds)
  return [
    `If Banker wins: ${answerText(banker)}`,
    `If Player wins: ${answerText(player)}`,
    NO_MEMORY,
  ].join('\n')
}

const answerText = (answer: Answer): string =>
  DERIVED_ROADS.map(name => `${TITLE[name]} ${answer[name]?.[0] ?? '-'}`).join(', ')

const beadText = ({ result, bankerPair, playerPair, voidHand }: RoundResult): string =>
  [LETTER[result], bankerPair && 'b', playerPair && 'p', voidHand && '*'].filter(Boolean).join('')

interface WrittenCell extends Cell {
  readonly text: string
}

interface View {
  readonly columns: number
  /** Width of one cell, with the space after it. */
  readonly width: number
}

const bigRoadText = (
  { cells, leadingTies }: BigRoad,
  runs: readonly Streak[],
): readonly string[] => {
  const written = cells.map(cell => ({
    ...cell,
    text: LETTER[cell.round.result] + tiesText(cell.ties),
  }))
  const waiting = { column: 0, row: 0, text: `T${tiesText(leadingTies)}` }
  const summary = [count(cells.length, 'hand'), ...lastStreaks(runs)].join(', ')
  const view = { columns: 26, width: 3 }
  return board('Big Road', summary, leadingTies > 0 ? [waiting] : written, view)
}

const tiesText = (ties: number): string => (ties === 0 ? '' : ties > 9 ? '+' : String(ties))

const lastStreaks = (runs: readonly Streak[]): readonly string[] =>
  runs.slice(-3).map(({ side, length }, i) => `${i === 0 ? 'ending ' : ''}${NAME[side]} ${length}`)

const smallRoad = (title: string, marks: readonly Mark[]): readonly string[] => {
  const written = marks.map(mark => ({ ...mark, text: mark.colour[0]! }))
  return board(title, '', written, { columns: 24, width: 1 })
}

/** A title and six rows, with as many of the newest columns as fit. */
const board = (
  title: string,
  summary: string,
  cells: readonly WrittenCell[],
  { columns, width }: View,
): readonly string[] => {
  const first = firstShown(cells, columns)
  const texts = new Map(cells.map(({ column, row, text }) => [column * ROWS + row, text]))
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: columns }, (_, i) => texts.get((first + i) * ROWS + row) ?? '.')
      .map(text => text.padEnd(width))
      .join('')
      .trimEnd(),
  )
  const heading = first === 0 ? title : `${title} (from ${first + 1})`
  return [summary === '' ? heading : `${heading}: ${summary}`, ...rows]
}

/** Keeps the newest mark in view, even if a long tail reaches further to the right. */
const firstShown = (cells: readonly Cell[], columns: number): number => {
  const widest = Math.max(0, ...cells.map(({ column }) => column))
  const newest = cells.at(-1)?.column ?? 0
  return Math.max(0, Math.min(widest + 1 - columns, newest - columns / 2))
}

const sideBySide = (boards: readonly (readonly string[])[]): readonly string[] =>
  boards[0]!.map((_, line) =>
    boards
      .map(rows => rows[line]!.padEnd(26))
      .join('')
      .trimEnd(),
  )

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

const statisticsText = (shoe: Statistics): readonly string[] => {
  const share = (name: keyof Statistics['counts']): string =>
    `${shoe.counts[name]} (${shoe.percent[name].toFixed(1)}%)`
  return [
    `Banker ${share('banker')}, Player ${share('player')}, tie ${share('tie')}`,
    `Banker pair ${share('bankerPair')}, Player pair ${share('playerPair')}, ` +
      `natural wins ${share('naturalWin')}`,
    `Longest streak: Banker ${shoe.longest.banker}, Player ${shoe.longest.player}. ` +
      `Rounds since the last tie: ${shoe.sinceTie ?? 'none yet'}`,
  ]
}
