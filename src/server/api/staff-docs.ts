import type { RouteDescription } from './route-docs.ts'

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

export const STAFF: Readonly<Record<string, RouteDescription>> = {
  'GET /api/desk': {
    tag: 'staff',
    says: 'The floor as its staff sees it: every table, who deals, and what comes next',
    tells:
      'A line for every table. Patrons’ chips, disputes in full and nominees are in the `desk` beside the ' +
      'view of a table that a member of staff watches over the socket.',
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
    says: 'Preview a command at a table, without giving it',
    tells:
      'The clauses, what the dealer would say, and how every patron’s chips would change; or the refusal. ' +
      '`came` has the cards, the number or the dice now and afterwards, and `round` is the round that ' +
      'changes. `as` is the rank that decides, if it is higher than your own. `second` says whether it ' +
      'needs a second person, and `approvers` lists the people on shift who could approve it.',
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
      'Over TLS, or on the machine itself. An unknown name, a wrong password and a locked account get the ' +
      'same answer. Every failure is written to the log of the house.',
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
      'A password has at least 12 characters, six of them different, and does not contain the account’s name.',
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
    tells: 'This ends every other session of the account.',
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
    says: 'A new invitation, for somebody who can no longer sign in',
    answer: INVITED,
  },
  'POST /api/staff/:name/role': {
    tag: 'staff',
    says: 'Give somebody another role',
    tells: 'It applies from the next request on. The only operator cannot get a lower role.',
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
    tells: 'Without the tokens themselves: the house stores only their hashes.',
    answer: [TOKEN],
  },
  'POST /api/tokens': {
    tag: 'staff',
    says: 'Make a token for a program',
    tells:
      'You see the token only in this answer. A program sends it as `Authorization: Bearer TOKEN`, over TLS or on ' +
      'the machine itself. `feed` opens the feed and the lists of tables and tournaments, `records` opens ' +
      'what an inspector reads, and `metrics` opens the metrics. A token can only read, at most 20 ' +
      'requests a second.',
    sends: { name: 'warehouse', scopes: ['feed', 'records'], days: 90 },
    answer: { token: 'shown-once', until: 1_771_016_000_000 },
  },
  'DELETE /api/tokens/:id': {
    tag: 'staff',
    says: 'Revoke a token',
    tells: 'The next request with it is refused.',
    answer: {},
  },
}
