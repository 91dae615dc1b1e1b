import type { Answer, Ask, ConnectionState, Refused } from '../../client/answer.ts'
import type { TableView } from '../../general/view.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { Desk } from '../../protocol/desk.ts'
import type { PlayView } from '../../protocol/shown.ts'
import type { OwnRound, PastRound } from '../../records/round-views.ts'
import type { PromiseRecord } from '../features/fairness/chance.ts'
import type { PastStep } from './past-rounds.ts'

export type { Answer, Ask, ConnectionState, Refused }

/** A table as screens use it, live or practice: views in, commands out, answers back. */

export type TablePlay = PlayView

export type View<P extends TablePlay = TablePlay> = TableView<P>

/** The house, or this browser, has no table of this name. */
export class NoTable extends Error {}

/** One view, with the time left and the connection state when it was made. */
export interface Moment {
  readonly seq: number
  readonly view: View
  /** Milliseconds left when it arrived, by the server's clock; null without a countdown. */
  readonly left: number | null
  readonly heardAt: number
  /** The server's clock at that moment; undefined at a practice table. */
  readonly houseTime?: number
  /** For staff only. */
  readonly desk?: Desk
}

export interface Connection {
  readonly table: string
  readonly game: string
  /** The name the patron plays under. */
  readonly patron: string
  readonly subscribe: (listener: () => void) => () => void
  readonly moment: () => Moment | undefined
  readonly line: () => ConnectionState
  /** The latest notice to this person, until their next action here. */
  readonly notice?: () => Phrase | undefined
  readonly send: (ask: Ask) => Promise<Answer>
  readonly rounds: () => Promise<readonly OwnRound[]>
  /** The patron's own rounds here, newest first; with `before`, older ones. */
  readonly history: (before?: number) => Promise<readonly PastRound[]>
  /** One of the patron's rounds step by step; undefined if it was too long ago. */
  readonly replay?: (round: number) => Promise<readonly PastStep[] | undefined>
  readonly promises: (before?: number) => Promise<readonly PromiseRecord[]>
  /** Only at practice tables, where the patron decides when to deal. */
  readonly practice?: Practice
}

export interface Practice {
  /** True if the patron may ask for the deal now. */
  readonly mayDeal: () => boolean
  /** Ends the betting and deals the round. */
  readonly deal: () => Promise<Answer>
  /** Ends the shoe, so that its secret is shown. Only for games with a shoe. */
  readonly newShoe?: () => Promise<Answer>
}

/** Why a command was neither carried out nor refused. */
export const whyNot = (
  answer: Exclude<Answer, { readonly done: number } | { readonly refused: Refused }>,
  words: { readonly failed: string; readonly notSent: string },
): string => ('notSent' in answer ? words.notSent : answer.failed || words.failed)

export const isDone = (answer: Answer): answer is { readonly done: number } => 'done' in answer
