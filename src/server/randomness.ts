import { randomBytes } from 'node:crypto'

/** The server's randomness. Only this file asks the system's generator. */

export interface Randomness {
  readonly bytes: (count: number) => Buffer
}

export const realRandomness: Randomness = { bytes: count => randomBytes(count) }

/** A unique id. */
export const newId = ({ bytes }: Randomness): string => bytes(16).toString('hex')

const RANGE = 2 ** 32

/** A whole number below `count`, every one equally likely. */
export const numberBelow = ({ bytes }: Randomness, count: number): number => {
  const fair = RANGE - (RANGE % count)
  let drawn = bytes(4).readUInt32BE()
  while (drawn >= fair) drawn = bytes(4).readUInt32BE()
  return drawn % count
}
