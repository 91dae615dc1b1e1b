/** What makes a long evening easier: the clock, the sound, layouts that are kept. */

export const atTable = {
  time: 'Time',
  minutes: (n: number) => (n < 60 ? `${n} min` : `${Math.floor(n / 60)} h ${n % 60} min`),
  noThanks: 'No thanks',
  sound: 'Sound',
  captions: 'Every call is also written and given to screen readers.',
  settings: {
    calls: 'The dealer’s voice',
    callsSays: 'Every call is spoken, in the words of the rules.',
    effects: 'Chips, cards, ball and dice',
    effectsSays: 'Quiet, and never before what they belong to.',
    tones: 'Tones',
    tonesSays:
      'One for the end of betting, one each for a win, a stand-off and a loss. A payment smaller than the stake is no win.',
    leftHanded: 'Left-handed',
    leftHandedSays: 'The large button and the chips change sides.',
  },
  kept: {
    name: 'Kept layouts',
    keep: 'Keep what lies there',
    lay: (name: string, sum: string) => `Lay ${name}, ${sum}`,
    forget: (name: string) => `Forget ${name}`,
    full: (most: number) => `${most} layouts are kept already. Forget one first.`,
    nothing: 'Lay something first; then it can be kept.',
    says: (most: number) =>
      `Up to ${most}, in this browser. Each is laid by one press, and only as far as the limits allow.`,
  },
}
