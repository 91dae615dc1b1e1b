import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import { toNumber } from '../../odds/numbers/fraction.ts'
import type { Row } from '../../odds/row.ts'
import { exactTotals } from '../../odds/simulation/blocks.ts'
import type { Estimate } from '../../odds/simulation/estimate.ts'
import type { Totals } from '../../odds/simulation/totals.ts'
import { Malformed } from '../input.ts'
import { wholeNumber } from '../odds/report.ts'
import { table } from '../odds/table.ts'
import { progressBar } from './progress.ts'
import { blocksIn, merged, type Slice, sliceOf, writeSlice } from './slice.ts'
import { blocksOf, type Job, type Task } from './task.ts'
import { playBlocks } from './threads.ts'

export interface RunOptions {
  readonly rounds?: number
  readonly seed?: string
  readonly threads: number
  readonly slice?: Slice
  readonly out?: string
  readonly merge?: readonly string[]
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
    .option('--rounds <n>', 'how many rounds at least', wholeNumber('rounds'))
    .option('--seed <text>', 'the seed of chance (default: a new one, which is printed)')
    .option('--threads <n>', 'how many threads play', wholeNumber('threads'), 1)
    .option('--slice <k/n>', 'play only part K of N, and write it to --out', sliceOf)
    .option('--out <file>', 'where a slice is written')
    .option('--merge <files...>', 'add up the slices in these files')
    .option('--json', 'print one JSON document')
    .addHelpText('after', SLICES_HELP)

const SLICES_HELP = `
The same seed and rounds give the same figures on any number of threads. To use
several machines, play slices anywhere and add them up; the figures stay the same:
  croupier simulate GAME --rounds N --seed S --slice 1/2 --out one.json
  croupier simulate GAME --rounds N --seed S --slice 2/2 --out two.json
  croupier simulate GAME --merge one.json two.json
Options of the game, such as --decks, are the same in all three.`

interface Run {
  readonly seed: string
  readonly threads: number
  readonly seconds: number
  readonly cpuSeconds: number
}

export const run = async (game: Game, options: RunOptions): Promise<void> => {
  const { threads, merge } = options
  if (threads < 1 || threads > MOST_THREADS)
    throw new Malformed(`--threads: expected a whole number from 1 to ${MOST_THREADS}`)
  if (merge) return runMerge(game, merge, options)
  const job = jobOf(game, options)
  const clock = clockFrom(threads, job.seed)
  const progress = progressBar(job.rounds)
  if (options.slice) return runSlice(game, job, options.slice, options)
  const whole = await blocksIn(job, { slice: 1, of: 1 })
  const counted = await playBlocks(job, whole, threads, progress)
  const totals = exactTotals(await blocksOf(job), job.rounds, whole.end, counted)
  progress(job.rounds)
  print(game, totals, clock(), options)
}

const jobOf = ({ task }: Game, { rounds, seed, slice, out }: RunOptions): Job => {
  if (rounds === undefined) throw new Malformed("required option '--rounds <n>' not specified")
  if (rounds < 1) throw new Malformed('--rounds: expected a whole number above 0')
  if ((slice === undefined) !== (out === undefined))
    throw new Malformed('expected --slice and --out together')
  if (slice && seed === undefined) throw new Malformed('--slice: expected a --seed for all slices')
  return { task, rounds, seed: seed ?? String(randomInt(2 ** 47)) }
}

const clockFrom = (threads: number, seed: string): (() => Run) => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    const seconds = (performance.now() - began) / 1000
    return { seed, threads, seconds, cpuSeconds: (user + system) / 1e6 }
  }
}

const runSlice = async (game: Game, job: Job, slice: Slice, options: RunOptions) => {
  const { threads, out } = options
  const clock = clockFrom(threads, job.seed)
  const progress = progressBar(job.rounds / slice.of)
  const totals = await playBlocks(job, await blocksIn(job, slice), threads, progress)
  progress(job.rounds / slice.of)
  writeSlice(out!, game.heads, job, slice, { totals, cpuSeconds: clock().cpuSeconds })
}

/** Exit code 1 if these are not all the slices of one simulation. */
const runMerge = async (game: Game, files: readonly string[], options: RunOptions) => {
  const all = merged(files, game.heads, game.task)
  if (typeof all === 'string') {
    process.stderr.write(`croupier: ${all}\n`)
    process.exitCode = 1
    return
  }
  const job = { ...all.job, task: game.task }
  const clock = clockFrom(options.threads, job.seed)
  const { end } = await blocksIn(job, { slice: 1, of: 1 })
  const totals = exactTotals(await blocksOf(job), job.rounds, end, all.totals)
  const timed = clock()
  const cpuSeconds = timed.cpuSeconds + all.cpuSeconds
  print(game, totals, { ...timed, cpuSeconds }, options)
}

const print = (game: Game, totals: Totals, timed: Run, { json }: RunOptions): void => {
  process.stdout.write(json ? asJson(game, totals, timed) : asText(game, totals, timed))
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
