import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { ROOT } from '../law/index.ts'
import { watchAbsence } from './absence.ts'
import { Readings } from './audit/readings.ts'
import { keepTime } from './clock.ts'
import { paceOf } from './croupier.ts'
import { attendedPlan, openFloor, PLANS } from './floor.ts'
import { type Settings as InForce, openHouseLog } from './house.ts'
import { openDoor } from './http.ts'
import { newMetrics, timed } from './metrics.ts'
import { postgres } from './postgres.ts'
import { houseKey } from './seals.ts'
import { Sessions } from './session.ts'
import { sqlite } from './sqlite.ts'
import { Staff } from './staff.ts'
import { TwoPeople } from './two-people.ts'
import { programVersion } from './version.ts'

/** The house as one process: store, floor and door, opened in this order and closed in the other. */

export interface Settings {
  readonly port: number
  readonly host: string
  readonly folder: string
  /** Seconds to bet. */
  readonly pace: number
  /** How many guests may sign in a second. */
  readonly newcomers?: number
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
  /** The addresses of such proxies, where they are not on this machine. */
  readonly proxies?: readonly string[]
}

export interface Server {
  readonly address: string
  readonly tables: readonly string[]
  readonly program: string
  /** Makes its bearer the operator, while the house has none. */
  readonly first: string | undefined
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

/** How often the readings catch up by themselves, so that nobody who asks waits for long. */
const READING = 5000

export const startServer = async (settings: Settings): Promise<Server> => {
  const { port, host, folder, pace, database, attended = [], publicUrl, proxies } = settings
  const log = newLogger(settings.logLevel)
  const program = programVersion()
  const metrics = newMetrics()
  const store = database === undefined ? sqlite(folder) : await postgres(database)
  const fault = (table: string, error: unknown): void => {
    metrics.faults.inc()
    log.error({ table, fault: String(error) }, 'fault')
  }
  let isReady = false
  try {
    const ports = { store: timed(store, metrics), now: () => Date.now(), program, fault }
    const house = await openHouseLog(ports, settings.inForce ?? {})
    const key = houseKey(folder)
    const floor = await openFloor({ ...ports, key, pace: paceOf(pace) }, [
      ...PLANS,
      ...attended.map(attendedPlan),
    ])
    const staff = await Staff.open(ports, key)
    const twoPeople = await TwoPeople.open(ports, floor, staff)
    const first = await staff.offerFirst()
    const readings = new Readings(store, join(folder, 'readings.db'))
    const reading = setInterval(() => {
      readings.catchUp().catch((error: unknown) => fault('readings', error))
    }, READING)
    reading.unref()
    const { app, sockets } = await openDoor({
      floor,
      sessions: new Sessions(floor.cage),
      staff,
      twoPeople,
      metrics,
      audit: { readings, signInFailed: house.signInFailed },
      program,
      web: join(ROOT, 'dist/web'),
      isReady: () => isReady,
      ...(settings.newcomers !== undefined && { newcomers: settings.newcomers }),
      ...(settings.oddsAtTables && { oddsAtTables: true }),
      ...(publicUrl && { publicUrl }),
      ...(proxies && { proxies }),
    })
    if (settings.exhibition) floor.tournaments.exhibit()
    const stopClock = keepTime(floor, () => Date.now())
    const forget = watchAbsence(floor, patron => sockets.isHere(patron))
    const address = await app.listen({ port, host })
    isReady = true
    log.info({ address, program, tables: floor.tables.size }, 'open')
    const close = async (): Promise<void> => {
      isReady = false
      forget()
      stopClock()
      sockets.close()
      await app.close()
      await twoPeople.close()
      await floor.close()
      clearInterval(reading)
      await readings.close()
      await staff.close()
      await house.close()
      await store.close()
      log.info('closed')
    }
    return { address, program, first, tables: [...floor.tables.keys()], close }
  } catch (error) {
    await store.close()
    throw error
  }
}
