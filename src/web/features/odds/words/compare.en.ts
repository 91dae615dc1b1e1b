/** Words for comparing two sets of terms, and for a forecast. */
export const compare = {
  part: 'Brings × chance',
  sum: 'Sum: what a stake of 1 brings',
  title: 'Compare two set-ups',
  says: 'Keep the current choice, then choose something else. You see both side by side, bet by bet. The address of the page keeps both.',
  keep: 'Keep this one to compare with',
  stop: 'Compare no more',
  kept: 'Kept',
  now: 'Chosen now',
  difference: 'Edge now',
  same: 'the same',
  dearer: (by: string) => `${by}, dearer`,
  cheaper: (by: string) => `${by}, cheaper`,
  notOffered: 'not offered',
}
