import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { Malformed } from './input.ts'

interface Options {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly pace: number
  readonly database?: string
  readonly attended: readonly string[]
}

const wholeUpTo =
  (most: number) =>
  (given: string): number => {
    const number = Number(given)
    if (!Number.isInteger(number) || number < 0 || number > most)
      throw new InvalidArgumentError(`expected a whole number from 0 to ${most}`)
    return number
  }

const seconds = (given: string): number => {
  const number = Number(given)
  if (!(number > 0 && number <= 600))
    throw new InvalidArgumentError('expected more than 0 and at most 600 seconds')
  return number
}

/** `croupier serve`: opens the floor. */
export const serve = (program: Command): void => {
  program
    .command('serve')
    .summary('open the floor: web client, API and a virtual dealer at every table')
    .description(
      'Opens a floor with a virtual dealer at a table of every book, on an embedded store, with ' +
        'play money. Stop it with Ctrl-C: rounds under way go on at the next start.',
    )
    .option(
      '--port <number>',
      'where to listen',
      wholeUpTo(65_535),
      Number(process.env.PORT ?? 8080),
    )
    .option('--host <address>', 'on which address', process.env.HOST ?? '127.0.0.1')
    .option('--data <folder>', 'where logs and key are kept', './data')
    .option('--database <url>', 'a PostgreSQL database instead of the embedded one')
    .option('--pace <seconds>', 'the time to bet; cards come in proportion', seconds, 15)
    .option(
      '--attended <game>',
      'a table of this game, or game/book, where people deal and report what came',
      (given: string, before: readonly string[]) => [...before, given],
      [],
    )
    .action(open)
}

const open = async ({ port, host, data, pace, database, attended }: Options): Promise<void> => {
  /** Only this verb needs all of it. */
  const { startServer } = await import('../server/server.ts')
  const folder = resolve(data)
  const server = await startServer({
    port,
    host,
    folder,
    pace,
    attended,
    ...(database !== undefined && { database }),
  }).catch((error: unknown) => {
    throw isExpected(error) ? new Malformed(String(error.message)) : error
  })
  const lines = {
    open: server.address,
    tables: server.tables.join(', '),
    store: `${database === undefined ? `SQLite in ${folder}` : 'PostgreSQL'}, every entry synced before it is answered`,
    seals: `boxed with ${folder}/key; back it up apart from the database`,
    pace: `${pace} s to bet`,
    money: 'play money: every guest is given $10,000',
    program: server.program,
  }
  process.stdout.write(
    `${Object.entries(lines)
      .map(([name, value]) => `${name.padEnd(9)}${value}`)
      .join('\n')}\n`,
  )
  const stop = (): void => {
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const EXPECTED = ['EADDRINUSE', 'EACCES', 'UNUSABLE']

const isExpected = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && EXPECTED.includes(String(error.code))
