import type { Patron } from '../../kernel/people.ts'
import { type FeeUsage, hearFees, newFeeUsage } from '../../protection/entry-fees.ts'
import type { Span } from '../../protection/period.ts'
import {
  hearUsage,
  type Money,
  moneyIn,
  newUsage,
  spansOf,
  type TableUsage,
} from '../../protection/usage.ts'
import type { CageEvent } from '../../records/cage-event.ts'
import type { Remembering } from '../log/log-opening.ts'

/** What patrons have used up: one fold for each table, and one for the cage. */

export class Usages {
  readonly #tables = new Map<string, TableUsage>()
  #fees: FeeUsage = newFeeUsage()
  #isLive = false

  /** From now on time never goes back for any log: a clock may be set back while we run. */
  begin(): void {
    this.#isLive = true
  }

  /** The latest time in any log. */
  get latest(): number {
    return Math.max(this.#fees.usage.now, ...[...this.#tables.values()].map(({ now }) => now))
  }

  #time(at: number): number {
    return this.#isLive ? Math.max(at, this.latest) : at
  }

  followerOf(table: string): Remembering<unknown> {
    this.#tables.set(table, newUsage())
    return {
      name: 'usage',
      hear: ({ at }, { events }) => hearUsage(this.#tables.get(table)!, this.#time(at), events),
      save: () => this.#tables.get(table),
      restore: saved => this.#tables.set(table, saved as TableUsage),
    }
  }

  readonly follower: Remembering<unknown> = {
    name: 'fees',
    hear: ({ at }, { events }) =>
      hearFees(this.#fees, this.#time(at), events as readonly CageEvent[]),
    save: () => this.#fees,
    restore: saved => {
      this.#fees = saved as FeeUsage
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

  spans(patrons: readonly Patron[], now: number): readonly Span[] {
    return [...this.#tables.values()].flatMap(usage => spansOf(usage, patrons, now))
  }
}
