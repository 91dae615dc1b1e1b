import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { Server } from '../server/server.ts'
import { Malformed } from './input.ts'

interface Options {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly pace: number
  readonly newcomers: number
  readonly database?: string
  readonly attended: readonly string[]
  readonly publicUrl?: URL
  readonly proxy?: readonly string[]
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

const origin = (given: string): URL => {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new InvalidArgumentError('expected an address such as https://casino.example')
  return url
}

const addresses = (given: string): readonly string[] => {
  const all = given.split(',').map(one => one.trim())
  if (!all.every(one => isIP(one.split('/')[0]!) !== 0))
    throw new InvalidArgumentError('expected addresses such as 10.0.0.7 or 10.0.0.0/8, with commas')
  return all
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
      '--newcomers <number>',
      'how many guests may sign in a second, and twenty times as many at once',
      wholeUpTo(10_000),
      5,
    )
    .option(
      '--public-url <url>',
      'what the world calls us, where a proxy speaks TLS for us',
      origin,
    )
    .option('--proxy <addresses>', 'where that proxy is, if not on this machine', addresses)
    .option(
      '--attended <game>',
      'a table of this game, or game/book, where people deal and report what came',
      (given: string, before: readonly string[]) => [...before, given],
      [],
    )
    .action(open)
}

const open = async (options: Options): Promise<void> => {
  const { port, host, data, pace, newcomers, database, attended, publicUrl, proxy } = options
  /** Only this verb needs all of it. */
  const { startServer } = await import('../server/server.ts')
  const folder = resolve(data)
  const server = await startServer({
    port,
    host,
    folder,
    pace,
    newcomers,
    attended,
    ...(database !== undefined && { database }),
    ...(publicUrl && { publicUrl }),
    ...(proxy && { proxies: proxy }),
  }).catch((error: unknown) => {
    throw isExpected(error) ? new Malformed(String(error.message)) : error
  })
  const lines = {
    open: publicUrl ? `${publicUrl.origin} by way of ${server.address}` : server.address,
    tables: server.tables.join(', '),
    store: `${database === undefined ? `SQLite in ${folder}` : 'PostgreSQL'}, every entry synced before it is answered`,
    seals: `boxed with ${folder}/key; back it up apart from the database`,
    pace: `${pace} s to bet`,
    money: 'play money: every guest is given $10,000',
    ...(server.first !== undefined && {
      operator: `none yet; who opens this link first, within a day, is it:\n         ${firstLink(server, publicUrl)}`,
    }),
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

/** By its name this machine can be given passkeys, by its number it cannot. */
const firstLink = ({ address, first }: Server, publicUrl: URL | undefined): string =>
  `${publicUrl?.origin ?? address.replace('127.0.0.1', 'localhost')}/#/staff/first/${first}`

const EXPECTED = ['EADDRINUSE', 'EACCES', 'UNUSABLE']

const isExpected = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && EXPECTED.includes(String(error.code))
