/** The words of a round at full speed: what is due, what is typed, what is paid. */

const NTH = ['first', 'second', 'third']

const SIDES: Readonly<Record<string, string>> = { player: 'Player', banker: 'Banker' }

const odds = (text: string): string => `${text}`.replace(':', ' to ')

export const dealing = {
  say: 'Say',
  seatPatron: 'Seat a patron',
  seated: (patron: string) => `${patron} is seated`,
  patronAt: (seat: number) => `Seat ${seat}`,
  patronName: 'Name, if they give one',
  seat: 'Seat',
  buysFor: 'Buys chips for, in dollars',
  pays: 'Pays with',
  noFreeSeat: 'Every seat is taken.',
  enterFor: 'Enter for',
  patronDoes: (patron: string) => `What ${patron} does`,
  place: (hand: string, nth: number) => `${SIDES[hand] ?? hand}’s ${NTH[nth - 1] ?? nth} card`,
  dealTo: (place: string) => `Deal ${place}`,
  dealToPlace: (whom: string) => `Deal a card to ${whom}`,
  nth: (nth: number) => ['1st', '2nd', '3rd'][nth - 1] ?? `${nth}`,
  dueNow: 'due now',
  nowSuit: (rank: string) => `${rank} pressed. Now the suit: S, H, D or C.`,
  cardKeys: 'Rank, then suit: 8 then S. 0 or T is ten. A scanner types the same.',
  firstCardCalls: 'Or type the first card: that calls “No more bets”.',
  numberKeys: 'Taken at its last digit. Press Enter after 0, 1, 2 or 3.',
  diceKeys: 'Two digits: 3 then 4.',
  rightCard: 'The right card',
  turnCardsOf: (whom: string) => `Turn the cards of ${whom}`,
  cardOf: (nth: number, count: number) => `Card ${nth} of ${count}`,
  enteredAs: (card: string, place: string) => `${card} entered as ${place}`,
  wasEntered: (what: string) => `${what} entered`,
  undo: (seconds: number) => `Undo · ${seconds} s`,
  enteredWrongly: 'Entered wrongly',
  settleNow: 'Settle now',
  collectAndPay: (round: number) => `Round ${round}: collect and pay`,
  allAtOnce: (lost: string, won: string) => `Collected ${lost}, paid ${won}`,
  collectThese: (count: number, sum: string) =>
    `Collect ${count} losing ${count === 1 ? 'bet' : 'bets'}, ${sum}`,
  collected: 'Collected',
  payThese: (count: number, sum: string) =>
    `Pay ${count} ${count === 1 ? 'patron' : 'patrons'}, ${sum}`,
  nobodyWins: 'No bet wins.',
  paid: (patron: string, sum: string) => `Paid ${patron} ${sum}`,
  paysAt: (on: string, stake: string, at: string) => `${on}, ${stake} at ${odds(at)}`,
  lessCommission: (sum: string) => `less ${sum} commission`,
  pile: (count: number, value: string) => `${count} × ${value}`,
  colourUp: 'Colour up',
  givenBack: 'Goes back',
  tickAll: 'Tick all',
  allPaid: (round: number) => `Round ${round} is collected and paid.`,
  cameNow: (text: string) => `Now: ${text}`,
  cameThen: (text: string) => `Afterwards: ${text}`,
  canApprove: (names: string) => `On shift and able to approve: ${names}.`,
  nobodyApproves: 'Nobody on shift can approve this. Call a supervisor before you ask.',
  confirmFirst: 'You signed in a while ago. Confirm your password or passkey to approve.',
  confirmAndApprove: 'Confirm and approve',
  isStale: (why: string) => `This request is out of date. ${why}`,
  clock: (seconds: number) => `Betting open for ${seconds} s`,
  elsewhere: (role: string) =>
    `The desk is for dealers and supervisors. You are signed in as ${role}.`,
  toStart: 'Go to your start page',
}
