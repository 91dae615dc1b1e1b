import { readFileSync } from 'node:fs'
import type * as z from 'zod'

/** Bad input: the program prints one line and exits with code 2. */
export class Malformed extends Error {}

export const readInput = (file: string | undefined): string => {
  try {
    return readFileSync(file ?? 0, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^E\w+: /, '') : String(error)
    throw new Malformed(`${file ?? 'standard input'} cannot be read: ${why}`)
  }
}

export const parseJson = (text: string, from: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new Malformed(`${from} is not JSON: ${why}`)
  }
}

/** Decodes strictly. The error names the first mistake, its place and what was expected. */
export const decode = <T>(schema: z.ZodType<T>, value: unknown, place: string): T => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = deepest(parsed.error.issues[0]!)
  const path = issue.path.map(step => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  throw new Malformed(`${place}${path.join('')}: ${said(issue.message)}`)
}

/** A field that is absent is "missing", not of the wrong type. */
const said = (message: string): string =>
  message.replace(/^Invalid input: expected (.+), received undefined$/, 'is missing; expected $1')

/**
 * A union nests the errors of its branches. The branch that got furthest describes the mistake
 * best.
 */
const deepest = (issue: z.core.$ZodIssue): z.core.$ZodIssue => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const best = issue.errors
    .map(branch => deepest(branch[0]!))
    .reduce((a, b) => (b.path.length > a.path.length ? b : a))
  return { ...best, path: [...issue.path, ...best.path] }
}
