/**
 * JSON for many readers: views of one table differ in little, and are made of the same parts of one
 * state. What has been written for one of them is not written again for the next.
 */
export type Parts = Map<object, string>

/** How far down a view is taken apart: itself, what is in it, and what is in its play. */
const DEEP = 3

/** The same text that JSON.stringify gives. */
export const written = (value: unknown, parts: Parts, deep = DEEP): string | undefined => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = parts.get(value)
  if (known !== undefined) return known
  const isTakenApart = deep > 0 && !Array.isArray(value)
  const text = isTakenApart ? writtenFields(value, parts, deep - 1) : JSON.stringify(value)
  parts.set(value, text)
  return text
}

const writtenFields = (value: object, parts: Parts, deep: number): string => {
  let text = ''
  for (const name in value) {
    const told = written(value[name as keyof typeof value], parts, deep)
    if (told !== undefined) text += `${text && ','}${JSON.stringify(name)}:${told}`
  }
  return `{${text}}`
}
