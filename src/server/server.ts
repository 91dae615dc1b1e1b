import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { ROOT } from '../law/index.ts'
import { TwoPeople } from './approvals/dual-control.ts'
import { Readings } from './audit/readings.ts'
import { soundAtStart, watchChance } from './chance/generator-monitor.ts'
import { checkedKey, noteKey } from './chance/key-fingerprint.ts'
import { nodesOf, takePart, together } from './cluster/joined-nodes.ts'
import type { Lease } from './cluster/lease.ts'
import type { SharedHouse } from './cluster/shared-house.ts'
import { watchDealers } from './floor/dealer-relief.ts'
import { watchAbsence } from './floor/disconnected-patrons.ts'
import { type Floor, openFloor } from './floor/floor.ts'
import { IDLE, watchIdle } from './floor/idle-seats.ts'
import { watchNotices } from './floor/notice-clock.ts'
import { CONTROL } from './floor/other-nodes.ts'
import { attendedPlan, PLANS } from './floor/standard-tables.ts'
import { paceOf } from './floor/virtual-dealer.ts'
import { openDoor } from './gateway/http.ts'
import type { Sockets } from './gateway/sockets.ts'
import { Sessions } from './identity/guest-sessions.ts'
import { Staff } from './identity/staff/staff.ts'
import { type Settings as HouseSettings, openHouseLog } from './log/house-log.ts'
import { postgres } from './log/postgres/postgres.ts'
import { privateFile } from './log/private-file.ts'
import { programVersion } from './log/program-version.ts'
import { sqlite } from './log/sqlite/sqlite.ts'
import type { Store } from './log/store.ts'
import { type Metrics, newMetrics, showTables, timed } from './metrics.ts'
import { realRandomness } from './randomness.ts'
import { realClock, realTime, type Time } from './time.ts'

/** The server process: opens store, floor and HTTP in this order, and closes them in reverse. */

export interface Settings {
  readonly port: number
  readonly host: string
  readonly folder: string
  /** Seconds to bet. */
  readonly pace: number
  /** Guest sign-ins per second. */
  readonly newcomers?: number
  /** Rounds without a wager before a patron loses their seat. 0 turns this off. */
  readonly idleRounds?: number
  /** PostgreSQL instead of SQLite. */
  readonly database?: string
  /** The key file, if it is not in the folder. */
  readonly key?: string
  /** NATS servers. The nodes of a house serve it together. */
  readonly nats?: readonly string[]
  /** The name of this node. */
  readonly node?: string
  /** The lease of this node, if one of several serves. */
  readonly lease?: Pick<Lease, 'token'>
  /** Whether the lease is current. */
  readonly isCurrent?: () => boolean
  /** The level of messages on standard error. */
  readonly logLevel?: string
  /** The settings, for the server's log. */
  readonly inForce?: HouseSettings
  /** Games, each as `GAME/BOOK`, that also get an attended table. */
  readonly attended?: readonly string[]
  /** Keeps a demonstration tournament running. */
  readonly exhibition?: boolean
  /** Patrons may see the odds while they play. */
  readonly oddsAtTables?: boolean
  /** Public HTTPS address, when behind a TLS proxy. */
  readonly publicUrl?: URL
  /** An operator who has lost their password or passkey, for recovery. */
  readonly resetOperator?: string
  /** Addresses of the TLS proxies, if they are not on this machine. */
  readonly proxies?: readonly string[]
}

export interface Server {
  readonly address: string
  readonly tables: readonly string[]
  readonly program: string
  /** Token that makes its bearer the operator, while there is none. */
  readonly first: string | undefined
  /** Recovery token of an operator. */
  readonly again: string | undefined
  /** Resolves if another server takes this house over. Then this one must close. */
  readonly replaced: Promise<void>
  readonly close: () => Promise<void>
}

const newLogger = (level = process.env.LOG_LEVEL ?? 'info'): Logger =>
  pino(
    {
      base: null,
      level,
      redact: ['secret', 'token', 'key', 'cookie', '*.secret', '*.token', '*.key', '*.cookie'],
    },
    pino.destination(2),
  )

/** The token for the program that collects metrics, derived from the house's key. */
const metricsToken = (folder: string, key: Buffer): string => {
  const token = createHmac('sha256', key).update('metrics').digest('hex')
  writeFileSync(privateFile(join(folder, 'metrics-token')), `${token}\n`)
  return token
}

/** How often the readings catch up, in milliseconds. */
const READING = 5000

const wayBack = async (staff: Staff, name: string | undefined): Promise<string | undefined> => {
  if (name === undefined) return undefined
  const reset = await staff.resetOperator(name)
  if ('token' in reset) return reset.token
  throw Object.assign(new Error(reset.message), { code: 'UNUSABLE' })
}

/** Everything opened so far, to close in reverse order even if opening fails halfway. */
class Opened {
  readonly #closings: (() => unknown)[] = []

  keep(close: () => unknown): void {
    this.#closings.push(close)
  }

  async close(): Promise<void> {
    for (const close of this.#closings.splice(0).reverse()) await close()
  }
}

export const startServer = async (settings: Settings, time = realTime): Promise<Server> => {
  const opened = new Opened()
  try {
    return await open(settings, time, opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}

const replacement = () => {
  let resolve: () => void = () => undefined
  const replaced = new Promise<void>(done => {
    resolve = done
  })
  return { replaced, resolve: () => resolve() }
}

const WORLD = { now: realClock, random: realRandomness }

/** The settings of the HTTP server. */
const doorway = ({ host, newcomers, oddsAtTables, publicUrl, proxies }: Settings) => ({
  bound: host,
  ...(newcomers !== undefined && { newcomers }),
  ...(oddsAtTables && { oddsAtTables: true }),
  ...(publicUrl && { publicUrl }),
  ...(proxies && { proxies }),
})

const open = async (settings: Settings, time: Time, opened: Opened): Promise<Server> => {
  const { port, host, folder, pace, attended = [] } = settings
  const log = newLogger(settings.logLevel)
  const program = programVersion()
  const metrics = newMetrics()
  const fault = reporter(log, metrics)
  const { store, key, sharing, others, replaced } = await stored(settings, time, fault, opened)
  const ports = { ...WORLD, store: timed(store, metrics), key, program, fault, ...others }
  const staff = await Staff.open(ports, key)
  opened.keep(() => staff.close())
  const house = await openHouseLog(ports, settings.inForce ?? {})
  opened.keep(() => house.close())
  await soundAtStart(house)
  const floor = await openFloor({ ...ports, time, pace: paceOf(pace) }, plansOf(attended))
  opened.keep(() => floor.close())
  await noteKey(key, store)
  opened.keep(watchChance(floor, house, fault).stop)
  opened.keep(watchDealers(floor, staff))
  const twoPeople = await TwoPeople.open(ports, floor, staff)
  opened.keep(() => twoPeople.close())
  const readings = read(store, folder, fault)
  opened.keep(readings.close)
  let isReady = false
  const { app, sockets } = await openDoor({
    floor,
    sessions: new Sessions(floor.cage, ports.now),
    staff,
    twoPeople,
    metrics: showTables(metrics, floor),
    audit: { readings: readings.readings, signInFailed: house.signInFailed },
    program,
    web: join(ROOT, 'dist/web'),
    isReady: () => isReady && (settings.isCurrent?.() ?? true) && !sharing?.problems.length,
    ...(sharing && besideOthers(sharing, floor, staff)),
    store,
    metricsToken: metricsToken(folder, key),
    ...doorway(settings),
  })
  opened.keep(() => app.close())
  opened.keep(() => sockets.close())
  if (sharing) await takePart(sharing, { house, floor, twoPeople })
  const again = await wayBack(staff, settings.resetOperator)
  const first = sharing?.owns(CONTROL) === false ? undefined : await staff.offerFirst()
  if (settings.exhibition) floor.tournaments.exhibit()
  for (const stop of watchTables(floor, sockets, settings)) opened.keep(stop)
  const address = await app.listen({ port, host })
  isReady = true
  /** Other nodes take over the tables while the sockets here are still open. */
  if (sharing) opened.keep(() => house.stopped().finally(() => sharing.stop()))
  const tables = Object.keys(floor.log.state.tables)
  log.info({ address, program, tables: tables.length }, 'open')
  const close = async (): Promise<void> => {
    isReady = false
    await opened.close()
    log.info('closed')
  }
  return { address, program, first, again, tables, replaced, close }
}

const plansOf = (attended: readonly string[]) => [...PLANS, ...attended.map(attendedPlan)]

const reporter =
  (log: Logger, metrics: Metrics) =>
  (table: string, error: unknown): void => {
    metrics.faults.inc()
    log.error({ table, fault: String(error) }, 'fault')
  }

const watchTables = (
  floor: Floor,
  sockets: Sockets,
  { idleRounds = IDLE.rounds }: Settings,
): readonly (() => void)[] => [
  watchNotices(floor),
  watchAbsence(floor, patron => sockets.isHere(patron)),
  watchIdle(floor, (patron, what) => sockets.tell(patron, what), { ...IDLE, rounds: idleRounds }),
]

/** The store, its key, and the other nodes that share it. */
const stored = async (
  settings: Settings,
  time: Time,
  fault: (of: string, error: unknown) => void,
  opened: Opened,
) => {
  const { folder, database, lease } = settings
  const store = database === undefined ? sqlite(folder) : await postgres(database, realTime, lease)
  opened.keep(() => store.close())
  const key = await checkedKey(folder, store, settings.key)
  const nodes = nodesOf(settings)
  const joined = nodes && (await together(nodes, key, time, fault))
  if (joined) opened.keep(joined.close)
  const sharing = joined?.sharing
  const { replaced, resolve } = replacement()
  const others = sharing ? { sharing, elsewhere: sharing } : { replaced: resolve }
  return { store, key, sharing, others, replaced }
}

const besideOthers = (sharing: SharedHouse, { cage }: Floor, staff: Staff) => ({
  problems: () => sharing.problems,
  freshen: async (): Promise<void> => {
    await Promise.all([cage.isOwn || cage.catchUp(), staff.catchUp()])
  },
})

/** Readings that catch up in the background, so that queries are quick. */
const read = (store: Store, folder: string, fault: (of: string, error: unknown) => void) => {
  const readings = new Readings(store, join(folder, 'readings.db'))
  const stop = realTime.every(READING, () => {
    readings.catchUp().catch((error: unknown) => fault('readings', error))
  })
  const close = async (): Promise<void> => {
    stop()
    await readings.close()
  }
  return { readings, close }
}
