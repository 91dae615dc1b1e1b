import { UNITS } from '../../../../i18n/terms.en.ts'
import { tournaments } from '../../../lobby/words/tournaments.en.ts'

/** Words of the form that sets up a tournament. */

/** "1 spin", "8 spins". */
const counted = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.slice(0, -1) : plural}`

export const form = {
  title: 'A new tournament',
  lead: 'You fix all conditions before anybody may enter, and players read them before they do. Begin from an example or from an earlier tournament, and change what you need.',
  beginFrom: 'Begin from:',
  what: 'What is played, and when',
  name: 'Name of the tournament',
  game: 'Game',
  games: tournaments.games,
  playStart: 'Play starts',
  atOnce: 'as soon as the seats are drawn',
  who: 'Who may enter',
  entryForm: 'The entry form asks for',
  entryFormNote: 'Separate with commas: name, address',
  minPlayers: 'Fewest players (empty: 2)',
  maxPlayers: 'Most players (empty: no limit)',
  field: 'Players',
  fieldSays: (least: number, most: number | undefined) =>
    most === undefined ? `at least ${least}` : least === most ? `${most}` : `${least} to ${most}`,
  transferable: 'A player may hand the entry on to somebody else',
  fee: 'The entry fee',
  entryFee: 'Fee, in dollars',
  feeUse: 'What the fee is for',
  prizesShare: 'Per cent for prizes',
  relatedShare: 'Per cent for related purposes',
  costsShare: 'Per cent for costs',
  cards: 'Cards and chips',
  passCards: 'Pass cards for each session (0 to 3; none at terminals)',
  secretCards: 'Secret wager cards for each session (0 to 3; none at terminals)',
  chipIssue: 'Tournament chips are',
  gratuitous: 'given; worth nothing afterwards',
  faceValue: 'bought at face value, and exchanged afterwards',
  final: 'The final',
  heats: (name: string) => `Before the final: ${name}`,
  heatsName: 'heats',
  stageName: 'Name',
  startingChips: 'Everybody starts with, in dollars',
  startWith: 'Everybody starts with',
  roundTakes: 'In a round',
  minimum: 'Least in a round, $',
  maximum: 'Most in a round, $',
  raisedMinimum: (n: number) => `Minimum once raised (${n})`,
  raisedMaximum: (n: number) => `Maximum once raised (${n})`,
  addLimits: 'A card raises the limits',
  dropLimits: 'No such card',
  increment: 'Bets in steps of',
  seats: 'Players at one table',
  unit: 'A session is counted in',
  units: UNITS,
  length: 'A session lasts',
  lasts: (count: number, unit: keyof typeof UNITS) => counted(count, UNITS[unit]),
  value: (units: string) => `Number of ${units}`,
  progression: 'Who advances',
  progressions: {
    'top-per-table': 'the best of every table',
    'top-overall': 'the best of all tables',
    'winners-and-best': 'every winner, and the best of the others',
  },
  goesOn: {
    'top-per-table': (n: number) =>
      n === 1 ? 'the winner of every table' : `the best ${n} of every table`,
    'top-overall': (n: number) => `the best ${n} of all tables`,
    'winners-and-best': (n: number) => `the winner of every table, and the best ${n} of the others`,
  },
  count: {
    'top-per-table': 'How many from each table',
    'top-overall': 'How many in all',
    'winners-and-best': 'How many of the others',
  },
  addStage: 'Add heats before the final',
  removeStage: 'Take this stage out',
  tables: 'Where it is played',
  tablesOf: {
    virtual: 'on screens, with virtual dealers',
    attended: 'at attended tables of the house, dealt from the desk',
    outside: 'at tables outside the system; only counts are entered',
  },
  lateEntry: 'Late entries are taken until the first session begins',
  timeToAct: 'Time to bet',
  seconds: 'Seconds for each turn (empty: the director sets it)',
  silence: 'A player who still does not bet',
  silences: { director: 'waits for the director’s decision', disqualified: 'is disqualified' },
  timeSays: (seconds: number, silence: string) =>
    `${seconds} s for each turn, then ${seconds} s for the minimum only; a player who still does not bet ${silence}. A lost connection is always decided by the director.`,
  timeOpen: 'The director announces it at the table.',
  variants: 'Variant of the game',
  layout: 'Wheel',
  layouts: {
    'single-zero': 'one zero',
    'double-zero-00-0': 'two zeros, 00 before 0',
    'double-zero-0-00': 'two zeros, 0 before 00',
  },
  variant: 'Banker pays',
  variantsOf: {
    'half-on-six': '1 to 1, and 1 to 2 on a win with 6',
    commission: '1 to 1 less 5% commission',
    'two-to-one': '2 to 1 (variation)',
    'two-to-one-half-on-six': '2 to 1, and 1 to 2 on a win with 6 (variation)',
  },
  tie: 'Tie pays',
  ties: { '8': '8 to 1', '9': '9 to 1' },
  wavesTables: 'Tables in play at the same time (leave empty for all)',
  wavesEvery: 'Minutes between two waves',
  waves: 'Waves',
  wavesSays: (tables: number, minutes: number) =>
    `${counted(tables, 'tables')} at once, the next ${counted(minutes, 'minutes')} later`,
  copyFrom: 'Copy an earlier tournament:',
  copy: 'Copy',
  playOff: 'Play-offs, and the end of a session',
  endVariant: 'The cutting card of the last shoe',
  endVariants: {
    '': 'not chosen',
    a: '(a) one more round is played',
    b: '(b) the round in progress is the last',
    c: '(c) no round begins with it',
  },
  discretion: 'Terms on which more or fewer may advance',
  discretionNote:
    'For example: The operator may add the best loser. One term on each line. Leave it empty if exactly the players above advance.',
  prizes: 'The prizes',
  prizeList: 'From the first down, one on each line',
  prizeListNote: 'A sum in dollars, or an item: 600, then 300, then A weekend for two.',
  setUp: 'Set up the tournament',
  complete: 'Complete: the tournament can be set up, and its entries opened.',
  plan: {
    stage: (name: string, players: number, tables: number, on: string | null) =>
      `${name}: up to ${players} players at ${counted(tables, 'tables')}.${on === null ? '' : ` To the next stage: ${on}.`}`,
    money: (players: number, fees: string, share: string, prizes: string) =>
      `With ${players} players the fees come to ${fees}, of which ${share} are for prizes. The prizes listed come to ${prizes} in money.`,
    prizes: (prizes: string) => `The prizes listed come to ${prizes} in money.`,
  },
  lacking: (n: number) =>
    n === 1
      ? 'One condition is missing or does not fit:'
      : `${n} conditions are missing or do not fit:`,
  noName: 'Give the tournament a name.',
  noStart: 'Say when play starts.',
  noPlayOff: 'Say what a play-off starts with, and how long it lasts.',
  open: 'to complete',
  done: 'complete',
}
