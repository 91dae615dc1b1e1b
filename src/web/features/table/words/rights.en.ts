/** Requests besides bets. */

export const rights = {
  title: 'What you may ask for',
  prepared:
    'These cards came already shuffled. Before they are first used, you may look at them or have them shuffled here.',
  asks: {
    'look-at-prepared': 'Look at the cards',
    'require-mixing': 'Have them checked and shuffled',
    'see-burn': 'See the burned card',
    'ask-free-rounds': 'Ask for free rounds',
    'ask-original': 'Ask for the missing die back',
  },
  says: {
    'look-at-prepared': 'The whole table sees them, then the dealer shuffles them again.',
    'require-mixing': 'One request is enough. The dealer checks and shuffles them again.',
    'see-burn': 'The dealer shows it to the whole table.',
    'ask-free-rounds': 'The dealer deals up to three rounds without bets.',
    'ask-original': 'The dealer checks it before you get it back.',
  },
  missing: 'A die has left the table. Choose two of the dice here, or wait for it.',
  waiting: 'A die has left the table. Staff are looking for it.',
  goOn: 'Play with these two',
  cashOut: 'Cash out',
  cashOutSum: 'Amount to cash out, in dollars',
}
