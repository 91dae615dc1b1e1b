import type { Command, Event, Game } from '../../kernel/game.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import type { Seals } from '../chance/sealed-secrets.ts'
import type { Randomness } from '../randomness.ts'
import type { Answer } from './log-writer.ts'
import type { Holds, Store } from './store.ts'

/** What opening a log needs: the ports, its game, and its followers. */

/** A command, and the notes on chance for its entry. */
export interface Submission<C extends Command = Command> {
  /** Undefined if only the notes on chance change. */
  readonly command?: C
  readonly note: Note
  /** Further commands of the same person, up to the first that is refused. */
  readonly more?: readonly C[]
  /** Facts that other tables share, such as a patron's limits. One node at a time decides on each. */
  readonly about?: readonly string[]
}

export type CommandSubmission<C extends Command = Command> = Submission<C> & { readonly command: C }

/** Called for every entry, first for those of the past. */
export type Follower<S> = (kept: Kept, body: Body, state: S) => void

/**
 * A follower whose memory is stored in snapshots, as JSON, so that it need not hear the past again.
 */
export interface SnapshotFollower<S> {
  readonly name: string
  readonly hear: Follower<S>
  readonly save: () => unknown
  readonly restore: (saved: unknown, state: S) => void
}

/** A command to a log that another node writes. */
export interface ForwardedCommand {
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
  /** Registers a log. It follows, or is owned at once if this node has the lease of its group. */
  readonly join: (log: SharedLog, group?: string) => Promise<void>
  readonly leave: (log: string) => void
  /** Asks the owner. `seq` is the length of the log when it answered. */
  readonly submit: (
    asked: ForwardedCommand,
  ) => Promise<{ readonly answer: Answer; readonly seq: number }>
  /** Tells the other nodes about an entry. */
  readonly stored: (kept: Kept) => void
  /** Another node has claimed a log that this one wrote. */
  readonly fenced: (log: string) => void
  /** On return everything that was stored before is folded here. */
  readonly freshen: () => Promise<void>
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
  /** Another server has claimed a log, and this one can no longer write to it. */
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
  /** The group of logs that share a lease. Default: the control logs of the house. */
  readonly group?: string
  /** True if other nodes may send commands to it. Each must be harmless whenever it arrives. */
  readonly isAskedFromAfar?: true
  /** The commitments of a virtual table. An attended table has none. */
  readonly seals?: Seals
  /** Whether the cards have gone back, so that the next draw needs a new order. */
  readonly renews?: (events: readonly E[], after: S) => boolean
  /** The first commitment, if one must exist before the first bet. */
  readonly first?: Note
  /** If one of them is a plain function, the log is always folded from its first entry. */
  readonly followers?: readonly (Follower<S> | SnapshotFollower<S>)[]
}

/** The first entry of a log: it names the game. */
export const openingOf = <Config, S, C extends Command, E extends Event, V>({
  name,
  config,
  attended,
  first,
}: Opening<Config, S, C, E, V>): Body<C, E> => ({
  opens: { game: name, config, ...(attended && { attended: true }) },
  events: [],
  ...first,
})
