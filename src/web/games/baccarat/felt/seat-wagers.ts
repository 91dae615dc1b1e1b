import type { Denominations } from '../../../../kernel/chips/denominations.ts'
import type { Baccarat } from '../table.ts'

/** The wagers in front of each seat, and those of standing patrons on each area. */

export interface AreaChips {
  readonly amount: number
  readonly denominations: Denominations
}

type Wager = Baccarat['wagers'][number]

const summed = (view: Baccarat, wagers: readonly Wager[]): Readonly<Record<string, AreaChips>> => {
  const { denominations } = view.sign
  const sums: Record<string, AreaChips> = {}
  for (const { on, chips } of wagers)
    sums[on] = { amount: (sums[on]?.amount ?? 0) + chips, denominations }
  return sums
}

const seatOf = ({ seats }: Baccarat, { area, patron }: Wager): number | undefined =>
  area ?? seats.find(seat => seat.patron === patron)?.seat

export const laidAt = (view: Baccarat, seat: number): Readonly<Record<string, AreaChips>> =>
  summed(
    view,
    view.wagers.filter(wager => seatOf(view, wager) === seat),
  )
