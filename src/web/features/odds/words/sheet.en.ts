import { plural } from '../../../i18n/plural.ts'

/** Words about covariances and the most a round can cost. */
export const sheet = {
  together: (name: string) => `${name}, together with other bets`,
  togetherSays:
    'One unit on each of two bets in the same round. A correlation of +1 means that they win and lose together, of −1 that one wins when the other loses.',
  alone: 'No other bet on this page can be on the same table.',
  correlation: 'Correlation',
  covariance: 'Covariance',
  saveAll: 'Save all covariances as CSV',
  exposure: 'The most a round can cost',
  exposureSays:
    'Every player has the maximum on every bet that wins, on the outcome that costs the casino most.',
  differentialSays: 'With a differential, the dealer reduces every excess, as the rules allow.',
  signs: 'The signs of the table, in dollars',
  maximum: (kind: string) => `Maximum: ${kind}`,
  limits: {
    main: 'Player and Banker',
    'multi-roll': 'bets that stay',
    'single-roll': 'bets of one roll',
    ante: 'Ante',
  },
  patrons: 'Players who bet',
  differential: 'Table Differential',
  withDifferential: (amount: string) => `with a Table Differential of ${amount}`,
  every: 'every bet that wins',
  hand: (points: number, cards: number, kind: string) => `${points} with ${cards} cards, ${kind}`,
  kinds: {
    'no-pair': 'no pair',
    mixed: 'a mixed pair',
    coloured: 'a coloured pair',
    perfect: 'a perfect pair',
    'three-alike': 'three alike',
  },
  coup: (player: string, banker: string) => `Player ${player}; Banker ${banker}`,
  spin: (number: string) => `${number} is spun`,
  roll: (dice: string) => `${dice} is rolled`,
  royalFlushes: (n: number) => `${plural(n, 'player', 'players')} with a royal flush`,
  straightFlushes: (n: number) => `${plural(n, 'player', 'players')} with a straight flush`,
  fours: (n: number) => `${plural(n, 'player', 'players')} with four of a kind`,
  largest: 'The largest win of one player',
  stake: 'Maximum',
  wins: 'Wins at most',
}
