import type { Phrase } from '../kernel/refusal.ts'
import type { Patch } from './patch.ts'
import type { Shown } from './shown.ts'

/** Every message that crosses the socket, in both directions, as docs/protocol.md explains them. */

/** `resume` and `number` say what the client still has from before it lost the connection. */
export interface WatchMessage {
  readonly watch: string
  readonly resume?: string
  readonly number?: number
}

export interface UnwatchMessage {
  readonly unwatch: string
}

/** What a command says. The server knows who sends it from the session. */
export interface SaidCommand {
  readonly does: string
  /** The round it is about; every command that is not about the table as a whole names it. */
  readonly round?: number
  /** Where the play was when staff took a step. */
  readonly step?: string
  /** The patron whom a nominee acts for. */
  readonly for?: string
  readonly [field: string]: unknown
}

/** A command with its own id, which is taken once, and the table it is for. */
export interface CommandMessage extends SaidCommand {
  readonly id: string
  readonly table: string
}

export type ToHouse = WatchMessage | UnwatchMessage | CommandMessage

export interface SnapshotMessage {
  readonly table: string
  readonly number: number
  /** To send back with `number` after the connection was lost. */
  readonly resume: string
  /** The house's clock. */
  readonly now: number
  readonly snapshot: Shown
}

export interface PatchMessage {
  readonly table: string
  readonly number: number
  readonly now: number
  readonly patch: Patch
}

/** `message` is the English sentence; the phrase is the same for every language. */
export interface RefusedOnWire extends Phrase {
  readonly under: string
  readonly message: string
}

export type AnswerMessage = { readonly id: string } & (
  | { readonly done: number }
  | { readonly refused: RefusedOnWire }
  | { readonly malformed: string }
  | { readonly unavailable: string }
  /** Waits for a second person. */
  | { readonly pending: number; readonly message: string }
)

/** What became of a request that waited for a second person. */
export type OutcomeMessage = {
  readonly id: string
  readonly request: number
  readonly standing: string
} & ({ readonly done: number } | { readonly refused: RefusedOnWire })

export interface NoticeMessage extends Phrase {
  readonly table: string
  readonly notice: string
}

export type FromHouse =
  | SnapshotMessage
  | PatchMessage
  | AnswerMessage
  | OutcomeMessage
  | NoticeMessage
  /** Of a message without an id that could be read. */
  | { readonly malformed: string }
  | { readonly closing: string }
