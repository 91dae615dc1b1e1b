import type { SnakeEyesCommand } from '../../../games/snake-eyes/commands.ts'
import { wagerName } from '../../../games/snake-eyes/names.ts'
import type { Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import type { EventOf, SnakeEyesEvent } from '../../../games/snake-eyes/table/events.ts'
import type { State } from '../../../games/snake-eyes/table/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { GeneralEvent } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Wager } from '../../../kernel/wager.ts'
import type { Settlement } from '../../../records/wager-ends.ts'
import type { PromisedThrow } from '../promise.ts'
import { eachFate, type Fate } from '../reasons.ts'
import { roundsOf } from '../session.ts'
import type { Seated } from '../sitting.ts'

/** Reads a Snake Eyes table's log. */

export type Table = TableState<State>
export type TableEvent = SnakeEyesEvent | GeneralEvent
type Entries = readonly Entry<SnakeEyesCommand | GeneralCommand, TableEvent>[]

export interface Host extends Seated<Table, SnakeEyesCommand, SnakeEyesEvent> {
  readonly promised: PromisedThrow<Faces>
}

/** One roll from the log: its faces, or a no-roll. */
export interface Roll {
  readonly number: number
  readonly end: EventOf<'RollSettled'> | EventOf<'RollVoided'>
  readonly settled: readonly Settlement[]
  /** Wagers the roll did not decide. */
  readonly stay: readonly Wager[]
}

export const rollsOf = (entries: Entries): readonly Roll[] =>
  roundsOf(entries).flatMap(({ record, settled, events }) => {
    const end = events.find(event => event.is === 'RollSettled' || event.is === 'RollVoided')
    if (!end) return []
    const gone = settled.map(({ wager }) => wager.id)
    const stay = end.standing.filter(({ id }) => !gone.includes(id))
    return [{ number: record.round, end, settled, stay }]
  })

export const fatesOf = (settled: readonly Settlement[]): readonly Fate[] =>
  eachFate(settled, wagerName)
