import type { Patron } from '../../kernel/people.ts'

/**
 * A value for every patron, in buckets: a change copies one bucket, so that a field of ten thousand
 * costs about as much for each entrant as a field of ten.
 */
export type Roll<T> = readonly Readonly<Record<Patron, T>>[]

const BUCKETS = 256

export const EMPTY: Roll<never> = Array.from({ length: BUCKETS }, () => ({}))

/** FNV-1a, which spreads names that differ in one letter. */
const bucketOf = (patron: Patron): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < patron.length; at += 1)
    hash = Math.imul(hash ^ patron.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % BUCKETS
}

export const rollEntry = <T>(roll: Roll<T>, patron: Patron): T | undefined => {
  const bucket = roll[bucketOf(patron)]!
  return Object.hasOwn(bucket, patron) ? bucket[patron] : undefined
}

export const withValue = <T>(roll: Roll<T>, patron: Patron, value: T): Roll<T> => {
  const at = bucketOf(patron)
  return roll.with(at, { ...roll[at], [patron]: value })
}

export const rollEntries = <T>(roll: Roll<T>): readonly (readonly [Patron, T])[] =>
  roll.flatMap(bucket => Object.entries(bucket))
