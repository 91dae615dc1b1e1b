import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { addSums, ENDS, NO_SUMS, type Sums } from '../../odds/lunar-poker/solve/game-sums.ts'
import { POSITIONS, type Range } from '../../odds/lunar-poker/solve/positions.ts'
import type { Strategy } from '../../odds/lunar-poker/strategy/strategy.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { STRATEGY } from './strategy.ts'

/** A part of the solution, as far as it was done. */
export interface Slice extends Range {
  /** Instead of the best choices. */
  readonly strategy?: Strategy | undefined
  /** The first position that is not done. */
  readonly next: number
  readonly sums: Sums
  /** The sum, modulo 2^256, of the hashes of every hand's line: it does not depend on the slices. */
  readonly digest: bigint
}

export const startOf = (range: Range, strategy: Strategy | undefined): Slice => ({
  ...range,
  strategy,
  next: range.from,
  sums: NO_SUMS,
  digest: 0n,
})

const HASHES = 1n << 256n

export const addDigests = (a: bigint, b: bigint): bigint => (a + b) % HASHES

/** A hand's line: its position, its value, its classes, and its deals by their best choice. */
const lineOf = (position: number, { value, classes, best }: Sums): string =>
  [position, value, classes, ...best].join(' ')

export const withHand = (slice: Slice, position: number, sums: Sums): Slice => ({
  ...slice,
  next: position + 1,
  sums: addSums(slice.sums, sums),
  digest: addDigests(slice.digest, BigInt(`0x${sha256(lineOf(position, sums))}`)),
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const hex = (digest: bigint): string => digest.toString(16).padStart(64, '0')

const whole = z.string().regex(/^-?\d+$/)
const hash = z.string().regex(/^[0-9a-f]{64}$/)

const FILE = z.strictObject({
  game: z.literal('lunar-poker'),
  version: z.string(),
  strategy: STRATEGY.optional(),
  from: z.int().min(0).max(POSITIONS),
  to: z.int().min(0).max(POSITIONS),
  next: z.int().min(0).max(POSITIONS),
  value: whole,
  deals: whole,
  classes: whole,
  best: z.strictObject(Object.fromEntries(ENDS.map(end => [end, whole]))),
  digest: hash,
  hash,
})

export const bestByName = (best: readonly bigint[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ENDS.map((end, i) => [end, String(best[i])]))

const bodyOf = ({ strategy, from, to, next, sums, digest }: Slice, version: string) => ({
  game: 'lunar-poker' as const,
  version,
  ...(strategy && { strategy }),
  from,
  to,
  next,
  value: String(sums.value),
  deals: String(sums.deals),
  classes: String(sums.classes),
  best: bestByName(sums.best),
  digest: hex(digest),
})

/** The new file takes the place of the old one at once: an interruption leaves one or the other. */
export const writeSlice = (file: string, slice: Slice, version: string): void => {
  const body = bodyOf(slice, version)
  const text = JSON.stringify({ ...body, hash: sha256(JSON.stringify(body)) }, null, 2)
  try {
    writeFileSync(`${file}.part`, `${text}\n`)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new Malformed(`${file} cannot be written: ${String(error)}`)
  }
}

export const readSlice = (file: string, version: string): Slice => {
  const read = decode(FILE, parseJson(readInput(file), file), file)
  const { hash: said, ...body } = read
  const slice: Slice = {
    strategy: body.strategy,
    from: body.from,
    to: body.to,
    next: body.next,
    sums: {
      value: BigInt(body.value),
      deals: BigInt(body.deals),
      classes: BigInt(body.classes),
      best: ENDS.map(end => BigInt(body.best[end]!)),
    },
    digest: BigInt(`0x${body.digest}`),
  }
  if (sha256(JSON.stringify(bodyOf(slice, body.version))) !== said)
    throw new Malformed(`${file} was changed: its hash is another one`)
  if (body.version !== version)
    throw new Malformed(`${file} is of version ${body.version}, this is ${version}`)
  return slice
}

/** The slice as far as an earlier run wrote it, or a new one. */
export const resumed = (
  file: string,
  { from, to, strategy }: Pick<Slice, 'from' | 'to' | 'strategy'>,
  version: string,
): Slice => {
  if (!existsSync(file)) return startOf({ from, to }, strategy)
  const slice = readSlice(file, version)
  if (slice.from !== from || slice.to !== to)
    throw new Malformed(
      `${file} holds positions ${slice.from} to ${slice.to}, not ${from} to ${to}`,
    )
  if (!isDeepStrictEqual(slice.strategy, strategy))
    throw new Malformed(`${file} is a slice of another strategy`)
  return slice
}
