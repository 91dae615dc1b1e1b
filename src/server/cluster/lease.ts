/**
 * The lease of a house: at most one node has it, for a few seconds at a time, by the clock of the
 * database. Its token is in every append, so a node that has lost the lease cannot write, even if
 * it does not know yet. The lease only decides who tries; the epoch of each log stays the fence.
 */

/** The node that has the house. */
export interface Holder {
  readonly node: string
  /** The token grows each time the lease changes hands. */
  readonly token: number
}

export interface Lease {
  readonly node: string
  /**
   * Takes the lease if it has expired. The first call also takes it from an earlier process of this
   * node; later calls do not, or two servers with one name would replace each other for ever.
   */
  readonly take: () => Promise<Holder>
  /** Extends the lease. Returns false if another node has it now. */
  readonly renew: () => Promise<boolean>
  /** Gives it back. Another node may take it at once. */
  readonly release: () => Promise<void>
  /** The token of this node, if it took the lease. */
  readonly token: () => number | undefined
  readonly close: () => Promise<void>
}

/** In milliseconds. If a node dies, another can take the lease when it runs out. */
export const LASTS = 3000
export const RENEWED_EVERY = 1000
