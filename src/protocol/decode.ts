import { isCard } from '../kernel/card.ts'
import type { AnyShape, Fields } from '../kernel/shape.ts'

/** Decodes a received value by its shape, and reports the first mistake with its path. */

export type Decoded =
  | { readonly is: 'decoded'; readonly value: unknown }
  | { readonly is: 'mistaken'; readonly at: readonly string[]; readonly says: string }

const LONGEST_WORD = 64
const LARGEST_POINT = 10_000

const decoded = (value: unknown): Decoded => ({ is: 'decoded', value })

const mistaken = (says: string, at: readonly string[] = []): Decoded => ({
  is: 'mistaken',
  at,
  says: `expected ${says}`,
})

const inside = (key: string, found: Decoded): Decoded =>
  found.is === 'mistaken' ? { ...found, at: [key, ...found.at] } : found

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`

const text = (value: unknown, longest: number): Decoded => {
  if (typeof value !== 'string') return mistaken('text')
  if (value.length < 1) return mistaken(`at least ${characters(1)}`)
  return value.length > longest ? mistaken(`at most ${characters(longest)}`) : decoded(value)
}

const whole = (value: unknown, from: number, to: number): Decoded => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return mistaken('a whole number')
  if (value < from) return mistaken(`at least ${from}`)
  return value > to ? mistaken(`at most ${to}`) : decoded(value)
}

const chips = (value: unknown): Decoded => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return mistaken('a whole number of cents')
  return value > 0 ? decoded(value) : mistaken('more than 0 cents')
}

const quoted = (values: readonly (string | number)[]): string =>
  values.map(value => (typeof value === 'string' ? `"${value}"` : String(value))).join(' or ')

const chipKind = (value: unknown): Decoded =>
  value === 'value' ||
  value === 'promotional' ||
  (typeof value === 'string' && /^colour:.{1,64}$/s.test(value))
    ? decoded(value)
    : mistaken('"value" or "promotional" or "colour:" and a colour')

const isNear = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_POINT

const point = (value: unknown): Decoded =>
  isObject(value) &&
  Object.keys(value).sort().join() === 'x,y' &&
  isNear(value.x) &&
  isNear(value.y)
    ? decoded(value)
    : mistaken('a point with x and y')

const items = (
  value: unknown,
  of: (index: number) => AnyShape | undefined,
  fewest: number,
  most: number,
): Decoded => {
  if (!Array.isArray(value)) return mistaken('a list')
  const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`
  if (value.length < fewest) return mistaken(`at least ${entries(fewest)}`)
  if (value.length > most) return mistaken(`at most ${entries(most)}`)
  const found = value.map((each, i) => inside(String(i), decode(of(i)!, each)))
  return found.find(each => each.is === 'mistaken') ?? decoded(value)
}

/** Unknown fields are mistakes, because ignoring them would hide typing errors. */
export const decodeFields = (fields: Fields, value: unknown): Decoded => {
  if (!isObject(value)) return mistaken('an object')
  for (const name in fields) {
    const shape = fields[name]!
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given === undefined && shape.optional) continue
    const found = inside(name, decode(shape, given))
    if (found.is === 'mistaken')
      return given === undefined ? { ...found, says: `${found.says}, and it is missing` } : found
  }
  for (const name in value)
    if (!Object.hasOwn(fields, name))
      return { is: 'mistaken', at: [], says: `there is no field "${name}"` }
  return decoded(value)
}

const byName = (of: AnyShape, value: unknown): Decoded => {
  if (!isObject(value)) return mistaken('an object')
  for (const [name, each] of Object.entries(value)) {
    if (name.length < 1 || name.length > LONGEST_WORD)
      return mistaken(`names of at most ${characters(LONGEST_WORD)}`)
    const found = inside(name, decode(of, each))
    if (found.is === 'mistaken') return found
  }
  return decoded(value)
}

/** If no shape fits, reports the mistake of the shape that fitted longest. */
const either = (shapes: readonly AnyShape[], value: unknown): Decoded => {
  const found = shapes.map(shape => decode(shape, value))
  const right = found.find(each => each.is === 'decoded')
  if (right) return right
  const wrong = found.flatMap(each => (each.is === 'mistaken' ? [each] : []))
  const deepest = [...wrong].sort((a, b) => b.at.length - a.at.length)[0]!
  if (deepest.at.length > 0) return deepest
  const ways = [...new Set(wrong.map(({ says }) => says.replace(/^expected /, '')))]
  return mistaken(ways.join(' or '))
}

type ShapeDecoder<K extends AnyShape['is']> = (
  shape: Extract<AnyShape, { readonly is: K }>,
  value: unknown,
) => Decoded

const word = (_: AnyShape, value: unknown): Decoded => text(value, LONGEST_WORD)

const READINGS: { readonly [K in AnyShape['is']]: ShapeDecoder<K> } = {
  text: ({ longest }, value) => text(value, longest),
  word,
  patron: word,
  wager: word,
  spot: word,
  called: word,
  whole: ({ from, to }, value) => whole(value, from, to),
  nth: ({ of }, value) => whole(value, 0, of - 1),
  seat: (_, value) => whole(value, 1, 100),
  die: (_, value) => whole(value, 1, 1000),
  declared: (_, value) => whole(value, 1, Number.MAX_SAFE_INTEGER),
  time: (_, value) => whole(value, 1, Number.MAX_SAFE_INTEGER),
  chips: (_, value) => chips(value),
  internal: () => mistaken('nothing: the house fills this in'),
  flag: (_, value) => (typeof value === 'boolean' ? decoded(value) : mistaken('true or false')),
  card: (_, value) =>
    typeof value === 'string' && isCard(value)
      ? decoded(value)
      : mistaken('a card such as AS or 10H'),
  'chip-kind': (_, value) => chipKind(value),
  point: (_, value) => point(value),
  'one-of': ({ values }, value) =>
    values.some(each => each === value) ? decoded(value) : mistaken(quoted(values)),
  phrase: ({ begins }, value) =>
    typeof value === 'string' && value.startsWith(`${begins} `)
      ? text(value, begins.length + 1 + LONGEST_WORD)
      : mistaken(`"${begins}" and more`),
  list: ({ of, fewest, most }, value) => items(value, () => of, fewest, most),
  tuple: ({ of }, value) => items(value, i => of[i], of.length, of.length),
  record: ({ fields }, value) => decodeFields(fields, value),
  'by-name': ({ of }, value) => byName(of, value),
  either: ({ of }, value) => either(of, value),
}

export const decode = (shape: AnyShape, value: unknown): Decoded =>
  (READINGS[shape.is] as ShapeDecoder<AnyShape['is']>)(shape, value)

/** The mistake as one sentence: where, and what was expected. */
export const mistakeText = ({ at, says }: Extract<Decoded, { is: 'mistaken' }>): string =>
  at.length === 0 ? says : `${at.join('.')}: ${says}`
