import { plural } from '../../../i18n/plural.ts'

/** A patron’s table: chips, the cut, the sign, what lies beside it. */

export const table = {
  practice: 'Practice · play money',
  round: (n: number) => `Round ${n}`,
  style: (letter: string) => `Style ${letter}`,
  shoe: (left: number) => `${plural(left, 'card', 'cards')} in the shoe`,
  balance: 'Balance',
  stake: 'On the table',
  lastWin: 'Last round',
  net: 'This visit',
  sit: (seat: number) => `Take seat ${seat}`,
  buyInFor: (sum: string) => `Buy chips: ${sum}`,
  leave: 'Leave',
  dealSays: 'Close betting and deal',
  newShoe: 'New shoe',
  felt: 'Bets',
  hands: 'Cards',
  chips: 'Chips',
  phase: {
    opening: 'Preparing the cards',
    shuffling: 'Shuffling the cards',
    cutting: 'Cutting the cards',
    cut: 'Placing the cutting card',
    loaded: 'The shoe is loaded. Betting open',
    burning: 'Burning cards. Betting open',
    betting: 'Betting open',
    called: 'No more bets',
    offering: 'No more bets. Offering the cards',
    dealing: 'No more bets. Dealing',
    turning: 'No more bets. Turning the cards',
    reopened: 'Betting open again',
  },
  voidHand: {
    next: 'No bets on the next hand',
    this: 'No bets this hand',
  },
  lastCoup: {
    no: '',
    next: 'The cutting card is out: one more round after this',
    this: 'Last coup',
  },
  burned: (up: number, down: number) => `Burned: ${up} face up, ${down} face down`,
  seats: 'Seats',
  seat: (seat: number, who: string) => `Seat ${seat}: ${who}`,
  free: 'free',
  watching: 'You are watching.',
  signInToPlay: 'Sign in to sit down',
  you: 'you',
  closed: 'This table is closed.',
  seconds: (n: number) => plural(n, 'second', 'seconds'),
}

export const bets = {
  undo: 'Undo',
  clear: 'Clear',
  rebet: 'Rebet',
  double: 'Double',
  chip: (value: string) => `Chip of ${value}`,
  pays: 'pays',
  yours: 'your',
  range: (from: string, to: string) => `${from} – ${to}`,
  state: {
    hand: 'not bet yet',
    pending: 'placing',
    accepted: 'bet',
    cut: 'cut back',
    locked: 'locked',
    won: 'won',
    lost: 'lost',
    'stand-off': 'returned',
    void: 'void',
    refused: 'bet not taken',
    returned: 'not placed, returned',
  },
  short: (missing: string) => `add ${missing} to reach the minimum`,
  reduced: (from: string, to: string, back: string) => `${from} cut to ${to}, ${back} returned`,
  refused: 'Bet not taken',
  rule: 'The rule',
  dismiss: 'Dismiss',
  removing: 'Remove',
  nothingToRepeat: 'There is no earlier bet to repeat.',
  nothingToUndo: 'Nothing to undo.',
  accepted: (sum: string, name: string) => `${sum} on ${name} placed.`,
  failed: 'No answer from the table. Your bet was not taken.',
  notSent: 'Your bet was not placed: the connection was lost.',
}

export const cut = {
  title: 'Cut the cards?',
  says: (cards: number) => `Choose where to cut (52–${cards - 52}).`,
  at: 'Cut at card',
  outer: 'one deck from each end',
  cut: (at: number) => `Cut at ${at}`,
  decline: 'Let the dealer cut',
  waiting: (seat: number) => `Seat ${seat} may cut the cards.`,
  sealed: 'Order sealed before your cut:',
}

export const side = {
  roads: 'Results',
  rounds: 'My rounds',
  sign: 'Rules',
  people: 'Seats',
  tabs: 'Beside the table',
}

export const sign = {
  title: 'Payouts and limits',
  wager: 'Bet',
  pays: 'Pays',
  limits: 'Limits',
  hands: 'Player, Banker',
  step: (sum: string) =>
    `Banker bets must be multiples of ${sum}, so that the 5% commission is exact.`,
  multiples: 'Bets must be multiples of the minimum.',
  closes: (minutes: number) => `This table closes in ${plural(minutes, 'minute', 'minutes')}.`,
  change: (minutes: number) => `The limits change in ${plural(minutes, 'minute', 'minutes')}.`,
  agreement: 'New limits are proposed to everybody at this table.',
  isPrivate: 'This table is reserved.',
  rules: (text: string) => `Rules of this table: ${text}`,
  differential: (room: string) => `Left under the table differential: ${room}`,
}

export const history = {
  title: 'My rounds',
  none: 'No round has been dealt yet.',
  round: 'Round',
  result: 'Result',
  money: 'Yours',
  why: 'Why',
}
