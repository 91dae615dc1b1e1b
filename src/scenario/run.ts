import type { Command, Event } from '../kernel/game.ts'
import { type Entry, type Log, submit } from '../kernel/log.ts'
import type { Actor, StaffRank } from '../kernel/people.ts'
import { isRefusal, type Refusal, sentence } from '../kernel/refusal.ts'
import { EXPECTATIONS, HAPPENINGS } from './expectations.ts'
import { fill } from './phrase.ts'
import type { Scenario, Step } from './read.ts'
import { type AnySetting, expectedInside, spokenInside, type Verb } from './stage.ts'
import { VERBS } from './verbs.ts'

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
}

const STAFF: Readonly<Record<string, StaffRank>> = {
  dealer: 'dealer',
  'game supervisor': 'game-supervisor',
  'casino supervisor': 'casino-supervisor',
  director: 'casino-supervisor',
  'senior supervisor': 'senior-casino-supervisor',
  operator: 'operator',
}

const SOURCES = ['shoe', 'wheel', 'dice', 'clock', 'chance'] as const

type Who = { readonly by: Actor; readonly as: Verb<never, never>['who'] }

const whoIs = (actor: string): Who | undefined => {
  if (/^seat \d+$/.test(actor)) return { by: { role: 'patron', patron: actor }, as: 'patron' }
  if (actor.startsWith('patron '))
    return { by: { role: 'patron', patron: actor.slice('patron '.length) }, as: 'patron' }
  const acting = actor.match(/^(\S+) for (.+)$/)
  if (acting)
    return { by: { role: 'nominee', nominee: acting[1]!, patron: acting[2]! }, as: 'patron' }
  if (Object.hasOwn(STAFF, actor))
    return { by: { role: 'staff', rank: STAFF[actor]! }, as: 'staff' }
  const source = SOURCES.find(one => one === actor)
  if (source === 'clock') return { by: { role: 'clock' }, as: source }
  if (source === 'chance') return { by: { role: 'chance' }, as: source }
  return source && { by: { role: 'staff', rank: 'dealer' }, as: source }
}

/** A table with its log, and the events since the last expectation. */
interface Scene {
  readonly stage: AnySetting
  readonly log: Log<unknown, Command, Event>
  readonly events: readonly Event[]
  readonly expecting: boolean
  readonly commands: number
  /** The refusal of the latest line. */
  readonly refused?: Refusal
}

class Wrong extends Error {}

const take = (scene: Scene, command: Command, refusedBy?: string): Scene => {
  const { log, decision } = submit(scene.stage.game, scene.log, `c${scene.commands}`, command)
  const commands = scene.commands + 1
  if (isRefusal(decision)) {
    if (refusedBy === decision.refused)
      return { ...scene, commands, expecting: false, refused: decision }
    throw new Wrong(`refused by ${decision.refused}: ${sentence(decision)}`)
  }
  if (refusedBy !== undefined) throw new Wrong(`nothing refused it, not even ${refusedBy}`)
  return { ...scene, log, events: [...scene.events, ...decision], commands, expecting: false }
}

const OPENINGS: readonly string[] = ['table', 'session', 'tournament']

/** `table nz5 decks 6 unprepared` */
const begin = (settings: readonly AnySetting[], step: Step): Scene | undefined => {
  const { actor, phrase, refusedBy } = step
  const [book = '', ...words] = phrase.split(' ')
  const stage = settings.find(({ opens, books }) => opens === actor && books.includes(book))
  if (!stage) throw new Wrong(`no ${actor} is played by ${book}`)
  const unprepared = words.at(-1) === 'unprepared'
  const options = new Map<string, string>()
  const pairs = unprepared ? words.slice(0, -1) : words
  for (let i = 0; i < pairs.length; i += 2) options.set(pairs[i]!, pairs[i + 1] ?? '')
  const config = stage.table(book, options)
  const refused = stage.refused(config)
  if (refused) {
    if (refused.refused === refusedBy) return undefined
    throw new Wrong(`refused by ${refused.refused}: ${sentence(refused)}`)
  }
  if (refusedBy) throw new Wrong(`nothing refused it, not even ${refusedBy}`)
  const log = { state: stage.game.open(config), entries: [] }
  const start: Scene = { stage, log, events: [], expecting: false, commands: 0 }
  const { prepares: given } = stage
  const house: readonly Command[] = typeof given === 'function' ? given(options) : given
  const prepares = unprepared ? [] : house
  return { ...prepares.reduce((scene, command) => take(scene, command), start), events: [] }
}

const act = (scene: Scene, { actor, phrase, refusedBy, round }: Step): Scene => {
  const who = whoIs(actor)
  if (!who) throw new Wrong(`nobody is called "${actor}"`)
  const { verbs, inside } = scene.stage
  const general: readonly Verb<unknown, Command>[] = inside
    ? VERBS.map(verb => spokenInside(verb, inside))
    : []
  for (const verb of [...verbs, ...general] as readonly Verb<unknown, Command>[]) {
    const words =
      verb.who === who.as || verb.who === 'anybody' ? fill(verb.says, phrase) : undefined
    if (!words) continue
    const said = verb.does(words, { by: who.by, state: scene.log.state })
    const all = Array.isArray(said) ? (said as readonly Command[]) : [said as Command]
    const commands = round === undefined ? all : all.map(command => ({ ...command, round }))
    const fresh = scene.expecting ? { ...scene, events: [] } : scene
    return commands.reduce(
      (now, command, i) => take(now, command, i === commands.length - 1 ? refusedBy : undefined),
      fresh,
    )
  }
  throw new Wrong(`${actor} cannot "${phrase}"`)
}

const expect = (scene: Scene, { phrase, by }: Step): Scene => {
  const { stage, log, events } = scene
  const { inside, insideView } = stage
  const general =
    inside && insideView
      ? EXPECTATIONS.map(each => expectedInside(each, inside, insideView))
      : HAPPENINGS
  for (const expectation of [...stage.expects, ...general]) {
    const words = fill(expectation.says, phrase)
    if (!words) continue
    const view = (patron?: string) =>
      stage.game.view(log.state, patron ? { role: 'patron', patron } : { role: 'rail' })
    const found = expectation.finds(words, { state: log.state, events, view, by } as never)
    if (found !== true) throw new Wrong(`not so: ${found}`)
    return { ...scene, expecting: true }
  }
  throw new Wrong(`nothing is known as "${phrase}"`)
}

const next = (
  settings: readonly AnySetting[],
  scene: Scene | undefined,
  step: Step,
): Scene | undefined => {
  if (OPENINGS.includes(step.actor)) return begin(settings, step)
  if (!scene) throw new Wrong('a scenario begins with its table')
  const { refused: _, ...fresh } = scene
  return step.actor === 'then' ? expect(fresh, step) : act(fresh, step)
}

const traced = (step: Step, before: Scene | undefined, after: Scene | undefined): Traced => {
  const known = OPENINGS.includes(step.actor) ? 0 : (before?.log.entries.length ?? 0)
  const entries = after?.log.entries.slice(known) ?? []
  return { step, entries, ...(after?.refused && { refused: after.refused }) }
}

/** Plays a scenario to its end, or to the first line that fails. */
export const perform = (
  settings: readonly AnySetting[],
  { line, steps }: Scenario,
): Performance => {
  if (steps.length === 0) return { trace: [], failure: { line, says: 'nothing happens here' } }
  const trace: Traced[] = []
  let scene: Scene | undefined
  for (const step of steps)
    try {
      const after = next(settings, scene, step)
      trace.push(traced(step, scene, after))
      scene = after
    } catch (error) {
      if (error instanceof Wrong)
        return { trace, failure: { line: step.line, says: error.message } }
      throw error
    }
  return { trace, failure: undefined }
}
