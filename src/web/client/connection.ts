import type { TableView } from '../../general/view.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { Desk } from '../../protocol/desk.ts'
import type { PlayView } from '../../protocol/shown.ts'
import type { OwnRound, PastRound } from '../../records/round-views.ts'
import type { PromiseRecord } from '../features/fairness/chance.ts'
import type { PastStep } from './past-rounds.ts'

/** What a person is told, and the clause it rests on, if it does. */
export interface Refused extends Phrase {
  readonly under: string
}

/** What a screen needs of a table, wherever the table runs: views in, commands out, answers. */

export type Shown = PlayView

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
  | { readonly refused: Refused }
  /** `waits`: for a second person, who has to approve it. */
  | { readonly failed: string; readonly waits?: true }
  /** The connection was lost before it could be sent. */
  | { readonly notSent: true }

/** The state of the connection to the house. */
export type Line = 'opening' | 'open' | 'lost'

export interface Connection {
  readonly table: string
  readonly game: string
  /** The name the patron plays under. */
  readonly patron: string
  readonly subscribe: (listener: () => void) => () => void
  readonly moment: () => Moment | undefined
  readonly line: () => Line
  /** What the house told this person last, until they do something here. */
  readonly notice?: () => Phrase | undefined
  readonly send: (ask: Ask) => Promise<Answer>
  readonly rounds: () => Promise<readonly OwnRound[]>
  /** The patron's own rounds here, the newest first; where it is said before which, older ones. */
  readonly history: (before?: number) => Promise<readonly PastRound[]>
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

/** Why something was neither done nor refused. */
export const whyNot = (
  answer: Exclude<Answer, { readonly done: number } | { readonly refused: Refused }>,
  words: { readonly failed: string; readonly notSent: string },
): string => ('notSent' in answer ? words.notSent : answer.failed || words.failed)

export const isDone = (answer: Answer): answer is { readonly done: number } => 'done' in answer
