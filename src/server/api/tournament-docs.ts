import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../law/index.ts'
import type { Described } from './route-docs.ts'

const { conditions } = JSON.parse(readFileSync(join(ROOT, 'examples/tournament.json'), 'utf8')) as {
  readonly conditions: unknown
}

/** Descriptions of the routes for tournaments. Everything else goes over the socket. */
export const TOURNAMENTS: Readonly<Record<string, Described>> = {
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
      'the house; players of the house `fill` empty places until there are so many.',
    sends: { conditions, run: 'director', fill: 12 },
    answer: { tournament: 'tournament-1' },
  },
  'GET /api/tournaments/:id/results': {
    tag: 'playing',
    says: 'Results of everyone who entered, fifty on a page',
    tells:
      'Places, eliminations, withdrawals and disqualifications, each with its reason and clause. ' +
      '`as=csv` gives all of them as CSV.',
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
          reason: null,
          clause: 'nz7:5.9',
        },
      ],
    },
  },
  'GET /api/tournaments/:id/entries': {
    tag: 'staff',
    says: 'All entries, fifty on a page',
    tells: 'For whoever directs the tournament. `as=csv` gives all of them as CSV.',
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
          reason: null,
          clause: null,
        },
      ],
    },
  },
}
