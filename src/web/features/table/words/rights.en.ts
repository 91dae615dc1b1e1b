/** What you may ask for besides bets. */

export const rights = {
  title: 'You may ask for this',
  prepared:
    'These cards came shuffled. Until they are first used you may look at them, or have them mixed here.',
  asks: {
    'look-at-prepared': 'Look at the cards',
    'require-mixing': 'Have them checked and mixed',
    'see-burn': 'See the burned card',
    'ask-free-rounds': 'Ask for rounds without bets',
    'ask-original': 'Have the missing die brought back',
  },
  says: {
    'look-at-prepared': 'Everybody sees them, so they are shuffled again.',
    'require-mixing': 'One request is enough: checking and mixing start again.',
    'see-burn': 'It is shown to the whole table.',
    'ask-free-rounds': 'Up to three rounds are dealt with no bets on the table.',
    'ask-original': 'It is looked at before it comes back to you.',
  },
  missing: 'A die has left the table. Choose two of those that are here, or wait for it.',
  waiting: 'A die has left the table and is being looked for.',
  goOn: 'Go on with these two',
  cashOut: 'Cash out',
  cashOutSum: 'Amount to cash out, in dollars',
}
