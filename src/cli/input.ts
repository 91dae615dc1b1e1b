import { readFileSync } from 'node:fs'
import type * as z from 'zod'

/** Input that cannot be answered: said in one line, and the program ends with code 2. */
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

/** Decodes strictly; the first thing wrong is named with its place and what was expected. */
export const decode = <T>(schema: z.ZodType<T>, value: unknown, place: string): T => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = deepest(parsed.error.issues[0]!)
  const path = issue.path.map(step => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  throw new Malformed(`${place}${path.join('')}: ${said(issue.message)}`)
}

/** What is not there at all is missing, and not of another kind. */
const said = (message: string): string =>
  message.replace(/^Invalid input: expected (.+), received undefined$/, 'is missing; expected $1')

/** A union reports its branches inside; the one that got furthest knows best what is wrong. */
const deepest = (issue: z.core.$ZodIssue): z.core.$ZodIssue => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const best = issue.errors
    .map(branch => deepest(branch[0]!))
    .reduce((a, b) => (b.path.length > a.path.length ? b : a))
  return { ...best, path: [...issue.path, ...best.path] }
}
