import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../law/index.ts'
import type { RouteDescription } from './route-docs.ts'

const { conditions } = JSON.parse(readFileSync(join(ROOT, 'examples/tournament.json'), 'utf8')) as {
  readonly conditions: unknown
}

/** Descriptions of the routes for tournaments. Everything else goes over the socket. */
export const TOURNAMENTS: Readonly<Record<string, RouteDescription>> = {
  'GET /api/tournaments': {
    tag: 'playing',
    says: 'Tournaments, the newest first',
    tells: 'Watch one over the socket by its id: conditions, draw, live ranking and places.',
    answer: [
      {
        id: 'tournament-1',
        name: 'House Exhibition',
        game: 'roulette',
        status: 'running',
        stage: 'heats',
        taken: 12,
        most: 12,
        fee: 5000,
        prizes: 105_000,
        champion: null,
      },
    ],
  },
  'POST /api/tournaments': {
    tag: 'staff',
    says: 'Set a tournament up from its conditions of entry',
    tells:
      'The conditions are those of `examples/tournament.json`. `run` says who directs it, a person or ' +
      'the house. Players of the house take empty places until there are `fill` players.',
    sends: { conditions, run: 'director', fill: 12 },
    answer: { tournament: 'tournament-1' },
  },
  'GET /api/tournaments/:id/results': {
    tag: 'playing',
    says: 'Results of everyone who entered, fifty on a page',
    tells:
      'Places, eliminations, withdrawals and disqualifications, each with its reason and clause. ' +
      '`as=csv` and `as=json-file` give all of them.',
    answer: {
      page: 1,
      pages: 1,
      total: 1,
      rows: [
        {
          rank: 1,
          player: 'Ana',
          result: 'placed',
          stage: 'final',
          chips: '1500.00',
          prize: '600.00',
          items: '',
          shares: '',
          reason: null,
          clause: 'nz7:5.9',
        },
      ],
    },
  },
  'GET /api/tournaments/:id/draw': {
    tag: 'playing',
    says: 'Who sits where and when in the sessions to come',
    tells:
      'In alphabetical order, five hundred players on a page; with `order=table`, table by table, fifty ' +
      'tables on a page. `as=csv` and `as=json-file` give all of them.',
    answer: {
      page: 1,
      pages: 1,
      total: 1,
      rows: [
        {
          session: 1,
          stage: 'heats',
          table: 1,
          place: 'roulette-1-attended',
          player: 'Ana',
          seat: 1,
          time: '2026-11-14T19:00:00.000Z',
        },
      ],
    },
  },
  'GET /api/tournaments/:id/entries': {
    tag: 'staff',
    says: 'All entries, fifty on a page',
    tells:
      'For those who direct the tournament. `find` selects players by a part of their name. `as=csv` and ' +
      '`as=json-file` give all of them.',
    answer: {
      page: 1,
      pages: 1,
      total: 1,
      rows: [
        {
          number: 1,
          player: 'Ana',
          status: 'accepted',
          fee: '50.00',
          refund: null,
          here: 'yes',
          form: 'name: Ana Silva',
          reason: null,
          clause: null,
        },
      ],
    },
  },
  'GET /api/tournaments/:id/money': {
    tag: 'staff',
    says: 'Fees, refunds, bought chips and prizes, fifty on a page',
    tells: 'Every payment in the order of the log. `as=csv` and `as=json-file` give all of them.',
    answer: {
      page: 1,
      pages: 1,
      total: 1,
      rows: [
        {
          time: '2026-11-16T18:00:00.000Z',
          player: 'Ana',
          for: 'entry fee',
          paid: '50.00',
          received: null,
          clause: 'nz7:2.1',
        },
      ],
    },
  },
  'GET /api/tournaments/:id/conditions': {
    tag: 'playing',
    says: 'The conditions of entry of a tournament, also of one that is over',
    tells: 'You can send them again to set up another tournament.',
    answer: { conditions, run: 'director', fill: null },
  },
  'POST /api/tournaments/:id/consider': {
    tag: 'staff',
    says: 'Preview a decision before you make it',
    tells:
      'Changes nothing. The id is that of a tournament, or of the table of a session. `more` lists commands that are confirmed together with the first.',
    sends: {
      said: { does: 'disqualify', patron: 'Ana', ground: 'breach', reason: 'chips hidden' },
    },
    answer: {
      follows: [
        {
          is: 'Disqualified',
          patrons: ['Ana'],
          count: 1,
          session: null,
          chips: 0,
          at: null,
          table: null,
          under: 'nz7:2.3(ac)(i)',
        },
      ],
      told: 0,
      mayUndo: true,
    },
  },
}
