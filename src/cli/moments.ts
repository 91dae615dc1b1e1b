import { InvalidArgumentError } from 'commander'

/** Dates and times as people type them, in UTC. */

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_LONG = 24 * 60 * 60_000

const momentOf = (text: string): number => {
  const at = Date.parse(DAY.test(text) ? `${text}T00:00:00Z` : text)
  if (Number.isNaN(at))
    throw new InvalidArgumentError('expected a day such as 2026-11-17 or a moment in ISO 8601')
  return at
}

export const FROM = ['--from <time>', 'not before this day or moment, in UTC'] as const
export const TO = ['--to <time>', 'not after this day or moment, in UTC'] as const

export const fromMoment = momentOf

/** A date without a time means the whole day. */
export const toMoment = (text: string): number =>
  DAY.test(text) ? momentOf(text) + DAY_LONG - 1 : momentOf(text)

export interface Between {
  readonly from?: number
  readonly to?: number
}
