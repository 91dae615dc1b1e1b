import { randomBytes } from 'node:crypto'

/** The server's randomness. Only this file asks the system's generator. */

export interface Randomness {
  readonly bytes: (count: number) => Buffer
}

export const realRandomness: Randomness = { bytes: count => randomBytes(count) }

/** A unique id. */
export const newId = ({ bytes }: Randomness): string => bytes(16).toString('hex')

const RANGE = 2 ** 32

/** A system call costs more than its bytes, so each call fetches this many. */
const CHUNK = 256

/** Whole numbers below a count, every one equally likely. For choices that need not stay secret. */
export const numbersFrom = ({ bytes }: Randomness): ((count: number) => number) => {
  let chunk: Buffer = Buffer.alloc(0)
  let at = 0
  const draw = (): number => {
    if (at === chunk.length) [chunk, at] = [bytes(CHUNK), 0]
    at += 4
    return chunk.readUInt32BE(at - 4)
  }
  return count => {
    const fair = RANGE - (RANGE % count)
    let drawn = draw()
    while (drawn >= fair) drawn = draw()
    return drawn % count
  }
}
