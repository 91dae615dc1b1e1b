import type { Limits } from '../general/state.ts'
import type { WagerLimits } from '../tournament/director/s02-entry/conditions.ts'
import { APPLICATION } from '../tournament/session/application.ts'
import type { SessionTerms } from '../tournament/session/state.ts'
import type { Body } from './entry.ts'
import type { Change } from './significant-record.ts'
import type { TableBook } from './table-book.ts'

/** Sessions of a tournament are tables too. These are their extra events and topics. */

interface OfPlayer {
  readonly patron: string
  readonly held?: number
}

/** The values before and after an event. */
export const SESSION_CHANGES: Readonly<Record<string, (book: TableBook, event: never) => Change>> =
  {
    DirectorPresent: (_, { present }: { present: boolean }) => ({
      before: present ? 'away' : 'present',
      after: present ? 'present' : 'away',
    }),
    BetTimerSet: (_, { seconds }: { seconds: number }) => ({ before: null, after: seconds }),
    MinimumOnly: () => ({ before: 'any lawful wager', after: 'the minimum' }),
    LimitsKept: ({ limits }) => ({ before: limits, after: limits }),
    LimitsRaised: ({ limits, steps = [] }, { step }: { step: number }) => ({
      before: limits,
      after: steps[step],
    }),
    PlayerDisqualified: (_, { held }: OfPlayer) => ({
      before: `in play with ${held} cents of chips`,
      after: 'disqualified',
    }),
    PlayerOut: () => ({ before: 'in play', after: 'excused' }),
    PlayInterrupted: () => ({ before: 'in play', after: 'interrupted' }),
    PlayResumed: () => ({ before: 'interrupted', after: 'in play' }),
    SessionResumed: () => ({ before: 'over', after: 'in play' }),
    RoundTakenBack: () => ({ before: 'counted', after: 'to be played again' }),
    TerminalFailed: () => ({ before: 'in order', after: 'out of order' }),
    TerminalRestored: () => ({ before: 'out of order', after: 'in order' }),
    TerminalChanged: ({ lastSeats = {} }, { patron, to }: OfPlayer & { to: number }) => ({
      before: `terminal ${lastSeats[patron]}`,
      after: `terminal ${to}`,
    }),
    HeatVoided: () => ({ before: 'in play', after: 'void in this heat' }),
    SessionBrokenOff: () => ({ before: 'in play', after: 'void' }),
  }

const signOf = (limits: WagerLimits): Limits => ({ 'each round': limits })

/** A session's table at its opening: with seated players and its own limits. */
export const sessionBook = ({ opens }: Body): Partial<TableBook> => {
  const { terms } = (opens?.config ?? {}) as { readonly terms?: SessionTerms }
  if (!terms) return {}
  const seats = Object.fromEntries(terms.players.map((patron, i) => [patron, i + 1]))
  const steps = terms.limits.map(signOf)
  return {
    game: terms.game,
    book: APPLICATION[terms.game].rules.book,
    limits: steps[0]!,
    steps,
    seats,
    lastSeats: { ...seats },
  }
}
