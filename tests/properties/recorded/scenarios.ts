import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../../../src/kernel/game.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import { readScenarios, type Scenario } from '../../../src/scenario/language/scenario-text.ts'
import { perform, type Traced } from '../../../src/scenario/run.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { markedAt } from './around.ts'
import { paidBy } from './desk.ts'
import { Hash, reasonOf } from './marks.ts'

/**
 * Every decision in the scenarios, beyond what they expect: all events with clauses, amounts and
 * order, all views, the rules' answers to other commands at each step, and
 * all views and one more command after those that are accepted, and what the desk shows.
 */

/** The number of other commands to try at each step. */
const ATTEMPTS = 16

/** The steps since the last table was opened. */
const lastTable = (trace: readonly Traced[]): readonly Traced[] =>
  trace.slice(trace.findLastIndex(({ step }) => SETTINGS.some(({ opens }) => opens === step.actor)))

const isAct = ({ entries, refused }: Traced): boolean => entries.length > 0 || refused !== undefined

const seedOf = (scenario: Scenario): number =>
  [...scenario.title].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 65_521, 7)

export const markOf = (scenario: Scenario): string => {
  const { trace, opened } = perform(SETTINGS, scenario)
  const hash = new Hash()
  for (const { entries, refused } of trace)
    hash.add([entries.map(({ events }) => events), refused && reasonOf(refused)])
  const setting = SETTINGS.find(({ game }) => game === opened?.game)
  if (!setting) return hash.mark(6)
  let state: unknown = setting.game.open(opened!.config)
  lastTable(trace).forEach((traced, step) => {
    for (const { events } of traced.entries) {
      hash.add(paidBy(setting, events))
      state = (events as readonly Event[]).reduce(setting.game.evolve, state)
    }
    if (isAct(traced))
      markedAt(hash, setting, state, { seed: seedOf(scenario) + step, attempts: ATTEMPTS })
  })
  return hash.mark(6)
}

const FOLDER = join(ROOT, 'scenarios')

export const FILES: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.txt'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()

export const scenariosOf = (file: string): readonly Scenario[] =>
  readScenarios(readFileSync(join(FOLDER, file), 'utf8'))

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
