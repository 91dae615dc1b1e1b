import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import type { Estimate } from '../../odds/estimate.ts'
import { toNumber } from '../../odds/fraction.ts'
import type { Row } from '../../odds/row.ts'
import type { Totals } from '../../odds/totals.ts'
import { Malformed } from '../input.ts'
import { wholeNumber } from '../odds/report.ts'
import { table } from '../odds/table.ts'
import { progressBar } from './progress.ts'
import type { Task } from './share.ts'
import { simulated } from './threads.ts'

export interface RunOptions {
  readonly rounds: number
  readonly seed?: string
  readonly threads: number
  readonly book: string
  readonly json?: true
}

/** The differences between games. */
export interface Game {
  readonly task: Task
  /** Fields before the counts in JSON. */
  readonly heads: Readonly<Record<string, unknown>>
  readonly title: (totals: Totals) => string
  readonly counts: (totals: Totals) => Readonly<Record<string, number>>
  readonly estimates: (totals: Totals) => readonly Estimate[]
  /** In the order of the estimates. The last estimates may have no exact value. */
  readonly exact: () => readonly Row[]
}

const MOST_THREADS = 64

export const withRunOptions = (command: Command): Command =>
  command
    .requiredOption('--rounds <n>', 'minimum number of rounds', wholeNumber('rounds'))
    .option('--seed <text>', 'seed of the random numbers (default: a new one, which is printed)')
    .option('--threads <n>', 'number of threads', wholeNumber('threads'), 1)
    .option('--json', 'print one JSON document')

interface Run {
  readonly seed: string
  readonly threads: number
  readonly seconds: number
  readonly cpuSeconds: number
}

export const run = async (game: Game, options: RunOptions): Promise<void> => {
  const { rounds, threads } = options
  if (rounds < 1) throw new Malformed('--rounds: expected a whole number above 0')
  if (threads < 1 || threads > MOST_THREADS)
    throw new Malformed(`--threads: expected a whole number from 1 to ${MOST_THREADS}`)
  const seed = options.seed ?? String(randomInt(2 ** 47))
  const began = performance.now()
  const cpu = process.cpuUsage()
  const totals = await simulated(
    game.task,
    { seed, rounds, threads: Math.min(threads, rounds) },
    progressBar(rounds),
  )
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - began) / 1000
  const timed = { seed, threads, seconds, cpuSeconds: (user + system) / 1e6 }
  process.stdout.write(options.json ? asJson(game, totals, timed) : asText(game, totals, timed))
}

const asJson = (game: Game, totals: Totals, timed: Run): string => {
  const { rounds, shoes } = totals
  const answer = {
    ...game.heads,
    rounds,
    ...(shoes > 0 && { shoes }),
    ...timed,
    counts: game.counts(totals),
    wagers: game.estimates(totals),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

const asText = (game: Game, totals: Totals, timed: Run): string => {
  const exact = game.exact().map(({ edge }) => toNumber(edge))
  const rows = game.estimates(totals)
  const lines = rows.map((row, i) => [
    row.wager === rows[i - 1]?.wager ? '' : row.wager,
    row.terms,
    inPercent(row.edge),
    inPercent(row.standardError),
    exact[i] === undefined ? '' : inPercent(exact[i]),
    exact[i] === undefined ? '' : errorsOff(row, exact[i]),
  ])
  const speed = count(Math.round(totals.rounds / timed.seconds))
  return `${game.title(totals)}

${table(['wager', 'terms', 'edge %', '± error', 'exact %', 'off'], lines, [2, 3, 4, 5])}
off: the distance from the exact edge, in standard errors
seed ${timed.seed}, threads ${timed.threads}: ${timed.seconds.toFixed(2)} s, ${speed} rounds a second
`
}

/** Formats as 1,000,000. */
export const count = (n: number): string => n.toLocaleString('en')

const inPercent = (part: number): string => (100 * part).toFixed(4)

const errorsOff = ({ edge, standardError }: Estimate, exact: number): string =>
  standardError === 0 ? '' : ((edge - exact) / standardError).toFixed(1)
