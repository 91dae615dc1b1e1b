import type { Authority } from '../kernel/authority.ts'
import type { Topic } from '../kernel/topic.ts'

/** The report of one significant event to an inspector. */

/** A request of one person that another approves or declines. */
export interface Asking {
  readonly number: number
  readonly by: string
  readonly said: Readonly<Record<string, unknown>>
}

export interface Change {
  readonly before: unknown
  readonly after: unknown
}

export interface Significant extends Change {
  readonly log: string
  readonly seq: number
  readonly at: number
  readonly topic: Topic
  readonly what: string
  /** The table concerned, if any. */
  readonly table: string | null
  /** A person with rank and name, or the program: `the house (door)`, `virtual dealer`. */
  readonly who: string
  /** The second person, if two were needed. */
  readonly approvedBy: string | null
  /** The request, if the event is about one that needs two people. */
  readonly request: Asking | null
  readonly patron: string | null
  readonly why: string | null
  readonly under: Authority
}
