import type { Command, Event } from '../kernel/game.ts'
import { type Entry, type Log, submit } from '../kernel/log.ts'
import { isRefusal, type Refusal, sentence } from '../kernel/refusal.ts'
import { FailedLine } from './failed-line.ts'
import { REFUSED, type Scenario, type Step } from './language/scenario-text.ts'
import { type Mistake, type ScenarioLine, understand } from './line-meaning.ts'
import type { AnySetting } from './stage.ts'

export interface Failure {
  readonly line: number
  readonly says: string
}

/** One line of a scenario and its result. */
export interface Traced {
  readonly step: Step
  readonly entries: readonly Entry<Command, Event>[]
  /** Set if the line was refused as expected. */
  readonly refused?: Refusal
}

export interface Performance {
  /** Every line that passed. */
  readonly trace: readonly Traced[]
  readonly failure: Failure | undefined
  /** The lines that could not be understood. A scenario with any of them is not played. */
  readonly mistakes: readonly Mistake[]
  /** The table opened last. Its state is the fold of the trace since then. */
  readonly opened?: OpenedGame
}

interface OpenedGame {
  readonly game: AnySetting['game']
  readonly config: unknown
}

/** A table with its log, and the events since the last expectation. */
interface Scene {
  readonly stage: AnySetting
  readonly config: unknown
  readonly log: Log<unknown, Command, Event>
  readonly events: readonly Event[]
  readonly expecting: boolean
  readonly commands: number
  /** The refusal of the latest line. */
  readonly refused?: Refusal
}

const isExpected = (refused: Refusal, by: string | undefined): boolean =>
  by === REFUSED || refused.refused === by

const unrefused = (by: string): FailedLine =>
  new FailedLine(by === REFUSED ? 'nothing refused it' : `nothing refused it, not even ${by}`)

/** A refusal by the expected clause leaves the log as it was. */
const take = (scene: Scene, command: Command, refusedBy?: string, isLast = true): Scene => {
  const { log, decision } = submit(scene.stage.game, scene.log, `c${scene.commands}`, command)
  const commands = scene.commands + 1
  if (isRefusal(decision)) {
    if (isExpected(decision, refusedBy))
      return { ...scene, commands, expecting: false, refused: decision }
    throw new FailedLine(`refused by ${decision.refused}: ${sentence(decision)}`)
  }
  if (refusedBy !== undefined && isLast) throw unrefused(refusedBy)
  return { ...scene, log, events: [...scene.events, ...decision], commands, expecting: false }
}

type Opens = Extract<ScenarioLine, { is: 'opens' }>
type Acts = Extract<ScenarioLine, { is: 'acts' }>
type Expects = Extract<ScenarioLine, { is: 'expects' }>

/** `table nz5 decks 6 unprepared` */
const begin = ({ step, setting: stage, book, options, unprepared }: Opens): Scene | Refusal => {
  const { refusedBy } = step
  const config = stage.table(book, options)
  const refused = isRefusal(config) ? config : stage.refused(config)
  if (refused) {
    if (isExpected(refused, refusedBy)) return refused
    throw new FailedLine(`refused by ${refused.refused}: ${sentence(refused)}`)
  }
  if (refusedBy) throw unrefused(refusedBy)
  const log = { state: stage.game.open(config), entries: [] }
  const start: Scene = { stage, config, log, events: [], expecting: false, commands: 0 }
  const { prepares: given } = stage
  const house: readonly Command[] = typeof given === 'function' ? given(options) : given
  const prepares = unprepared ? [] : house
  return { ...prepares.reduce((scene, command) => take(scene, command), start), events: [] }
}

/** A line may mean several commands, such as coming to the table. Any of them may be the refused one. */
const act = (scene: Scene, { step, who, verb, words }: Acts): Scene => {
  const { refusedBy, round } = step
  const said = verb.does(words, { by: who.by, state: scene.log.state })
  const all = Array.isArray(said) ? (said as readonly Command[]) : [said as Command]
  const commands = round === undefined ? all : all.map(command => ({ ...command, round }))
  const fresh = scene.expecting ? { ...scene, events: [] } : scene
  let now = fresh
  for (const [i, command] of commands.entries()) {
    const next = take(now, command, refusedBy, i === commands.length - 1)
    if (next.log === now.log) return next
    now = next
  }
  return now
}

/** True if an event, one of its moves or its outcome has this clause. */
const cites = (value: unknown, clause: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(each => cites(each, clause))
    : value === clause

/** An expectation that does not know the clause of what it finds asks for it among all events. */
const expect = (scene: Scene, { step: { by }, expectation, words }: Expects): Scene => {
  const { stage, log, events } = scene
  const { state } = log
  let isChecked = by === undefined
  const view = (patron?: string) => {
    // What somebody sees has no clause of its own.
    isChecked = true
    return stage.game.view(state, patron ? { role: 'patron', patron } : { role: 'rail' })
  }
  const history = log.entries.flatMap(entry => entry.events)
  const seen = {
    state,
    history,
    events,
    view,
    get by() {
      isChecked = true
      return by
    },
  }
  const found = expectation.finds(words, seen)
  if (found !== true) throw new FailedLine(`not so: ${found}`)
  if (!isChecked && !cites(history, by!)) throw new FailedLine(`nothing rests on ${by}`)
  return { ...scene, expecting: true }
}

const next = (scene: Scene | undefined, line: ScenarioLine): Scene | Refusal => {
  if (line.is === 'opens') return begin(line)
  if (!scene) throw new FailedLine('no table is open here')
  const { refused: _, ...fresh } = scene
  return line.is === 'expects' ? expect(fresh, line) : act(fresh, line)
}

const isScene = (found: Scene | Refusal): found is Scene => 'log' in found

const traced = (
  { is, step }: ScenarioLine,
  before: Scene | undefined,
  after: Scene | Refusal,
): Traced => {
  if (!isScene(after)) return { step, entries: [], refused: after }
  const known = is === 'opens' ? 0 : (before?.log.entries.length ?? 0)
  const entries = after.log.entries.slice(known)
  return { step, entries, ...(after.refused && { refused: after.refused }) }
}

/** An exception is our bug. It fails its own scenario and no other. */
const saysOf = (error: unknown): string =>
  error instanceof FailedLine
    ? error.message
    : `the program failed: ${error instanceof Error ? error.message : String(error)}`

/** Plays a scenario to its end, or to the first line that fails. */
export const perform = (settings: readonly AnySetting[], scenario: Scenario): Performance => {
  const { lines, mistakes } = understand(settings, scenario)
  if (mistakes.length > 0) return { trace: [], failure: mistakes[0], mistakes }
  const trace: Traced[] = []
  let scene: Scene | undefined
  for (const line of lines)
    try {
      const after = next(scene, line)
      trace.push(traced(line, scene, after))
      scene = isScene(after) ? after : undefined
    } catch (error) {
      return { trace, failure: { line: line.step.line, says: saysOf(error) }, mistakes }
    }
  const opened = scene && { game: scene.stage.game, config: scene.config }
  return { trace, failure: undefined, mistakes, ...(opened && { opened }) }
}
