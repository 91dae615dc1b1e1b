import type { Authority } from '../kernel/authority.ts'
import type { Topic } from '../kernel/topic.ts'

/** What an inspector is told of one significant event. */

/** What one person asked for and another approves or declines. */
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
  /** The table that it is about, where it is about one. */
  readonly table: string | null
  /** A person with rank and name, or the program: `the house (door)`, `virtual dealer`. */
  readonly who: string
  /** The second person, where it needed two. */
  readonly approvedBy: string | null
  /** What was asked for, where this is about a request that needs two. */
  readonly request: Asking | null
  readonly patron: string | null
  readonly why: string | null
  readonly under: Authority
}
