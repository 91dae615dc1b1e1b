import type { GeneralCommand } from '../general/commands.ts'
import type { Ring } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'
import type { ChipKind, WagerId } from '../kernel/wager.ts'
import { DIRECTIONS, gives, verb } from './directions.ts'
import { FailedLine } from './failed-line.ts'
import { moment, money, patron } from './language/phrase.ts'
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
  gives('patron', 'sits at {number}', 'sit', ['seat']),
  gives('patron', 'stands', 'stand'),
  gives('patron', 'leaves', 'leave'),
  verb('patron', 'buys in {money}', ([amount], { by, state }) => [
    ...sits(by, state),
    { by, does: 'buy-in', chips: money(amount!) },
  ]),
  verb('patron', 'buys in {money} {kind}', ([amount, chips], { by, state }) => [
    ...sits(by, state),
    { by, does: 'buy-in', chips: money(amount!), kind: kind(chips!) },
  ]),
  gives('patron', 'cashes out {money}', 'cash-out', ['chips']),
  gives('patron', 'cashes out {money} {kind}', 'cash-out', ['chips', 'kind']),
  gives('patron', 'buys {money} of {word} worth {money}', 'buy-colour', [
    'chips',
    'colour',
    'worth',
  ]),
  gives('patron', 'buys {money} of {word}', 'buy-colour', ['chips', 'colour']),
  gives('patron', 'hands back {word}', 'sell-colour', ['colour']),
  gives('patron', 'wagers {money} on {wager}', 'wager', ['chips', 'on']),
  gives('patron', 'wagers {money} on {wager} at {count}', 'wager', ['chips', 'on', 'area']),
  gives('patron', 'wagers {money} {kind} on {wager}', 'wager', ['chips', 'kind', 'on']),
  verb('patron', 'alters {wager} to {money}', ([on, amount], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, nameOf(by), on!),
    chips: money(amount!),
  })),
  verb('patron', 'alters {wager} at {count} to {money}', ([on, area, size], { by, state }) => ({
    by,
    does: 'alter',
    wager: wagerOn(state, nameOf(by), on!, area),
    chips: money(size!),
  })),
  verb('patron', 'withdraws {wager} at {count}', ([on, area], { by, state }) => ({
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
  gives('patron', 'agrees', 'agree'),
  gives('patron', 'disagrees', 'disagree'),
  gives('patron', 'disputes {text}', 'dispute', ['about']),
  verb('clock', '{time}', ([word], { state: { now } }) => {
    const at = moment(now, word!)
    if (at < now) throw new FailedLine(`the clock is already past ${word}`)
    return { by: { role: 'clock' }, does: 'time', at }
  }),
  gives('staff', 'accepts {money} on {wager} for {patron}', 'accept', ['chips', 'on', 'patron']),
  gives('staff', 'accepts {money} {kind} on {wager} for {patron}', 'accept', [
    'chips',
    'kind',
    'on',
    'patron',
  ]),
  gives('staff', 'accepts {money} on {wager} at {count} for {patron}', 'accept', [
    'chips',
    'on',
    'area',
    'patron',
  ]),
  verb('staff', 'returns {wager} of {patron} at {count}', ([on, who, area], { by, state }) => ({
    by,
    does: 'withdraw',
    wager: wagerOn(state, patron(who!), on!, area),
  })),
  verb(
    'staff',
    'alters {wager} of {patron} at {count} to {money}',
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
  gives('staff', 'reports {patron} wagering elsewhere', 'report-elsewhere', ['patron'], {
    wagering: true,
  }),
  gives('staff', 'reports {patron} done elsewhere', 'report-elsewhere', ['patron'], {
    wagering: false,
  }),
  ...DIRECTIONS,
]
