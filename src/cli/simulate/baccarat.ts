import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import type { Book } from '../../games/baccarat/book.ts'
import { type Estimate, estimates, resultsIn, type Totals } from '../../odds/baccarat/estimate.ts'
import { wholeShoe } from '../../odds/baccarat/shoe.ts'
import { baccaratOdds } from '../../odds/baccarat.ts'
import { toNumber } from '../../odds/fraction.ts'
import { Malformed } from '../input.ts'
import { bookCalled, checkDecks } from '../odds/baccarat.ts'
import { wholeNumber } from '../odds/report.ts'
import { table } from '../odds/table.ts'
import { progressBar } from './progress.ts'
import { simulated } from './threads.ts'

interface Options {
  readonly rounds: number
  readonly seed?: string
  readonly threads: number
  readonly book: string
  readonly decks: number
  readonly json?: true
}

const HELP = `
Whole shoes are played: shuffled, burned by the value of the first card (7.7(a)), with
the cutting card twenty cards from the back, up to the last coup (11.2). Each thread
plays on to the end of the shoe in which its last round falls. The same seed and the
same number of threads give the same rounds.`

const MOST_THREADS = 64

export const baccarat = (simulate: Command): void => {
  simulate
    .command('baccarat')
    .description('Play whole shoes of baccarat, every wager settled every round.')
    .requiredOption('--rounds <n>', 'how many rounds at least', wholeNumber('rounds'))
    .option('--seed <text>', 'what the shuffles start from (default: a new one, and it is told)')
    .option('--threads <n>', 'how many threads play', wholeNumber('threads'), 1)
    .option('--book <id>', 'the rulebook: nz5, nz5-old or mbs', 'nz5')
    .option('--decks <n>', 'decks in the shoe, as many as the book allows', wholeNumber('decks'), 8)
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP)
    .action(play)
}

const play = async (options: Options): Promise<void> => {
  const { rounds, threads, decks } = options
  const book = bookCalled(options.book)
  checkDecks(book, decks)
  if (rounds < 1) throw new Malformed('--rounds: expected a whole number above 0')
  if (threads < 1 || threads > MOST_THREADS)
    throw new Malformed(`--threads: expected a whole number from 1 to ${MOST_THREADS}`)
  const seed = options.seed ?? String(randomInt(2 ** 47))
  const began = performance.now()
  const cpu = process.cpuUsage()
  const totals = await simulated(
    { book: book.id, decks, seed, rounds },
    Math.min(threads, rounds),
    progressBar(rounds),
  )
  const { user, system } = process.cpuUsage(cpu)
  const run = { seed, threads, seconds: (performance.now() - began) / 1000 }
  const timed = { ...run, cpuSeconds: (user + system) / 1e6 }
  process.stdout.write(
    options.json ? asJson(book, decks, totals, timed) : asText(book, decks, totals, timed),
  )
}

interface Run {
  readonly seed: string
  readonly threads: number
  readonly seconds: number
  readonly cpuSeconds: number
}

const asJson = (book: Book, decks: number, totals: Totals, run: Run): string => {
  const { rounds, shoes } = totals
  const answer = {
    game: 'baccarat',
    book: book.id,
    decks,
    rounds,
    shoes,
    ...run,
    counts: resultsIn(book, totals),
    wagers: estimates(book, totals),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

const asText = (book: Book, decks: number, totals: Totals, run: Run): string => {
  const exact = baccaratOdds(book, wholeShoe(decks)).map(({ edge }) => toNumber(edge))
  const rows = estimates(book, totals)
  const lines = rows.map((row, i) => [
    row.wager === rows[i - 1]?.wager ? '' : row.wager,
    row.terms,
    inPercent(row.edge),
    inPercent(row.standardError),
    inPercent(exact[i]!),
    errorsOff(row, exact[i]!),
  ])
  const count = (n: number): string => n.toLocaleString('en')
  const { player, banker, tie } = resultsIn(book, totals)
  return `Baccarat by ${book.id}, ${count(totals.rounds)} rounds from ${count(totals.shoes)} shoes of ${decks} decks
Player ${count(player)}, Banker ${count(banker)}, Tie ${count(tie)}

${table(['wager', 'terms', 'edge %', '± error', 'exact %', 'off'], lines, [2, 3, 4, 5])}
off: the distance from the exact edge, in standard errors
seed ${run.seed}, threads ${run.threads}: ${run.seconds.toFixed(2)} s, ${count(Math.round(totals.rounds / run.seconds))} rounds a second
`
}

const inPercent = (part: number): string => (100 * part).toFixed(4)

const errorsOff = ({ edge, standardError }: Estimate, exact: number): string =>
  standardError === 0 ? '' : ((edge - exact) / standardError).toFixed(1)
