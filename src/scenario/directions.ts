import type { GeneralCommand } from '../general/commands.ts'
import type { Limit, Limits, Ring } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'
import { money, patron, time, type Words } from './language/phrase.ts'
import type { Verb } from './stage.ts'

/** Phrases for directions of supervisors and the operator at any table. */

export const verb = (
  who: Verb<Ring, GeneralCommand>['who'],
  says: string,
  does: (
    words: Words,
    context: { readonly by: Actor; readonly state: Ring },
  ) => GeneralCommand | readonly GeneralCommand[],
): Verb<Ring, GeneralCommand> => ({ who, says, does })

const limitsWith = (limits: Limits, [low, high, kind]: Words, step?: string): Limits => {
  const limit: Limit = {
    minimum: money(low!),
    maximum: money(high!),
    ...(step === undefined ? {} : { step: money(step) }),
  }
  return { ...limits, [kind!]: limit }
}

export const DIRECTIONS: readonly Verb<Ring, GeneralCommand>[] = [
  verb('staff', 'opens the table', (_, { by }) => ({ by, does: 'open-table' })),
  verb('staff', 'closes the table', (_, { by }) => ({ by, does: 'close-table' })),
  verb('staff', 'closes the table at the end of hours', (_, { by }) => ({
    by,
    does: 'close-table',
    ground: 'end-of-hours',
  })),
  verb('staff', 'begins a gaming day', (_, { by }) => ({ by, does: 'new-gaming-day' })),
  verb('staff', 'announces closing at {time}', ([at], { by }) => ({
    by,
    does: 'announce-closing',
    at: time(at!),
  })),
  verb('staff', 'reserves the table for the event {word} of {text}', ([event, names], { by }) => ({
    by,
    does: 'reserve',
    reservation: { for: 'event', event: event!, patrons: names!.split(', ').map(patron) },
  })),
  verb('staff', 'reserves the table for {text}', ([names], { by }) => ({
    by,
    does: 'reserve',
    reservation: { for: 'patrons', patrons: names!.split(', ').map(patron) },
  })),
  verb('staff', 'ends the reservation', (_, { by }) => ({ by, does: 'end-reservation' })),
  verb('staff', 'asks for seat {number}', ([seat], { by }) => ({
    by,
    does: 'require-seat',
    seat: Number(seat),
  })),
  verb('staff', 'sets limits {money} to {money} for {word}', (words, { by, state }) => ({
    by,
    does: 'change-limits',
    limits: limitsWith(state.limits, words),
  })),
  verb(
    'staff',
    'sets limits {money} to {money} for {word} in steps of {money}',
    (words, { by, state }) => ({
      by,
      does: 'change-limits',
      limits: limitsWith(state.limits, words, words[3]),
    }),
  ),
  verb(
    'staff',
    'announces limits {money} to {money} for {word} from {time}',
    (words, { by, state }) => ({
      by,
      does: 'announce-limits',
      limits: limitsWith(state.limits, words),
      from: time(words[3]!),
    }),
  ),
  verb('staff', 'proposes limits {money} to {money} for {word}', (words, { by, state }) => ({
    by,
    does: 'propose-limits',
    limits: limitsWith(state.limits, words),
  })),
  verb(
    'staff',
    'gives {patron} limits {money} to {money} for {word}',
    ([who, ...words], { by }) => ({
      by,
      does: 'personal-limits',
      patron: patron(who!),
      limits: limitsWith({}, words),
    }),
  ),
  verb('staff', 'names {text} partners because {text}', ([names, reason], { by }) => ({
    by,
    does: 'name-partners',
    patrons: names!.split(' and ').map(patron),
    reason: reason!,
  })),
  verb(
    'staff',
    'recovers {money} from {patron} because {text}',
    ([amount, who, reason], { by }) => ({
      by,
      does: 'recover',
      patron: patron(who!),
      chips: money(amount!),
      reason: reason!,
    }),
  ),
  verb(
    'staff',
    'makes good {money} to {patron} because {text}',
    ([amount, who, reason], { by }) => ({
      by,
      does: 'make-good',
      patron: patron(who!),
      chips: money(amount!),
      reason: reason!,
    }),
  ),
  verb('staff', 'releases what is held for {patron}', ([who], { by }) => ({
    by,
    does: 'release-unclaimed',
    patron: patron(who!),
  })),
  verb('staff', 'orders the device of {patron} away because {text}', ([who, reason], { by }) => ({
    by,
    does: 'order-device-away',
    patron: patron(who!),
    reason: reason!,
  })),
  verb('staff', 'voids the wagers of {patron} because {text}', ([who, reason], { by }) => ({
    by,
    does: 'void-wagers',
    patron: patron(who!),
    reason: reason!,
  })),
  verb('staff', 'excludes {patron} because {text}', ([who, reason], { by }) => ({
    by,
    does: 'exclude',
    patron: patron(who!),
    reason: reason!,
  })),
  verb('staff', 'invalidates the round because of {text}', ([reason], { by }) => ({
    by,
    does: 'invalidate',
    ground: 'disruption',
    forfeits: [],
    reason: reason!,
  })),
  verb(
    'staff',
    'invalidates the round for fraud and {patron} forfeits because {text}',
    ([who, reason], { by }) => ({
      by,
      does: 'invalidate',
      ground: 'fraud',
      forfeits: [patron(who!)],
      reason: reason!,
    }),
  ),
  verb('staff', 'resolves dispute {number}', ([number], { by }) => ({
    by,
    does: 'end-dispute',
    dispute: Number(number) - 1,
    resolved: true,
  })),
  verb('staff', 'leaves dispute {number} unresolved', ([number], { by }) => ({
    by,
    does: 'end-dispute',
    dispute: Number(number) - 1,
    resolved: false,
  })),
]
