/** The books of one log, added up again. */
export interface Audited {
  readonly log: string
  readonly entries: number
  readonly hash: string
  readonly wagers: {
    readonly placed: number
    readonly ended: number
    readonly lying: number
  } | null
  readonly wrong: readonly string[]
}
