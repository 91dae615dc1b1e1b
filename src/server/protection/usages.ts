import type { Patron } from '../../kernel/people.ts'
import { type FeeUsage, hearFees, newFeeUsage } from '../../protection/entry-fees.ts'
import type { Span } from '../../protection/period.ts'
import { addSessionUsage } from '../../protection/session-time.ts'
import {
  addUsage,
  type Money,
  moneyIn,
  newUsage,
  spansOf,
  type TableUsage,
} from '../../protection/usage.ts'
import type { CageEvent } from '../../records/money/cage-event.ts'
import type { SnapshotFollower } from '../log/log-opening.ts'

/**
 * How much of their limits patrons have used: one fold per table and session, and one for the cage.
 */

export class Usages {
  readonly #tables = new Map<string, TableUsage>()
  readonly #sessions = new Map<string, TableUsage>()
  #fees: FeeUsage = newFeeUsage()
  #isLive = false
  #latest = 0

  /** From now on the time of a log never goes back, even if somebody sets the clock back. */
  begin(): void {
    this.#isLive = true
  }

  /** The latest time in any log. */
  get latest(): number {
    return this.#latest
  }

  #time(at: number): number {
    const time = this.#isLive ? Math.max(at, this.#latest) : at
    this.#latest = Math.max(time, this.#latest)
    return time
  }

  #restored<U extends TableUsage>(usage: U): U {
    this.#latest = Math.max(usage.now, this.#latest)
    return usage
  }

  followerOf(table: string): SnapshotFollower<unknown> {
    this.#tables.set(table, newUsage())
    return {
      name: 'usage',
      hear: ({ at }, { events }) => addUsage(this.#tables.get(table)!, this.#time(at), events),
      save: () => this.#tables.get(table),
      restore: saved => this.#tables.set(table, this.#restored(saved as TableUsage)),
    }
  }

  sessionFollowerOf(log: string): SnapshotFollower<unknown> {
    this.#sessions.set(log, newUsage())
    return {
      name: 'usage',
      hear: ({ at }, body) => addSessionUsage(this.#sessions.get(log)!, at, body),
      save: () => this.#sessions.get(log),
      restore: saved => this.#sessions.set(log, saved as TableUsage),
    }
  }

  readonly follower: SnapshotFollower<unknown> = {
    name: 'fees',
    hear: ({ at }, { events }) =>
      hearFees(this.#fees, this.#time(at), events as readonly CageEvent[]),
    save: () => this.#fees,
    restore: saved => {
      this.#fees = saved as FeeUsage
      this.#restored(this.#fees.usage)
    },
  }

  money(patrons: readonly Patron[], period: Span): Money {
    const sum = { ...moneyIn(this.#fees.usage, patrons, period) }
    for (const usage of this.#tables.values()) {
      const { staked, net } = moneyIn(usage, patrons, period)
      sum.staked += staked
      sum.net += net
    }
    return sum
  }

  /** A session that was broken off counts up to its last entry. */
  spans(patrons: readonly Patron[], now: number): readonly Span[] {
    return [
      ...[...this.#tables.values()].flatMap(usage => spansOf(usage, patrons, now)),
      ...[...this.#sessions.values()].flatMap(usage => spansOf(usage, patrons, usage.now)),
    ]
  }
}
