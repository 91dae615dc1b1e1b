import type { Patron } from '../../kernel/people.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import type { Result } from '../../tournament/director/s05-results/ranking.ts'
import type { DirectorState } from '../../tournament/director/state.ts'
import { phrasesFor } from '../command-phrases.ts'
import { fill, money, patron, type Words } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'

/** Phrases for applicants, the operator and the director outside the sessions. */

type DirectorVerb = Verb<DirectorState, DirectorCommand>

const OPERATOR = { role: 'staff', rank: 'operator' } as const
const HOUR = 60 * 60 * 1000
const MINUTE = 60 * 1000
const SECOND = 1000

const { gives, verb } = phrasesFor<DirectorState, DirectorCommand>()

const FORM = { name: 'as signed', address: 'as given' }

/** From the entry form to the fee. */
export const entering = (name: Patron): readonly DirectorCommand[] => [
  { by: { role: 'patron', patron: name }, does: 'apply', form: FORM },
  { by: OPERATOR, does: 'notify', patron: name },
  { by: OPERATOR, does: 'accept', patron: name },
]

/** Draws the players in the order of entry. */
export const lots = (count: number): readonly DirectorCommand[] =>
  Array.from({ length: count }, () => ({ by: { role: 'chance' }, does: 'lot', number: 0 }))

const ABSENCE = 'not coming|not attending|absence|no-show'

const disqualifying = (says: string, ground: 'no-show' | 'breach'): DirectorVerb =>
  verb('staff', says, ([who, reason], { by }) => ({
    by,
    does: 'disqualify',
    patron: patron(who!),
    ground,
    reason: reason!,
  }))

const entries: readonly DirectorVerb[] = [
  gives('staff', 'opens entries', 'open-entries'),
  gives('patron', 'applies', 'apply', [], { form: FORM }),
  gives('patron', 'applies without an address', 'apply', [], { form: { name: 'as signed' } }),
  gives('staff', 'sends {patron} the conditions', 'notify', ['patron']),
  gives('staff', 'accepts {patron}', 'accept', ['patron']),
  verb('staff', 'enters {patron}', ([who]) => entering(patron(who!))),
  gives('staff', 'refuses {patron} because {text}', 'refuse-entry', ['patron', 'reason']),
  gives('patron', 'withdraws', 'withdraw'),
  gives('staff', 'lets {patron} leave', 'withdraw', ['patron']),
  gives('staff', 'consents to the refund of {patron}', 'consent', ['patron'], { agrees: true }),
  gives('staff', 'declines the refund of {patron}', 'consent', ['patron'], { agrees: false }),
  gives('patron', 'hands the entry to {patron}', 'transfer', ['to']),
  disqualifying(`disqualifies {patron} for {${ABSENCE}}`, 'no-show'),
  disqualifying('disqualifies {patron} for {text}', 'breach'),
  gives('staff', 'puts {patron} on the waiting list', 'wait-list', ['patron']),
  gives('staff', 'checks {patron} in', 'check-in', ['patron'], { here: true }),
  verb('staff', 'undoes the last action', (_, { by, state }) => ({
    by,
    does: 'undo',
    action: state.actions.at(-1)?.id ?? 1,
  })),
  gives('staff', 'cancels for want of players', 'cancel', [], { ground: 'participation' }),
]

const clock = (state: DirectorState, before: number): DirectorCommand => ({
  by: { role: 'clock' },
  does: 'time',
  at: state.conditions.playStart - before,
})

/** The words of a span are its numbers, in the order of these units. */
const before = (span: string, ...units: readonly number[]): DirectorVerb =>
  verb('clock', `${span} before play`, (words, { state }) =>
    clock(
      state,
      units.reduce((sum, unit, i) => sum + Number(words[i]) * unit, 0),
    ),
  )

const later = (span: string, unit: number): DirectorVerb =>
  verb('clock', `${span} later`, ([count], { by, state }) => ({
    by,
    does: 'time',
    at: state.now + Number(count) * unit,
  }))

const times: readonly DirectorVerb[] = [
  before('{number} hours', HOUR),
  before('{number} minutes', MINUTE),
  before('{number} seconds', SECOND),
  before('{number} hours and {number} minutes', HOUR, MINUTE),
  before('{number} hours, {number} minutes and {number} seconds', HOUR, MINUTE, SECOND),
  verb('clock', 'play starts', (_, { state }) => clock(state, 0)),
  later('{number} hours', HOUR),
  later('{number} minutes', MINUTE),
  later('{number} seconds', SECOND),
  verb('staff', 'plays session {number} at table {text}', ([number, place], { by }) => ({
    by,
    does: 'assign',
    session: Number(number) - 1,
    place: place!,
  })),
  verb('staff', 'moves session {number} to {number} minutes from now', (words, { by, state }) => ({
    by,
    does: 'reschedule',
    session: Number(words[0]) - 1,
    at: state.now + Number(words[1]) * MINUTE,
  })),
]

/** Every part of a count is `NAME AMOUNT`. */
const miscounted = (words: Words): string | undefined => {
  const [, counts = ''] = words
  const parts = counts.split('; ')[0]!.split(', ')
  const wrong = parts.find(part => fill('{word} {money}', part) === undefined)
  return wrong === undefined
    ? undefined
    : `"${wrong}" is not a player and an amount such as Ana 900`
}

/** `Ana 900, Ben 500; went under: Ana, Ben; disqualified Dee by nz7:4.10 with 200` */
const resultOf = (words: string): Result => {
  const [counts = '', ...more] = words.split('; ')
  const stacks = counts.split(', ').map(each => {
    const [name = '', held = '0'] = each.split(' ')
    return [name, money(held)] as const
  })
  const under = more.find(each => each.startsWith('went under: '))?.slice('went under: '.length)
  const expelled = more.flatMap(each => {
    const found = each.match(/^disqualified (\S+) by (\S+) with (\S+)$/)
    if (!found) return []
    const [, name, clause, held] = found
    const ground = { under: clause as 'nz7:4.10', reason: 'seen at the table', held: money(held!) }
    return [[name!, ground] as const]
  })
  return {
    stacks: Object.fromEntries(stacks),
    ...(under === undefined ? {} : { bust: under.split(', ') }),
    ...(expelled.length > 0 ? { disqualified: Object.fromEntries(expelled) } : {}),
  }
}

const named = (words: string): readonly Patron[] => words.split(', ')

const sessions: readonly DirectorVerb[] = [
  gives('staff', 'begins the tournament', 'begin'),
  verb('chance', 'draws lot {number}', ([number], { by }) => ({
    by,
    does: 'lot',
    number: Number(number) - 1,
  })),
  verb('chance', 'draws all lots', (_, { state }) => lots(state.undrawn.length)),
  verb('staff', 'begins session {number}', ([number], { by }) => ({
    by,
    does: 'begin-session',
    session: Number(number) - 1,
  })),
  verb('staff', 'seats {patron} in session {number} at {number}', ([who, to, seat], { by }) => ({
    by,
    does: 'seat',
    patron: patron(who!),
    session: Number(to) - 1,
    seat: Number(seat),
  })),
  {
    ...verb('staff', 'enters the count of session {number}: {text}', ([number, words], { by }) => ({
      by,
      does: 'count',
      session: Number(number) - 1,
      stacks: resultOf(words!).stacks,
    })),
    mistake: miscounted,
  },
  {
    ...verb('staff', 'counts session {number}: {text}', ([number, words], { by }) => ({
      by,
      does: 'session-ended',
      session: Number(number) - 1,
      result: resultOf(words!),
    })),
    mistake: miscounted,
  },
  verb('staff', 'lets {text} go on by {word}', ([names, term], { by }) => ({
    by,
    does: 'advance',
    patrons: named(names!),
    term: term!,
  })),
  verb('staff', 'gives {word} of place {number} to {patron}', ([item, place, who], { by }) => ({
    by,
    does: 'share-item',
    place: Number(place),
    item: item!,
    how: { to: patron(who!) },
  })),
  verb('staff', 'sells {word} of place {number} for {money}', ([item, place, price], { by }) => ({
    by,
    does: 'share-item',
    place: Number(place),
    item: item!,
    how: { soldFor: money(price!) },
  })),
]

const faults: readonly DirectorVerb[] = [
  verb('staff', 'moves {patron} to session {number}', ([who, to], { by }) => ({
    by,
    does: 'another-heat',
    patron: patron(who!),
    to: Number(to) - 1,
  })),
  verb('staff', 'voids the entry of {text} for a terminal', ([names], { by }) => ({
    by,
    does: 'void-entries',
    patrons: named(names!),
    ground: 'terminal',
  })),
  verb('staff', 'voids the entries of {text} for the system', ([names], { by }) => ({
    by,
    does: 'void-entries',
    patrons: named(names!),
    ground: 'system',
  })),
  verb('staff', 'begins session {number} anew', ([number], { by }) => ({
    by,
    does: 'restart',
    session: Number(number) - 1,
  })),
  gives('staff', 'cancels for the system', 'cancel', [], { ground: 'system' }),
]

export const TOURNAMENT_VERBS: readonly DirectorVerb[] = [
  ...entries,
  ...times,
  ...sessions,
  ...faults,
]
