import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import type { SessionCommand } from '../../tournament/session/commands.ts'
import {
  applicationOf,
  BREACHES,
  type Breach,
  type Session,
} from '../../tournament/session/state.ts'
import { money, patron, type Words } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'

/** Phrases for players, the dealer and the director in a session. */

type Said = Verb<Session, Command>

const verb = (
  who: Said['who'],
  says: string,
  does: (
    words: Words,
    context: { readonly by: Actor; readonly state: Session },
  ) => SessionCommand | readonly SessionCommand[],
): Said => ({ who, says, does })

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

const players: readonly Said[] = [
  verb('patron', 'is done', (_, { by }) => ({ by, does: 'confirm' })),
  verb('staff', 'sees a pass card of {patron}', ([who], { by }) => ({
    by,
    does: 'pass-card',
    patron: who!,
  })),
  verb('patron', 'plays a pass card', (_, { by }) => ({ by, does: 'pass-card' })),
  verb('patron', 'secretly wagers {money} on {wager}', ([amount, on], { by }) => ({
    by,
    does: 'secret-wager',
    on: on!,
    chips: money(amount!),
  })),
  verb('patron', 'is called {text}', ([name], { by }) => ({ by, does: 'give-name', name: name! })),
]

/** Players who have not wagered yet, clockwise from the marker. */
const waiting = ({ players: all, marker, done }: Session): readonly Patron[] =>
  [...all.filter(({ seat }) => seat >= marker), ...all.filter(({ seat }) => seat < marker)]
    .filter(({ status, patron: who }) => status === 'active' && !done.includes(who))
    .map(({ patron: who }) => who)

/** All other players, when the scenario is not about them. */
const others: Said = {
  who: 'staff',
  says: 'sees the others wager {money} on {wager}',
  does: ([amount, on], { state }) =>
    waiting(state).flatMap((who): readonly Command[] => {
      const by = { role: 'patron', patron: who } as const
      const wager = { by, does: 'wager', on: on!, chips: money(amount!) }
      return applicationOf(state).terminals ? [wager] : [wager, { by, does: 'confirm' }]
    }),
}

const house: readonly Said[] = [
  others,
  verb('staff', 'confirms the wager of {patron}', ([who], { by }) => ({
    by,
    does: 'confirm',
    patron: patron(who!),
  })),
  verb('staff', 'is present', (_, { by }) => ({ by, does: 'director', present: true })),
  verb('staff', 'goes away', (_, { by }) => ({ by, does: 'director', present: false })),
  verb('staff', 'starts the session', (_, { by }) => ({ by, does: 'start' })),
  verb('staff', 'gives {number} seconds to wager', ([seconds], { by }) => ({
    by,
    does: 'bet-timer',
    seconds: Number(seconds),
  })),
  verb('clock', 'time is up', (_, { by }) => ({ by, does: 'time-up' })),
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
  verb('staff', 'shows an indicator card', (_, { by }) => ({ by, does: 'indicator-card' })),
  verb('staff', 'keeps the limits', (_, { by }) => ({ by, does: 'keep-limits' })),
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
  verb('staff', 'excuses {patron} because {text}', ([who, reason], { by }) => ({
    by,
    does: 'excuse',
    patron: patron(who!),
    reason: reason!,
  })),
  verb('staff', 'asks {patron} for a name', ([who], { by }) => ({
    by,
    does: 'ask-name',
    patron: patron(who!),
  })),
  verb('staff', 'calls a recess for {text}', ([reason], { by }) => ({
    by,
    does: 'interrupt',
    ground: 'recess',
    reason: reason!,
  })),
  verb('staff', 'interrupts play because {text}', ([reason], { by }) => ({
    by,
    does: 'interrupt',
    ground: 'malfunction',
    reason: reason!,
  })),
  verb('staff', 'resumes play', (_, { by }) => ({ by, does: 'resume' })),
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

const terminals: readonly Said[] = [
  verb('staff', 'reports terminal {number} out of order', ([seat], { by }) => ({
    by,
    does: 'terminal-fails',
    seat: Number(seat),
  })),
  verb('staff', 'reports terminals {number} to {number} out of order', ([from, to], { by }) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => ({
      by,
      does: 'terminal-fails',
      seat: Number(from) + i,
    })),
  ),
  verb('staff', 'finds terminal {number} in order', ([seat], { by }) => ({
    by,
    does: 'terminal-works',
    seat: Number(seat),
  })),
  verb('staff', 'credits {patron} {money} because {text}', corrects('credit')),
  verb('staff', 'debits {patron} {money} because {text}', corrects('debit')),
  verb('staff', 'moves {patron} to terminal {number}', ([who, to], { by }) => ({
    by,
    does: 'move-terminal',
    patron: patron(who!),
    to: Number(to),
  })),
  verb('staff', 'voids the heat for {patron}', ([who], { by }) => ({
    by,
    does: 'void-heat',
    patron: patron(who!),
  })),
  verb('staff', 'breaks the session off because {text}', ([reason], { by }) => ({
    by,
    does: 'break-off',
    reason: reason!,
  })),
]

export const SESSION_VERBS: readonly Said[] = [...players, ...house, ...terminals]
