import type { Command } from 'commander'
import * as z from 'zod'
import { BOOKS, CATALOGUE, GAMES } from '../../games/catalogue.ts'
import { type Odds, odds } from '../../kernel/money.ts'
import { entryOf, readLaw } from '../../law/index.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { type Change, compare } from '../../what-if/comparison.ts'
import { PAY_TABLES } from '../../what-if/lunar-poker.ts'
import type { Amendment, Overlay } from '../../what-if/overlay.ts'
import { whatIfGames } from '../games.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { type LogSource, withLogs } from '../logs.ts'
import { reading } from '../records.ts'
import { simulatedRounds } from './season.ts'
import { asText } from './text.ts'

interface Options extends LogSource {
  readonly book?: string
  readonly set: readonly string[]
  readonly overlay?: string
  readonly table?: string
  readonly simulate?: string
  readonly elections?: string
  readonly rounds: string
  readonly players: string
  readonly seed: string
  readonly json?: true
}

const HELP = `
Examples:
  croupier what-if export.ndjson --set tie=9
  croupier what-if export.ndjson --book nz5-old
  croupier what-if export.ndjson --overlay change.json
  croupier what-if --simulate nz5-old --rounds 10000 --seed 1 --book nz5

--set changes an election of the table, as croupier settle names them. An overlay changes clauses:

  { "nz5:5.10(c)": { "odds": "9:1" },               a Tie pays 9 to 1
    "nz5:5.10(b)": { "commission": "1:25" },        4 per cent instead of 5; null for none
    "nz5:5.1(b)(iii)": { "outcome": "lose" },       win, lose or stand-off
    "nz22:5.5": { "pays": { "flush": 6 } },         one row of a pay table, to one
    "nz8:3.9": { "pays": { "35": 36 } },            the row that pays 35 to 1 pays 36
    "nz5:11B.8": "suspended" }                      wagers that it decides are void

--simulate plays a season first, at one table of that book, with patrons who bet and decide at
random. The same seed gives the same season.

The comparison assumes that patrons would have bet and decided as they did. The edge of a Lunar Poker
Ante assumes the best play, which is solved for the printed rules only.`

export const whatIf = (program: Command): void => {
  withLogs(program.command('what-if'))
    .argument('[export]', 'an export or a backup, instead of a folder')
    .summary('settle recorded rounds by other rules, and compare the money')
    .description(
      'Settles every recorded round again by other rules, with the same cards, spins and rolls, and ' +
        'prints what would have been paid. It never guesses: if the cards themselves would have ' +
        'been different, it says so and leaves the money out.',
    )
    .option('--book <id>', 'another book for the tables of its game')
    .option('--set <name=value>', 'another election; can be repeated', collected, [])
    .option('--overlay <file>', 'changed or suspended clauses, as JSON')
    .option('--table <id>', 'only rounds of this table')
    .option('--simulate <book>', 'rounds of a simulated season by this book, instead of an export')
    .option('--elections <file>', 'the elections of the simulated table, as JSON')
    .option('--rounds <n>', 'rounds of the simulated season', '1000')
    .option('--players <n>', 'patrons at the simulated table, 1 to 7', '3')
    .option('--seed <text>', 'seed of the simulated season', '1')
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, options: Options) => {
      const change = changeIn(options)
      const { simulate } = options
      if (simulate !== undefined && (file !== undefined || options.table !== undefined))
        throw new Malformed('give an export or --simulate, not both')
      const rounds =
        simulate === undefined
          ? await recordedRounds(file, options)
          : simulatedRounds({ ...options, simulate })
      const compared = compare(rounds, change, await whatIfGames())
      process.stdout.write(
        options.json ? `${JSON.stringify(compared, null, 2)}\n` : asText(compared),
      )
    })
}

/** Oldest first. */
const recordedRounds = async (
  file: string | undefined,
  options: Options,
): Promise<readonly RoundRecord[]> => {
  const { EVERYTHING, findRounds: roundsAsked } = await import('../../server/audit/queries.ts')
  const rounds = await reading(file, options, readings =>
    roundsAsked(readings, { table: options.table, most: EVERYTHING }).map(
      ({ promises, ...round }) => ({ ...round, promises: promises.map(each => each.number) }),
    ),
  )
  return [...rounds].reverse()
}

const collected = (value: string, before: readonly string[]): readonly string[] => [
  ...before,
  value,
]

const changeIn = ({ book, set, overlay }: Options): Change => {
  if (book === undefined && set.length === 0 && overlay === undefined)
    throw new Malformed('say what changes: --book, --set or --overlay')
  if (book !== undefined && !BOOKS.includes(book))
    throw new Malformed(`--book: no book is called ${book}`)
  return {
    ...(book !== undefined && { book }),
    set: Object.fromEntries(set.map(elected)),
    overlay: overlay === undefined ? {} : overlayIn(overlay),
  }
}

const elected = (text: string): readonly [string, unknown] => {
  const at = text.indexOf('=')
  const name = text.slice(0, at)
  const names = GAMES.flatMap(game => Object.keys(CATALOGUE[game].elections))
  if (at < 1) throw new Malformed(`--set ${text}: expected name=value`)
  if (!names.includes(name))
    throw new Malformed(`--set ${name}: expected one of ${[...new Set(names)].join(', ')}`)
  const value = text.slice(at + 1)
  try {
    return [name, JSON.parse(value)]
  } catch {
    return [name, value]
  }
}

const oddsText = z
  .string()
  .regex(/^\d+:[1-9]\d*$/, 'expected odds such as "9:1"')
  .transform((text): Odds => {
    const [pays, to] = text.split(':').map(Number)
    return odds(pays!, to!)
  })

const amendment = z.union([
  z.literal('suspended'),
  z.strictObject({
    odds: oddsText.optional(),
    commission: oddsText.nullable().optional(),
    outcome: z.enum(['win', 'lose', 'stand-off']).optional(),
    pays: z.record(z.string(), z.int().min(0)).optional(),
  }),
])

const overlayIn = (file: string): Overlay => {
  const found = decode(z.record(z.string(), amendment), parseJson(readInput(file), file), file)
  const law = readLaw()
  const unknown = Object.keys(found).find(clause => !entryOf(law, clause))
  if (unknown !== undefined) throw new Malformed(`${file}: no clause is called ${unknown}`)
  for (const [clause, change] of Object.entries(found))
    if (change !== 'suspended') checkRows(file, clause, Object.keys(change.pays ?? {}))
  return found as Readonly<Record<string, Amendment>> as Overlay
}

/** The rows of Lunar Poker have names. Elsewhere the printed odds name a row. */
const checkRows = (file: string, clause: string, rows: readonly string[]): void => {
  const known = (PAY_TABLES as Readonly<Record<string, readonly string[]>>)[clause]
  const wrong = rows.find(row => (known ? !known.includes(row) : !/^[1-9]\d*$/.test(row)))
  if (wrong === undefined) return
  throw new Malformed(
    known
      ? `${file}: ${clause} has no row ${wrong}; expected one of ${known.join(', ')}`
      : `${file}: ${clause} pays.${wrong}: expected the printed odds to one, such as "35"`,
  )
}
