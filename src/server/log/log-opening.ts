import type { Command, Event, Game } from '../../kernel/game.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import type { Seals } from '../chance/sealed-secrets.ts'
import type { Randomness } from '../randomness.ts'
import type { Answer } from './log-writer.ts'
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

/** A command counts only while its sender still writes another log: nobody has claimed it since. */
export interface Holds {
  readonly log: string
  readonly epoch: number
}

/** A command to a log that another node writes. */
export interface Forwarded {
  readonly log: string
  readonly id: string
  readonly command: Command
  readonly note: Note
  readonly holding?: Holds
}

/** A log that several nodes have open. One of them owns it, and the others follow. */
export interface SharedLog {
  readonly log: string
  readonly seq: number
  readonly isOwn: boolean
  readonly own: () => Promise<void>
  readonly lose: () => void
  readonly handOver: () => Promise<void>
  readonly hear: (kept: Kept) => void
  readonly catchUp: () => Promise<void>
  readonly submitNext: (id: string, says: () => never, holding?: Holds) => Promise<Answer>
}

/** The nodes of a house. A house on one machine has none. */
export interface Sharing {
  /** The log follows, or is owned at once if this node has the lease of its group. */
  readonly join: (log: SharedLog, group?: string) => Promise<void>
  readonly leave: (log: string) => void
  /** Asks the owner. `seq` is how far the log was when it answered. */
  readonly submit: (asked: Forwarded) => Promise<{ readonly answer: Answer; readonly seq: number }>
  /** Tells the other nodes about an entry. */
  readonly stored: (kept: Kept) => void
  /** Another node has claimed a log that this one wrote. */
  readonly fenced: (log: string) => void
}

export interface Ports {
  readonly store: Store
  /** The house's key. Without one, a log takes no snapshots. */
  readonly key?: Buffer
  /** The time of day. */
  readonly now: () => number
  readonly random: Randomness
  readonly program: string
  /** The other nodes, if several share the store. */
  readonly sharing?: Sharing
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
  /** Logs with the same lease. Without a name: the control logs of the house. */
  readonly group?: string
  /** Whether other nodes may send commands to it. Each must be harmless whenever it arrives. */
  readonly isAskedFromAfar?: true
  /** The commitments of a virtual table. An attended table has none. */
  readonly seals?: Seals
  /** Whether the cards have gone back, so that the next draw needs a new order. */
  readonly renews?: (events: readonly E[], after: S) => boolean
  /** The first commitment, if one must exist before the first bet. */
  readonly first?: Note
  /** With a plain function among them, a log is always folded from its first entry. */
  readonly followers?: readonly (Follower<S> | Remembering<S>)[]
}
