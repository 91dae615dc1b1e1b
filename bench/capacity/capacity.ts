import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compiledBench } from '../compiled.ts'
import type { Figure } from '../measure.ts'
import type { Order, Report } from './crowd.ts'

/**
 * How many patrons a server can have while 99 of 100 wagers are answered within 250 ms, compared
 * with a bare `ws` server that sends the same bytes. Each patron places a wager every ten seconds.
 */

const LATEST = 250
const LEVELS = [1000, 2000, 4000, 5000, 6000, 8000, 12_000, 16_000]
const SECONDS = 20
/** The longest time for one number of patrons, in milliseconds. */
const LONGEST = 180_000
/** Seconds to bet. */
const PACE = '8'
const WANTED = 4000
const SHARE = 0.3

interface Level extends Report {
  readonly patrons: number
  /** CPU microseconds of the server in one second. */
  readonly cpu: number
}

const compiled = (): Promise<string> =>
  compiledBench(['house', 'bare', 'crowd', 'frames'].map(name => `capacity/${name}.ts`))

const said = async <T>(child: ChildProcess): Promise<T> => {
  const [message] = await once(child, 'message')
  return message as T
}

const cpuOf = (server: ChildProcess): Promise<number> => {
  server.send('cpu')
  return said<number>(server)
}

const measuredAt = async (
  server: ChildProcess,
  crowd: ChildProcess,
  order: Order,
): Promise<Level> => {
  crowd.send(order)
  await said(crowd)
  const before = await cpuOf(server)
  const report = await said<Report>(crowd)
  const cpu = ((await cpuOf(server)) - before) / order.seconds
  return { ...report, patrons: order.patrons, cpu }
}

/** A server that is too busy to let everybody in never answers. */
const measuredInTime = (...level: Parameters<typeof measuredAt>): Promise<Level | undefined> =>
  Promise.race([
    measuredAt(...level),
    new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), LONGEST).unref()),
  ])

/** Raises the load level by level, up to the first that is too slow. */
const levelsAt = async (
  at: Order['at'],
  say: (text: string) => void,
  ...args: readonly string[]
): Promise<readonly Level[]> => {
  const folder = join(await compiled(), 'capacity')
  const server = fork(join(folder, `${at}.js`), args)
  const url = await said<string>(server)
  const crowd = fork(join(folder, 'crowd.js'))
  const levels: Level[] = []
  for (const patrons of LEVELS) {
    const order: Order = { url, at, patrons, seconds: SECONDS }
    const level = await measuredInTime(server, crowd, order)
    if (level === undefined) {
      say(`  ${at}: ${patrons} patrons, and no answer within ${LONGEST / 60_000} minutes`)
      break
    }
    levels.push(level)
    const share = Math.round(level.cpu / 10_000)
    const bytes = Math.round(level.bytes / level.patches)
    const cost = `${share} % of a core, ${bytes} bytes a patch`
    say(`  ${at}: ${patrons} patrons, p99 ${Math.round(level.p99)} ms, ${cost}`)
    if (level.p99 > LATEST || level.closed > 0) break
  }
  for (const child of [crowd, server]) child.kill('SIGKILL')
  return levels
}

const held = (levels: readonly Level[]): Level | undefined =>
  levels.filter(({ p99, closed }) => p99 <= LATEST && closed === 0).at(-1)

export const capacity = async (say: (text: string) => void): Promise<readonly Figure[]> => {
  const ours = await levelsAt('house', say, PACE)
  const last = ours.at(-1)!
  const lengths = [last.answer, last.bytes / last.patches].map(length => String(Math.round(length)))
  const bare = await levelsAt('bare', say, ...lengths)
  const [here, there] = [held(ours)?.patrons ?? 0, held(bare)?.patrons ?? 1]
  const same = ours.findLast(level => bare.some(({ patrons }) => patrons === level.patrons))!
  const beside = bare.find(({ patrons }) => patrons === same.patrons)!
  const name = 'patrons held at p99 ≤ 250 ms'
  return [
    {
      name,
      reference: 'what we want',
      unit: 'patron',
      target: 1,
      candidate: here,
      against: WANTED,
      ratio: here / WANTED,
    },
    {
      name,
      reference: 'bare ws, the same bytes',
      unit: 'patron',
      target: SHARE,
      candidate: here,
      against: there,
      ratio: here / there,
    },
    {
      name: `µs of CPU in a second for each of ${same.patrons} patrons`,
      reference: 'bare ws, the same bytes',
      unit: 'patron',
      target: SHARE,
      candidate: same.cpu / same.patrons,
      against: beside.cpu / beside.patrons,
      ratio: beside.cpu / same.cpu,
    },
  ]
}
