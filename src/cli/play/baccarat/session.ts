import type { BaccaratCommand } from '../../../games/baccarat/commands.ts'
import type { Hands } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../../../games/baccarat/table/events.ts'
import type {
  BaccaratState,
  RoundResult,
  TableElections,
} from '../../../games/baccarat/table/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { GeneralEvent } from '../../../general/events.ts'
import type { TableConfig, TableState } from '../../../general/state.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Settlement } from '../../../records/wager-ends.ts'
import { type Session as AnySession, roundsOf } from '../session.ts'

/** Reads a baccarat table's log. */

export type Config = TableConfig<TableElections>
export type Table = TableState<BaccaratState>
export type TableEvent = BaccaratEvent | GeneralEvent
type TableCommand = BaccaratCommand | GeneralCommand

export type Session = AnySession<Table, TableCommand, TableEvent>

/** One round from the log. */
export interface Coup {
  readonly number: number
  readonly hands: Hands
  readonly result: RoundResult
  readonly settled: readonly Settlement[]
}

/** Rounds with a result. */
export const coupsOf = (entries: readonly Entry<TableCommand, TableEvent>[]): readonly Coup[] =>
  roundsOf(entries)
    .filter(({ record }) => record.state !== 'void')
    .map(({ record: { hands, result }, settled }, i) => ({
      number: i + 1,
      hands: hands as Hands,
      result: result as RoundResult,
      settled,
    }))
