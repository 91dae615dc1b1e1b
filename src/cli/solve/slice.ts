import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import {
  addSums,
  ENDS,
  LOWEST_NET,
  NETS,
  NO_SUMS,
  netsByAmount,
  type Sums,
  supersByName,
} from '../../odds/lunar-poker/solve/game-sums.ts'
import { POSITIONS, type Question, type Range } from '../../odds/lunar-poker/solve/positions.ts'
import { SUPER_NAMES } from '../../odds/lunar-poker/solve/super-values.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { STRATEGY } from './strategy.ts'

/** A part of the solution, complete or in progress. */
export interface Slice extends Range, Question {
  /** The first position that is not done yet. */
  readonly next: number
  readonly sums: Sums
  /**
   * The sum, modulo 2^256, of the hashes of all hands' lines. It does not depend on how the game
   * was sliced.
   */
  readonly digest: bigint
}

export const startOf = (asked: Range & Question): Slice => ({
  ...asked,
  next: asked.from,
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
  supers: z.strictObject(Object.fromEntries(SUPER_NAMES.map(name => [name, whole]))),
  deals: whole,
  classes: whole,
  best: z.strictObject(Object.fromEntries(ENDS.map(end => [end, whole]))),
  nets: z.record(whole, whole).optional(),
  digest: hash,
  hash,
})

export const bestByName = (best: readonly bigint[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ENDS.map((end, i) => [end, String(best[i])]))

const netsFrom = (byAmount: Readonly<Record<string, string>>): readonly bigint[] =>
  Array.from({ length: NETS }, (_, i) => BigInt(byAmount[String(i + LOWEST_NET)] ?? 0))

const bodyOf = ({ strategy, spread, from, to, next, sums, digest }: Slice, version: string) => ({
  game: 'lunar-poker' as const,
  version,
  ...(strategy && { strategy }),
  from,
  to,
  next,
  value: String(sums.value),
  supers: supersByName(sums.supers),
  deals: String(sums.deals),
  classes: String(sums.classes),
  best: bestByName(sums.best),
  ...(spread && { nets: netsByAmount(sums.nets ?? []) }),
  digest: hex(digest),
})

/** Replaces the old file at once, so that an interruption leaves one or the other. */
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
    spread: body.nets && true,
    from: body.from,
    to: body.to,
    next: body.next,
    sums: {
      value: BigInt(body.value),
      supers: SUPER_NAMES.map(name => BigInt(body.supers[name]!)),
      deals: BigInt(body.deals),
      classes: BigInt(body.classes),
      best: ENDS.map(end => BigInt(body.best[end]!)),
      nets: body.nets && netsFrom(body.nets),
    },
    digest: BigInt(`0x${body.digest}`),
  }
  if (sha256(JSON.stringify(bodyOf(slice, body.version))) !== said)
    throw new Malformed(`${file} was changed: its hash is another one`)
  if (body.version !== version)
    throw new Malformed(`${file} is of version ${body.version}, this is ${version}`)
  return slice
}

/** The slice that an earlier run wrote, or a new one. */
export const resumed = (file: string, asked: Range & Question, version: string): Slice => {
  if (!existsSync(file)) return startOf(asked)
  const { from, to, strategy, spread } = asked
  const slice = readSlice(file, version)
  if (slice.from !== from || slice.to !== to)
    throw new Malformed(
      `${file} holds positions ${slice.from} to ${slice.to}, not ${from} to ${to}`,
    )
  if (!isDeepStrictEqual(slice.strategy, strategy))
    throw new Malformed(`${file} is a slice of another strategy`)
  if (slice.spread !== spread)
    throw new Malformed(`${file} was begun ${slice.spread ? 'with' : 'without'} --spread`)
  return slice
}
