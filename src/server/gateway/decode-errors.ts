import type { z } from 'zod'

/**
 * Decodes messages and requests, and describes the first mistake in our own words: its place, and
 * what was expected.
 */

type Raw = Parameters<z.core.$ZodErrorMap>[0]

// biome-ignore format: a table
const TYPES: Readonly<Record<string, string>> = {
  string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', tuple: 'a list',
  object: 'an object', record: 'an object', null: 'null', nan: 'a number',
}

const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

/** Characters of a text, entries of a list, or the number itself. */
const amount = (origin: string, bound: number | bigint): string => {
  const [one, many] = COUNTED[origin] ?? []
  return one === undefined ? String(bound) : `${bound} ${Number(bound) === 1 ? one : many}`
}

type IssueOf<C extends z.core.$ZodIssue['code']> = Extract<Raw, { readonly code: C }>

const quoted = (values: readonly unknown[]): string =>
  values.map(value => (typeof value === 'string' ? `"${value}"` : String(value))).join(' or ')

/** Lists the allowed forms, or describes the mistake in the closest one. */
const ofUnion = ({ errors }: IssueOf<'invalid_union'>): string => {
  const firsts = errors.flatMap(([issue]) => (issue ? [issue] : []))
  const deepest = [...firsts].sort((a, b) => b.path.length - a.path.length)[0]
  if (!deepest) return 'expected another kind of object'
  if (deepest.path.length > 0) return placed(deepest)
  const ways = [...new Set(firsts.map(({ message }) => message.replace(/^expected /, '')))]
  return `expected ${ways.join(' or ')}`
}

const WORDS: { readonly [C in z.core.$ZodIssue['code']]: (issue: IssueOf<C>) => string } = {
  invalid_type: ({ expected, input }) =>
    `expected ${TYPES[expected] ?? 'something else'}${input === undefined ? ', and it is missing' : ''}`,
  too_big: ({ origin, maximum, inclusive }) =>
    `expected ${inclusive ? 'at most' : 'less than'} ${amount(origin, maximum)}`,
  too_small: ({ origin, minimum, inclusive }) =>
    `expected ${inclusive ? 'at least' : 'more than'} ${amount(origin, minimum)}`,
  invalid_value: ({ values }) => `expected ${quoted(values)}`,
  unrecognized_keys: ({ keys }) => `there is no field ${quoted(keys)}`,
  invalid_union: ofUnion,
  invalid_format: () => 'expected text of another form',
  not_multiple_of: ({ divisor }) => `expected a multiple of ${divisor}`,
  invalid_key: () => 'a field has a name that it cannot have',
  invalid_element: () => 'an entry is not as expected',
  custom: () => 'not as expected',
}

const error: z.core.$ZodErrorMap = issue =>
  (WORDS[issue.code] as (issue: Raw) => string)(issue as Raw)

const placed = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string =>
  path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`

export type Understood<T> =
  | { readonly is: 'understood'; readonly value: T }
  | { readonly is: 'mistaken'; readonly says: string }

export const understood = <T>(schema: z.ZodType<T>, value: unknown): Understood<T> => {
  const read = schema.safeParse(value, { error })
  if (read.success) return { is: 'understood', value: read.data }
  const [first] = read.error.issues
  return { is: 'mistaken', says: first ? placed(first) : 'not understood' }
}
