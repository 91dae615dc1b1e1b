import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { ROOT } from '../law/index.ts'
import { TwoPeople } from './approvals/dual-control.ts'
import { Readings } from './audit/readings.ts'
import { soundAtStart, watchChance } from './chance/generator-monitor.ts'
import { houseKey } from './chance/sealed-secrets.ts'
import { watchDealers } from './floor/dealer-relief.ts'
import { watchAbsence } from './floor/disconnected-patrons.ts'
import { openFloor } from './floor/floor.ts'
import { IDLE, watchIdle } from './floor/idle-seats.ts'
import { keepTime } from './floor/notice-clock.ts'
import { attendedPlan, PLANS } from './floor/standard-tables.ts'
import { paceOf } from './floor/virtual-dealer.ts'
import { openDoor } from './gateway/http.ts'
import { Sessions } from './identity/guest-sessions.ts'
import { Staff } from './identity/staff.ts'
import { type Settings as InForce, openHouseLog } from './log/house-log.ts'
import { postgres } from './log/postgres.ts'
import { programVersion } from './log/program-version.ts'
import { sqlite } from './log/sqlite.ts'
import type { Store } from './log/store.ts'
import { newMetrics, timed } from './metrics.ts'
import { realTime, type Time } from './time.ts'

/** The house as one process: store, floor and door, opened in this order and closed in the other. */

export interface Settings {
  readonly port: number
  readonly host: string
  readonly folder: string
  /** Seconds to bet. */
  readonly pace: number
  /** How many guests may sign in a second. */
  readonly newcomers?: number
  /** After how many rounds without a wager a seat is asked for; 0 for never. */
  readonly idleRounds?: number
  /** A PostgreSQL database instead of the embedded one. */
  readonly database?: string
  /** What is told on standard error. */
  readonly logLevel?: string
  /** What was set, for the record. */
  readonly inForce?: InForce
  /** Games, each `GAME/BOOK`, of which there is an attended table as well. */
  readonly attended?: readonly string[]
  /** There is always a tournament of the house to watch. */
  readonly exhibition?: boolean
  /** Patrons may look at the odds while they play. */
  readonly oddsAtTables?: boolean
  /** What the world calls us, where a proxy speaks TLS for us. */
  readonly publicUrl?: URL
  /** An operator who has lost password or passkey, and is let in again. */
  readonly resetOperator?: string
  /** The addresses of such proxies, where they are not on this machine. */
  readonly proxies?: readonly string[]
}

export interface Server {
  readonly address: string
  readonly tables: readonly string[]
  readonly program: string
  /** Makes its bearer the operator, while the house has none. */
  readonly first: string | undefined
  /** Lets the operator in again who has lost the way. */
  readonly again: string | undefined
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

/** In milliseconds. */
const READING = 5000

const wayBack = async (staff: Staff, name: string | undefined): Promise<string | undefined> => {
  if (name === undefined) return undefined
  const reset = await staff.resetOperator(name)
  if ('token' in reset) return reset.token
  throw Object.assign(new Error(reset.message), { code: 'UNUSABLE' })
}

/** What has been opened, to be closed in the other order, however far it got. */
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

const open = async (settings: Settings, time: Time, opened: Opened): Promise<Server> => {
  const { port, host, folder, pace, database, attended = [], publicUrl, proxies } = settings
  const log = newLogger(settings.logLevel)
  const program = programVersion()
  const metrics = newMetrics()
  const store = database === undefined ? sqlite(folder) : await postgres(database)
  opened.keep(() => store.close())
  const fault = (table: string, error: unknown): void => {
    metrics.faults.inc()
    log.error({ table, fault: String(error) }, 'fault')
  }
  const ports = { store: timed(store, metrics), now: () => Date.now(), program, fault }
  const key = houseKey(folder)
  const staff = await Staff.open(ports, key)
  opened.keep(() => staff.close())
  const again = await wayBack(staff, settings.resetOperator)
  const first = await staff.offerFirst()
  const house = await openHouseLog(ports, settings.inForce ?? {})
  opened.keep(() => house.close())
  await soundAtStart(house)
  const plans = [...PLANS, ...attended.map(attendedPlan)]
  const floor = await openFloor({ ...ports, key, time, pace: paceOf(pace) }, plans)
  opened.keep(() => floor.close())
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
    metrics,
    audit: { readings: readings.readings, signInFailed: house.signInFailed },
    program,
    web: join(ROOT, 'dist/web'),
    isReady: () => isReady,
    bound: host,
    ...(settings.newcomers !== undefined && { newcomers: settings.newcomers }),
    ...(settings.oddsAtTables && { oddsAtTables: true }),
    ...(publicUrl && { publicUrl }),
    ...(proxies && { proxies }),
  })
  opened.keep(() => app.close())
  opened.keep(() => sockets.close())
  if (settings.exhibition) floor.tournaments.exhibit()
  opened.keep(keepTime(floor, () => Date.now()))
  opened.keep(watchAbsence(floor, patron => sockets.isHere(patron)))
  const idle = { ...IDLE, rounds: settings.idleRounds ?? IDLE.rounds }
  opened.keep(watchIdle(floor, (patron, what) => sockets.tell(patron, what), idle))
  const address = await app.listen({ port, host })
  isReady = true
  log.info({ address, program, tables: floor.tables.size }, 'open')
  const close = async (): Promise<void> => {
    isReady = false
    await opened.close()
    log.info('closed')
  }
  return { address, program, first, again, tables: [...floor.tables.keys()], close }
}

/** Readings that catch up by themselves, so that nobody who asks waits for long. */
const read = (store: Store, folder: string, fault: (of: string, error: unknown) => void) => {
  const readings = new Readings(store, join(folder, 'readings.db'))
  const reading = setInterval(() => {
    readings.catchUp().catch((error: unknown) => fault('readings', error))
  }, READING)
  reading.unref()
  const close = async (): Promise<void> => {
    clearInterval(reading)
    await readings.close()
  }
  return { readings, close }
}
