/**
 * How many results on a display came after that of each of the last two rounds with a wager, the
 * latest first. Once the later round is invalidated, the earlier one can be, too.
 * @rule nz1:18.1 ruling:117
 */
export type SincePaid = readonly number[]

const LOOKED_BACK_AT = 2

/** The display has changed by this many results at its end. */
export const shifted = (since: SincePaid, by: number): SincePaid =>
  since.map(count => count + by).filter(count => count >= 0)

/** A round is over, and its result is on the display. */
export const withResult = (since: SincePaid, isPaid: boolean): SincePaid =>
  [...(isPaid ? [0] : []), ...shifted(since, 1)].slice(0, LOOKED_BACK_AT)

/** The result of the latest round with a wager has been taken off the display. */
export const withoutPaid = (since: SincePaid): SincePaid => shifted(since.slice(1), -1)
