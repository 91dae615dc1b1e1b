import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { Difference, Kind } from '../../audit/difference.ts'
import { Unreadable } from '../../audit/row.ts'
import { BOOKS, type GameName, gameOfBook } from '../../games/catalogue.ts'
import { auditedGames } from '../games.ts'
import { Malformed, parseJson, readInput } from '../input.ts'
import type { AuditedGame } from './game.ts'
import { readMap } from './map.ts'
import { htmlReport, type Summary, type Total, textReport } from './report.ts'
import { roundsIn } from './rows.ts'
import { Spool } from './spool.ts'

interface Options {
  readonly map: string
  readonly book: string
  readonly elections: string
  readonly json?: true
  readonly html?: string
}

const fieldsHelp = (games: Readonly<Record<string, AuditedGame>>): string =>
  Object.entries(games)
    .map(([game, { fields }]) => {
      const line = ([field, holds]: readonly [string, string]) => `    ${field.padEnd(12)}${holds}`
      const lines = [...Object.entries(fields.required), ...Object.entries(fields.optional)].map(
        line,
      )
      return `  ${game}\n${lines.join('\n')}`
    })
    .join('\n')

const help = (games: Readonly<Record<string, AuditedGame>>): string => `
The file is CSV with a header, or NDJSON (.ndjson, .jsonl). Each row is one wager; rows with the same
round that follow each other are one round. The map says which column holds which field:

  { "unit": "dollars",
    "columns": { "round": "Game No", "player": ["P1", "P2", "P3"], "banker": "Banker cards",
                 "on": "Bet", "stake": "Stake", "net": "Win/Loss" },
    "values": { "on": { "BNK": "banker", "PLR": "player" } } }

  A list of columns is read as one text. "=banker" is a fixed text instead of a column.
  "values" translates what the cells hold. In NDJSON a column is a path such as result.player.
  "wagers": "bets" reads a list inside each JSON line. "wagers": [{ "on": "=banker", "stake": "B",
  "net": "B net" }, …] reads several wagers from one wide row; empty stakes are left out.
  "unit" is cents (default) or dollars. "delimiter" is a comma unless you give another.

The elections file has the elections of croupier settle, and, if you like, "limits":
{ "banker": { "minimum": 2000, "maximum": 500000 } }, in cents.

Fields:
${fieldsHelp(games)}

Exit code 0: every wager agrees. 1: at least one differs. 2: a line cannot be read.`

const FIRST = { text: 20, html: 1000 }

export const audit = async (program: Command): Promise<void> => {
  const games = await auditedGames()
  program
    .command('audit')
    .argument('<file>', 'rounds of any other system: CSV or NDJSON')
    .summary('settle another system’s rounds again, and explain every difference')
    .description('Settles another system’s rounds again, and explains every difference.')
    .requiredOption('--map <file>', 'which column holds which field, as JSON')
    .requiredOption('--book <id>', `the rulebook, one of ${BOOKS.join(', ')}`)
    .requiredOption('--elections <file>', 'what the table pays, as JSON')
    .option('--json', 'print one JSON document')
    .option('--html <file>', 'also write a report to print')
    .addHelpText('after', help(games))
    .action(async (file: string, options: Options) => {
      const spool = new Spool()
      try {
        const summary = await judged(file, options, spool)
        if (options.json) await writeJson(summary, spool)
        else process.stdout.write(textReport(summary, await first(spool, FIRST.text), spool.count))
        if (options.html !== undefined)
          writeFileSync(
            options.html,
            htmlReport(summary, await first(spool, FIRST.html), spool.count),
          )
        process.exitCode = spool.count === 0 ? 0 : 1
      } catch (error) {
        throw error instanceof Unreadable ? new Malformed(`${file}: ${error.message}`) : error
      } finally {
        spool.remove()
      }
    })
}

export const judged = async (
  file: string,
  options: Pick<Options, 'map' | 'book' | 'elections'>,
  spool: Spool,
): Promise<Summary> => {
  const game = gameOf(await auditedGames(), options.book)
  const map = readMap(options.map, game.fields)
  const elections = parseJson(readInput(options.elections), options.elections)
  const judge = game.open(options.book, elections, options.elections, map.unit)
  const kinds: Partial<Record<Kind, Total>> = {}
  let [rounds, wagers] = [0, 0]
  for await (const rows of opened(roundsIn(file, map), file)) {
    rounds += 1
    wagers += rows.length
    for (const difference of judge.round(rows)) {
      const { count, cents } = kinds[difference.kind] ?? { count: 0, cents: 0 }
      kinds[difference.kind] = { count: count + 1, cents: cents + difference.cents }
      spool.add(difference)
    }
  }
  if (rounds === 0) throw new Malformed(`${file} has no rounds`)
  return { file, book: options.book, rounds, wagers, kinds, statistics: judge.statistics() }
}

const gameOf = (all: Readonly<Record<GameName, AuditedGame>>, book: string): AuditedGame => {
  const game = gameOfBook(book)
  if (game) return all[game]
  throw new Malformed(`--book: expected one of ${BOOKS.join(', ')}`)
}

/** A file that cannot be opened, or quotes that never end, are bad input too. */
async function* opened<T>(rows: AsyncGenerator<T>, file: string): AsyncGenerator<T> {
  try {
    yield* rows
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Malformed) throw error
    const why = error instanceof Error ? error.message.replace(/^E\w+: /, '') : String(error)
    throw new Malformed(`${file} cannot be read: ${why}`)
  }
}

export const first = async (spool: Spool, most: number): Promise<readonly Difference[]> => {
  const found: Difference[] = []
  for await (const line of spool.lines(most)) found.push(JSON.parse(line) as Difference)
  return found
}

const writeJson = async (summary: Summary, spool: Spool): Promise<void> => {
  const { rounds, wagers, kinds, statistics } = summary
  process.stdout.write(`{"rounds":${rounds},"wagers":${wagers},"differences":[`)
  let isFirst = true
  for await (const line of spool.lines()) {
    if (!process.stdout.write(`${isFirst ? '' : ','}\n${line}`))
      await new Promise(resolve => process.stdout.once('drain', resolve))
    isFirst = false
  }
  process.stdout.write(`\n],"kinds":${JSON.stringify(kinds)},`)
  process.stdout.write(`"statistics":${JSON.stringify(statistics)}}\n`)
}
