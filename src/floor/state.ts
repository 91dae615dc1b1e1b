import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { TableConfig } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Chips } from '../kernel/money.ts'
import type { StaffRank } from '../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../kernel/refusal.ts'
import type { Topics } from '../kernel/topic.ts'
import type { CallEvent, Called } from './calls.ts'
import type { PayoutEvent, TickedItems } from './payouts.ts'
import type { DayEvent, PitState } from './pit/day.ts'
import type { FloatEvent } from './pit/float.ts'

/** The tables and their dealers, from the floor's own log. */

export interface Dealer {
  readonly name: string
  readonly rank: StaffRank
}

/** A virtual dealer, a named member of staff, or nobody at the moment. */
export type Dealing =
  | { readonly is: 'virtual' }
  | ({ readonly is: 'person' } & Dealer)
  | { readonly is: 'nobody' }

export interface NewTable {
  readonly game: GameName
  readonly book: string
  readonly title: string
  /** Cards, spins and dice are real and reported by hand, so nothing is sealed. */
  readonly attended: boolean
  readonly config: TableConfig<unknown>
}

export interface OnFloor extends NewTable, Called {
  readonly open: boolean
  readonly dealing: Dealing
  /** The chips that the tray should hold without play; null while it is not counted in. */
  readonly float: Chips | null
  /** What the dealer has ticked off in the latest round. */
  readonly ticked?: TickedItems
}

export interface FloorState {
  readonly pit: PitState
  readonly tables: Readonly<Record<string, OnFloor>>
}

export type TableEvent = { readonly under: Authority; readonly table: string } & (
  | { readonly is: 'TableBrought'; readonly of: NewTable }
  | { readonly is: 'TableShut' }
  | { readonly is: 'TableReopened' }
  /** `relieves`: the previous dealer. */
  | ({ readonly is: 'DealerTook'; readonly relieves?: Dealer } & Dealer & Handover)
  /** `reason`: why the house released the table. */
  | ({ readonly is: 'DealerLeft'; readonly reason?: string } & Handover)
)

/** The last entry of the table's log before a change of the dealer. Old logs do not have it. */
interface Handover {
  readonly entry?: number
}

export type FloorEvent = TableEvent | CallEvent | PayoutEvent | FloatEvent | DayEvent

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT = {
  TableBrought: 'table',
  TableShut: 'table',
  TableReopened: 'table',
  DealerTook: 'people',
  DealerLeft: 'people',
  CallMade: 'call',
  CallAnswered: 'call',
  FloatOpened: 'pit',
  FloatFilled: 'pit',
  FloatCredited: 'pit',
  FloatClosed: 'pit',
  DropCounted: 'pit',
  ShiftOffered: 'pit',
  ShiftTaken: 'pit',
  DayClosed: 'pit',
} as const satisfies Topics<FloorEvent>

export const OPENS = 'nz1:9.1'
export const DEALS = 'nz1:1.1/dealer'

export const onFloor = ({ tables }: FloorState, id: string): OnFloor | undefined =>
  Object.hasOwn(tables, id) ? tables[id] : undefined

/** Decides about a table, if there is one of this name. */
export const at = (
  state: FloorState,
  id: string,
  then: (known: OnFloor) => Decision<FloorEvent>,
): Decision<FloorEvent> => {
  const known = onFloor(state, id)
  return known ? then(known) : refuse(OPENS, 'There is no table {table}.', { table: id })
}

/**
 * The reason to refuse a table, from its game or from other open tables of that game.
 * @rule nz5:11A.8 nz5:11B.9
 */
export const notHere = (
  { tables }: FloorState,
  id: string,
  { game, config }: NewTable,
): Refusal | undefined => {
  const { refused, houseRefused } = CATALOGUE[game] as {
    readonly refused: (config: unknown) => Refusal | undefined
    readonly houseRefused?: (others: readonly unknown[], own: unknown) => Refusal | undefined
  }
  const others = Object.entries(tables)
    .filter(([other, { open, game: played }]) => other !== id && open && played === game)
    .map(([, { config: of }]) => of.elections)
  return refused(config) ?? houseRefused?.(others, config.elections)
}
