import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { houseKey } from '../../src/server/chance/sealed-secrets.ts'
import { postgres } from '../../src/server/log/postgres/postgres.ts'
import { setup as compile } from '../compile.ts'
import { acknowledged, type SentCommands } from '../fixtures/audit-readings.ts'
import { freePort, type NatsServer, startNats } from '../fixtures/processes/nats-servers.ts'
import { Dice } from '../simulation/world.ts'
import { startBalancer } from './balancer.ts'
import { Databases } from './databases.ts'
import { faultsBy } from './faults.ts'
import { type Findings, findingsIn } from './findings.ts'
import { House, NAMES } from './houses.ts'
import { type Lines, linesFor } from './lines.ts'
import { Patron, type PatronOptions } from './patron.ts'
import { Recoveries } from './recoveries.ts'

/** Three servers, three NATS servers, two databases, a load balancer and patrons, with faults. */

export interface ChaosOptions {
  readonly seconds: number
  readonly seed: string
  /** Only faults whose description begins like this. */
  readonly only: string
  readonly says: (line: string) => void
}

export interface Outcome extends Findings {
  readonly commands: number
  readonly acknowledged: number
  readonly recoveries: Recoveries
  readonly canCut: boolean
}

const EACH = 1

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await pause(100)
}

interface Stage {
  readonly folder: string
  readonly lines: Lines
  readonly databases: Databases
  readonly nats: readonly NatsServer[]
  readonly houses: readonly House[]
  /** Called at the end. */
  readonly stops: (() => void)[]
}

const staged = async (): Promise<Stage> => {
  await compile()
  const folder = mkdtempSync(join(tmpdir(), 'croupier-chaos-houses-'))
  houseKey(folder)
  const lines = await linesFor(NAMES.length)
  const databases = await Databases.start(lines.everywhere)
  const nats = await startNats(3, lines.everywhere)
  const ports: number[] = []
  for (const _ of NAMES) ports.push(await freePort())
  const place = {
    folder,
    lines,
    ports,
    database: (house: number) => databases.url(lines.beyond(house, 'database')),
    nats: (house: number) =>
      nats.map(({ port }) => `nats://${lines.beyond(house, 'messages')}:${port}`).join(),
  }
  const houses = NAMES.map((_, at) => new House(at, place))
  return { folder, lines, databases, nats, houses, stops: [] }
}

interface Line {
  readonly id: string
  readonly game: string
}

const tablesAt = async (base: string): Promise<readonly Line[]> => {
  const answer = await fetch(`${base}/api/tables`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as readonly Line[]) : []
}

const isAllReady = async (houses: readonly House[]): Promise<boolean> => {
  const [death] = houses.flatMap(({ deaths }) => deaths)
  if (death !== undefined) throw new Error(death)
  return (await Promise.all(houses.map(house => house.isReady()))).every(Boolean)
}

/** Longer than any recovery takes, on any machine. */
const IN_VAIN = 180_000

const isRecovered = async ({ houses }: Stage, recoveries: Recoveries): Promise<boolean> => {
  const last = recoveries.struck.at(-1)
  return (await isAllReady(houses)) && (!last || recoveries.missing(last).length === 0)
}

/** One fault in so many may strike while others still have consequences. */
const OVERLAPPING = 5

const recovered = (stage: Stage, recoveries: Recoveries): Promise<void> => {
  const end = performance.now() + IN_VAIN
  return until(async () => performance.now() > end || (await isRecovered(stage, recoveries)))
}

/** Causes one fault after another until the time is over. */
const disturb = async (
  stage: Stage,
  { seconds, seed, only, says }: ChaosOptions,
  recoveries: Recoveries,
): Promise<void> => {
  const dice = new Dice(`chaos ${seed}`)
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  for (const fault of faultsBy(dice, stage)) {
    if (!fault.is.startsWith(only)) continue
    if (!dice.oneIn(OVERLAPPING)) await recovered(stage, recoveries)
    await pause(dice.between(200, 1000))
    if (performance.now() > end) return
    says(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${fault.is}`)
    await fault.ready?.()
    recoveries.strike(fault.is, await isRecovered(stage, recoveries))
    await fault.happen()
  }
}

const allBack = async (recoveries: Recoveries): Promise<void> => {
  const end = performance.now() + IN_VAIN
  const missing = () => new Set(recoveries.struck.flatMap(struck => recoveries.missing(struck)))
  await until(() => missing().size === 0 || performance.now() > end)
  if (missing().size > 0) throw new Error(`these tables do not go on: ${[...missing()].join(', ')}`)
}

/** Waits until everything works again and every table has answered since the last fault. */
const calm = async (stage: Stage, recoveries: Recoveries): Promise<void> => {
  await until(() => isAllReady(stage.houses))
  recoveries.strike('nothing')
  await allBack(recoveries)
}

const settled = async (url: string, heard: SentCommands): Promise<Findings> => {
  const store = await postgres(url)
  let last = await findingsIn(store, heard)
  /** The servers look for unfinished payments every five seconds. */
  for (let tries = 0; last.underway > 0 && tries < 20; tries += 1) {
    await pause(1000)
    last = await findingsIn(store, heard)
  }
  await store.close()
  const left = `${last.underway} vouchers are still on their way`
  return { ...last, found: [...last.found, ...(last.underway > 0 ? [left] : [])] }
}

const played = async (stage: Stage, wanted: ChaosOptions): Promise<Outcome> => {
  const { folder, houses, databases, lines } = stage
  for (const house of houses) house.start()
  wanted.says('three servers start')
  await until(() => isAllReady(houses))
  const balancer = await startBalancer(folder, houses)
  stage.stops.push(balancer.stop)
  await until(async () => (await tablesAt(balancer.base)).length > 0)
  const tables = await tablesAt(balancer.base)
  const heard: SentCommands = new Map()
  const recoveries = new Recoveries(tables.map(({ id }) => id))
  const patrons = tables.flatMap(({ id: table, game }, number) =>
    Array.from({ length: EACH }, (_, at) => {
      const name = `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number % 26]}${at + 1}`
      const dice = new Dice(`${wanted.seed} ${name}`)
      const answered: PatronOptions['answered'] = (at, met) => recoveries.answered(at, met)
      return new Patron({ base: balancer.base, table, game, name, dice, heard, answered })
    }),
  )
  const playing = patrons.map(patron => patron.run())
  wanted.says(`${patrons.length} patrons play at ${tables.length} tables`)
  recoveries.strike('nothing')
  await allBack(recoveries)
  await disturb(stage, wanted, recoveries)
  wanted.says('no more faults')
  await calm(stage, recoveries)
  for (const patron of patrons) patron.stop()
  await Promise.all(playing)
  const findings = await settled(databases.direct, heard)
  const found = [...findings.found, ...houses.flatMap(({ deaths }) => deaths)]
  const counts = { commands: heard.size, acknowledged: acknowledged(heard) }
  return { ...findings, found, ...counts, recoveries, canCut: lines.canCut }
}

/** The folder for the servers' output. */
const KEPT = join(tmpdir(), 'croupier-chaos-logs')

const ended = async ({ houses, nats, databases, folder, stops }: Stage): Promise<void> => {
  for (const stop of stops) stop()
  for (const house of houses) {
    house.signal('SIGCONT')
    await house.end('SIGKILL')
  }
  mkdirSync(KEPT, { recursive: true })
  for (const house of houses) house.keepWritten(KEPT)
  for (const server of nats) await server.kill()
  await databases.stop()
  rmSync(folder, { recursive: true, force: true })
}

export const chaos = async (wanted: ChaosOptions): Promise<Outcome> => {
  const stage = await staged()
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      void ended(stage).finally(() => process.exit(1))
    })
  try {
    return await played(stage, wanted)
  } finally {
    await ended(stage)
  }
}
