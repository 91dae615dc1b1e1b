import type { GeneralCommand } from '../general/commands.ts'
import { type Limit, type Limits, type Ring, roundsBefore } from '../general/state.ts'
import type { WagerId } from '../kernel/wager.ts'
import { phrasesFor } from './command-phrases.ts'
import { moment, money, patron, type Words } from './language/phrase.ts'
import type { Verb } from './stage.ts'

/** Phrases for directions of supervisors and the operator at any table. */

type DirectionVerb = Verb<Ring, GeneralCommand>

export const { gives, verb } = phrasesFor<Ring, GeneralCommand>()

const limitsWith = (limits: Limits, [low, high, kind]: Words, step?: string): Limits => {
  const limit: Limit = {
    minimum: money(low!),
    maximum: money(high!),
    ...(step === undefined ? {} : { step: money(step) }),
  }
  return { ...limits, [kind!]: limit }
}

/** `seat 1 and seat 2`, `seat 1, seat 2` */
const allOf = (names: string) => names.split(/, | and /).map(patron)

const invalidates =
  (
    ground: 'disruption' | 'fraud',
    hasRound: boolean,
    hasForfeits: boolean,
  ): DirectionVerb['does'] =>
  (words, { by }) => {
    const [round, ...rest] = hasRound ? words : ['', ...words]
    const [names, reason] = hasForfeits ? rest : [undefined, rest[0]]
    return {
      by,
      does: 'invalidate',
      ground,
      forfeits: names === undefined ? [] : allOf(names),
      reason: reason!,
      ...(hasRound && { round: Number(round) }),
    }
  }

/** Each about the current round, the last one, or a round by its number. */
const INVALIDATIONS: readonly DirectionVerb[] = (['the round', 'round {count}'] as const).flatMap(
  which => {
    const hasRound = which !== 'the round'
    const says = (rest: string) => `invalidates ${which} ${rest}`
    return [
      verb('staff', says('because of {text}'), invalidates('disruption', hasRound, false)),
      verb('staff', says('for fraud because {text}'), invalidates('fraud', hasRound, false)),
      ...['forfeits', 'forfeit'].map(word =>
        verb(
          'staff',
          says(`for fraud and {text} ${word} because {text}`),
          invalidates('fraud', hasRound, true),
        ),
      ),
    ]
  },
)

/** The patron's wager of this name on the table, otherwise their latest settled one. */
const wagerOf = (ring: Ring, who: string, on: string, area?: string): WagerId => {
  const { wagers, round } = ring
  const rounds = [round, ...roundsBefore(ring)]
  const settled = rounds
    .flatMap(({ ended }) => [...ended].reverse())
    .filter(({ outcome }) => outcome.is !== 'void')
    .map(({ wager }) => wager)
  const found = [...wagers, ...settled].find(
    wager =>
      wager.patron === who &&
      wager.on === on &&
      (area === undefined || wager.area === Number(area)),
  )
  return found?.id ?? `none on ${on}`
}

export const DIRECTIONS: readonly DirectionVerb[] = [
  gives('staff', 'opens the table', 'open-table'),
  gives('staff', 'closes the table', 'close-table'),
  gives('staff', 'closes the table at the end of hours', 'close-table', [], {
    ground: 'end-of-hours',
  }),
  gives('staff', 'begins a gaming day', 'new-gaming-day'),
  verb('staff', 'announces closing at {time}', ([at], { by, state }) => ({
    by,
    does: 'announce-closing',
    at: moment(state.now, at!),
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
  gives('staff', 'ends the reservation', 'end-reservation'),
  gives('staff', 'asks for seat {count}', 'require-seat', ['seat']),
  verb('staff', 'sets limits {money} to {money} for {limit}', (words, { by, state }) => ({
    by,
    does: 'change-limits',
    limits: limitsWith(state.limits, words),
  })),
  verb(
    'staff',
    'sets limits {money} to {money} for {limit} in steps of {money}',
    (words, { by, state }) => ({
      by,
      does: 'change-limits',
      limits: limitsWith(state.limits, words, words[3]),
    }),
  ),
  verb(
    'staff',
    'announces limits {money} to {money} for {limit} from {time}',
    (words, { by, state }) => ({
      by,
      does: 'announce-limits',
      limits: limitsWith(state.limits, words),
      from: moment(state.now, words[3]!),
    }),
  ),
  verb('staff', 'proposes limits {money} to {money} for {limit}', (words, { by, state }) => ({
    by,
    does: 'propose-limits',
    limits: limitsWith(state.limits, words),
  })),
  verb(
    'staff',
    'gives {patron} limits {money} to {money} for {limit}',
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
    patrons: allOf(names!),
    reason: reason!,
  })),
  gives('staff', 'recovers {money} from {patron} because {text}', 'recover', [
    'chips',
    'patron',
    'reason',
  ]),
  gives('staff', 'makes good {money} to {patron} because {text}', 'make-good', [
    'chips',
    'patron',
    'reason',
  ]),
  gives('staff', 'releases what is held for {patron}', 'release-unclaimed', ['patron']),
  gives('staff', 'orders the device of {patron} away because {text}', 'order-device-away', [
    'patron',
    'reason',
  ]),
  gives('staff', 'voids the wagers of {patron} because {text}', 'void-wagers', [
    'patron',
    'reason',
  ]),
  verb('staff', 'voids {wager} of {patron} because {text}', ([on, who, reason], { by, state }) => ({
    by,
    does: 'void-wagers',
    patron: patron(who!),
    reason: reason!,
    wager: wagerOf(state, patron(who!), on!),
  })),
  verb(
    'staff',
    'voids {wager} of {patron} at {count} because {text}',
    ([on, who, area, reason], { by, state }) => ({
      by,
      does: 'void-wagers',
      patron: patron(who!),
      reason: reason!,
      wager: wagerOf(state, patron(who!), on!, area),
    }),
  ),
  gives('staff', 'ends the limits of {patron}', 'end-personal-limits', ['patron']),
  gives('staff', 'requires colours of {patron}', 'require-colours', ['patron'], { required: true }),
  gives('staff', 'lets {patron} use value chips', 'require-colours', ['patron'], {
    required: false,
  }),
  gives('staff', 'supplies the rules {text}', 'supply-rules', ['text']),
  gives('staff', 'excludes {patron} because {text}', 'exclude', ['patron', 'reason']),
  ...INVALIDATIONS,
  verb('staff', 'resolves dispute {count}', ([number], { by }) => ({
    by,
    does: 'end-dispute',
    dispute: Number(number) - 1,
    resolved: true,
  })),
  verb('staff', 'leaves dispute {count} unresolved', ([number], { by }) => ({
    by,
    does: 'end-dispute',
    dispute: Number(number) - 1,
    resolved: false,
  })),
]
