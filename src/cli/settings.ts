import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { table } from './odds/table.ts'

/** Settings of the server: a flag, else the environment, else the default. */

export interface Options {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly pace: number
  readonly newcomers: number
  readonly idleRounds: number
  readonly database?: string
  readonly attended?: readonly string[]
  readonly exhibition?: boolean
  readonly oddsAtTables?: boolean
  readonly publicUrl?: URL
  readonly proxy?: readonly string[]
  readonly resetOperator?: string
  readonly logLevel: string
}

const wholeUpTo =
  (most: number) =>
  (given: string): number => {
    const number = Number(given)
    if (!Number.isInteger(number) || number < 0 || number > most)
      throw new InvalidArgumentError(`expected a whole number from 0 to ${most}`)
    return number
  }

/** @rule nz1:6.0 */
const idleRounds = (given: string): number => {
  const number = Number(given)
  if (number !== 0 && !(Number.isInteger(number) && number >= 3 && number <= 1000))
    throw new InvalidArgumentError('expected 0 or a whole number from 3 to 1000')
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

const games = (given: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...given.split(',').map(one => one.trim()),
]

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace']

const option = (flags: string, says: string): Option => {
  const made = new Option(flags, says)
  return made.env(`CROUPIER_${made.name().replaceAll('-', '_').toUpperCase()}`)
}

/** In the order of the help. */
const OPTIONS: readonly (() => Option)[] = [
  () =>
    option('--port <number>', 'where to listen; 0 takes any that is free')
      .default(8080)
      .argParser(wholeUpTo(65_535)),
  () => option('--host <address>', 'on which address; 0.0.0.0 for all').default('127.0.0.1'),
  () => option('--data <folder>', 'where logs and key are kept').default('./data'),
  () => option('--database <url>', 'a PostgreSQL database for the logs, instead of the folder'),
  () =>
    option('--pace <seconds>', 'the time to bet; cards come in proportion')
      .default(15)
      .argParser(seconds),
  () =>
    option('--newcomers <number>', 'guests who may sign in a second, twenty times as many at once')
      .default(5)
      .argParser(wholeUpTo(10_000)),
  () =>
    option(
      '--idle-rounds <number>',
      'rounds without a wager after which a seat of a full table is asked for; 0 for never',
    )
      .default(3)
      .argParser(idleRounds),
  () =>
    option('--attended <game>', 'a table of this game, or game/book, where people deal').argParser(
      games,
    ),
  () => option('--exhibition', 'always hold a tournament of the house, to enter or to watch'),
  () => option('--odds-at-tables', 'let patrons look at the odds while they play'),
  () =>
    option(
      '--public-url <url>',
      'what the world calls us, where a proxy speaks TLS for us',
    ).argParser(origin),
  () =>
    option('--proxy <addresses>', 'where that proxy is, if not on this machine').argParser(
      addresses,
    ),
  /** No environment variable: one left behind would let somebody in at every start. */
  () => new Option('--reset-operator <name>', 'let an operator in again who has lost the password'),
  () =>
    option('--log-level <level>', 'what is told on standard error').choices(LEVELS).default('info'),
]

export const withSettings = (command: Command): Command => {
  for (const make of OPTIONS) command.addOption(make())
  return command
}

export interface InForce {
  readonly name: string
  readonly value: string
  readonly from: string
}

const shown = (name: string, value: unknown): string => {
  if (value === undefined) return 'none'
  if (name === 'data') return resolve(String(value))
  if (value instanceof URL) return value.origin
  return name === 'database' ? withoutPassword(String(value)) : String(value)
}

/** Never print a database password. */
const withoutPassword = (url: string): string => url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@')

/** Every setting, its value and its source. */
export const inForce = (command: Command): readonly InForce[] =>
  command.options.map(one => {
    const key = one.attributeName()
    const sources: Readonly<Record<string, string>> = {
      cli: one.long ?? '',
      env: one.envVar ?? '',
    }
    const from = sources[command.getOptionValueSource(key) ?? ''] ?? 'default'
    return { name: one.name(), value: shown(one.name(), command.getOptionValue(key)), from }
  })

export const settingsTable = (settings: readonly InForce[]): string =>
  table(
    ['setting', 'in force', 'from'],
    settings.map(({ name, value, from }) => [name, value, from]),
    [],
  )
