/** A corrected round. */

export const corrected = {
  title: (round: number) => `Round ${round} was corrected.`,
  each: (on: string, was: string, now: string) => `${on}: ${was} before, ${now} now`,
  lies: (on: string, was: string) => `${on}: ${was} before; the bet is on the table again`,
  changed: (sum: string) => `Your balance changes by ${sum}.`,
  same: 'Your balance stays the same.',
}
