/** Punctuation and formats that join words and numbers into a sentence. */
export const marks = {
  list: (parts: readonly string[]) => parts.join(', '),
  /** Separates names, numbers and amounts inside a sentence. */
  items: (parts: readonly string[]) => parts.join(', '),
  sentence: (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`),
  sentences: (parts: readonly string[]) => parts.join(' '),
  of: (name: string, text: string) => `${name}: ${text}`,
  periods: { day: 'day', week: 'week', month: 'month' },
  /** A time of the server's clock, shown in this device's time zone. */
  moment: (at: number) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
}
