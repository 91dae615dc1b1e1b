import fc from 'fast-check'
import type { TableState } from '../../src/general/state.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import type { Viewer } from '../../src/kernel/people.ts'
import { PATRONS, type Subject, tapeOf } from './subject.ts'

/** Evenings at a table, played from a tape of numbers, and who may see what of them. */

export const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 250 })

export type State = TableState<unknown>
export type Table = Log<State, Command, Event>

/** Plays a tape, and calls the observer after every step. */
export const evening = (
  subject: Subject,
  numbers: readonly number[],
  observe: (before: Table, after: Table, command: Command, decision: unknown) => void,
): Table => {
  let log: Table = { state: subject.game.open(subject.config), entries: [] }
  for (let i = 0; i < numbers.length; i += 1) {
    const command = subject.proposes(tapeOf(numbers.slice(i)), log.state)
    const { log: after, decision } = submit(subject.game, log, `c${i}`, command)
    observe(log, after, command, decision)
    log = after
  }
  return log
}

/** Called thousands of times a second, where `expect` would be too slow. */
export const holds = (what: string, so: boolean): void => {
  if (!so) throw new Error(`not so: ${what}`)
}

export const RAIL: Viewer = { role: 'rail' }
export const VIEWERS: readonly Viewer[] = [
  RAIL,
  { role: 'dealer' },
  ...PATRONS.map((patron): Viewer => ({ role: 'patron', patron })),
]

const isSecret = (value: object): value is { secret: unknown; to: 'all' | readonly string[] } =>
  'secret' in value && 'to' in value

/** The same state, with everything this viewer may not know replaced. */
export const scrambled = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => scrambled(each, viewer))
  if (isSecret(value) && value.to !== 'all') {
    const knows = viewer.role === 'patron' && value.to.includes(viewer.patron)
    return knows ? value : { ...value, secret: '7H' }
  }
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, scrambled(v, viewer)]))
}
