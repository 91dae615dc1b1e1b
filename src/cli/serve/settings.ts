import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { table } from '../odds/table.ts'

/** Settings of the server: a flag, else the environment, else the default. */

export interface Options {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly pace: number
  readonly newcomers: number
  readonly idleRounds: number
  readonly database?: string
  readonly node?: string
  readonly nats?: readonly string[]
  readonly key?: string
  readonly attended?: readonly string[]
  readonly exhibition?: boolean
  readonly oddsAtTables?: boolean
  readonly publicUrl?: URL
  readonly proxy?: readonly string[]
  readonly resetOperator?: string
  readonly logLevel: string
  readonly settings?: string
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
    throw new InvalidArgumentError(
      'expected addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas',
    )
  return all
}

const games = (given: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...given.split(',').map(one => one.trim()),
]

/** The environment is read after the flags, so a flag takes precedence. */
const settingsIn = (file: string): string => {
  try {
    process.loadEnvFile(file)
  } catch {
    throw new InvalidArgumentError(`cannot read ${file}`)
  }
  return file
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace']

const option = (flags: string, says: string): Option => {
  const made = new Option(flags, says)
  return made.env(`CROUPIER_${made.name().replaceAll('-', '_').toUpperCase()}`)
}

/** In the order of the help. */
const OPTIONS: readonly (() => Option)[] = [
  () =>
    option('--port <number>', 'port to listen on; 0 picks a free one')
      .default(8080)
      .argParser(wholeUpTo(65_535)),
  () => option('--host <address>', 'address to listen on; 0.0.0.0 for all').default('127.0.0.1'),
  () => option('--data <folder>', 'folder for the logs and the key').default('./data'),
  () => option('--database <url>', 'PostgreSQL database for the logs, instead of the folder'),
  () =>
    option(
      '--node <name>',
      'name of this server among those that share the database (default: host and folder)',
    ),
  () =>
    option(
      '--nats <urls>',
      'NATS servers, separated by commas: all servers that share the database serve together',
    ).argParser(given => given.split(',').map(one => one.trim())),
  () => option('--key <file>', 'file with the key of the house, instead of the one in the folder'),
  () =>
    option('--pace <seconds>', 'time to bet; the deal keeps the same proportion')
      .default(15)
      .argParser(seconds),
  () =>
    option(
      '--newcomers <number>',
      'guest sign-ins per second; a burst may have twenty times as many',
    )
      .default(5)
      .argParser(wholeUpTo(10_000)),
  () =>
    option(
      '--idle-rounds <number>',
      'rounds without a wager before a patron at a full table loses the seat; 0 for never',
    )
      .default(3)
      .argParser(idleRounds),
  () =>
    option('--attended <game>', 'add a table where people deal: a game, or game/book').argParser(
      games,
    ),
  () => option('--exhibition', 'keep a demonstration tournament running, to enter or to watch'),
  () => option('--odds-at-tables', 'let patrons see the odds while they play'),
  () =>
    option('--public-url <url>', 'public HTTPS address, when behind a TLS proxy').argParser(origin),
  () =>
    option(
      '--proxy <addresses>',
      'addresses of that proxy, if it is not on this machine',
    ).argParser(addresses),
  () =>
    new Option('--settings <file>', 'file with CROUPIER_… settings, one per line').argParser(
      settingsIn,
    ),
  /**
   * It has no environment variable, because one left behind would let somebody in at every start.
   */
  () =>
    new Option(
      '--reset-operator <name>',
      'print a new sign-in link for an operator who is locked out',
    ),
  () =>
    option('--log-level <level>', 'level of the messages on standard error')
      .choices(LEVELS)
      .default('info'),
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
  if (name === 'nats') return String(value).replaceAll(/\/\/[^,]*@/g, '//…@')
  return name === 'database' ? withoutPassword(String(value)) : String(value)
}

/**
 * The parts of a database address that may be printed. The password may be before the host or in a
 * parameter.
 */
const SHOWN = ['host', 'port', 'sslmode', 'dbname']

const withoutPassword = (address: string): string => {
  if (!URL.canParse(address)) return 'PostgreSQL'
  const { protocol, username, password, host, pathname, searchParams } = new URL(address)
  const who = username === '' ? '' : `${username}${password === '' ? '' : ':…'}@`
  const more = [...searchParams.keys()].map(name =>
    SHOWN.includes(name) ? `${name}=${searchParams.get(name)}` : `${name}=…`,
  )
  const query = more.length === 0 ? '' : `?${more.join('&')}`
  return `${protocol}//${who}${host}${pathname}${query}`
}

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
