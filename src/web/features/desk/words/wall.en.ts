/** How the house is heard at the wall. */
export const wall = {
  good: 'Line good',
  slow: 'Line slow: what you see may be late',
  lost: 'Line lost: what you see is old',
  took: (ms: number) => `answered in ${ms.toLocaleString('en')} ms`,
  since: (time: string) => `since ${time}; trying again`,
}
