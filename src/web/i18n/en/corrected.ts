/** A round that was over and was put right. */

export const corrected = {
  title: (round: number) => `Round ${round} was corrected.`,
  each: (on: string, was: string, now: string) => `${on}: ${was} before, ${now} now`,
  lies: (on: string, was: string) => `${on}: ${was} before; the wager lies there again`,
  changed: (sum: string) => `Your money changes by ${sum}.`,
  same: 'Your money stays the same.',
}
