import type { Command, Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'

/** An entry of a log: the shape that the house writes and every reader folds. */

/** Where and when an entry was written. This is all that a fold needs to know beside its body. */
export interface Stamp {
  readonly log: string
  readonly seq: number
  /** Numbers the writers of a log: each one that takes it over has the next. */
  readonly epoch: number
  readonly at: number
}

/** An entry in its log: each carries the hash of the one before it. */
export interface Kept extends Stamp {
  /** The command's own id: a log takes it once. */
  readonly id: string
  /** The version of the program that decided it. */
  readonly program: string
  /** JSON. */
  readonly body: string
  readonly prev: string
  readonly hash: string
}

/** What one entry of a log says: what was opened, or who did what and what came of it. */
export interface Body<C extends Command = Command, E extends Event = Event> extends Note {
  /** `attended`: people deal and report what came; nothing is promised. */
  readonly opens?: { readonly game: string; readonly config: unknown; readonly attended?: true }
  /** None where only the chance beside the table changes. */
  readonly command?: C
  readonly events: readonly E[]
}

/** What an entry says of promises, beside its command. */
export interface Note {
  readonly seals?: Sealed
  readonly reveals?: Opened
  /** What a patron adds to the chance that is sealed. */
  readonly adds?: Added
}

/**
 * A promise: the commitment for everybody, and the secret in a box whose key is not in the database.
 * A restart continues with the same shoe.
 */
export interface Sealed {
  /** Shoes, spins and rolls of a table are numbered from 1. */
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly box: string
  /** For a deck of which not every card will be shown: one for each card. */
  readonly envelopes?: readonly string[]
}

/** A promise whose secret has been shown: anybody can work out what came of it. */
export interface Opened {
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly secret: string
}

/** What a patron says for the shuffle, after the house has committed itself. Seat 0: standing. */
export interface Word {
  readonly seat: number
  readonly says: string
}

export interface Added extends Word {
  readonly patron: Patron
}
