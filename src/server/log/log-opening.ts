import type { Command, Event, Game } from '../../kernel/game.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import type { Seals } from '../chance/sealed-secrets.ts'
import type { Randomness } from '../randomness.ts'
import type { Store } from './store.ts'

/** What a log needs to be opened: the world outside, its game, and who follows it. */

/** A command, and the notes on chance for its entry. */
export interface Said<C extends Command = Command> {
  /** Undefined if only the notes on chance change. */
  readonly command?: C
  readonly note: Note
}

export type Spoken<C extends Command = Command> = Said<C> & { readonly command: C }

/** Called for every entry, first for those of the past. */
export type Follower<S> = (kept: Kept, body: Body, state: S) => void

/** A follower that need not hear the past again: a snapshot keeps what it remembers, as JSON. */
export interface Remembering<S> {
  readonly name: string
  readonly hear: Follower<S>
  readonly save: () => unknown
  readonly restore: (saved: unknown, state: S) => void
}

export interface Ports {
  readonly store: Store
  /** The house's key. Without one, a log takes no snapshots. */
  readonly key?: Buffer
  /** The time of day. */
  readonly now: () => number
  readonly random: Randomness
  readonly program: string
  /** Another server has claimed a log. This one can write to it no more. */
  readonly replaced?: (log: string) => void
  /** Reports an error to the operator. */
  readonly fault: (log: string, error: unknown) => void
}

export interface Opening<Config, S, C extends Command, E extends Event, V> {
  readonly log: string
  readonly name: string
  readonly game: Game<Config, S, C, E, V>
  readonly config: Config
  readonly attended?: boolean
  /** The commitments of a virtual table. An attended table has none. */
  readonly seals?: Seals
  /** Whether the cards have gone back, so that the next draw needs a new order. */
  readonly renews?: (events: readonly E[], after: S) => boolean
  /** The first commitment, if one must exist before the first bet. */
  readonly first?: Note
  /** With a plain function among them, a log is always folded from its first entry. */
  readonly followers?: readonly (Follower<S> | Remembering<S>)[]
}
