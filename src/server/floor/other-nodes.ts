/** The group of all logs that belong to no table. */
export const CONTROL = 'control'

/** The other nodes of a house. A house on one machine has none. */
export interface OtherNodes {
  /** True if this node decides for a table, or for `control`, the rest of the house. */
  readonly owns: (group: string) => boolean
  /** Asks the node that decides. Every question is safe to repeat. */
  readonly ask: (
    group: string,
    asked: Readonly<Record<string, unknown>> & { readonly is: string },
  ) => Promise<unknown>
  /** On return everything that any node had stored before is folded here. */
  readonly freshen: () => Promise<void>
  readonly onAsked: (is: string, answers: (asked: never) => Promise<unknown>) => void
  /** Sends to all nodes, including this one. The message may be lost. */
  readonly publish: (subject: string, what: unknown) => void
  readonly listen: (subject: string, hear: (what: never) => void) => void
}
