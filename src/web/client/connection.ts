import type { Ended } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { PromiseRecord } from '../features/fairness/chance.ts'
import type { Corrected } from '../features/table/state/corrections.ts'
import type { Desk } from './desk.ts'
import type { Past, PastStep } from './past-rounds.ts'

/** What a screen needs of a table, wherever the table runs: views in, commands out, answers. */

/** What every game shows of itself. */
export interface Shown {
  readonly phase: string
  /** What the dealer had to say, the newest last. */
  readonly announcements: readonly string[]
}

export type View<P extends Shown = Shown> = TableView<P>

/** One view, and how the house stood when it was made. */
export interface Moment {
  readonly seq: number
  readonly view: View
  /** Milliseconds that were left when it was heard, by the house's clock; none where nobody counts. */
  readonly left: number | null
  readonly heardAt: number
  /** What the house's clock said then; nothing where no house is. */
  readonly houseTime?: number
  /** Only for the house's own people. */
  readonly desk?: Desk
}

/** What a patron asks for; who asks is the connection's to say, and the house decides. */
export interface Ask {
  readonly does: string
  readonly [field: string]: unknown
}

export type Answer =
  | { readonly done: number }
  | { readonly refused: { readonly under: string; readonly message: string } }
  /** `waits`: for a second person, who has to approve it. */
  | { readonly failed: string; readonly waits?: true }

/** A round that is over, as far as the patron may know it. */
export interface RoundRecord {
  readonly round: number
  /** What came, as the game tells it; nothing of a round that came to nothing. */
  readonly result: unknown
  /** Where there are hands, the cards that lay open at the end. */
  readonly hands?: unknown
  /** The patron's own wagers. */
  readonly settled: readonly Ended[]
  /** The patron's own settlements that were taken back. */
  readonly corrected?: readonly Corrected[]
  /** The patron's own fees, where the game has such. */
  readonly fees?: number
  /** What the patron has won or lost here up to this round, where the house adds it up. */
  readonly soFar?: number
}

/** How the line to the house is. */
export type Line = 'opening' | 'open' | 'lost'

export interface Connection {
  /** Where there is a line to close. */
  readonly close?: () => void
  readonly table: string
  readonly game: string
  /** The name the patron plays under. */
  readonly patron: string
  readonly subscribe: (listener: () => void) => () => void
  readonly moment: () => Moment | undefined
  readonly line: () => Line
  /** What the house told this person last, until they do something here. */
  readonly notice?: () => string | undefined
  readonly send: (ask: Ask) => Promise<Answer>
  readonly rounds: () => Promise<readonly RoundRecord[]>
  /** The patron's own rounds here, the newest first; where it is said before which, older ones. */
  readonly history: (before?: number) => Promise<readonly Past[]>
  /** One of them step by step, where that is kept; nothing of one that was too long ago. */
  readonly replay?: (round: number) => Promise<readonly PastStep[] | undefined>
  readonly promises: (before?: number) => Promise<readonly PromiseRecord[]>
  /** Only where the patron is alone and says when. */
  readonly practice?: Practice
}

export interface Practice {
  /** Whether it is the patron's turn to say so. */
  readonly mayDeal: () => boolean
  /** No more bets: the round is dealt. */
  readonly deal: () => Promise<Answer>
  /** Ends the shoe, so that its seal is opened; only where there is one. */
  readonly newShoe?: () => Promise<Answer>
}

export const isDone = (answer: Answer): answer is { readonly done: number } => 'done' in answer
