import type { OnFloor } from '../../floor/state.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { Limits } from '../../general/state.ts'
import type { Table } from '../floor/floor.ts'

/** One line of the lobby. */
export interface Listed {
  readonly id: string
  readonly game: string
  readonly book: string
  readonly title: string
  /** True if cards, wheel or dice are real and the dealer reports the results. */
  readonly attended: boolean
  readonly dealer: OnFloor['dealing']['is']
  readonly open: boolean
  readonly seats: number
  readonly taken: number
  readonly limits: Limits
  readonly phase: string
  /** When bets close or a patron's time is up, in milliseconds. Null without a countdown. */
  readonly until: number | null
  readonly lastResults: readonly unknown[]
  /** The winner of every round of the shoe: `B`, `P` or `T`. */
  readonly road?: string
}

const RESULTS_SHOWN = 12

const LETTERS = { banker: 'B', player: 'P', tie: 'T' } as const

const roadOf = ({ results }: BaccaratState): string =>
  results.map(({ result }) => LETTERS[result]).join('')

export const lobbyTable = (table: Table): Listed => {
  const { host, croupier, rounds, id, game, book, title, attended } = table
  const { open, seats, limits, play } = host.state
  return {
    id,
    game,
    book,
    title,
    attended,
    dealer: table.onFloor().dealing.is,
    open: open && host.stopped === undefined,
    seats: seats.length,
    taken: seats.filter(patron => patron !== null).length,
    limits,
    phase: (play as { readonly phase: { readonly is: string } }).phase.is,
    until: croupier.until,
    lastResults: rounds.rounds.slice(0, RESULTS_SHOWN).map(({ result }) => result),
    ...(game === 'baccarat' && { road: roadOf(play as BaccaratState) }),
  }
}
