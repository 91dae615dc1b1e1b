import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import type { SessionCommand } from '../../tournament/session/commands.ts'
import {
  applicationOf,
  BREACHES,
  type Breach,
  type Session,
} from '../../tournament/session/state.ts'
import { phrasesFor } from '../command-phrases.ts'
import { money, patron, type Words } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'

/** Phrases for players, the dealer and the director in a session. */

type SessionVerb = Verb<Session, Command>

const { gives, verb } = phrasesFor<Session, SessionCommand>()

const BREACH: Readonly<Record<string, Breach>> = {
  'not wagering': 'nz7:3.5',
  'wagering elsewhere': 'nz7:4.2',
  'giving no name': 'nz7:4.3',
  'lending chips': 'nz7:4.5',
  leaving: 'nz7:4.6',
  'hiding chips': 'nz7:4.10',
  advice: 'nz7:4.11',
}

/** The count from the ledger, as the dealer would count it. */
const counted = ({ result }: Session): Readonly<Record<string, number>> => result?.stacks ?? {}

const players: readonly SessionVerb[] = [
  gives('patron', 'is done', 'confirm'),
  gives('staff', 'sees a pass card of {patron}', 'pass-card', ['patron']),
  gives('patron', 'plays a pass card', 'pass-card'),
  gives('patron', 'secretly wagers {money} on {wager}', 'secret-wager', ['chips', 'on']),
  gives('patron', 'is called {text}', 'give-name', ['name']),
]

/** Players who have not wagered yet, clockwise from the marker. */
const waiting = ({ players: all, marker, done }: Session): readonly Patron[] =>
  [...all.filter(({ seat }) => seat >= marker), ...all.filter(({ seat }) => seat < marker)]
    .filter(({ status, patron: who }) => status === 'active' && !done.includes(who))
    .map(({ patron: who }) => who)

/** All other players, when the scenario is not about them. */
const others: SessionVerb = {
  who: 'staff',
  says: 'sees the others wager {money} on {wager}',
  does: ([amount, on], { state }) =>
    waiting(state).flatMap((who): readonly Command[] => {
      const by = { role: 'patron', patron: who } as const
      const wager = { by, does: 'wager', on: on!, chips: money(amount!) }
      return applicationOf(state).terminals ? [wager] : [wager, { by, does: 'confirm' }]
    }),
}

const house: readonly SessionVerb[] = [
  others,
  gives('staff', 'confirms the wager of {patron}', 'confirm', ['patron']),
  gives('staff', 'is present', 'director', [], { present: true }),
  gives('staff', 'goes away', 'director', [], { present: false }),
  gives('staff', 'starts the session', 'start'),
  gives('staff', 'gives {number} seconds to wager', 'bet-timer', ['seconds']),
  gives('clock', 'time is up', 'time-up'),
  verb('clock', '{patron} loses the connection', ([who], { by, state }) => ({
    by,
    does: 'connection',
    patron: patron(who!),
    up: false,
    at: state.inner.now,
  })),
  verb('clock', '{patron} has the connection back', ([who], { by, state }) => ({
    by,
    does: 'connection',
    patron: patron(who!),
    up: true,
    at: state.inner.now,
  })),
  gives('staff', 'shows an indicator card', 'indicator-card'),
  gives('staff', 'keeps the limits', 'keep-limits'),
  verb(
    'staff',
    `disqualifies {patron} for {${[...Object.keys(BREACH), ...BREACHES].join('|')}}`,
    ([who, ground], { by }) => ({
      by,
      does: 'disqualify',
      patron: patron(who!),
      ground: BREACH[ground!] ?? (ground as Breach),
      reason: ground!,
    }),
  ),
  gives('staff', 'excuses {patron} because {text}', 'excuse', ['patron', 'reason']),
  gives('staff', 'asks {patron} for a name', 'ask-name', ['patron']),
  gives('staff', 'calls a recess for {text}', 'interrupt', ['reason'], { ground: 'recess' }),
  gives('staff', 'interrupts play because {text}', 'interrupt', ['reason'], {
    ground: 'malfunction',
  }),
  gives('staff', 'resumes play', 'resume'),
  verb('staff', 'counts the chips', (_, { by, state }) => ({
    by,
    does: 'tally',
    counts: counted(state),
  })),
  verb('staff', 'counts {money} for everybody', ([amount], { by, state }) => ({
    by,
    does: 'tally',
    counts: Object.fromEntries(Object.keys(counted(state)).map(who => [who, money(amount!)])),
  })),
]

const corrects =
  (way: 'credit' | 'debit') =>
  (words: Words, { by }: { readonly by: Actor }): SessionCommand => ({
    by,
    does: 'correct-balance',
    patron: patron(words[0]!),
    way,
    chips: money(words[1]!),
    reason: words[2]!,
  })

const terminals: readonly SessionVerb[] = [
  gives('staff', 'reports terminal {number} out of order', 'terminal-fails', ['seat']),
  verb('staff', 'reports terminals {number} to {number} out of order', ([from, to], { by }) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => ({
      by,
      does: 'terminal-fails',
      seat: Number(from) + i,
    })),
  ),
  gives('staff', 'finds terminal {number} in order', 'terminal-works', ['seat']),
  verb('staff', 'credits {patron} {money} because {text}', corrects('credit')),
  verb('staff', 'debits {patron} {money} because {text}', corrects('debit')),
  gives('staff', 'moves {patron} to terminal {number}', 'move-terminal', ['patron', 'to']),
  gives('staff', 'voids the heat for {patron}', 'void-heat', ['patron']),
  gives('staff', 'breaks the session off because {text}', 'break-off', ['reason']),
]

export const SESSION_VERBS: readonly SessionVerb[] = [...players, ...house, ...terminals]
