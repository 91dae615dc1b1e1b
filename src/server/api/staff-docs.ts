import type { Described } from './route-docs.ts'

/** Descriptions of the routes for staff and their accounts. */

const TOKEN = {
  id: '9f86d081884c7d65',
  name: 'warehouse',
  scopes: ['feed', 'records'],
  since: 1_763_240_000_000,
  until: 1_771_016_000_000,
  by: 'Olga',
}

const SIGNED_IN = { name: 'Olga', role: 'operator' }
const INVITED = { token: 'b64url-of-32-bytes' }
const SESSION = { id: '3f9a1c20b7d4e856', at: 1_763_240_000_000, with: 'password', isThis: true }
const PASSWORD = 'a sentence that only you would say'

export const STAFF: Readonly<Record<string, Described>> = {
  'GET /api/desk': {
    tag: 'staff',
    says: 'The floor as its staff sees it: every table, who deals, and what comes next',
    tells:
      'A line for every table. Patrons’ chips, disputes in full and nominees are in the `desk` beside the ' +
      'view of a table that somebody of the staff watches over the socket.',
    answer: [
      {
        id: 'baccarat-1',
        game: 'baccarat',
        book: 'nz5',
        title: 'Baccarat (New Zealand)',
        attended: false,
        dealer: 'person',
        open: true,
        seats: 7,
        taken: 1,
        limits: { main: { minimum: 2000, maximum: 500_000 } },
        phase: 'betting',
        until: null,
        lastResults: [],
        road: 'PBTB',
        dealing: { is: 'person', name: 'Dee', rank: 'dealer' },
        stopped: null,
        next: { does: 'call', of: 'dealer', after: 'bets', whom: null },
        rounds: 12,
        wagered: 2000,
        pace: 48,
        shoe: { now: 187, of: 416 },
        differential: { now: 20_000, of: 1_000_000 },
        incidents: [],
        calls: [],
        session: null,
      },
    ],
  },
  'POST /api/desk/:id/consider': {
    tag: 'staff',
    says: 'What would follow from a deed at a table, without doing it',
    tells:
      'The clauses, what the dealer would say, and what would become of every patron’s chips; or the ' +
      'refusal. `came` has the cards, the number or the dice now and afterwards, and `round` is the round that changes. `as` is the rank that decides it, where that is a higher one than your own. ' +
      '`second` says whether it needs a second person, and `approvers` who is there and could approve it.',
    sends: { as: 'dealer', said: { does: 'no-spin', cause: 'foreign-object' } },
    answer: {
      under: ['nz8:5.1(b)'],
      says: ['No spin'],
      calls: [{ says: 'No spin' }],
      patrons: [],
      phase: 'betting',
      came: { now: {}, after: {} },
      round: 12,
      second: false,
      approvers: [],
    },
  },
  'POST /api/staff/sign-in': {
    tag: 'staff',
    says: 'Sign in with name and password',
    tells:
      'Over TLS, or on the machine itself. A name that nobody has, a wrong password and a locked account ' +
      'are answered alike; every failure is written into the log of the house.',
    sends: { name: 'Olga', password: PASSWORD },
    answer: SIGNED_IN,
  },
  'POST /api/staff/first': {
    tag: 'staff',
    says: 'Become the first operator, with the token that the house printed at its start',
    sends: { token: 'printed-at-the-start', name: 'Olga', password: PASSWORD },
    answer: SIGNED_IN,
  },
  'POST /api/staff/invitation': {
    tag: 'staff',
    says: 'Accept an invitation and choose a password',
    tells:
      'A password has at least 12 characters, six of them different, and does not hold the name of its account.',
    sends: { token: 'from-the-operator', password: PASSWORD },
    answer: SIGNED_IN,
  },
  'GET /api/staff/me': {
    tag: 'staff',
    says: 'My account and where I am signed in',
    answer: { ...SIGNED_IN, hasPassword: true, passkeys: [], sessions: [SESSION] },
  },
  'POST /api/staff/password': {
    tag: 'staff',
    says: 'Change my password',
    tells: 'Every other session of the account is over then.',
    sends: { current: PASSWORD, next: 'another one, just as long' },
    answer: {},
  },
  'DELETE /api/staff/sessions/:id': {
    tag: 'staff',
    says: 'End one of my sessions',
    answer: {},
  },
  'POST /api/staff/leave-everywhere': {
    tag: 'staff',
    says: 'End all of my sessions',
    answer: {},
  },
  'GET /api/staff': {
    tag: 'staff',
    says: 'Everybody who works here',
    answer: [{ ...SIGNED_IN, locked: null, invitedUntil: null, hasPassword: true, passkeys: 1 }],
  },
  'POST /api/staff': {
    tag: 'staff',
    says: 'Open an account and get an invitation for it',
    sends: { name: 'Ina', role: 'inspector' },
    answer: INVITED,
  },
  'POST /api/staff/:name/invitation': {
    tag: 'staff',
    says: 'A new invitation, for somebody who cannot get in any more',
    answer: INVITED,
  },
  'POST /api/staff/:name/role': {
    tag: 'staff',
    says: 'Give somebody another role',
    tells: 'It holds from the next request on. The only operator cannot become less.',
    sends: { role: 'casino-supervisor' },
    answer: {},
  },
  'POST /api/staff/:name/lock': {
    tag: 'staff',
    says: 'Lock an account, with the reason',
    sends: { reason: 'has left the house' },
    answer: {},
  },
  'POST /api/staff/:name/unlock': {
    tag: 'staff',
    says: 'Unlock an account',
    answer: {},
  },
  'GET /api/tokens': {
    tag: 'staff',
    says: 'The tokens of programs',
    tells: 'Not the tokens themselves: the house keeps only their hashes.',
    answer: [TOKEN],
  },
  'POST /api/tokens': {
    tag: 'staff',
    says: 'Make a token for a program',
    tells:
      'The answer holds the token, once. A program sends it as `Authorization: Bearer TOKEN`, over TLS or on ' +
      'the machine itself. `feed` opens the feed and the lists of tables and tournaments, `records` what an ' +
      'inspector reads, `metrics` the metrics. A token only reads, and has 20 requests a second.',
    sends: { name: 'warehouse', scopes: ['feed', 'records'], days: 90 },
    answer: { token: 'shown-once', until: 1_771_016_000_000 },
  },
  'DELETE /api/tokens/:id': {
    tag: 'staff',
    says: 'Revoke a token',
    tells: 'It opens nothing from the next request on.',
    answer: {},
  },
}
