import type { GeneralCommand } from '../general/commands.ts'
import type { Limit, Limits, Ring } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'
import type { ChipKind, WagerId } from '../kernel/wager.ts'
import { money, patron, time, type Words } from './phrase.ts'
import type { Verb } from './stage.ts'

/** What patrons and staff do at any table. */

const verb = (
  who: Verb<Ring, GeneralCommand>['who'],
  says: string,
  does: (
    words: Words,
    context: { readonly by: Actor; readonly state: Ring },
  ) => GeneralCommand | readonly GeneralCommand[],
): Verb<Ring, GeneralCommand> => ({ who, says, does })

const nameOf = (by: Actor): string => (by.role === 'patron' ? by.patron : '')

/** `seat 3` sits where the name says. */
const seatNamed = (by: Actor): number => Number(nameOf(by).replace('seat ', ''))

const sits = (by: Actor, state: Ring): readonly GeneralCommand[] => {
  if (by.role !== 'patron' || state.patrons[by.patron]?.left === false) return []
  return by.patron.startsWith('seat ')
    ? [{ by, does: 'sit', seat: seatNamed(by) }]
    : [{ by, does: 'stand' }]
}

/** The wager somebody has on something; a scenario never needs to know its number. */
export const wagerOn = (state: Ring, who: string, on: string): WagerId =>
  state.wagers.find(w => w.patron === who && w.on === on)?.id ?? `none on ${on}`

const limitsWith = (limits: Limits, [low, high, kind]: Words, step?: string): Limits => {
  const limit: Limit = {
    minimum: money(low!),
    maximum: money(high!),
    ...(step === undefined ? {} : { step: money(step) }),
  }
  return { ...limits, [kind!]: limit }
}

const kind = (word: string): ChipKind => word as ChipKind

export const VERBS: readonly Verb<Ring, GeneralCommand>[] = [
  verb('patron', 'sits', (_, { by }) => ({ by, does: 'sit', seat: seatNamed(by) })),
  verb('patron', 'sits at {number}', ([seat], { by }) => ({ by, does: 'sit', seat: Number(seat) })),
  verb('patron', 'stands', (_, { by }) => ({ by, does: 'stand' })),
  verb('patron', 'leaves', (_, { by }) => ({ by, does: 'leave' })),
  verb('patron', 'buys in {money}', ([amount], { by, state }) => [
    ...sits(by, state),
    { by, does: 'buy-in', chips: money(amount!) },
  ]),
  verb('patron', 'buys in {money} {word}', ([amount, chips], { by, state }) => [
    ...sits(by, state),
    { by, does: 'buy-in', chips: money(amount!), kind: kind(chips!) },
  ]),
  verb('patron', 'cashes out {money}', ([amount], { by }) => ({
    by,
    does: 'cash-out',
    chips: money(amount!),
  })),
  verb('patron', 'cashes out {money} {word}', ([amount, chips], { by }) => ({
    by,
    does: 'cash-out',
    chips: money(amount!),
    kind: kind(chips!),
  })),
  verb('patron', 'buys {money} of {word} worth {money}', ([amount, colour, worth], { by }) => ({
    by,
    does: 'buy-colour',
    colour: colour!,
    chips: money(amount!),
    worth: money(worth!),
  })),
  verb('patron', 'buys {money} of {word}', ([amount, colour], { by }) => ({
    by,
    does: 'buy-colour',
    colour: colour!,
    chips: money(amount!),
  })),
  verb('patron', 'hands back {word}', ([colour], { by }) => ({
    by,
    does: 'sell-colour',
    colour: colour!,
  })),
  verb('patron', 'wagers {money} on {word}', ([amount, on], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
  })),
  verb('patron', 'wagers {money} on {word} at {number}', ([amount, on, area], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
    area: Number(area),
  })),
  verb('patron', 'wagers {money} {word} on {word}', ([amount, chips, on], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
    kind: kind(chips!),
  })),
  verb('patron', 'alters {word} to {money}', ([on, amount], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, nameOf(by), on!),
    chips: money(amount!),
  })),
  verb('patron', 'withdraws {word}', ([on], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, nameOf(by), on!),
  })),
  verb('patron', 'withdraws {word} of {patron}', ([on, owner], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(owner!), on!),
  })),
  verb('patron', 'agrees', (_, { by }) => ({ by, does: 'agree' })),
  verb('patron', 'disagrees', (_, { by }) => ({ by, does: 'disagree' })),
  verb('patron', 'disputes {text}', ([about], { by }) => ({ by, does: 'dispute', about: about! })),
  verb('clock', '{time}', ([at]) => ({ by: { role: 'clock' }, does: 'time', at: time(at!) })),
  verb('staff', 'accepts {money} on {word} for {patron}', ([amount, on, who], { by }) => ({
    by,
    does: 'accept',
    patron: patron(who!),
    on: on!,
    chips: money(amount!),
  })),
  verb(
    'staff',
    'accepts {money} {word} on {word} for {patron}',
    ([amount, chips, on, who], { by }) => ({
      by,
      does: 'accept',
      patron: patron(who!),
      on: on!,
      chips: money(amount!),
      kind: kind(chips!),
    }),
  ),
  verb('staff', 'returns {word} of {patron}', ([on, who], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(who!), on!),
  })),
  verb('staff', 'alters {word} of {patron} to {money}', ([on, who, size], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, patron(who!), on!),
    chips: money(size!),
  })),
  verb('staff', 'reports {patron} wagering elsewhere', ([who], { by }) => ({
    by,
    does: 'report-elsewhere',
    patron: patron(who!),
    wagering: true,
  })),
  verb('staff', 'reports {patron} done elsewhere', ([who], { by }) => ({
    by,
    does: 'report-elsewhere',
    patron: patron(who!),
    wagering: false,
  })),
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
  verb('staff', 'reserves the table for {text}', ([names], { by }) => ({
    by,
    does: 'reserve',
    reservation: { for: 'patrons', patrons: names!.split(', ').map(patron) },
  })),
  verb('staff', 'reserves the table for the event {word} of {text}', ([event, names], { by }) => ({
    by,
    does: 'reserve',
    reservation: { for: 'event', event: event!, patrons: names!.split(', ').map(patron) },
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
