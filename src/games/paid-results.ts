/**
 * For each of the last two rounds with a wager, the newest first: how many results on the display
 * are newer. The operator can invalidate the newest of them, and after that the one before it.
 * @rule nz1:18.1 ruling:117
 */
export type SincePaid = readonly number[]

const LOOKED_BACK_AT = 2

/** After so many results were added to the display, or taken off it if the number is negative. */
export const shifted = (since: SincePaid, by: number): SincePaid =>
  since.map(count => count + by).filter(count => count >= 0)

/** After the result of a round was added to the display. */
export const withResult = (since: SincePaid, isPaid: boolean): SincePaid =>
  [...(isPaid ? [0] : []), ...shifted(since, 1)].slice(0, LOOKED_BACK_AT)

/** After the result of the newest round with a wager was taken off the display. */
export const withoutPaid = (since: SincePaid): SincePaid => shifted(since.slice(1), -1)
