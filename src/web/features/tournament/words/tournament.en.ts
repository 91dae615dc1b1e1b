import { director, form } from '../director/words/director.en.ts'
import { at } from './session.en.ts'

/** Words of tournaments. */
export const tournament = {
  at,
  director,
  form,
  list: 'Tournaments',
  go: { enter: 'Enter or look in', watch: 'Watch', results: 'Results', look: 'Look in' },
  fee: (sum: string) => `Entry ${sum}`,
  prizes: (sum: string) => `Prizes ${sum}`,
  players: (taken: number, most: number | null) =>
    most === null ? `${taken} players` : `${taken} of ${most} players`,
  champion: (name: string) => `Won by ${name}`,
  status: {
    draft: 'Announced',
    'entries-open': 'Entries are open',
    running: 'In play',
    completed: 'Over',
    cancelled: 'Called off',
  },
  session: {
    seating: 'Seating',
    running: 'In play',
    over: 'Being counted',
    tallied: 'Counted',
    void: 'Void',
    waiting: 'Waiting to begin',
  },
  seconds: (n: number) => `${n} s`,
  enter: 'Enter',
  withdraw: 'Withdraw',
  entryTitle: 'Your entry',
  entrySays: (fee: string) =>
    `The fee of ${fee} is taken when you are let in. Read the conditions below first.`,
  feePaid: (fee: string) => `The fee of ${fee} is paid.`,
  handOn: 'Hand it on',
  handOnTo: 'Hand the entry on to',
  entry: {
    applied: 'You have applied. The conditions are on their way to you.',
    notified: 'You have the conditions. The director decides who is let in.',
    accepted: 'You take part.',
    refused: 'Your entry was refused.',
    withdrawn: 'You have withdrawn.',
    transferred: 'You have handed your entry on.',
    disqualified: 'You were disqualified.',
    void: 'Your entry is void; what you paid has come back.',
  },
  results: {
    nth: (n: number) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`,
    shared: (item: string) => `a share in ${item}`,
    money: 'The money',
    fees: (n: number, fee: string, sum: string) => `${n} players paid ${fee} each: ${sum}.`,
    split: (prizes: number, related: number, costs: number) =>
      `Of every fee ${prizes}% is for prizes, ${related}% for related purposes, ${costs}% for costs.`,
    paid: (sum: string) => `Prizes paid in money: ${sum}.`,
    feesBack: 'It was called off: every fee has gone back.',
    chips: {
      gratuitous:
        'Tournament chips were given, went back after every session, and are worth nothing.',
      'face-value':
        'Tournament chips were bought, and exchanged at their face value after every session.',
    },
    history: 'Every session, as it was counted',
    afterwards: 'Then',
    went: { on: 'went on', playOff: 'to a play-off', out: 'out' },
  },
  signIn: 'Sign in as a guest on the first page to enter.',
  conditions: 'Conditions of entry',
  cards: (pass: number, secret: number) =>
    `${pass} pass cards and ${secret} secret wager cards for each session`,
  ranking: 'Ranking',
  heat: (stage: string, n: number) => `${stage}, table ${n}`,
  playOff: (stage: string) => `${stage}, play-off`,
  indicator: (unit: string, now: number, of: number) => `${unit.replace(/s$/, '')} ${now} of ${of}`,
  turn: 'to bet',
  out: 'out',
  secret: 'secret wager',
  pass: 'pass card',
  place: 'Place',
  player: 'Player',
  chips: 'Chips',
  prize: 'Prize',
  because: 'By',
  places: 'Places',
  noPrize: 'none',
  desk: 'Director’s desk',
}
