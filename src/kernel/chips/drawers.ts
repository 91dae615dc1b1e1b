/**
 * A map from names to values as plain JSON. A change copies a few dozen entries, however many names
 * there are, so a state can remember a million people and stay cheap to evolve. The shape depends
 * only on the names in it. It uses lists, which are much quicker to copy than objects.
 */
export type Drawers<T> = Drawer<T> | Cabinet<T>

type Entry<T> = readonly [name: string, value: T]

interface Drawer<T> {
  readonly size: number
  /** Ordered by name. */
  readonly of: readonly Entry<T>[]
}

interface Cabinet<T> {
  readonly size: number
  /** By the digit of the name's hash at this depth. */
  readonly by: readonly (Drawers<T> | null)[]
}

/** A drawer with more names becomes a cabinet of drawers. */
const ROOM = 16
const WIDTH = 32
const DEEPEST = 6

export const noDrawers: Drawer<never> = { size: 0, of: [] }

/** FNV-1a, mixed so that every digit depends on the whole name. */
const hashOf = (name: string): number => {
  let mixed = 0x811c9dc5
  for (let i = 0; i < name.length; i += 1) mixed = Math.imul(mixed ^ name.charCodeAt(i), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

const digitOf = (hash: number, depth: number): number => Math.floor(hash / WIDTH ** depth) % WIDTH

export const inDrawers = <T>(drawers: Drawers<T>, name: string): T | undefined => {
  const hash = 'by' in drawers ? hashOf(name) : 0
  let at: Drawers<T> | null = drawers
  for (let depth = 0; at !== null && 'by' in at; depth += 1) at = at.by[digitOf(hash, depth)]!
  return at?.of.find(([each]) => each === name)?.[1]
}

/** All names with their values. */
export const entriesIn = <T>(drawers: Drawers<T>): readonly Entry<T>[] =>
  'by' in drawers ? drawers.by.flatMap(each => (each ? entriesIn(each) : [])) : drawers.of

/** Puts a value under a name, or removes the name if the value is undefined. */
export const withDrawer = <T>(
  drawers: Drawers<T>,
  name: string,
  value: T | undefined,
): Drawers<T> => {
  if (value !== undefined) return put(drawers, [name, value], hashOf(name), 0)
  return inDrawers(drawers, name) === undefined ? drawers : removed(drawers, name, hashOf(name), 0)
}

export const drawersOf = <T>(entries: Iterable<Entry<T>>): Drawers<T> => {
  let drawers: Drawers<T> = noDrawers
  for (const [name, value] of entries) drawers = withDrawer(drawers, name, value)
  return drawers
}

const replaced = <T>(list: readonly T[], at: number, by: T): readonly T[] => {
  const copy = list.slice()
  copy[at] = by
  return copy
}

const filed = <T>(of: readonly Entry<T>[], entry: Entry<T>): readonly Entry<T>[] => {
  const at = of.findIndex(([each]) => each >= entry[0])
  if (at < 0) return [...of, entry]
  const isThere = of[at]![0] === entry[0]
  return [...of.slice(0, at), entry, ...of.slice(isThere ? at + 1 : at)]
}

const put = <T>(at: Drawers<T>, entry: Entry<T>, hash: number, depth: number): Drawers<T> => {
  if ('by' in at) {
    const digit = digitOf(hash, depth)
    const was: Drawers<T> = at.by[digit] ?? noDrawers
    const now = put(was, entry, hash, depth + 1)
    return { size: at.size + now.size - was.size, by: replaced(at.by, digit, now) }
  }
  const of = filed(at.of, entry)
  if (of.length <= ROOM || depth === DEEPEST) return { size: of.length, of }
  return of.reduce<Drawers<T>>((cabinet, each) => put(cabinet, each, hashOf(each[0]), depth), {
    size: 0,
    by: Array.from({ length: WIDTH }, () => null),
  })
}

const removed = <T>(at: Drawers<T>, name: string, hash: number, depth: number): Drawers<T> => {
  const size = at.size - 1
  if (!('by' in at)) return { size, of: at.of.filter(([each]) => each !== name) }
  const digit = digitOf(hash, depth)
  const now = removed(at.by[digit]!, name, hash, depth + 1)
  const by = replaced(at.by, digit, now.size === 0 ? null : now)
  return size > ROOM ? { size, by } : { size, of: sorted(entriesIn({ size, by })) }
}

const sorted = <T>(entries: readonly Entry<T>[]): readonly Entry<T>[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
