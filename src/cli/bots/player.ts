import type { TableView } from '../../general/view.ts'

/** What every bot needs to play. */

export interface CommandFields {
  readonly does: string
  readonly [field: string]: unknown
}

export interface Bot {
  readonly name: string
  /** Picks one of these, the same in every run. */
  readonly pick: <T>(among: readonly T[]) => T
}

export type Player<V> = (view: TableView<V>, bot: Bot) => CommandFields | undefined

export const STAKE = 2000

export const ownWagers = ({ wagers }: TableView<unknown>, { name }: Bot): number =>
  wagers.filter(({ patron }) => patron === name).length

export const wager = (on: string): CommandFields => ({ does: 'wager', on, chips: STAKE })

export const seatOf = ({ seats }: TableView<unknown>, { name }: Bot): number | undefined =>
  seats.find(({ patron }) => patron === name)?.seat
