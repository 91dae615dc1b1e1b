/** Each game in four steps. */

type Steps = readonly (readonly [title: string, says: string])[]

const baccarat: Steps = [
  ['Bet on a hand.', 'Player, Banker, or a tie. You are not “Player”: both are just names.'],
  [
    'Closest to 9 wins.',
    'An ace counts 1, picture cards and tens 0. Only the last digit counts: 7 and 8 is 15, so 5.',
  ],
  [
    'The dealer does the rest.',
    'A third card is drawn by fixed rules. You decide nothing after betting.',
  ],
  [
    'What it pays.',
    'Player 1 to 1. Banker 1 to 1, usually less 5%. Tie 8 to 1; on a tie your Player and Banker bets come back.',
  ],
]

const roulette: Steps = [
  ['Bet on where the ball lands.', 'A number, a line between numbers, a colour or a dozen.'],
  ['Bet while it spins.', 'Betting stays open until the dealer calls “No more bets”.'],
  ['One number wins.', 'Every bet that covers it is paid. The others lose.'],
  [
    'What it pays.',
    'One number 35 to 1, two numbers 17 to 1, four 8 to 1, a dozen 2 to 1, a colour 1 to 1.',
  ],
]

const snakeEyes: Steps = [
  ['Bet on two dice.', 'Some bets are for the next roll only. Others stay until they win or lose.'],
  ['Somebody throws.', 'The dice go round the table. You may pass them on: it costs nothing.'],
  ['Hard means a pair.', 'Hard 6 is 3 and 3. It loses to a 7 or to any other 6.'],
  ['Take a bet down.', 'Until the dice rest you may take chips off any bet.'],
]

const lunar: Steps = [
  ['Bet an Ante.', 'You get five cards, the dealer gets five and shows one.'],
  [
    'Your move.',
    'Play with a bet of twice the Ante, exchange cards, buy a sixth card, or fold. Cards cost one Ante.',
  ],
  [
    'The dealer must qualify.',
    'With less than ace and king the dealer does not play: your Ante is paid 1 to 1.',
  ],
  ['Better hand wins.', 'Your Bet pays by your hand, from 1 to 1 for a pair to 100 to 1.'],
]

export const guide = { baccarat, roulette, snakeEyes, lunar }
