import type { Phrase } from '../kernel/refusal.ts'
import type { Patch } from './patch.ts'
import type { Shown } from './shown.ts'

/** Every message on the socket, in both directions. docs/protocol.md explains them. */

/** `resume` and `number` identify the client's copy from before it lost the connection. */
export interface WatchMessage {
  readonly watch: string
  readonly resume?: string
  readonly number?: number
}

export interface UnwatchMessage {
  readonly unwatch: string
}

/** The content of a command. The server takes the sender from the session. */
export interface SaidCommand {
  readonly does: string
  /** The round that the command is about. Only commands about the table as a whole leave it out. */
  readonly round?: number
  /** The step of play that staff saw when they sent the command. */
  readonly step?: string
  /** The patron for whom a nominee acts, or for whom staff enter what the patron does. */
  readonly for?: string
  readonly [field: string]: unknown
}

/** A command with its table and a unique id. Each id is accepted once. */
export interface CommandMessage extends SaidCommand {
  readonly id: string
  readonly table: string
}

export type ToHouse = WatchMessage | UnwatchMessage | CommandMessage

export interface SnapshotMessage {
  readonly table: string
  readonly number: number
  /** Send this back with `number` after a lost connection. */
  readonly resume: string
  /** The server's clock. */
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
  /** The command waits for a second person. */
  | { readonly pending: number; readonly message: string }
)

/** The result of a request that waited for a second person. */
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
  /** The answer to a message without a readable id. */
  | { readonly malformed: string }
  | { readonly closing: string }
