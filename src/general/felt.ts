import type { Felt } from '../kernel/game.ts'
import { onceForLatest } from '../kernel/memo.ts'
import type { Wager } from '../kernel/wager.ts'
import {
  betsClosed,
  declaredVoid,
  patronsAtTable,
  patronsPresent,
  type Ring,
  type Round,
  recordOf,
} from './state.ts'

/** The table top, as the ring shows it to the play. A decision asks for it several times. */

const notVoid = ({ ended: over }: Round): readonly Wager[] =>
  over.filter(({ outcome }) => outcome.is !== 'void').map(({ wager }) => wager)

export const feltOf = onceForLatest(
  (ring: Ring): Felt => ({
    seats: ring.seats,
    present: patronsPresent(ring),
    atTable: patronsAtTable(ring),
    isExcluded: patron => recordOf(ring, patron)?.excluded === true,
    wagers: ring.wagers,
    settled: betsClosed(ring) ? notVoid(ring.round) : [],
    settledBefore: ring.last ? notVoid(ring.last) : [],
    voided: declaredVoid(ring),
    carried: betsClosed(ring)
      ? []
      : ring.wagers.map(({ id }) => id).filter(id => ring.last?.carried.includes(id)),
    roundNow: ring.round.number,
    limits: ring.limits,
    denominations: ring.config.denominations,
    isClosed: !ring.open,
  }),
)
