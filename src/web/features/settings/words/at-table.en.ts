/** Words for the clock, sounds and saved layouts. */

export const atTable = {
  time: 'Time',
  minutes: (n: number) => (n < 60 ? `${n} min` : `${Math.floor(n / 60)} h ${n % 60} min`),
  noThanks: 'No thanks',
  sound: 'Sound',
  captions: 'Every call is also shown as text and read by screen readers.',
  settings: {
    calls: 'The dealer’s voice',
    callsSays: 'Every call is spoken, in the words of the rules.',
    effects: 'Chips, cards, ball and dice',
    effectsSays: 'Quiet, and never ahead of what you see.',
    tones: 'Tones',
    tonesSays:
      'One for the end of betting, one each for a win, a returned bet and a loss. A payment smaller than your bets is not a win.',
    leftHanded: 'Left-handed',
    leftHandedSays: 'The large button and the chips change sides.',
  },
  kept: {
    name: 'Saved layouts',
    keep: 'Save my bets',
    lay: (name: string, sum: string) => `Place ${name}, ${sum}`,
    forget: (name: string) => `Delete ${name}`,
    full: (most: number) => `You have ${most} saved layouts. Delete one first.`,
    nothing: 'Place a bet first, then save it.',
    says: (most: number) =>
      `Up to ${most}, in this browser. One press places a layout, within the limits.`,
  },
}
