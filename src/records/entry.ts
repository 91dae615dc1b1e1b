import type { Command, Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'

/** An entry of a log, as the house writes it and every reader folds it. */

/** Where and when an entry was written. A fold needs only this and the body. */
export interface Stamp {
  readonly log: string
  readonly seq: number
  /** The number of the writer. Each new writer of a log gets the next number. */
  readonly epoch: number
  readonly at: number
}

/** An entry in its log. Each carries the hash of the one before it. */
export interface Kept extends Stamp {
  /** The command's own id. A log accepts each id once. */
  readonly id: string
  /** The version of the program that made the decision. */
  readonly program: string
  /** JSON. */
  readonly body: string
  readonly prev: string
  readonly hash: string
}

/** The content of one entry: an opening, or a command with its events. */
export interface Body<C extends Command = Command, E extends Event = Event> extends Note {
  /** `attended`: people deal and report the results, so nothing is sealed. */
  readonly opens?: { readonly game: string; readonly config: unknown; readonly attended?: true }
  /** Absent if only the sealed chance beside the table changes. */
  readonly command?: C
  readonly events: readonly E[]
}

/** The part of an entry about promises. */
export interface Note {
  readonly seals?: Sealed
  readonly reveals?: Opened
  /** A patron's addition to the sealed chance. */
  readonly adds?: AddedWord
}

/**
 * A promise: a public commitment, and the secret encrypted with a key that is not in the database.
 * After a restart, the same shoe continues.
 */
export interface Sealed {
  /** Shoes, spins and rolls of a table count from 1. */
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly box: string
  /** One commitment per card, for a deck that will not be shown in full. */
  readonly envelopes?: readonly string[]
}

/** A promise with its secret revealed, so that anyone can compute the results. */
export interface Opened {
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly secret: string
}

/** A patron's text for the shuffle, given after the house has committed. Seat 0 means standing. */
export interface Word {
  readonly seat: number
  readonly says: string
}

export interface AddedWord extends Word {
  readonly patron: Patron
}
