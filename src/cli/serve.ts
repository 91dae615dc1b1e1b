import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Server } from '../server/server.ts'
import { Malformed } from './input.ts'
import { type InForce, inForce, type Options, settingsTable, withSettings } from './settings.ts'

/** `croupier serve`: starts the server. */
export const serve = (program: Command): void => {
  withSettings(
    program
      .command('serve')
      .summary('open the floor: web client, API and a virtual dealer at every table')
      .description(
        'Opens a floor on this machine: a virtual dealer at a table of every book, play money, an ' +
          'embedded store. Stop it with Ctrl-C whenever you like: a round under way goes on with the ' +
          'next card at the next start.',
      ),
  )
    .addHelpText('after', HELP)
    .action((options: Options, command: Command) => open(options, inForce(command)))
}

const HELP = `
Every setting is a flag, or CROUPIER_… in the environment; a flag wins. At the start
the house prints what is in force, and what said so. Only --reset-operator is no more
than a flag: it is for one start.

Begin:      croupier serve                       then open http://127.0.0.1:8080
Try it:     croupier serve --port 0 --pace 3     any free port, quick rounds
Keep it:    croupier backup house.backup         while it is open, DATA/key apart
            croupier verify                      works every round out again
Look:       /api/docs    every route, with examples
            /readyz      whether the books agree          /metrics  for Prometheus
Locked out: croupier serve --reset-operator Olga  prints a new link for that account;
            its password, passkeys and sessions are worth nothing from then on
Many:       croupier serve --database postgres://croupier@db/house
            croupier serve --public-url https://casino.example --proxy 10.0.0.7`

const open = async (options: Options, settings: readonly InForce[]): Promise<void> => {
  const { port, host, data, pace, newcomers, database, attended, exhibition, publicUrl } = options
  const { proxy, resetOperator, logLevel, oddsAtTables, idleRounds } = options
  process.stdout.write(settingsTable(settings))
  /** Import it here: only this command needs the server. */
  const { startServer } = await import('../server/server.ts')
  const folder = resolve(data)
  const server = await startServer({
    port,
    host,
    folder,
    pace,
    newcomers,
    idleRounds,
    attended: attended ?? [],
    logLevel,
    inForce: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    ...(database !== undefined && { database }),
    ...(exhibition && { exhibition }),
    ...(oddsAtTables && { oddsAtTables }),
    ...(publicUrl && { publicUrl }),
    ...(proxy && { proxies: proxy }),
    ...(resetOperator !== undefined && { resetOperator }),
  }).catch((error: unknown) => {
    throw isExpected(error) ? new Malformed(String(error.message)) : error
  })
  const lines = {
    open: publicUrl ? `${publicUrl.origin} by way of ${server.address}` : server.address,
    tables: server.tables.join(', '),
    store: `${database === undefined ? `SQLite in ${folder}` : 'PostgreSQL'}, every entry synced before it is answered`,
    seals: `boxed with ${folder}/key; back it up apart from the database`,
    money: 'play money: every guest is given $10,000',
    ...(server.first !== undefined && {
      operator: `none yet; who opens this link first, within a day, is it:\n         ${linkTo(`first/${server.first}`, server, publicUrl)}`,
    }),
    ...(server.again !== undefined && {
      operator: `${resetOperator} is let in again by this link, once and within a day:\n         ${linkTo(`invitation/${server.again}`, server, publicUrl)}`,
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

/** Passkeys work with `localhost` but not with 127.0.0.1. */
const linkTo = (what: string, { address }: Server, publicUrl: URL | undefined): string =>
  `${publicUrl?.origin ?? address.replace('127.0.0.1', 'localhost')}/#/staff/${what}`

const EXPECTED = ['EADDRINUSE', 'EACCES', 'UNUSABLE']

const isExpected = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && EXPECTED.includes(String(error.code))
