import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Viewer } from '../src/kernel/people.ts'
import { type Read, readExport } from '../src/server/audit/export.ts'
import { roundsAsked, statementOf } from '../src/server/audit/questions.ts'
import { Readings } from '../src/server/audit/readings.ts'
import { verifyRead } from '../src/server/audit/verify-export.ts'
import type { Body } from '../src/server/host.ts'
import { gameOf } from '../src/server/verify.ts'
import { ROOT } from './croupier.ts'

/** Logs as an older program wrote them, and what they have to come to in every later one. */

export const GOLDEN = join(ROOT, 'tests/golden')

/** Of every version that wrote some. */
export const goldenLogs = (): readonly string[] =>
  readdirSync(GOLDEN)
    .filter(name => name.endsWith('.ndjson'))
    .map(name => name.slice(0, -'.ndjson'.length))

export const readGolden = (name: string): Read =>
  readExport(readFileSync(join(GOLDEN, `${name}.ndjson`), 'utf8'))

export const expectedOf = (name: string): Meaning =>
  JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8')) as Meaning

/** What a log means: everything that anybody could have seen or been paid. */
export interface Meaning {
  readonly program: string
  readonly views: Readonly<Record<string, unknown>>
  readonly rounds: readonly unknown[]
  readonly statement: readonly unknown[]
  /** What today's rules would decide otherwise; nothing, as long as no rule was mended. */
  readonly found: readonly unknown[]
}

const VIEWERS: Readonly<Record<string, Viewer>> = {
  rail: { role: 'rail' },
  ana: { role: 'patron', patron: 'Ana' },
  auditor: { role: 'auditor' },
}

/** A view at the end of every round, and at the end. */
const viewsOf = ({ logs }: Read): Record<string, unknown> => {
  const [entries = []] = [...logs.values()]
  const bodies = entries.map(({ body }) => JSON.parse(body) as Body)
  const { opens } = bodies[0]!
  const game = gameOf(opens!.game)!
  const views: Record<string, unknown> = {}
  let state = game.open(opens!.config)
  bodies.forEach(({ events }, i) => {
    state = events.reduce((before, event) => game.evolve(before, event), state)
    const isOver = events.some(({ is }) => is === 'RoundCounted' || is === 'RoundDropped')
    if (!isOver && i + 1 < bodies.length) return
    for (const [name, viewer] of Object.entries(VIEWERS))
      views[`${i + 1} ${name}`] = game.view(state, viewer)
  })
  return views
}

export const meaningOf = async (read: Read): Promise<Meaning> => {
  const readings = new Readings(
    {
      logs: async () => [...read.logs.keys()],
      read: async (log, from = 1, most = Number.POSITIVE_INFINITY) =>
        read.logs.get(log)!.slice(from - 1, from - 1 + most),
    },
    ':memory:',
  )
  await readings.catchUp()
  const meaning = {
    program: [...read.logs.values()][0]![0]!.program,
    views: viewsOf(read),
    rounds: roundsAsked(readings, {}),
    statement: statementOf(readings, 'Ana'),
    found: verifyRead(read).found,
  }
  await readings.close()
  return JSON.parse(JSON.stringify(meaning)) as Meaning
}
