import { CATALOGUE } from '../../games/catalogue.ts'
import { APPROVALS } from './approval-docs.ts'
import { LOOKING_BACK } from './history-docs.ts'
import { OPERATIONS } from './operation-docs.ts'
import { PIT } from './pit-docs.ts'
import { PROTECTION } from './protection-docs.ts'
import { STAFF } from './staff-docs.ts'
import { TOURNAMENTS } from './tournament-docs.ts'

/** The description of every route. The permissions come from route-permissions.ts. */

export interface RouteDescription {
  readonly tag: 'playing' | 'looking back' | 'staff' | 'operating'
  readonly says: string
  readonly tells?: string
  /** An example of a successful answer. */
  readonly answer: unknown
  /** An example of the request body, if there is one. */
  readonly sends?: unknown
}

const BANKER_WON = {
  player: 5,
  banker: 8,
  result: 'banker',
  playerPair: false,
  bankerPair: true,
  natural: true,
}

const PLAYING: Readonly<Record<string, RouteDescription>> = {
  'POST /api/guest': {
    tag: 'playing',
    says: 'Come in as a guest, for play money',
    tells:
      'You get a session cookie and $10,000 of play money. If the name is taken, it gets a number: `Ana 2`. ' +
      'The same name on the same device, which has a cookie of its own, is the same guest again. A guest ' +
      'has no password, and the same name on another device is another guest.',
    sends: { name: 'Ana' },
    answer: { name: 'Ana', balance: 1_000_000 },
  },
  'POST /api/leave': {
    tag: 'playing',
    says: 'Sign out',
    tells:
      'Ends this session and closes its sockets. A guest comes back with the same name on the same ' +
      'device. Chips left on a table return to the account once the guest has no wager there.',
    answer: {},
  },
  'GET /api/me': {
    tag: 'playing',
    says: 'Who am I, what is in my account, and where do I play',
    tells: 'While guests play at a table they may not see the odds, unless the operator allows it.',
    answer: { name: 'Ana', role: 'guest', balance: 950_000, at: ['baccarat-1'], odds: false },
  },
  'GET /api/tables': {
    tag: 'playing',
    says: 'The lobby: every table and what goes on there',
    tells:
      'The book is the text that the table is played by. `until` is when bets close or somebody’s time is ' +
      'up, and null while nothing is counted down: the countdown begins with the first wager.',
    answer: [
      {
        id: 'baccarat-1',
        game: 'baccarat',
        book: 'nz5',
        title: 'Baccarat (New Zealand)',
        attended: false,
        dealer: 'virtual',
        open: true,
        seats: 7,
        taken: 1,
        limits: { main: { minimum: 2000, maximum: 500_000 } },
        phase: 'betting',
        until: 1_763_240_009_000,
        lastResults: [BANKER_WON],
        road: 'PBTB',
      },
    ],
  },
  'GET /api/tables/:id/rounds': {
    tag: 'playing',
    says: 'The last rounds of a table, with my own wagers',
    tells:
      'The newest first, twenty at once. `before` and `after` are numbers of rounds: `?before=31` is the ' +
      'page before round 31, and `?after=48` has the rounds that ended since. `soFar` is what you have won ' +
      'or lost at this table up to and including that round.',
    answer: [
      {
        round: 12,
        seq: 812,
        at: 1_763_240_000_000,
        isVoid: false,
        result: BANKER_WON,
        hands: { player: ['7C', '8S'], banker: ['4C', '4D'] },
        settled: [
          {
            wager: { id: 'w7', patron: 'Ana', on: 'player', chips: 2000, kind: 'value', area: 1 },
            outcome: { is: 'lose', under: 'nz5:5.10(a)' },
            won: 0,
            commission: 0,
            under: 'nz5:5.10(a)',
          },
        ],
        fees: 0,
        soFar: -2000,
      },
    ],
  },
  'GET /api/tables/:id/shoes': {
    tag: 'playing',
    says: 'What the house has promised about chance, and how it kept it',
    tells:
      'The house publishes a commitment before the cards are cut, the wheel is spun or the dice are thrown. ' +
      'Once it is over, the secret and all results are added. The newest come first. `of` is `cards`, `spin` or `roll`. ' +
      'Twenty at once; `?before=12` is the page before number 12. ' +
      '`docs/promises.md` says how to recompute the results, and has test vectors for each kind.',
    answer: [
      {
        of: 'spin',
        pockets: 37,
        table: 'roulette-1',
        shoe: 13,
        decks: 0,
        commitment: '28ef56c02381ce5fb3026d94b279b50a6f70b486f3699e50592b4543723ff712',
        said: [],
        out: [],
      },
      {
        of: 'spin',
        pockets: 37,
        table: 'roulette-1',
        shoe: 12,
        decks: 0,
        commitment: 'f4116e9f4d79aecd32fbbcd0488e58b80ce235a57026d81dfc2d28152641abae',
        said: [],
        out: ['1'],
        secret: '1919191919191919191919191919191919191919191919191919191919191919',
      },
    ],
  },
  'GET /api/law/:id': {
    tag: 'playing',
    says: 'What a clause says, and where it is coded',
    answer: {
      id: 'nz5:9.4',
      book: 'nz5',
      says: 'If Player drew, Banker follows Table 2, depending on Player’s third card.',
      is: 'coded',
      code: [{ file: 'src/games/baccarat/s09-third-cards/third-card.ts', line: 66 }],
      scenarios: [{ file: 'scenarios/nz5/09-additional-cards.txt', line: 1 }],
      rulings: [],
      parts: [],
    },
  },
  'GET /ws': {
    tag: 'playing',
    says: 'The socket: commands in, views and answers out',
    tells:
      'A WebSocket, not a request: `/api/asyncapi.json` describes its messages. The upgrade needs an `Origin` header ' +
      'with the address of this server, which browsers send by themselves; without it the answer is 403. ' +
      'Without a session you only watch.',
    answer: 'switching protocols',
  },
}

export const DESCRIBED: Readonly<Record<string, RouteDescription>> = {
  ...PLAYING,
  ...TOURNAMENTS,
  ...LOOKING_BACK,
  ...STAFF,
  ...PIT,
  ...PROTECTION,
  ...APPROVALS,
  ...OPERATIONS,
}

/** Every parameter by name, in paths and in queries. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'A table such as `baccarat-1`, a clause such as `nz5:9.4`, or a session.',
  table: 'A table such as `roulette-1`.',
  round: 'The number of a round; a spin and a roll are rounds.',
  before: 'Only rounds or promises with a smaller number.',
  after: 'Only rounds or promises with a greater number.',
  patron: 'A patron’s name. Ignored if you are a patron: you get only your own rounds.',
  name: 'The name of a member of staff.',
  number: 'The number of a request for approval.',
  place: 'At the tables of the house, or in tournaments.',
  game: `One of ${Object.keys(CATALOGUE)
    .map(game => `\`${game}\``)
    .join(', ')}.`,
  state: 'How the round ended.',
  from: 'Not before this moment, in milliseconds since 1970.',
  to: 'Not after this moment, in milliseconds since 1970.',
  came: 'A card such as `AS`, a number such as `17`, faces such as `1 1`.',
  'at-least': 'Minimum total stake of all patrons, in cents.',
  corrected: 'Only rounds that a review changed after they ended, or only the others.',
  under: 'Only rounds in which this clause decided something, such as `nz5:9.4`.',
  dealer: 'Only rounds that this person, or `virtual dealer`, dealt.',
  most: 'The largest number of results. The newest come first.',
  as: 'JSON, or CSV for a spreadsheet.',
  log: 'A log: a table, `cage`, `house`, `accounts`.',
  topic: 'What it is about.',
  by: 'What a line is about: a table, a game, a dealer, a shift or a gaming day.',
  day: 'Only this gaming day; days count from 1.',
  page: 'The number of the page, from 1.',
  find: 'Only players with this in their name.',
  order: 'The draw in alphabetical order, or table by table.',
}
