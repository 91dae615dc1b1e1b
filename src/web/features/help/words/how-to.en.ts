/** Each game in ten pictures, with a sentence for each. */

type Ten = readonly string[]

const baccarat: Ten = [
  'The dealer deals two hands, Player and Banker. You bet on which one wins.',
  'Choose a chip and tap an area. Player pays 1 to 1.',
  'Banker pays 1 to 1, usually less 5%.',
  'Tie pays 8 to 1. On a tie, Player and Banker bets come back.',
  'An ace counts 1, other numbers as printed. Tens and pictures count 0.',
  'Only the last digit counts: 7 and 8 make 15, so the hand has 5.',
  'Two cards that make 8 or 9 are a Natural: the round ends at once.',
  'Otherwise fixed rules say who draws a third card. You decide nothing.',
  'The hand closer to 9 wins.',
  'The board shows past results. It says nothing about the next one.',
]

const roulette: Ten = [
  'The ball lands on one number. You bet on where.',
  'A chip on a number covers that number and pays 35 to 1.',
  'On the line between two numbers it covers both: 17 to 1.',
  'On a crossing it covers four numbers: 8 to 1.',
  'At the end of a row it covers the three numbers of the row: 11 to 1.',
  'A dozen or a column covers twelve numbers: 2 to 1.',
  'Red, black, odd, even, low and high pay 1 to 1.',
  'Zero is green. It belongs to no dozen, column or colour.',
  'You may bet while the ball spins, until the dealer calls “No more bets”.',
  'The display shows past numbers. The wheel does not remember them.',
]

const snakeEyes: Ten = [
  'Two dice are thrown. You bet on what they show.',
  'Some bets, such as Field, are for the next roll only.',
  'Others, such as Hard 6, stay until they win or lose.',
  'Hard means a pair: hard 6 is 3 and 3.',
  'Any other 6 makes Hard 6 lose.',
  'So does a 7.',
  'Two ones are snake eyes.',
  'The dice go round the table. You may throw them or pass them on: it costs nothing.',
  'Until the dice rest you may take chips off any bet.',
  'The display shows past rolls. The dice do not remember them.',
]

const lunarPoker: Ten = [
  'Bet an Ante before the deal.',
  'You get five cards.',
  'The dealer gets five and shows one.',
  'To play, bet twice the Ante.',
  'Or exchange cards. It costs one Ante.',
  'Or buy a sixth card. It costs one Ante.',
  'Or fold, and lose the Ante.',
  'With less than ace and king the dealer does not play: your Ante is paid 1 to 1.',
  'The better hand wins. Your Bet pays by your hand, from 1 to 1 for a pair to 100 to 1.',
  'The Super Bet is extra: it pays for a strong hand among your first five cards.',
]

export const howTo = { baccarat, roulette, 'snake-eyes': snakeEyes, 'lunar-poker': lunarPoker }
