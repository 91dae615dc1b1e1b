/** How sentences are put together. */
export const marks = {
  list: (parts: readonly string[]) => parts.join(', '),
  /** Separates names, numbers and amounts inside a sentence. */
  items: (parts: readonly string[]) => parts.join(', '),
  sentence: (text: string) => `${text}.`,
  sentences: (parts: readonly string[]) => parts.join(' '),
  of: (name: string, text: string) => `${name}: ${text}`,
  periods: { day: 'day', week: 'week', month: 'month' },
  /** A moment of the house's clock, in the time of this device. */
  moment: (at: number) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
}
