import type { GeneralCommand } from '../general/commands.ts'
import type { Ring } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'
import type { ChipKind, WagerId } from '../kernel/wager.ts'
import { DIRECTIONS, verb } from './directions.ts'
import { money, patron, time } from './language/phrase.ts'
import type { Verb } from './stage.ts'

/** Phrases for patrons and staff at any table. */

const nameOf = (by: Actor): string =>
  by.role === 'patron' || by.role === 'nominee' ? by.patron : ''

/** `seat 3` sits in seat 3. */
const seatNamed = (by: Actor): number => Number(nameOf(by).replace('seat ', ''))

const sits = (by: Actor, state: Ring): readonly GeneralCommand[] => {
  if (by.role !== 'patron' || state.patrons[by.patron]?.left === false) return []
  return by.patron.startsWith('seat ')
    ? [{ by, does: 'sit', seat: seatNamed(by) }]
    : [{ by, does: 'stand' }]
}

/** A patron's wager on something, so that scenarios do not need its number. */
export const wagerOn = (state: Ring, who: string, on: string, area?: string): WagerId =>
  state.wagers.find(
    w => w.patron === who && w.on === on && (area === undefined || w.area === Number(area)),
  )?.id ?? `none on ${on}`

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
  verb('patron', 'buys in {money} {kind}', ([amount, chips], { by, state }) => [
    ...sits(by, state),
    { by, does: 'buy-in', chips: money(amount!), kind: kind(chips!) },
  ]),
  verb('patron', 'cashes out {money}', ([amount], { by }) => ({
    by,
    does: 'cash-out',
    chips: money(amount!),
  })),
  verb('patron', 'cashes out {money} {kind}', ([amount, chips], { by }) => ({
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
  verb('patron', 'wagers {money} on {wager}', ([amount, on], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
  })),
  verb('patron', 'wagers {money} on {wager} at {number}', ([amount, on, area], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
    area: Number(area),
  })),
  verb('patron', 'wagers {money} {kind} on {wager}', ([amount, chips, on], { by }) => ({
    by,
    does: 'wager',
    on: on!,
    chips: money(amount!),
    kind: kind(chips!),
  })),
  verb('patron', 'alters {wager} to {money}', ([on, amount], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, nameOf(by), on!),
    chips: money(amount!),
  })),
  verb('patron', 'alters {wager} at {number} to {money}', ([on, area, size], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, nameOf(by), on!, area),
    chips: money(size!),
  })),
  verb('patron', 'withdraws {wager} at {number}', ([on, area], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, nameOf(by), on!, area),
  })),
  verb('patron', 'withdraws {wager}', ([on], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, nameOf(by), on!),
  })),
  verb('patron', 'withdraws {wager} of {patron}', ([on, owner], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(owner!), on!),
  })),
  verb('patron', 'agrees', (_, { by }) => ({ by, does: 'agree' })),
  verb('patron', 'disagrees', (_, { by }) => ({ by, does: 'disagree' })),
  verb('patron', 'disputes {text}', ([about], { by }) => ({ by, does: 'dispute', about: about! })),
  verb('clock', '{time}', ([at]) => ({ by: { role: 'clock' }, does: 'time', at: time(at!) })),
  verb('staff', 'accepts {money} on {wager} for {patron}', ([amount, on, who], { by }) => ({
    by,
    does: 'accept',
    patron: patron(who!),
    on: on!,
    chips: money(amount!),
  })),
  verb(
    'staff',
    'accepts {money} {kind} on {wager} for {patron}',
    ([amount, chips, on, who], { by }) => ({
      by,
      does: 'accept',
      patron: patron(who!),
      on: on!,
      chips: money(amount!),
      kind: kind(chips!),
    }),
  ),
  verb(
    'staff',
    'accepts {money} on {wager} at {number} for {patron}',
    ([amount, on, area, who], { by }) => ({
      by,
      does: 'accept',
      patron: patron(who!),
      on: on!,
      chips: money(amount!),
      area: Number(area),
    }),
  ),
  verb('staff', 'returns {wager} of {patron} at {number}', ([on, who, area], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(who!), on!, area),
  })),
  verb(
    'staff',
    'alters {wager} of {patron} at {number} to {money}',
    ([on, who, area, size], { by, state }) => ({
      by,
      does: 'alter',
      wager: wagerOn(state, patron(who!), on!, area),
      chips: money(size!),
    }),
  ),
  verb('staff', 'returns {wager} of {patron}', ([on, who], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(who!), on!),
  })),
  verb('staff', 'alters {wager} of {patron} to {money}', ([on, who, size], { by, state }) => ({
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
  ...DIRECTIONS,
]
