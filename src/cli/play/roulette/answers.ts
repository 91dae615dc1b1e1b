import { clothOf } from '../../../games/roulette/book/book.ts'
import { LIMIT_KINDS } from '../../../games/roulette/book/limit-kinds.ts'
import { counts, hot, lastNumbers, tally } from '../../../games/roulette/results.ts'
import { ODDS } from '../../../games/roulette/s03-wagers/odds.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { type Paint, padded, withClause } from '../drawing.ts'
import { fateReasons, reason, signed } from '../reasons.ts'
import { kindName, marked, pocketName } from './names.ts'
import { fatesOf, type Spin, type Table } from './session.ts'

/** Answers to a patron's questions. None of them advises a bet. @rule nz1:4.1 */

export const HELP = `   10 17            put $10 on 17; 10 17 20 is a split, 10 1 2 4 5 a corner
   5 red, 20 odd    two wagers at once: a comma between them
   20 dozen 1       also column 2, low, high, even, black
   corner 1 2 4 5   by name; street, six-line 1-6; no amount: the minimum
   tier 5, voisins, orphelins, neighbours 17, asian 32
                    you declare it, the dealer puts it on the racetrack
   clear, clear red take wagers back: all of them, or one
   rebet            the wagers of your last spin again
   spin             the wheel turns, no more bets, the ball drops
   cloth, numbers   the cloth with your wagers; the numbers so far
   why, why 3       the rules behind the last spin or refusal; behind spin 3
   history, sign    every spin so far; what is offered, the limits
   rules nz8:3.9    what a clause says
   seal, mix WORDS  how to check the wheel; mix your own words in
   buy 500, quit    more chips; take your chips and go`

const numbersOf = (kind: string): string => {
  const counted: Readonly<Record<string, string>> = {
    'straight-up': '1 number',
    split: '2 numbers side by side',
    street: 'a row of 3',
    corner: '4 that meet',
    'five-line': 'the zeros, 1, 2 and 3',
    'six-line': '2 rows, 6 numbers',
    column: '12 numbers',
    dozen: '12 numbers',
    'even-chance': 'red/black, odd/even, low/high',
    'asian-neighbour': '3 side by side on the wheel',
    racetrack: 'tier, voisins…, each piece',
  }
  return counted[kind] ?? ''
}

const paysOf = (kind: string): string => {
  if (kind === 'racetrack') return 'as its pieces'
  const { pays, to } = ODDS[(kind === 'even-chance' ? 'red' : kind) as keyof typeof ODDS]
  return `${pays} to ${to}`
}

/** The sign: the wagers, their odds and their limits. @rule nz1:9.1 nz8:3.9 */
export const signLines = (paint: Paint, { limits }: Table): readonly string[] =>
  LIMIT_KINDS.filter(kind => Object.hasOwn(limits, kind)).map(kind => {
    const { minimum, maximum } = limits[kind]!
    const range = padded(`${dollars(minimum)} to ${dollars(maximum)}`, 12)
    const name = kind === 'racetrack' ? 'Racetrack' : kindName(kind)
    return `   ${paint('bold', padded(name, 15))}  ${padded(paysOf(kind), 13)}  ${range}  ${numbersOf(kind)}`
  })

const SHOWN = 15

/** The last numbers in a row, the newest first. @rule nz8:2.6(e) */
export const lastLine = (paint: Paint, { play }: Table): string | undefined =>
  play.results.length === 0
    ? undefined
    : `   Last numbers: ${lastNumbers(play.results, SHOWN)
        .map(pocket => marked(paint, pocket))
        .join(' ')}`

const MOST = 5

/** The winning number display. @rule nz8:2.6(e) nz8:5.5 */
export const numbersLines = (paint: Paint, table: Table): readonly string[] => {
  const { results, elections } = table.play
  if (results.length === 0) return ['   No number has come yet.']
  const { wheel } = clothOf(elections)
  const { colour, parity, half, dozens, columns } = tally(results)
  const count = new Map(counts(wheel, results))
  const most = hot(wheel, results, MOST)
    .filter(pocket => count.get(pocket)! > 0)
    .map(pocket => `${marked(paint, pocket)} ${count.get(pocket)}x`)
  return [
    lastLine(paint, table)!,
    `   In ${results.length}: red ${colour.red}, black ${colour.black}, green ${colour.green}` +
      ` · even ${parity.even}, odd ${parity.odd} · low ${half.low}, high ${half.high}`,
    `   Dozens ${dozens.join(', ')} · columns ${columns.join(', ')} · most often ${most.join(', ')}`,
    withClause(paint, '   For interest only: every spin is a new one.', 'nz8:5.5'),
  ]
}

const HISTORY = 15

export const historyLines = (paint: Paint, spins: readonly Spin[]): readonly string[] =>
  spins.length === 0
    ? ['   The wheel has not been spun yet.']
    : spins.slice(-HISTORY).map(({ number, pocket, settled }) => {
        const staked = settled.reduce((sum, { wager }) => sum + wager.chips, 0)
        const money = `${dollars(staked)} bet: ${signed(paint, netOfAll(settled))}`
        const came = padded(pocketName(paint, pocket), 10)
        return `   ${String(number).padStart(3)}  ${came}  ${staked === 0 ? '' : money}`.trimEnd()
      })

/** The full answer to `why`: the winning number, and every wager. */
export const whySpin = (
  paint: Paint,
  law: Law,
  { number, pocket, settled }: Spin,
): readonly string[] => [
  ...reason(
    paint,
    law,
    `Spin ${number}: the ball rests in ${pocketName(paint, pocket)}.`,
    'nz8:4.4(a)',
  ),
  ...fateReasons(paint, law, fatesOf(settled)),
]

export const limitsLine = ({ limits }: Table): string => {
  const range = (kind: string) =>
    `${dollars(limits[kind]!.minimum)} to ${dollars(limits[kind]!.maximum)}`
  return `   Inside ${range('straight-up')} · outside ${range('even-chance')}`
}
