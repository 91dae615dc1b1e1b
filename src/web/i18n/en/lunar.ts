const NAMES: Readonly<Record<string, string>> = {
  'odd-cards': 'odd cards',
  'ace-king': 'ace and king',
  'ace-king-queen': 'ace, king and queen',
}

/** A hand by its name in the rules or in a call, where it stands without hyphens. */
const handName = (name: string): string => {
  const id = name.replaceAll(' ', '-')
  return NAMES[id] ?? id.replaceAll('-', ' ')
}

const WAGERS: Readonly<Record<string, string>> = {
  ante: 'Ante',
  bet: 'Bet',
  super: 'Super Bet',
  'dealer-super': 'Super Bet on the Dealer',
  'other-super': 'Super Bet on another hand',
}

/** Calls are made in the words of the table; hands in them are said as people say them. */
const spokenCall = (said: string): string => said.replaceAll('-', ' ')

export const lunar = {
  title: 'Lunar Poker',
  cards: 'Cards',
  display: 'Pays',
  steps: 'Steps of a round',
  step: {
    ante: 'Ante',
    decide: 'Decide',
    draw: 'Draw',
    dealer: 'Dealer',
    force: 'Force',
  },
  waitsFor: (who: string) => `Waiting for ${who}`,
  dealer: 'Dealer',
  dealerHand: 'The Dealer’s hand',
  mine: 'Your hand',
  myHand: 'Your hand',
  others: 'Other boxes',
  box: (seat: number, who: string) => `Seat ${seat}: ${who}`,
  table: (number: number) => `Super Bet table ${number}`,
  phase: {
    opening: 'The deck is made ready',
    shuffling: 'The deck is shuffled. Place your bets',
    cutting: 'The deck is cut. Place your bets',
    betting: 'Place your bets',
    called: 'No more bets called',
    dealing: 'The cards are dealt',
    deciding: 'Decide about your hand',
    verifying: 'Declared hands are looked at',
    verified: 'Who declared decides now',
    acting: 'New cards are drawn',
    closing: 'The Dealer’s hand is next',
    'offering-force': 'The Dealer does not play. Force the Dealer?',
    forced: 'The Dealer draws another card',
  },
  call: spokenCall,
  hand: handName,
  dealerHas: (hand: string) => `Dealer has ${hand}`,
  noDealer: 'The Dealer’s hand was not needed',
  wager: (on: string) => WAGERS[on] ?? on.replace(/^super-(\d)$/, 'Super Bet on seat $1'),
  antePays: '1 to 1 where the Dealer does not play',
  superPays: 'by the table beside',
  betSays: 'twice the Ante, when you play',
  betIs: (sum: string) => `${sum} when you play`,
  play: (sum: string) => `Play: Bet ${sum}`,
  fold: 'Fold',
  foldAnyway: 'Fold without declaring it?',
  declare: 'Declare your hand',
  exchange: (cards: number, fee: string) => `Exchange ${cards} for ${fee}`,
  chooseTwo: 'Exchange: choose 2 to 5 cards',
  sixth: (fee: string) => `Buy a sixth for ${fee}`,
  look: 'Look at the new cards',
  forceSays: 'You may force the Dealer to give up the highest card and draw another.',
  force: (fee: string) => `Force the Dealer for ${fee}`,
  letBe: 'Leave it',
  giveAway: 'Give away the',
  away: 'away',
  sort: 'Order of your cards',
  sorting: { dealt: 'As dealt', rank: 'By rank', suit: 'By suit' },
  choice: {
    fold: 'folds',
    play: 'plays',
    exchange: 'exchanges',
    'buy-sixth': 'buys a sixth',
  },
  declared: { no: '', declared: 'declared', verified: 'looked at' },
  fate: { in: 'in', playing: 'playing', folded: 'folded', done: 'done' },
  betTable: 'The Bet pays, to 1',
  superTable: 'The Super Bet pays, to 1',
  cashTable: 'Instant Cash pays on the Ante, to 1',
  toOne: (pays: number) => `${pays} to 1`,
}
