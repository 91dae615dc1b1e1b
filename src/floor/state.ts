import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { TableConfig } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { StaffRank } from '../kernel/people.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Topics } from '../kernel/topic.ts'
import type { CallEvent, Called } from './calls.ts'

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
}

export interface FloorState {
  readonly tables: Readonly<Record<string, OnFloor>>
}

export type FloorEvent =
  | CallEvent
  | ({ readonly under: Authority; readonly table: string } & (
      | { readonly is: 'TableBrought'; readonly of: NewTable }
      | { readonly is: 'TableShut' }
      | { readonly is: 'TableReopened' }
      /** `relieves`: the previous dealer. */
      | ({ readonly is: 'DealerTook'; readonly relieves?: Dealer } & Dealer)
      /** `reason`: why the house released the table. */
      | { readonly is: 'DealerLeft'; readonly reason?: string }
    ))

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT = {
  TableBrought: 'table',
  TableShut: 'table',
  TableReopened: 'table',
  DealerTook: 'people',
  DealerLeft: 'people',
  CallMade: 'call',
  CallAnswered: 'call',
} as const satisfies Topics<FloorEvent>

export const OPENS = 'nz1:9.1'
export const DEALS = 'nz1:1.1/dealer'

export const onFloor = ({ tables }: FloorState, id: string): OnFloor | undefined =>
  Object.hasOwn(tables, id) ? tables[id] : undefined

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
