/**
 * The sentences of the rules and of the house, by the English of their templates. English has them
 * where they are made; another language has its own for each.
 */
export const templates: Readonly<Record<string, string>> = {}

/** How sentences are put together. */
export const marks = {
  list: (parts: readonly string[]) => parts.join(', '),
  /** Of names, numbers and sums inside a sentence. */
  items: (parts: readonly string[]) => parts.join(', '),
  sentence: (text: string) => `${text}.`,
  sentences: (parts: readonly string[]) => parts.join(' '),
  of: (name: string, text: string) => `${name}: ${text}`,
}
