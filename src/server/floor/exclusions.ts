import type { GeneralEvent } from '../../general/events.ts'
import { everyRecord, type TableState } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import type { SnapshotFollower } from '../log/log-opening.ts'

/**
 * Patrons who are excluded at any table. Every command asks for them, so the answer must not cost
 * more with every table. Nobody can lift an exclusion.
 */
export class Exclusions {
  readonly #patrons = new Set<Patron>()

  /** Listens to the log of one table. */
  readonly follower: SnapshotFollower<TableState<unknown>> = {
    name: 'exclusions',
    hear: (_, { events }) => {
      for (const event of events as readonly GeneralEvent[])
        if (event.is === 'PatronExcluded') this.#patrons.add(event.patron)
    },
    /** A snapshot has the state, which says it. */
    save: () => null,
    restore: (_, state) => {
      for (const [patron, { excluded }] of everyRecord(state))
        if (excluded) this.#patrons.add(patron)
    },
  }

  /** A patron excluded at one table may not play at any table. @rule nz1:17.3(b) ruling:115 */
  has(patron: Patron): boolean {
    return this.#patrons.has(patron)
  }
}
