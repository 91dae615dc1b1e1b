export const handling = {
  offered: (hand: string) => `Turn the ${hand} cards?`,
  offeredSays:
    'Nobody has bet more on this hand. If you take the cards, they come to you face down, to peek at and turn.',
  accept: 'Take the cards',
  decline: 'Let the dealer turn them',
  yours: (hand: string) => `You have the ${hand} cards`,
  turn: 'Your cards to turn',
  drag: 'Drag an edge to peek, or use the buttons',
  after: 'after yours',
  takeCard: (place: number) => `Take card ${place}`,
  offeredTo: (hand: string, who: string) => `${who} may turn the ${hand} cards.`,
  with: (hand: string, who: string) => `${who} has the ${hand} cards.`,
  puck: (who: string) => `turned by ${who}`,
}

export const squeeze = {
  card: (place: number) =>
    `Card ${place}, face down in your hand. Arrows peek, R rotates, Enter turns it over`,
  peek: {
    top: 'Peek top',
    side: 'Peek side',
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
  turn: 'Turn over',
  back: 'Put back',
  see: 'You see',
  pips: (count: number, where: string) => `${count === 1 ? 'One pip' : `${count} pips`} ${where}`,
  frame: 'A frame: a picture card',
  nothing: 'Nothing to see yet',
}
