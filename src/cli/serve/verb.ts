import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Holder } from '../../server/cluster/lease.ts'
import { Interrupted } from '../../server/log/store.ts'
import type { Server } from '../../server/server.ts'
import { Malformed } from '../input.ts'
import { type InForce, inForce, type Options, settingsTable, withSettings } from './settings.ts'

/** `croupier serve`: starts the server. */
export const serve = (program: Command): void => {
  withSettings(
    program
      .command('serve')
      .summary('start the server: web client, API and a virtual dealer at every table')
      .description(
        'Starts a server on this machine, with one table for every rulebook, virtual dealers, play ' +
          'money and an embedded database. You can stop it with Ctrl-C at any time: the next start ' +
          'continues the current round with the next card.',
      ),
  )
    .addHelpText('after', HELP)
    .action((options: Options, command: Command) => open(options, inForce(command)))
}

const HELP = `
You can set every option with its flag, with CROUPIER_… in the environment or in a file
(--settings); the flag wins, then the environment. At the start the server prints every
setting and its source. --reset-operator is only a flag and applies to one start.

Begin:      croupier serve                       then open http://127.0.0.1:8080
Try it:     croupier serve --port 0 --pace 3     any free port, quick rounds
Back it up: croupier backup house.backup         while it runs; copy DATA/key as well
            croupier verify                      recomputes every round
Monitor:    /api/docs    every route, with examples
            /readyz      whether the books balance
            /metrics     for Prometheus; its bearer token is in DATA/metrics-token
Locked out: croupier serve --reset-operator Olga  prints a new link for that account
            and cancels its password, passkeys and sessions
Together:   croupier serve --database postgres://… --nats nats://a,nats://b --node north
Stand by:   croupier serve --database postgres://croupier@db/house   on two machines or more
Behind TLS: croupier serve --public-url https://casino.example --proxy 10.0.0.7`

const open = async (options: Options, settings: readonly InForce[]): Promise<void> => {
  const { port, host, data, pace, newcomers, database, attended, exhibition, publicUrl } = options
  const { proxy, resetOperator, logLevel, oddsAtTables, idleRounds } = options
  process.stdout.write(settingsTable(settings))
  /** Import it here: only this command needs the server. */
  const { startServer } = await import('../../server/server.ts')
  const folder = resolve(data)
  const isStopped = stopSignal()
  const all = {
    port,
    host,
    folder,
    pace,
    newcomers,
    idleRounds,
    attended: attended ?? [],
    logLevel,
    inForce: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    ...(exhibition && { exhibition }),
    ...(oddsAtTables && { oddsAtTables }),
    ...(publicUrl && { publicUrl }),
    ...(proxy && { proxies: proxy }),
    ...(resetOperator !== undefined && { resetOperator }),
    ...(options.key !== undefined && { key: resolve(options.key) }),
  }
  const opened = (server: Server) => process.stdout.write(linesOf(server, folder, options))
  if (options.nats && database === undefined)
    throw new Malformed('--nats needs --database: the servers share one database')
  try {
    const node = options.node ?? `${hostname()}:${folder}`
    if (database !== undefined && !options.nats) {
      const { serveInCluster } = await import('../../server/cluster/cluster.ts')
      await serveInCluster({ ...all, database, node }, { opened, waits, fault }, isStopped)
    } else {
      const shared = options.nats && { database: database!, nats: options.nats, node }
      const server = await startServer({ ...all, ...shared })
      opened(server)
      await isStopped
      await server.close()
    }
  } catch (error) {
    throw explained(error)
  }
  process.exit(0)
}

/** An error that an operator can do something about, in one sentence. */
const explained = (error: unknown): unknown => {
  if (error instanceof Interrupted)
    return new Malformed(
      `the database stopped answering while the house opened (${error.message}); start again`,
    )
  return isExpected(error) ? new Malformed(String(error.message)) : error
}

const waits = ({ node }: Holder, address: string): void => {
  process.stdout.write(
    `waits    ${node} has the house; this server takes over if it stops\n         ${address}/readyz says so\n`,
  )
}

const fault = (of: string, error: unknown): void => {
  process.stderr.write(`${of}: ${error}\n`)
}

const linesOf = (
  server: Server,
  folder: string,
  { database, key, publicUrl, resetOperator }: Options,
): string => {
  const lines = {
    open: publicUrl ? `${publicUrl.origin} through ${server.address}` : server.address,
    tables: server.tables.join(', '),
    store: `${database === undefined ? `SQLite in ${folder}` : 'PostgreSQL'}, every entry on disk before its answer`,
    seals: `encrypted with ${key ?? `${folder}/key`}; back this key up separately`,
    money: 'play money: every guest gets $10,000',
    ...(server.first !== undefined && {
      operator: `none yet; whoever opens this link first, within a day, becomes the operator:\n         ${linkTo(`first/${server.first}`, server, publicUrl)}`,
    }),
    ...(server.again !== undefined && {
      operator: `${resetOperator} is let in again by this link, once and within a day:\n         ${linkTo(`invitation/${server.again}`, server, publicUrl)}`,
    }),
    program: server.program,
  }
  return `${Object.entries(lines)
    .map(([name, value]) => `${name.padEnd(9)}${value}`)
    .join('\n')}\n`
}

/** Resolves at the first SIGINT or SIGTERM, also while the house is still opening. */
const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })

/** Passkeys work with `localhost` but not with 127.0.0.1. */
const linkTo = (what: string, { address }: Server, publicUrl: URL | undefined): string =>
  `${publicUrl?.origin ?? address.replace('127.0.0.1', 'localhost')}/#/staff/${what}`

const EXPECTED = ['EADDRINUSE', 'EACCES', 'UNUSABLE']

const isExpected = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && EXPECTED.includes(String(error.code))
