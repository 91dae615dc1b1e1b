/** The format of a date and time on all tournament pages. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
