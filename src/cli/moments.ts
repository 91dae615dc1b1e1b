import { InvalidArgumentError } from 'commander'
import { Malformed } from './input.ts'

/** Dates and times as people type them, in UTC. */

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/
const DAY_LONG = 24 * 60 * 60_000

/** A moment without a zone is in UTC. JavaScript takes 31 February for 3 March. */
const momentOf = (text: string): number => {
  const [, day = text, , , zone] = MOMENT.exec(text) ?? []
  const start = Date.parse(`${day}T00:00:00Z`)
  const isDay = DAY.test(day) && !Number.isNaN(start)
  const isReal = isDay && new Date(start).toISOString().startsWith(day)
  const at = !isReal || day === text ? start : Date.parse(zone ? text : `${text}Z`)
  if (!isReal || Number.isNaN(at))
    throw new InvalidArgumentError('expected a day such as 2026-11-17 or a moment in ISO 8601')
  return at
}

export const FROM = ['--from <time>', 'not before this day or moment, in UTC'] as const
export const TO = ['--to <time>', 'not after this day or moment, in UTC'] as const

export const fromMoment = momentOf

/** A date without a time means the whole day. */
export const toMoment = (text: string): number =>
  DAY.test(text) ? momentOf(text) + DAY_LONG - 1 : momentOf(text)

export interface TimeRange {
  readonly from?: number
  readonly to?: number
}

export const inOrder = ({ from, to }: TimeRange): void => {
  if (from !== undefined && to !== undefined && from > to)
    throw new Malformed('--from is later than --to')
}
