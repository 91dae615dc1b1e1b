import type { Felt } from '../kernel/game.ts'
import { onceFor, onceForLatest } from '../kernel/memo.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import {
  betsClosed,
  patronsAtTable,
  patronsPresent,
  type Ring,
  type Round,
  recordOf,
} from './state.ts'

/** The table top, as the ring shows it to the play. A decision asks for it several times. */

const notVoid = onceFor((ended: Round['ended']): readonly Wager[] =>
  ended.filter(({ outcome }) => outcome.is !== 'void').map(({ wager }) => wager),
)

const carriedIn = onceFor(({ carried }: Round): ReadonlySet<WagerId> => new Set(carried))

/** Wagers of the last round that a Stand Off left here for the next one. */
export const carriedWagers = ({ wagers, last }: Pick<Ring, 'wagers' | 'last'>): readonly Wager[] =>
  last && last.carried.length > 0 ? wagers.filter(({ id }) => carriedIn(last).has(id)) : []

/** Wagers of this round or the last that the operator declared void. @rule nz1:17.3(a) */
const declaredVoid = ({ round, last }: Pick<Ring, 'round' | 'last'>): readonly WagerId[] => [
  ...declaredVoidIn(round.ended),
  ...(last ? declaredVoidIn(last.ended) : []),
]

const declaredVoidIn = onceFor((ended: Round['ended']): readonly WagerId[] =>
  ended
    .filter(({ outcome }) => outcome.is === 'void' && outcome.under === 'nz1:17.3(a)')
    .map(({ wager }) => wager.id),
)

export const feltOf = onceForLatest(
  (ring: Ring): Felt => ({
    seats: ring.seats,
    present: patronsPresent(ring),
    atTable: patronsAtTable(ring),
    isExcluded: patron => recordOf(ring, patron)?.excluded === true,
    wagers: ring.wagers,
    ...(ring.round.stakes && { atRisk: ring.round.stakes }),
    settled: betsClosed(ring) ? notVoid(ring.round.ended) : [],
    settledBefore: ring.last ? notVoid(ring.last.ended) : [],
    voided: declaredVoid(ring),
    carried: betsClosed(ring) ? [] : carriedWagers(ring).map(({ id }) => id),
    roundNow: ring.round.number,
    limits: ring.limits,
    denominations: ring.config.denominations,
    isClosed: !ring.open,
  }),
)
