import type { Parting } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import type { CommandName } from '../commands.ts'
import type { GeneralEvent } from '../events.ts'
import type { Ring } from '../state.ts'

/** Which acts of Division 1 the play must hear of. */

/** What these events mean for each patron's part in the play. */
export const partings = (
  ring: Ring,
  events: readonly GeneralEvent[],
): readonly [Patron, Parting][] => {
  const all = events.flatMap((event): readonly [Patron, Parting][] => {
    switch (event.is) {
      case 'PatronLeft':
        return [[event.patron, 'left']]
      case 'PatronExcluded':
        return [[event.patron, 'excluded']]
      case 'SeatRequired':
        return [[event.patron, 'unseated']]
      case 'PatronJoined':
        return ring.seats.includes(event.patron) ? [[event.patron, 'unseated']] : []
      case 'WagerSettled':
        return event.under === 'nz1:17.3(a)' && event.round === undefined
          ? [[event.wager.patron, 'voided']]
          : []
      default:
        return []
    }
  })
  return all.filter(([one, how], i) => all.findIndex(([p, h]) => p === one && h === how) === i)
}

/** Commands after which the play may change. */
const FOLLOWED: readonly CommandName[] = [
  'invalidate',
  'leave',
  'exclude',
  'require-seat',
  'sit',
  'stand',
  'void-wagers',
]

/** True if the play does not need to know of the command, as is usual. */
export const isOutside = (does: CommandName): boolean => !FOLLOWED.includes(does)
