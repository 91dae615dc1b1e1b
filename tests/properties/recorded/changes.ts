/** A value with one of its parts changed at a time. */

export type Path = readonly (string | number)[]

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  isParent(value)
    ? Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))
    : [path]

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], value)

export const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to
  const own = value as Record<string | number, unknown>
  const next = changed(own[key], rest, to)
  return Array.isArray(own)
    ? own.map((each, i) => (i === Number(key) ? next : each))
    : { ...own, [key]: next }
}

/** Both sides of every boundary that a number might have. */
export const othersOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'boolean') return [!value]
  if (typeof value !== 'number') return ['']
  const near = [-1, 0, 1, 2, 3, 4, 7, 8, 9, 99, 100, 101]
  return [...new Set([...near, value - 1, value + 1, value * 2, 1.5, 1e12, 1e12 + 100])]
}
