/**
 * The leases of a house, by the clock of the database. A lease only decides who tries to claim a log;
 * the epoch of each log stays the fence. A node does everything with its leases in one session of the
 * database, which ends at once if its process dies. So other nodes need not wait until they expire.
 */

/** A group of logs or a node, and its holder. */
export interface LeaseHolder {
  readonly name: string
  readonly node: string
  readonly token: number
  readonly isCurrent: boolean
  /** Its holder gave it back. Otherwise a lease that is not current has expired. */
  readonly isReleased: boolean
  /** The session of its holder lasts. */
  readonly isPresent: boolean
}

export interface LeasesSeen {
  /** The session in which this was seen. */
  readonly session: number
  readonly leases: readonly LeaseHolder[]
  /** The length of each log. */
  readonly ends: ReadonlyMap<string, number>
}

export interface Leases {
  readonly node: string
  /** How long a lease lasts without being renewed, in milliseconds. */
  readonly lasts: number
  /** Ends the leases of an earlier process of this node. */
  readonly reset: () => Promise<void>
  /** Ends the leases of a node that has no session. */
  readonly end: (node: string) => Promise<void>
  /** Calls `act` when the session of this node ends. From then on others may end its leases. */
  readonly onBroken: (act: () => void) => void
  /** The token, if the lease had expired or was released. */
  readonly take: (name: string) => Promise<number | undefined>
  /** Extends the leases. Returns the names of those that are still ours. */
  readonly renew: (held: ReadonlyMap<string, number>) => Promise<ReadonlySet<string>>
  /** Another node may take it at once. */
  readonly release: (name: string, token: number) => Promise<void>
  readonly look: () => Promise<LeasesSeen>
  /** How far each log is. */
  readonly ends: () => Promise<LeasesSeen['ends']>
  readonly close: () => Promise<void>
}
