import { bigRoad } from '../../lobby/words/tiles.en.ts'

/** The result of a round, its explanation, and the roads. */

const netWords = (net: number, sum: string): string =>
  net > 0 ? `You win ${sum}` : net < 0 ? `You lose ${sum}` : 'You break even'

export const result = {
  wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie Hand' },
  spoken: (player: number, banker: number, wins: string) =>
    `Player ${player}, Banker ${banker}. ${wins}.`,
  won: (sum: string, on: string) => `You won ${sum} on ${on}.`,
  lost: (sum: string, on: string) => `You lost ${sum} on ${on}.`,
  'stand-off': (on: string) => `${on}: your bet is returned.`,
  staysOn: (on: string) => `${on}: your bet stays on the table.`,
  void: (on: string) => `${on}: void, your bet is returned.`,
  score: (wins: string, high: number, low: number) => `${wins}, ${high} to ${low}`,
  net: netWords,
  balance: (sum: string) => `Balance ${sum}.`,
  /** `sum` is without its sign. */
  inAll: (net: number, sum: string, counts: string) => `${netWords(net, sum)}: ${counts}.`,
  counts: (won: number, lost: number, others: number) =>
    [`${won} won`, `${lost} lost`, ...(others > 0 ? [`${others} returned`] : [])].join(', '),
  noWager: 'You did not bet this round.',
  none: 'No result',
  why: 'Why?',
  stays: 'A tie leaves your chips where they are. You may change them before the next round.',
}

export const why = {
  title: (round: number) => `Why: round ${round}`,
  cards: 'How the cards counted',
  counts: (name: string, sum: string, points: number) => `${name}: ${sum}, counts ${points}`,
  third: 'Third cards',
  wagers: 'Your bets',
  close: 'Close',
  wins: (stake: string, pays: string, won: string) => `${stake} at ${pays} wins ${won}`,
  commission: (rate: string, sum: string, left: string) =>
    `less ${rate} commission, ${sum}: ${left}`,
  loses: (stake: string) => `You lost ${stake}`,
  standOff: (stake: string) => `${stake} is returned; nothing won or lost`,
  void: (stake: string) => `${stake} is returned; the bet did not count`,
  noWagers: 'You did not bet this round.',
  dispute: 'Dispute this round',
  disputed: 'Your dispute is recorded. A supervisor will look at it.',
  inspector: 'If it is not resolved you may complain to a gambling inspector.',
}

export const roads = {
  ...bigRoad,
  beadPlate: 'Bead Plate',
  bigEyeBoy: 'Big Eye Boy',
  smallRoad: 'Small Road',
  cockroachPig: 'Cockroach Pig',
  marks: { red: 'repeats', blue: 'changes' },
  legend:
    'In the three lower roads a full line means the shoe repeats itself, a broken line that it does not. Neither means Player or Banker.',
  statistics: 'Results of this shoe',
  more: 'More roads',
  fresh: 'Results appear here after the first round of the shoe.',
  names: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    naturalWin: 'Won with a Natural',
  },
  longest: (player: number, banker: number) => `Longest runs: Player ${player}, Banker ${banker}.`,
  noMemory: 'Cards have no memory: no road says what comes next.',
}
