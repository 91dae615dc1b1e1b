import type { RouteDescription } from './route-docs.ts'

/** Descriptions of the routes for approvals and passkeys. */

const REQUEST = {
  table: 'roulette-1',
  said: { does: 'make-good', round: 12, patron: 'Ana', chips: 5000, reason: 'paid too little' },
  reason: 'paid too little',
  round: 12,
  follows: {
    under: ['nz1:11.1'],
    says: [],
    calls: [],
    patrons: [{ patron: 'Ana', inHand: 5000, onTable: 0, owes: 0 }],
    phase: 'betting',
    came: { now: { number: '17' }, after: {} },
    round: 12,
  },
  number: 7,
  id: 'Bo/d-12',
  asks: { name: 'Bo', rank: 'casino-supervisor' },
  at: 1_763_240_000_000,
  until: 1_763_241_800_000,
  standing: { is: 'pending' },
  stale: null,
}

const answered = (says: string): RouteDescription => ({ tag: 'staff', says, answer: {} })

/** In the form of the browser's WebAuthn interface. */
const WEBAUTHN = {
  id: 'credential',
  rawId: 'credential',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'b64url' },
}

export const APPROVALS: Readonly<Record<string, RouteDescription>> = {
  'GET /api/approvals': {
    tag: 'staff',
    says: 'Requests that wait for a second person, and the outcome of earlier ones',
    tells:
      '`standing` is `pending`, `approved`, `declined`, `withdrawn`, `expired`, `carried-out` with the `seq` ' +
      'at the table, or `refused` with what the table `says`. `stale` says why the request cannot be approved ' +
      'as it was made; with `isOver` it never can be. If the socket answered `pending`, this route shows ' +
      'the outcome. `docs/staff.md` lists the commands that need two people.',
    answer: [REQUEST],
  },
  'POST /api/approvals/:number/approve': answered('Approve what somebody else has asked for'),
  'POST /api/approvals/:number/decline': answered('Decline what somebody else has asked for'),
  'POST /api/approvals/:number/withdraw': answered('Withdraw my own request'),
  'POST /api/staff/passkey/options': {
    tag: 'staff',
    says: 'Begin to sign in with a passkey',
    answer: { challenge: 'b64url', rpId: 'casino.example', userVerification: 'required' },
  },
  'POST /api/staff/passkey': {
    tag: 'staff',
    says: 'Sign in with a passkey',
    sends: { response: WEBAUTHN },
    answer: { name: 'Olga', role: 'operator' },
  },
  'POST /api/staff/passkeys/options': {
    tag: 'staff',
    says: 'Begin to add a passkey to my account',
    answer: { challenge: 'b64url', rp: { name: 'Croupier' }, user: { name: 'Olga' } },
  },
  'POST /api/staff/passkeys': {
    tag: 'staff',
    says: 'Add a passkey to my account',
    sends: { response: WEBAUTHN, label: 'the key on my ring' },
    answer: {},
  },
  'DELETE /api/staff/passkeys/:id': answered('Remove a passkey from my account'),
}
