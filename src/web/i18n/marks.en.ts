/** How sentences are put together. */
export const marks = {
  list: (parts: readonly string[]) => parts.join(', '),
  /** Separates names, numbers and amounts inside a sentence. */
  items: (parts: readonly string[]) => parts.join(', '),
  sentence: (text: string) => `${text}.`,
  sentences: (parts: readonly string[]) => parts.join(' '),
  of: (name: string, text: string) => `${name}: ${text}`,
}
