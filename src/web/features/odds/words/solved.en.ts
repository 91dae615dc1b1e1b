/** Words about the solution of Lunar Poker and its strategies. */
export const solved = {
  title: 'The whole game, solved',
  costs: (edge: string) =>
    `With the best play, a round costs ${edge} of the Ante: Ante, Bet and fees together.`,
  says: (deals: string, classes: string) =>
    `Every one of the ${deals} deals is counted, in ${classes} classes, with every draw, every hand of the Dealer and every replacement card. One player, one deck, no Super Bet, no maximum payout. Instant Cash is paid before any choice, so its odds change the edge and no decision.`,
  elections: 'The edge by Instant Cash: straight flush, royal flush',
  best: 'How often each choice is best',
  ends: {
    fold: 'Fold',
    play: 'Play as dealt',
    'buy-sixth': 'Buy a sixth card',
    'exchange-2': 'Exchange two cards',
    'exchange-3': 'Exchange three cards',
    'exchange-4': 'Exchange four cards',
    'exchange-5': 'Exchange all five cards',
    'instant-cash': 'Instant Cash',
  },
  play: 'Play',
  nets: (play: string) => `How a round ends, in antes: ${play}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  above: (from: string) => `${from} and more`,
  rests: 'The value depends on these clauses and rulings:',
  strategies: 'Strategies you can remember',
  strategiesSay:
    'The first rule that fits your hand decides. Each edge is exact, and the cost is what the list loses against the best play, in percent of the Ante.',
  list: 'List',
  rules: (n: string) => `${n} rules`,
  bestPlay: 'The best play',
  cost: 'Costs more',
  later: 'After a draw',
  print: 'Print this list',
}
