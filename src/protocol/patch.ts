/**
 * The difference between two JSON values, as a list of changes to apply in order. `[path, value]`
 * sets the value at the path and `[path]` removes it. A path is a list of field names and list
 * positions. Setting the position after the last entry of a list appends. Removing an entry moves
 * the later ones up by one.
 */

export type Path = readonly (string | number)[]
export type Change = readonly [path: Path] | readonly [path: Path, value: unknown]
export type Patch = readonly Change[]

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const isList = (value: unknown): value is List => Array.isArray(value)

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own field. JSON has no undefined: a field that holds it does not exist. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** Two views share the parts that did not change, so the first comparison settles most cases. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (isList(one))
    return (
      isList(other) && one.length === other.length && one.every((each, i) => isSame(each, other[i]))
    )
  if (!isFields(one) || !isFields(other)) return false
  for (const name in one) if (!isSame(one[name], fieldOf(other, name))) return false
  for (const name in other)
    if (other[name] !== undefined && fieldOf(one, name) === undefined) return false
  return true
}

/** The changes that turn one value into the other; `at` is where both are in a larger value. */
export const diff = (before: unknown, after: unknown, at: Path = []): Patch => {
  if (before === after) return []
  if (isList(before) && isList(after)) return listChanges(before, after, at)
  if (isFields(before) && isFields(after)) return fieldChanges(before, after, at)
  return [[at, after]]
}

const fieldChanges = (before: Fields, after: Fields, at: Path): Patch => {
  const changes: Change[] = []
  for (const name in after) {
    const value = after[name]
    const old = fieldOf(before, name)
    if (old === value || value === undefined) continue
    if (old === undefined) changes.push([[...at, name], value])
    else changes.push(...diff(old, value, [...at, name]))
  }
  for (const name in before)
    if (before[name] !== undefined && fieldOf(after, name) === undefined)
      changes.push([[...at, name]])
  return changes
}

/**
 * Removes entries if the next wanted entry comes later, changes others in place, and appends at the
 * end. If a list would need more changes than it has entries, it is sent whole.
 */
const listChanges = (before: List, after: List, at: Path): Patch => {
  const changes: Change[] = []
  let next = 0
  for (let i = 0; i < after.length; i += 1) {
    if (changes.length > after.length) return [[at, after]]
    const wanted = after[i]
    if (next < before.length && before[next] === wanted) {
      next += 1
      continue
    }
    const surplus = next < before.length ? surplusBefore(wanted, before, next) : 0
    for (let gone = 0; gone < surplus; gone += 1) changes.push([[...at, i]])
    next += surplus
    if (next >= before.length) changes.push([[...at, i], wanted])
    else changes.push(...diff(before[next], wanted, [...at, i]))
    next += 1
  }
  for (; next < before.length; next += 1) changes.push([[...at, after.length]])
  return changes.length > after.length ? [[at, after]] : changes
}

/** How many entries to remove so that the wanted one is next; 0 if it is next or missing. */
const surplusBefore = (wanted: unknown, before: List, from: number): number => {
  for (let i = from; i < before.length; i += 1) if (isSame(before[i], wanted)) return i - from
  return 0
}

/** Applies the changes. Unchanged parts stay the same objects. */
export const applied = <T>(patch: Patch, to: T): T =>
  patch.reduce<unknown>((value, change) => changed(value, change, 0), to) as T

const changed = (value: unknown, change: Change, depth: number): unknown => {
  const [path] = change
  const step = path[depth]
  if (step === undefined) return change[1]
  const isLast = depth === path.length - 1
  const isRemoval = isLast && change.length === 1
  if (isList(value)) {
    const at = Number(step)
    if (isRemoval) return value.toSpliced(at, 1)
    return at === value.length
      ? [...value, changed(undefined, change, depth + 1)]
      : value.with(at, changed(value[at], change, depth + 1))
  }
  if (!isFields(value)) throw new TypeError(`a patch names ${path.join('.')}, which is not there`)
  const { [step]: old, ...others } = value
  return isRemoval ? others : { ...value, [step]: changed(old, change, depth + 1) }
}
