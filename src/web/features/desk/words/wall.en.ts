/** The state of the wall's connection. */
export const wall = {
  good: 'Connection good',
  slow: 'Slow connection: this page may be behind',
  lost: 'Connection lost: this page is out of date',
  took: (ms: number) => `answered in ${ms.toLocaleString('en')} ms`,
  since: (time: string) => `since ${time}; reconnecting`,
}
