import type { EventOf } from '../general/events.ts'
import type { Ended } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'

/** A round that was declared to have no outcome, as it is told to those who wagered in it. */

/** A settlement that was taken back: as it was, and by which clause. */
export interface Corrected {
  readonly was: Ended
  readonly under: Authority
}

type Invalidated = EventOf<'RoundInvalidated'>

const isOf = (account: string, patron: Patron): boolean =>
  account === `stack:${patron}` || account === `unclaimed:${patron}`

/** Who cheated gets nothing back, and gives back more than was won. @rule nz1:18.2 ruling:105 */
const forfeits = (
  { moves, owes }: Invalidated,
  patron: Patron,
  settled: readonly Ended[],
): boolean => {
  const own = settled.filter(({ wager }) => wager.patron === patron)
  if (own.some(({ outcome }) => outcome.is === 'lose'))
    return !moves.some(({ to }) => isOf(to, patron))
  const taken = moves.reduce((sum, move) => sum + (isOf(move.from, patron) ? move.chips : 0), 0)
  const won = own.reduce((sum, one) => sum + one.won - one.commission, 0)
  return taken + (owes[patron] ?? 0) > won
}

/** Every wager as it stands now, and as it was. */
export const undone = <E extends Ended & { readonly under: Authority }>(
  event: Invalidated,
  settled: readonly E[],
): { readonly settled: readonly E[]; readonly corrected: readonly (Corrected & { was: E })[] } => {
  const under = 'nz1:18.2'
  const isTouched = ({ outcome }: E): boolean => outcome.is !== 'void'
  return {
    settled: settled.map(one => {
      if (!isTouched(one)) return one
      const is = forfeits(event, one.wager.patron, settled) ? 'lose' : 'void'
      const none = { won: chips(0), commission: chips(0) }
      return { ...one, ...none, under, outcome: { is, under } }
    }),
    corrected: settled.filter(isTouched).map(was => ({ was, under: event.under })),
  }
}
