import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../../../src/kernel/game.ts'
import type { Viewer } from '../../../src/kernel/people.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import { read, type Scenario } from '../../../src/scenario/language/scenario-text.ts'
import { perform, type Traced } from '../../../src/scenario/run.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { type DirectorState, entrants } from '../../../src/tournament/director/state.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { tapeOf } from '../subject.ts'
import { attempt, type Present } from './attempt.ts'
import { Hash, numbersOf, saidIn } from './marks.ts'

/**
 * Every decision in the scenarios, beyond what they expect: all events with clauses, amounts and
 * order, all views, the rules' answers to other commands at each step, and
 * all views after those that are accepted.
 */

/** The number of other commands to try at each step. */
const ATTEMPTS = 16

const presentIn = (setting: AnySetting, state: unknown): Present => {
  const ring = setting.inside?.(state)
  if (ring) return { ring, patrons: Object.keys(ring.patrons) }
  return { ring, patrons: entrants(state as DirectorState).map(([patron]) => patron) }
}

const viewers = ({ patrons }: Present): readonly Viewer[] => [
  { role: 'rail' },
  { role: 'dealer' },
  { role: 'auditor' },
  ...patrons.slice(0, 2).map(patron => ({ role: 'patron', patron }) as const),
]

/** The steps since the last table was opened. */
const lastTable = (trace: readonly Traced[]): readonly Traced[] =>
  trace.slice(trace.findLastIndex(({ step }) => SETTINGS.some(({ opens }) => opens === step.actor)))

const isAct = ({ entries, refused }: Traced): boolean => entries.length > 0 || refused !== undefined

const markedAt = (hash: Hash, setting: AnySetting, state: unknown, seed: number): void => {
  const { game, commands } = setting
  const present = presentIn(setting, state)
  hash.add(game.awaits(state))
  for (const viewer of viewers(present)) hash.add(game.view(state, viewer))
  const numbers = numbersOf(seed, ATTEMPTS * 40)
  for (let i = 0; i < ATTEMPTS; i += 1) {
    const command = attempt(commands, tapeOf(numbers.slice(i * 40)), present)
    const decision = game.decide(state, command)
    hash.add(saidIn(command, decision))
    if (isRefusal(decision)) continue
    const after = decision.reduce(game.evolve, state)
    for (const viewer of viewers(present).slice(1)) hash.add(game.view(after, viewer))
  }
}

const seedOf = (scenario: Scenario): number =>
  [...scenario.title].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 65_521, 7)

export const markOf = (scenario: Scenario): string => {
  const { trace, opened } = perform(SETTINGS, scenario)
  const hash = new Hash()
  for (const { entries, refused } of trace)
    hash.add([entries.map(({ events }) => events), refused?.refused])
  const setting = SETTINGS.find(({ game }) => game === opened?.game)
  if (!setting) return hash.mark(6)
  let state: unknown = setting.game.open(opened!.config)
  lastTable(trace).forEach((traced, step) => {
    for (const { events } of traced.entries)
      state = (events as readonly Event[]).reduce(setting.game.evolve, state)
    if (isAct(traced)) markedAt(hash, setting, state, seedOf(scenario) + step)
  })
  return hash.mark(6)
}

const FOLDER = join(ROOT, 'scenarios')

export const FILES: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.txt'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()

export const scenariosOf = (file: string): readonly Scenario[] =>
  read(readFileSync(join(FOLDER, file), 'utf8'))

export const lineOf = (file: string, scenario: Scenario): string =>
  `${file} ${markOf(scenario)} ${scenario.title}`

/** The folders of the scenarios. Each has its own record. */
export const BOOKS: readonly string[] = [...new Set(FILES.map(file => file.split('/')[0]!))]

export const recordOf = (book: string): string =>
  join(ROOT, `tests/properties/recorded/scenarios/${book}.txt`)

export const scenariosIn = (book: string): readonly (readonly [string, Scenario])[] =>
  FILES.filter(file => file.startsWith(`${book}/`)).flatMap(file =>
    scenariosOf(file).map(scenario => [file, scenario] as const),
  )

export const linesOf = (book: string): readonly string[] =>
  scenariosIn(book).map(([file, scenario]) => lineOf(file, scenario))
