/** The group of all logs that are not of a table. */
export const CONTROL = 'control'

/** The other nodes of a house. A house on one machine has none. */
export interface Elsewhere {
  /** Whether this node decides for a table or, as `control`, for the rest of the house. */
  readonly owns: (group: string) => boolean
  /** Asks the node that decides. Everything that is asked may be asked again. */
  readonly ask: (
    group: string,
    asked: Readonly<Record<string, unknown>> & { readonly is: string },
  ) => Promise<unknown>
  readonly onAsked: (is: string, answers: (asked: never) => Promise<unknown>) => void
  /** Tells all nodes, this one too. The message may be lost. */
  readonly publish: (subject: string, what: unknown) => void
  readonly listen: (subject: string, hear: (what: never) => void) => void
}
