/**
 * The leases of a house, by the clock of the database. A lease only decides who tries to claim a log;
 * the epoch of each log stays the fence.
 */

/** One group of logs, or one node, and who has it. */
export interface Held {
  readonly name: string
  readonly node: string
  readonly token: number
  readonly isCurrent: boolean
}

export interface Seen {
  readonly leases: readonly Held[]
  /** How far each log is. */
  readonly ends: ReadonlyMap<string, number>
}

export interface Leases {
  readonly node: string
  /** Ends those of an earlier process with the name of this node. */
  readonly reset: () => Promise<void>
  /** The token, if the lease had run out or was given back. */
  readonly take: (name: string) => Promise<number | undefined>
  /** Makes them last longer. Returns the names of those that are still ours. */
  readonly renew: (held: ReadonlyMap<string, number>) => Promise<ReadonlySet<string>>
  /** Another node may take it at once. */
  readonly release: (name: string, token: number) => Promise<void>
  readonly look: () => Promise<Seen>
  readonly close: () => Promise<void>
}
