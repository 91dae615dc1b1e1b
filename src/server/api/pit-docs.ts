import type { RouteDescription } from './route-docs.ts'

/** Descriptions of the routes of the pit. */

const LINE = {
  of: 'roulette-1',
  rounds: 40,
  turnover: 80_000,
  drop: { cash: 0, chips: 0, vouchers: 100_000 },
  counted: null,
  redeemed: 60_000,
  win: 4000,
  hold: 0.04,
  theoretical: 2162,
  deviation: 12_640,
  off: 0.145_411,
  without: 0,
  float: null,
}

export const PIT: Readonly<Record<string, RouteDescription>> = {
  'GET /api/attention': {
    tag: 'staff',
    says: 'What needs your attention now',
    tells:
      'Stopped tables, calls, disputes, requests that wait for a second person, steps that a dealer waits ' +
      'for a supervisor to take, a win outside its band, a float that does not add up, a shift that is handed ' +
      'over to you, and a failed test of the generator.',
    answer: [
      {
        is: 'approval',
        table: 'roulette-1',
        title: 'Roulette',
        game: 'roulette',
        about: 'void-wagers',
      },
    ],
  },
  'GET /api/pit': {
    tag: 'staff',
    says: 'The pit: drop, win, hold and the theoretical win of the exact odds',
    tells:
      'A line for each table, game, dealer, shift or gaming day, with the trays, the shift and the days. ' +
      'Win and drop come from the logs of the tables; floats and counted drops are what staff counted. ' +
      '`deviation` is one standard deviation of the win, and `off` says how many of them the win is from ' +
      'the theoretical win. Amounts are cents.',
    answer: {
      day: 1,
      shift: 1,
      inCharge: { name: 'Olga', rank: 'operator' },
      offered: null,
      successors: ['Olga', 'Cleo'],
      tables: [
        {
          id: 'roulette-1',
          game: 'roulette',
          title: 'Roulette',
          denominations: [100, 500, 2500],
          attended: true,
          float: 500_000,
        },
      ],
      days: [{ day: 1, from: 1_763_240_000_000, to: null }],
      closed: [],
      report: { by: 'table', lines: [LINE], total: { ...LINE, of: 'total' } },
    },
  },
  'POST /api/pit': {
    tag: 'staff',
    says: 'Note a float, a fill, a credit or a drop; sign for a shift; close the day',
    tells:
      'The commands of the pit are in `docs/staff.md`. A float is counted in chips of each denomination, ' +
      'which is in cents. To hand over or take a shift and to close a day you need a recent sign-in. The ' +
      'same `id` again changes nothing.',
    sends: {
      id: 'f-1',
      does: 'open-float',
      table: 'roulette-1',
      count: { '500': 200, '2500': 160 },
    },
    answer: {},
  },
}
