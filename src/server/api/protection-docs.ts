import type { RouteDescription } from './route-docs.ts'

/** Descriptions of the routes for guests' limits, breaks and exclusions. */

const LIMIT = {
  of: 'loss',
  per: 'day',
  most: 10_000,
  used: 2500,
  left: 7500,
  renews: 1_763_251_200_000,
  next: { most: null, from: 1_763_326_400_000 },
}

export const PROTECTION: Readonly<Record<string, RouteDescription>> = {
  'GET /api/me/protection': {
    tag: 'playing',
    says: 'My limits, breaks and reality checks',
    tells:
      'Every limit on net loss and stakes (cents) and on time at the tables (minutes) for a day, a week ' +
      'and a month, which begin at midnight UTC: `most` is null where there is none, `used` counts what ' +
      'is at risk now, and `next` is a looser limit that waits. `due` is when the next reality check ' +
      'comes. Limits apply to all guests of the same device.',
    answer: {
      now: 1_763_240_000_000,
      limits: [LIMIT],
      away: null,
      every: 30,
      due: 1_763_241_800_000,
      visit: { since: 1_763_240_000_000, staked: 5000, net: -2500 },
    },
  },
  'POST /api/me/protection': {
    tag: 'playing',
    says: 'Set or lift a limit, take a break, exclude myself',
    tells:
      '`set-limit` {of, per, most} applies at once if it is lower, and after 24 hours if it is higher. ' +
      '`lift-limit` {of, per} removes one after 24 hours; `keep-limit` {of, per} cancels a change that ' +
      'waits. `set-reminders` {every} sets the minutes between reality checks, 0 for none, and `go-on` ' +
      'answers one. `take-break` {days} lasts 1 to 42 days and `exclude-myself` {for} `six-months`, ' +
      '`one-year`, `five-years` or `for-good`: nobody can end these early. The same `id` again changes ' +
      'nothing.',
    sends: { id: 'l-1', does: 'set-limit', of: 'loss', per: 'day', most: 10_000 },
    answer: {},
  },
  'GET /api/me/results': {
    tag: 'looking back',
    says: 'What I have won and lost, by day and game',
    tells:
      'The newest first, in cents, with every fee and commission. `game` is `tournament` for entry fees ' +
      'and prizes.',
    answer: [{ day: 1_763_164_800_000, game: 'baccarat', rounds: 12, staked: 24_000, net: -2100 }],
  },
}
