import type { Hands } from '../../games/baccarat/draw.ts'
import type { RoundResult } from '../../games/baccarat/state.ts'
import type { BaccaratView } from '../../games/baccarat/view.ts'
import type { Ended } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { ShoeRecord } from '../chance.ts'

/** What a screen needs of a table, wherever the table runs: views in, commands out, answers. */

export type View = TableView<BaccaratView>

/** One view, and how the house stood when it was made. */
export interface Moment {
  readonly seq: number
  readonly view: View
  /** Milliseconds that were left when it was heard, by the house's clock; none where nobody counts. */
  readonly left: number | null
  readonly heardAt: number
}

/** What a patron may ask for from this screen; who asks is the connection's to say. */
export type Ask =
  | { readonly does: 'sit'; readonly seat: number }
  | { readonly does: 'leave' }
  | { readonly does: 'buy-in'; readonly chips: number }
  | { readonly does: 'wager'; readonly on: string; readonly chips: number }
  | { readonly does: 'alter'; readonly wager: string; readonly chips: number }
  | { readonly does: 'withdraw'; readonly wager: string }
  | { readonly does: 'cut'; readonly at: number }
  | { readonly does: 'decline-cut' }
  | { readonly does: 'see-burn' }
  | { readonly does: 'ask-free-rounds' }
  | { readonly does: 'dispute'; readonly about: string }

export type Answer =
  | { readonly done: number }
  | { readonly refused: { readonly under: string; readonly message: string } }
  | { readonly failed: string }

/** A round that is over, as far as the patron may know it. */
export interface RoundRecord {
  readonly round: number
  readonly hands: Hands
  readonly result: RoundResult
  /** The patron's own wagers. */
  readonly settled: readonly Ended[]
}

/** How the line to the house is. */
export type Line = 'opening' | 'open' | 'lost'

export interface Connection {
  readonly table: string
  /** The name the patron plays under. */
  readonly patron: string
  readonly subscribe: (listener: () => void) => () => void
  readonly moment: () => Moment | undefined
  readonly line: () => Line
  readonly send: (ask: Ask) => Promise<Answer>
  readonly rounds: () => Promise<readonly RoundRecord[]>
  readonly shoes: () => Promise<readonly ShoeRecord[]>
  /** Only where the patron is alone and says when. */
  readonly practice?: Practice
}

export interface Practice {
  /** No more bets: the round is dealt. */
  readonly deal: () => Promise<Answer>
  /** Ends the shoe, so that its seal is opened. */
  readonly newShoe: () => Promise<Answer>
}

export const isDone = (answer: Answer): answer is { readonly done: number } => 'done' in answer
