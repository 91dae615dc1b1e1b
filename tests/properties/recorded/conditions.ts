import { BACCARAT_CONDITIONS, CONDITIONS } from '../../../src/tournament/director/example.ts'
import {
  type Conditions,
  conditionsMissing,
  conditionsRefused,
} from '../../../src/tournament/director/s02-entry/conditions.ts'

/** The examples with one value changed at a time, and the clause that refuses each. */

type Path = readonly (string | number)[]

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  isParent(value)
    ? Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))
    : [path]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], value)

const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to
  const own = value as Record<string | number, unknown>
  const next = changed(own[key], rest, to)
  return Array.isArray(own)
    ? own.map((each, i) => (i === Number(key) ? next : each))
    : { ...own, [key]: next }
}

/** Both sides of every boundary that a number might have. */
const othersOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'boolean') return [!value]
  if (typeof value !== 'number') return ['']
  const near = [-1, 0, 1, 2, 3, 4, 7, 8, 9, 99, 100, 101]
  return [...new Set([...near, value - 1, value + 1, value * 2, 1.5, 1e12, 1e12 + 100])]
}

const EXAMPLES: Readonly<Record<string, Conditions>> = {
  roulette: CONDITIONS,
  'electronic roulette': {
    ...CONDITIONS,
    game: 'electronic-roulette',
    passCards: 0,
    secretCards: 0,
  },
  baccarat: BACCARAT_CONDITIONS,
}

const clauseOf = (conditions: Conditions): string =>
  [
    conditionsRefused(conditions)?.refused ?? 'taken',
    ...conditionsMissing(conditions).map(({ refused }) => refused),
  ].join(' ')

/** One line per value: the allowed values, and the clauses that refuse the others. */
export const lines = (): readonly string[] =>
  Object.entries(EXAMPLES).flatMap(([name, example]) =>
    pathsIn(example).map(path => {
      const told = othersOf(at(example, path)).map(
        to => `${JSON.stringify(to)} ${clauseOf(changed(example, path, to) as Conditions)}`,
      )
      return `${name} ${path.join('.')}: ${told.join(', ')}`
    }),
  )
