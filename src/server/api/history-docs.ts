import type { RouteDescription } from './route-docs.ts'

/** Descriptions of the routes for records, logs and reports. */

const ROUND = {
  table: 'roulette-1',
  game: 'roulette',
  book: 'nz8',
  elections: { book: 'nz8', layout: 'single-zero' },
  limits: { 'even-chance': { minimum: 500, maximum: 200_000 } },
  round: 4,
  state: 'settled',
  entries: [31, 40],
  opened: 1_763_240_000_000,
  called: 1_763_240_015_000,
  settled: 1_763_240_021_000,
  interruptions: [],
  patrons: [
    {
      patron: 'Ana',
      seat: 1,
      before: 100_000,
      bought: 0,
      cashed: 0,
      won: 2000,
      commission: 0,
      lost: 0,
      fees: 0,
      corrected: 0,
      after: 102_000,
    },
  ],
  stakes: [
    {
      wager: 'w3',
      patron: 'Ana',
      on: 'red',
      chips: 2000,
      kind: 'value',
      area: 1,
      at: 1_763_240_009_000,
    },
  ],
  came: [{ seq: 37, at: 1_763_240_018_000, is: 'spin', what: '19', known: 'all', promise: 4 }],
  choices: [],
  result: { number: '19' },
  ends: [
    {
      wager: 'w3',
      patron: 'Ana',
      on: 'red',
      chips: 2000,
      kind: 'value',
      area: 1,
      outcome: 'win',
      odds: '1:1',
      won: 2000,
      commission: 0,
      under: 'nz8:3.9',
      seq: 40,
      at: 1_763_240_021_000,
    },
  ],
  promises: [
    {
      number: 4,
      decks: 0,
      commitment: '28ef56c02381ce5fb3026d94b279b50a6f70b486f3699e50592b4543723ff712',
      sealed: 27,
      opened: 37,
      secret: '4837c778561a7c698d69b0d9990cb7fd62ef7c67e7a831bdd82e88798259ef5d',
    },
  ],
  incidents: [],
}

const STATEMENT = {
  patron: 'Ana',
  balance: 900_000,
  lines: [
    {
      log: 'cage',
      seq: 2,
      at: 1_763_239_000_000,
      patron: 'Ana',
      what: 'play money',
      table: null,
      chips: 1_000_000,
      balance: 1_000_000,
      under: 'nz1:2.3',
    },
    {
      log: 'cage',
      seq: 3,
      at: 1_763_239_900_000,
      patron: 'Ana',
      what: 'chips bought',
      table: 'roulette-1',
      chips: -100_000,
      balance: 900_000,
      under: 'nz1:13.1(a)',
    },
  ],
}

export const LOOKING_BACK: Readonly<Record<string, RouteDescription>> = {
  'GET /api/records': {
    tag: 'looking back',
    says: 'Rounds that are over, with everything a test house asks for',
    tells:
      'Stakes, results in their order, choices, the outcome of every wager with its clause, commission, ' +
      'balances before and after, and the promises behind the results. Patrons read only their own rounds ' +
      'and the cards they were shown; inspectors and operators read everything.',
    answer: { rounds: [ROUND] },
  },
  'GET /api/records/:table/:round': {
    tag: 'looking back',
    says: 'One round',
    answer: ROUND,
  },
  'GET /api/records/:table/:round/views': {
    tag: 'looking back',
    says: 'Replay one round, step by step, as I saw it',
    tells:
      'Only for the last hundred rounds of a table. After every step of the dealer, of chance and of your ' +
      'own, it has the view that `docs/protocol.md` describes, computed again from the log. Cards that ' +
      'were hidden from you are hidden here too. A step is `{ seq, at, by, does, said?, view }`.',
    answer: {
      table: 'roulette-1',
      round: 4,
      steps: [],
    },
  },
  'GET /api/records/:table/:round/public': {
    tag: 'looking back',
    says: 'One finished round for anybody who has its link',
    tells:
      'The record as spectators saw it, without balances; every step with the view of a spectator; and the ' +
      'promises behind the results. That is enough to replay the round and to recompute its commitments, ' +
      'its results and every payment, as the page `#/replay/TABLE/ROUND` does. The secret of a shoe that ' +
      'is still in use is not included.',
    answer: { round: { ...ROUND, patrons: [], promises: [4] }, steps: [], promises: [] },
  },
  'GET /api/tables/:id/log': {
    tag: 'looking back',
    says: 'A table’s own log, as lines of JSON',
    tells:
      'What `croupier export` writes of one table, for `croupier verify` and for the inspector in the ' +
      'browser: the chain, every command and every event. The log ends before the first card of the current ' +
      'shoe, because some of its cards may be face down or burned. They are included once the secret of ' +
      'the shoe is revealed. Sealed secrets are encrypted with a key that the house does not publish.',
    answer: '{"log":"roulette-1","seq":1,"epoch":1,"id":"open",…}',
  },
  'GET /api/feed': {
    tag: 'looking back',
    says: 'Every public fact of every table and tournament',
    tells:
      'Lines of JSON, one fact each, up to now. With `Accept: text/event-stream` the same facts as ' +
      'server-sent events, then each new one as it happens. `after` is the cursor of the last fact you ' +
      'have, or `now` to begin with the present view of everything; a follower may send it as ' +
      '`Last-Event-ID`. `log` asks for one table or tournament only. `docs/feed.md` explains the fields.',
    answer: {
      v: 1,
      log: 'roulette-1',
      game: 'roulette/nz8',
      seq: 31,
      at: 1_763_240_015_000,
      patch: [[['play', 'phase'], 'spinning']],
      cursor: 'WzAseyJyb3VsZXR0ZS0xIjozMX1d',
    },
  },
  'GET /api/significant': {
    tag: 'looking back',
    says: 'Events an inspector should review',
    tells:
      'Limit changes, void rounds, exclusions, reopenings, directions, dealers, starts and stops of the ' +
      'program, failed sign-ins, payments by hand: the old and the new value, who, why and under which ' +
      'clause. `who` is a person with rank and name, or the program: `the house (door)`, `virtual dealer`. ' +
      'If a command needed two people, `request` says who asked for what, and `approvedBy` names the ' +
      'second person.',
    answer: {
      events: [
        {
          log: 'roulette-1',
          seq: 51,
          at: 1_763_241_000_000,
          topic: 'limits',
          what: 'LimitsChanged',
          table: 'roulette-1',
          who: 'operator Olga',
          approvedBy: null,
          request: null,
          patron: null,
          before: { 'even-chance': { minimum: 500, maximum: 200_000 } },
          after: { 'even-chance': { minimum: 1000, maximum: 200_000 } },
          why: null,
          under: 'nz1:9.3',
        },
        {
          log: 'approvals',
          seq: 3,
          at: 1_763_240_900_000,
          topic: 'direction',
          what: 'Approved',
          table: 'roulette-1',
          who: 'casino-supervisor Sue',
          approvedBy: 'casino-supervisor Sue',
          request: {
            number: 1,
            by: 'casino-supervisor Cas',
            said: { does: 'make-good', patron: 'Ana', chips: 500, reason: 'a chip fell' },
          },
          patron: 'Ana',
          before: 'waits for a second person',
          after: 'approved',
          why: 'a chip fell',
          under: 'ruling:113',
        },
      ],
    },
  },
  'GET /api/audit': {
    tag: 'looking back',
    says: 'Check the sums of every log now',
    tells:
      'Each kind of chips must add up to zero, no patron may be below zero, the cage and the tables must ' +
      'agree, and every wager must end exactly once. `croupier verify` also replays every decision and ' +
      'opens every promise.',
    answer: {
      at: 1_763_241_000_000,
      holds: true,
      wrong: [],
      logs: [
        {
          log: 'roulette-1',
          entries: 51,
          hash: '113e2cb6957e459d10298b76b3d7b921930dd84bd271613c9bac066b8342b733',
          wagers: { placed: 3, ended: 3, lying: 0 },
          wrong: [],
        },
      ],
    },
  },
  'GET /api/me/statement': {
    tag: 'looking back',
    says: 'My account: every change of the balance, the oldest first',
    answer: STATEMENT,
  },
  'GET /api/statements/:patron': {
    tag: 'looking back',
    says: 'A patron’s account',
    answer: STATEMENT,
  },
}
