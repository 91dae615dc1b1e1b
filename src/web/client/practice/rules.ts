import type { TableConfig, TableState } from '../../../general/state.ts'
import type { TableView } from '../../../general/view.ts'
import type { Command, Event, Game } from '../../../kernel/game.ts'
import { chips } from '../../../kernel/money.ts'
import type { Actor } from '../../../kernel/people.ts'
import type { TablePlay } from '../connection.ts'

/** What a game provides for its practice table. */

export const PATRON = 'you'
export const YOU: Actor = { role: 'patron', patron: PATRON }
export const SUPERVISOR: Actor = { role: 'staff', rank: 'casino-supervisor' }

/** With quarters, every multiple of $5 on Banker can be paid exactly. @rule nz5:5.12 */
export const DENOMINATIONS = [25, 100, 500, 2500, 10000, 50000, 100000].map(cents => chips(cents))

type TableGame<PS, P> = Game<TableConfig<never>, TableState<PS>, never, Event, TableView<P>>

interface OwnRules<PS, P> {
  readonly game: TableGame<PS, P>
  readonly config: TableConfig<unknown>
  /** The dealer's next step. `betsAreDown` is true once the patron has ended the betting. */
  readonly duty: (
    table: TableState<PS>,
    at: { readonly betsAreDown: boolean },
  ) => Command | undefined
  /** How long a step takes at a calm table, in milliseconds. */
  readonly pause: (table: TableState<PS>) => number
  /** True if the patron may end the betting. */
  readonly mayDeal: (table: TableState<PS>) => boolean
  /** The commitment made for every round; undefined if cards are shuffled instead. */
  readonly throws?: { readonly of: 'spin'; readonly pockets: number } | { readonly of: 'roll' }
  /** The extra command to send when the patron asks to continue. */
  readonly says?: (table: TableState<PS>) => Command | undefined
  /** Shuffles early. */
  readonly renews?: Command
}

export type Rules = Omit<OwnRules<unknown, TablePlay>, 'game'> & {
  readonly game: Game<
    TableConfig<unknown>,
    TableState<unknown>,
    Command,
    Event,
    TableView<TablePlay>
  >
}

/** Drops the type of the game, because the practice table does not know which game it runs. */
export const rules = <PS, P>(own: OwnRules<PS, P>): Rules => own as Rules
