import type { Command, Game } from '../../kernel/game.ts'
import { ranksAtLeast } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Host } from '../log/log-writer.ts'
import {
  ABSOLUTE,
  type Account,
  type AccountsCommand,
  type AccountsEvent,
  type AccountsState,
  accountOf,
  canSignIn,
  keyOf,
  operators,
} from './account.ts'

/** Commands on staff accounts, and their rules. */

const PASSKEYS_EACH = 10
const SESSIONS_EACH = 10
const TOKENS = 100
const TOKEN_ID = 16

/** The rules bind the staff, each according to rank. @rule nz1:2.1 */
const UNDER = 'nz1:2.1'

const no = (says: string, facts?: Readonly<Record<string, string>>): Refusal =>
  refuse(UNDER, says, facts)

const isLastOperator = (state: AccountsState, name: string): boolean =>
  operators(state).every(one => keyOf(one.name) === keyOf(name))

type CommandOf<D extends AccountsCommand['does']> = Extract<AccountsCommand, { readonly does: D }>

type Laws = {
  readonly [D in AccountsCommand['does']]: (
    state: AccountsState,
    command: CommandOf<D>,
  ) => Decision<AccountsEvent>
}

const nobody = (name: string): Refusal => no('Nobody here is called {name}.', { name })

/** Only the operator opens, changes and locks accounts. */
const byOperator =
  <D extends AccountsCommand['does']>(
    law: (state: AccountsState, command: CommandOf<D>) => Decision<AccountsEvent>,
  ) =>
  (state: AccountsState, command: CommandOf<D>): Decision<AccountsEvent> =>
    ranksAtLeast(command.by, 'operator')
      ? law(state, command)
      : no('Only the operator may do this.')

const OVER = no('This session is over.')

const isOpen = ({ sessions }: AccountsState, session: string): boolean =>
  Object.hasOwn(sessions, session)

const LAWS: Laws = {
  'offer-first': (state, { token }) =>
    operators(state).length > 0
      ? no('The house has an operator.')
      : [{ is: 'FirstOffered', token, under: UNDER }],
  'claim-first': (state, { token, at, name, password }) => {
    if (operators(state).length > 0) return no('The house has an operator already.')
    if (state.first?.hash !== token || state.first.until < at)
      return no('This link has been used or is too old. Start the server again for a new one.')
    if (accountOf(state, name)) return no('Somebody is called {name} already.', { name })
    return [
      { is: 'FirstClaimed', under: UNDER },
      { is: 'AccountOpened', name, role: 'operator', under: UNDER },
      { is: 'PasswordSet', name, password, session: null, under: UNDER },
    ]
  },
  'open-account': byOperator((state, { name, role, token }) =>
    accountOf(state, name)
      ? no('Somebody is called {name} already.', { name })
      : [
          { is: 'AccountOpened', name, role, under: UNDER },
          { is: 'Invited', name, token, under: UNDER },
        ],
  ),
  invite: byOperator((state, { name, token }) =>
    accountOf(state, name) ? [{ is: 'Invited', name, token, under: UNDER }] : nobody(name),
  ),
  'accept-invitation': (state, { token, at, password }) => {
    const account = Object.values(state.staff).find(({ invitation }) => invitation?.hash === token)
    return account?.invitation && account.locked === null && account.invitation.until >= at
      ? [{ is: 'PasswordSet', name: account.name, password, session: null, under: UNDER }]
      : no('This invitation has been used or is too old. Ask the operator for a new one.')
  },
  'set-password': (state, { name, password, session }) =>
    accountOf(state, name)
      ? [{ is: 'PasswordSet', name, password, session, under: UNDER }]
      : nobody(name),
  'give-role': byOperator((state, { name, role }) => {
    if (!accountOf(state, name)) return nobody(name)
    return isLastOperator(state, name) && role !== 'operator'
      ? no('{name} is the only operator; make another first.', { name })
      : [{ is: 'RoleGiven', name, role, under: UNDER }]
  }),
  lock: byOperator((state, { name, reason }) => {
    if (!accountOf(state, name)) return nobody(name)
    return isLastOperator(state, name)
      ? no('{name} is the only operator; make another first.', { name })
      : [{ is: 'AccountLocked', name, reason, under: UNDER }]
  }),
  unlock: byOperator((state, { name }) =>
    accountOf(state, name)?.locked != null
      ? [{ is: 'AccountUnlocked', name, under: UNDER }]
      : no('{name} is not locked.', { name }),
  ),
  'add-passkey': (state, { name, passkey }) => {
    const all = Object.values(state.staff).flatMap(({ passkeys }) => passkeys)
    if (all.some(({ id }) => id === passkey.id)) return no('This passkey is known already.')
    const own = accountOf(state, name)?.passkeys.length ?? PASSKEYS_EACH
    return own < PASSKEYS_EACH
      ? [{ is: 'PasskeyAdded', name, passkey, under: UNDER }]
      : no('This account has the most passkeys that it may have. Remove one first.')
  },
  'remove-passkey': (state, { name, passkey }) => {
    const account = accountOf(state, name)
    if (!account?.passkeys.some(({ id }) => id === passkey)) return no('There is no such passkey.')
    return account.password === null && account.passkeys.length === 1
      ? no('This passkey is the only way into the account.')
      : [{ is: 'PasskeyRemoved', name, passkey, under: UNDER }]
  },
  'sign-in': (state, { name, session, with: means, at, passkey }) => {
    const account = accountOf(state, name)
    return account && canSignIn(account)
      ? [
          {
            is: 'SignedIn',
            name: account.name,
            session,
            with: means,
            at,
            ...(passkey && { passkey }),
            under: UNDER,
          },
        ]
      : no('This account is locked.')
  },
  'reset-access': byOperator((state, { name, token }) => {
    const account = accountOf(state, name)
    if (account?.role !== 'operator') return no('No operator is called {name}.', { name })
    return account.locked === null
      ? [{ is: 'AccessReset', name: account.name, token, under: UNDER }]
      : no('{name} is locked; another operator must unlock it first.', { name: account.name })
  }),
  'hear-of': (state, { session, at }) =>
    isOpen(state, session) ? [{ is: 'SessionHeard', session, at, under: UNDER }] : OVER,
  'sign-out': (state, { session }) =>
    isOpen(state, session) ? [{ is: 'SignedOut', session, under: UNDER }] : OVER,
  'sign-out-everywhere': (state, { name }) =>
    accountOf(state, name) ? [{ is: 'SignedOutEverywhere', name, under: UNDER }] : nobody(name),
  'make-token': byOperator((state, { by, name, scopes, at, token }) => {
    const valid = Object.values(state.tokens ?? {}).filter(({ until }) => until > at)
    if (valid.some(one => keyOf(one.name) === keyOf(name)))
      return no('There is a token called {name} already.', { name })
    if (valid.length >= TOKENS) return no('This house has the most tokens that it may have.')
    const id = token.hash.slice(0, TOKEN_ID)
    const maker = by.role === 'staff' ? (by.name ?? '') : ''
    const made = { ...token, id, name, scopes, since: at, by: maker }
    return [{ is: 'TokenMade', token: made, under: UNDER }]
  }),
  'revoke-token': byOperator((state, { id }) => {
    const token = Object.values(state.tokens ?? {}).find(one => one.id === id)
    return token
      ? [{ is: 'TokenRevoked', id, name: token.name, under: UNDER }]
      : no('There is no such token.')
  }),
}

const changed = (state: AccountsState, name: string, how: Partial<Account>): AccountsState => {
  const account = accountOf(state, name)!
  return { ...state, staff: { ...state.staff, [keyOf(name)]: { ...account, ...how } } }
}

/** Ends all sessions of an account, or all but one. */
const ended = (state: AccountsState, name: string, but?: string | null): AccountsState => ({
  ...state,
  sessions: Object.fromEntries(
    Object.entries(state.sessions).filter(([hash, { of }]) => of !== keyOf(name) || hash === but),
  ),
})

const opened = (
  state: AccountsState,
  { name, session, with: means, at }: Extract<AccountsEvent, { is: 'SignedIn' }>,
): AccountsState => {
  const of = keyOf(name)
  const fresh = Object.entries(state.sessions).filter(([, one]) => at - one.at < ABSOLUTE)
  const own = fresh.filter(([, one]) => one.of === of).slice(1 - SESSIONS_EACH)
  const others = fresh.filter(([, one]) => one.of !== of)
  const sessions = {
    ...Object.fromEntries([...others, ...own]),
    [session]: { of, at, with: means },
  }
  return { ...state, sessions }
}

type Changes = {
  readonly [Is in AccountsEvent['is']]: (
    state: AccountsState,
    event: Extract<AccountsEvent, { readonly is: Is }>,
  ) => AccountsState
}

const CHANGES: Changes = {
  FirstOffered: (state, { token }) => ({ ...state, first: token }),
  FirstClaimed: state => ({ ...state, first: null }),
  AccountOpened: (state, { name, role }) => ({
    ...state,
    staff: {
      ...state.staff,
      [keyOf(name)]: {
        name,
        role,
        password: null,
        passkeys: [],
        invitation: null,
        locked: null,
      },
    },
  }),
  Invited: (state, { name, token }) => changed(state, name, { invitation: token }),
  PasswordSet: (state, { name, password, session }) =>
    ended(changed(state, name, { password, invitation: null }), name, session),
  RoleGiven: (state, { name, role }) => ended(changed(state, name, { role }), name),
  AccountLocked: (state, { name, reason }) =>
    ended(changed(state, name, { locked: reason, invitation: null }), name),
  AccountUnlocked: (state, { name }) => changed(state, name, { locked: null }),
  PasskeyAdded: (state, { name, passkey }) =>
    changed(state, name, { passkeys: [...accountOf(state, name)!.passkeys, passkey] }),
  PasskeyRemoved: (state, { name, passkey }) =>
    changed(state, name, {
      passkeys: accountOf(state, name)!.passkeys.filter(({ id }) => id !== passkey),
    }),
  SignedIn: (state, event) => {
    const { name, passkey } = event
    const passkeys = accountOf(state, name)!.passkeys.map(one =>
      one.id === passkey?.id ? { ...one, counter: passkey.counter } : one,
    )
    return opened(changed(state, name, { passkeys }), event)
  },
  AccessReset: (state, { name, token }) =>
    ended(changed(state, name, { password: null, passkeys: [], invitation: token }), name),
  SessionHeard: (state, { session, at }) => ({
    ...state,
    sessions: { ...state.sessions, [session]: { ...state.sessions[session]!, heard: at } },
  }),
  SignedOut: (state, { session }) => {
    const { [session]: _, ...sessions } = state.sessions
    return { ...state, sessions }
  },
  SignedOutEverywhere: (state, { name }) => ended(state, name),
  TokenMade: (state, { token }) => ({
    ...state,
    tokens: { ...state.tokens, [token.hash]: token },
  }),
  TokenRevoked: (state, { id }) => ({
    ...state,
    tokens: Object.fromEntries(
      Object.entries(state.tokens ?? {}).filter(([, token]) => token.id !== id),
    ),
  }),
}

type Decides = (state: AccountsState, command: AccountsCommand) => Decision<AccountsEvent>
type Evolves = (state: AccountsState, event: AccountsEvent) => AccountsState

export const ACCOUNTS: Game<null, AccountsState, AccountsCommand & Command, AccountsEvent, null> = {
  open: () => ({ staff: {}, sessions: {}, first: null }),
  decide: (state, command) => (LAWS[command.does] as Decides)(state, command),
  evolve: (state, event) => (CHANGES[event.is] as Evolves)(state, event),
  awaits: () => undefined,
  view: () => null,
}

export type AccountsHost = Host<null, AccountsState, AccountsCommand, AccountsEvent, null>
