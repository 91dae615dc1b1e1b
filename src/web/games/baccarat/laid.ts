import type { Denominations } from '../../../kernel/denominations.ts'
import type { Baccarat } from './table.ts'

/** What lies before each place, and on the areas of those who stand. */

export interface Laid {
  readonly amount: number
  readonly denominations: Denominations
}

type Wager = Baccarat['wagers'][number]

const summed = (view: Baccarat, wagers: readonly Wager[]): Readonly<Record<string, Laid>> => {
  const { denominations } = view.sign
  const sums: Record<string, Laid> = {}
  for (const { on, chips } of wagers)
    sums[on] = { amount: (sums[on]?.amount ?? 0) + chips, denominations }
  return sums
}

const seatOf = ({ seats }: Baccarat, { area, patron }: Wager): number | undefined =>
  area ?? seats.find(seat => seat.patron === patron)?.seat

export const laidAt = (view: Baccarat, seat: number): Readonly<Record<string, Laid>> =>
  summed(
    view,
    view.wagers.filter(wager => seatOf(view, wager) === seat),
  )

/** Those who stand are at one wing or the other, as they came. @rule nz5:5.6(a) */
export const laidStanding = (view: Baccarat, wing: number): Readonly<Record<string, Laid>> => {
  const there = view.standing.filter((_, i) => i % 2 === wing).map(({ patron }) => patron)
  return summed(
    view,
    view.wagers.filter(wager => seatOf(view, wager) === undefined && there.includes(wager.patron)),
  )
}
