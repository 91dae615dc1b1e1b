import type { Phrase } from '../kernel/refusal.ts'

/** Commands and answers, as a client uses them. */

/** A refusal, with its clause if there is one. */
export interface Refused extends Phrase {
  readonly under: string
}

/** A command without its sender. The server takes the sender from the session. */
export interface Ask {
  readonly does: string
  readonly [field: string]: unknown
}

export type Answer =
  | { readonly done: number }
  | { readonly refused: Refused }
  /** `waits`: a second person has to approve it. `malformed`: the client made a mistake. */
  | { readonly failed: string; readonly waits?: true; readonly malformed?: true }
  /** The connection was lost before the command could be sent. */
  | { readonly notSent: true }

/** The state of the connection to the server. */
export type ConnectionState = 'opening' | 'open' | 'lost'
