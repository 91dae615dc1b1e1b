import type { TableState } from '../general/state.ts'
import type { Command, Event } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import type { ScenarioLine } from '../scenario/line-meaning.ts'
import type { AnySetting } from '../scenario/stage.ts'
import { type Lesson, lessonSteps, type Sight } from './lesson.ts'

/** A played round: every command, its decision, and the states before and after. */

export interface RehearsedTable {
  readonly setting: AnySetting
  readonly book: string
  readonly config: unknown
  readonly state: unknown
}

export interface Deed {
  readonly command: Command
  /** The line of the scenario. */
  readonly says: string
  /** Who acts: the trainee, or somebody around the trainee. */
  readonly who: 'trainee' | 'colleague' | 'patron' | 'chance'
  readonly sees?: Sight
  readonly before: unknown
  readonly after: unknown
  readonly decision: readonly Event[] | Refusal
}

export const eventsOf = ({ decision }: Pick<Deed, 'decision'>): readonly Event[] =>
  isRefusal(decision) ? [] : decision

/** The table inside the setting; undefined for the director of a tournament, who has none. */
export const tableIn = (
  { setting }: Pick<RehearsedTable, 'setting'>,
  state: unknown,
): TableState<unknown> | undefined => setting.inside?.(state)

/** Takes one command at a place. The state of a refusal is the state before it. */
export const dealt = (
  { setting: { game } }: Pick<RehearsedTable, 'setting'>,
  state: unknown,
  command: Command,
): Pick<Deed, 'before' | 'after' | 'decision'> => {
  const decision: readonly Event[] | Refusal = game.decide(state, command)
  const after = isRefusal(decision)
    ? state
    : decision.reduce((now, event) => game.evolve(now, event), state)
  return { before: state, after, decision }
}

type Opens = Extract<ScenarioLine, { is: 'opens' }>

/** A table that is ready for wagers. */
export const openedBy = ({ setting, book, options, unprepared }: Opens): RehearsedTable => {
  const config: unknown = setting.table(book, options)
  const given = setting.prepares
  const house: readonly Command[] = typeof given === 'function' ? given(options) : given
  const place = { setting, book, config, state: setting.game.open(config) as unknown }
  const state = (unprepared ? [] : house).reduce(
    (now, command) => dealt(place, now, command).after,
    place.state,
  )
  return { ...place, state }
}

const whose = (by: Actor, as: string): Deed['who'] => {
  if (as === 'patron') return 'patron'
  if (as !== 'staff') return 'chance'
  return by.role === 'staff' && by.name !== undefined ? 'colleague' : 'trainee'
}

const deedsOf = (
  place: RehearsedTable,
  from: unknown,
  line: Extract<ScenarioLine, { is: 'acts' }>,
  sees: Sight | undefined,
): readonly Deed[] => {
  const said = line.verb.does(line.words, { by: line.who.by, state: from })
  const commands = Array.isArray(said) ? (said as readonly Command[]) : [said as Command]
  let state = from
  return commands.map((command, i) => {
    const taken = dealt(place, state, command)
    state = taken.after
    const says = `${line.step.actor} ${line.step.phrase}`
    const who = whose(line.who.by, line.who.as)
    return { command, says, who, ...(sees && i === 0 && { sees }), ...taken }
  })
}

export interface Rehearsal {
  readonly place: RehearsedTable
  readonly deeds: readonly Deed[]
}

/** Plays a lesson. If the rules decide a line differently from the lesson, the lesson is wrong. */
export const rehearsed = (lesson: Pick<Lesson, 'at'>, text: string): Rehearsal => {
  let place: RehearsedTable | undefined
  let state: unknown
  const deeds: Deed[] = []
  for (const { line, sees } of lessonSteps(text)) {
    if (line.is === 'expects') continue
    if (line.is === 'opens') {
      place = openedBy(line)
      state = place.state
      continue
    }
    const next = deedsOf(place!, state, line, sees)
    const last = next.at(-1)!
    if (isRefusal(last.decision) !== (line.step.refusedBy !== undefined)) {
      const why = isRefusal(last.decision) ? `refused by ${last.decision.refused}` : 'not refused'
      throw new Error(`${lesson.at}, line ${line.step.line}: ${why}`)
    }
    deeds.push(...next)
    state = last.after
  }
  return { place: place!, deeds }
}
