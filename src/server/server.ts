import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { ROOT } from '../law/index.ts'
import { watchAbsence } from './absence.ts'
import { keepTime } from './clock.ts'
import { paceOf } from './croupier.ts'
import { attendedPlan, openFloor, PLANS } from './floor.ts'
import { openDoor } from './http.ts'
import { newMetrics, timed } from './metrics.ts'
import { postgres } from './postgres.ts'
import { houseKey } from './seals.ts'
import { Sessions } from './session.ts'
import { sqlite } from './sqlite.ts'

/** The house as one process: store, floor and door, opened in this order and closed in the other. */

export interface Settings {
  readonly port: number
  readonly host: string
  readonly folder: string
  /** Seconds to bet. */
  readonly pace: number
  /** A PostgreSQL database instead of the embedded one. */
  readonly database?: string
  /** Games, each `GAME/BOOK`, of which there is an attended table as well. */
  readonly attended?: readonly string[]
}

export interface Server {
  readonly address: string
  readonly tables: readonly string[]
  readonly program: string
  readonly close: () => Promise<void>
}

const programVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

const newLogger = (): Logger =>
  pino(
    {
      base: null,
      level: process.env.LOG_LEVEL ?? 'info',
      redact: ['secret', 'token', 'key', 'cookie', '*.secret', '*.token', '*.key', '*.cookie'],
    },
    pino.destination(2),
  )

export const startServer = async (settings: Settings): Promise<Server> => {
  const { port, host, folder, pace, database, attended = [] } = settings
  const log = newLogger()
  const program = programVersion()
  const metrics = newMetrics()
  const store = database === undefined ? sqlite(folder) : await postgres(database)
  const fault = (table: string, error: unknown): void => {
    metrics.faults.inc()
    log.error({ table, fault: String(error) }, 'fault')
  }
  let isReady = false
  try {
    const floor = await openFloor(
      {
        store: timed(store, metrics),
        now: () => Date.now(),
        program,
        fault,
        key: houseKey(folder),
        pace: paceOf(pace),
      },
      [...PLANS, ...attended.map(attendedPlan)],
    )
    const sessions = new Sessions(floor.cage)
    const web = join(ROOT, 'dist/web')
    const door = { floor, sessions, metrics, program, web, isReady: () => isReady }
    const { app, sockets } = await openDoor(door)
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
      await floor.close()
      await store.close()
      log.info('closed')
    }
    return { address, program, tables: [...floor.tables.keys()], close }
  } catch (error) {
    await store.close()
    throw error
  }
}
