export const handling = {
  offered: (hand: string) => `The ${hand}’s hand is offered to you`,
  offeredSays:
    'Nobody has wagered more on it. Accept, and its cards are passed to you face down to look at and turn.',
  accept: 'Take the cards',
  decline: 'Let them go by',
  yours: (hand: string) => `You hold the ${hand}’s hand`,
  says: 'Bend a card up from an edge, or turn it. If you wait too long the dealer turns it.',
  turnAll: 'Turn the hand',
  offeredTo: (hand: string, who: string) => `The ${hand}’s hand is offered to ${who}.`,
  with: (hand: string, who: string) => `The ${hand}’s hand is with ${who}.`,
  puck: (who: string) => `turned by ${who}`,
}

export const squeeze = {
  card: (place: number) =>
    `Card ${place}, face down in your hand. Arrows bend it, R rotates it, Enter turns it`,
  peek: {
    top: 'From the top',
    right: 'From the right',
    bottom: 'From below',
    left: 'From the left',
  },
  from: {
    top: 'from the top',
    right: 'from the right',
    bottom: 'from below',
    left: 'from the left',
  },
  corner: 'from the corner',
  rotate: 'Rotate',
  lies: { upright: 'The card lies upright', sideways: 'The card lies sideways' },
  turn: 'Turn',
  pips: (count: number, where: string) => `${count === 1 ? 'One pip' : `${count} pips`} ${where}`,
  frame: 'The line of a frame: a court card',
  nothing: 'Nothing to be seen yet',
}
