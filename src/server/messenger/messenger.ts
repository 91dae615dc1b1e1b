/**
 * The port for messages between the nodes of a house, implemented by NATS. Messages are hints: they
 * may be lost, doubled, late or out of order, and everything stays correct.
 */
export interface Messenger {
  /** Sends to all subscribers. */
  readonly publish: (subject: string, bytes: Buffer) => void
  readonly listen: (subject: string, hear: (bytes: Buffer) => void) => () => void
  /** Asks the node that serves the subject. Rejects with `Unanswered`. */
  readonly request: (subject: string, bytes: Buffer) => Promise<Buffer>
  readonly serve: (subject: string, answer: (bytes: Buffer) => Promise<Buffer>) => () => void
  readonly isConnected: () => boolean
  readonly close: () => Promise<void>
}

/** Nobody listens, or nobody answered in time. The request may or may not have been received. */
export class Unanswered extends Error {}

/** How long an answer may take, in milliseconds. */
export const PATIENCE = 2000
