import { dollars } from '../../kernel/refusal.ts'
import { type Payment, paymentsOf } from '../../tournament/director/money.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import type { DirectorView } from '../../tournament/director/view/director-view.ts'
import { money, patron, type Words } from '../language/phrase.ts'
import type { Expectation, StageSoFar } from '../stage.ts'

/** Expectations for a tournament. */

type Expected = Expectation<DirectorState, DirectorEvent, DirectorView>
type DirectorStage = StageSoFar<DirectorState, DirectorEvent, DirectorView>

const expects = (
  says: string,
  finds: (words: Words, seen: DirectorStage) => true | string,
): Expected => ({
  says,
  finds,
})

const equal = (found: unknown, wanted: unknown): true | string =>
  found === wanted || `it is ${JSON.stringify(found)}`

const resting = (under: string, by: string | undefined): true | string =>
  by === undefined || by === under || `it rests on ${under}`

const told = ({ does, chips, for: what, under }: Payment): string =>
  `${does} ${dollars(chips)} for ${what} by ${under}`

const paid =
  (does: Payment['does']) =>
  ([who, wanted]: Words, { events, by }: DirectorStage): true | string => {
    const own = events.flatMap(paymentsOf).filter(each => each.patron === patron(who!))
    const found = own.filter(each => each.does === does && each.chips === money(wanted!))
    if (found.length === 0) return `${who} ${own.map(told).join(', ') || 'pays and gets nothing'}`
    return found.some(({ under }) => by === undefined || under === by) || told(found[0]!)
  }

const sessionAt = ({ sessions }: DirectorView, number: string | undefined) =>
  sessions[Number(number) - 1]

const lastOf = <Is extends DirectorEvent['is']>({ events }: DirectorStage, is: Is) =>
  events.findLast((event): event is Extract<DirectorEvent, { is: Is }> => event.is === is)

export const TOURNAMENT_EXPECTATIONS: readonly Expected[] = [
  expects('{patron} pays {money}', paid('pays')),
  expects('{patron} gets {money}', paid('gets')),
  expects('{patron} pays and gets nothing', ([who], { events }) => {
    const own = events.flatMap(paymentsOf).filter(each => each.patron === patron(who!))
    return own.length === 0 || own.map(told).join(', ')
  }),
  expects('of the fee {money} go to {word}', ([wanted, what], seen) => {
    const shares = lastOf(seen, 'EntryAccepted')?.shares as
      | Readonly<Record<string, number>>
      | undefined
    const found = shares?.[what!]
    return found === money(wanted!) || `it is ${found === undefined ? 'none' : dollars(found)}`
  }),
  expects('{patron} has {text} won', ([who, item], { view }) => {
    const own = view().awards.find(award => award.patron === patron(who!))
    return own?.items.includes(item!) || `it is ${own?.items.join(', ') || 'nothing'}`
  }),
  expects('{patron} is placed {number}', ([who, place], { view, by }) => {
    const found = view().placings.find(placing => placing.patron === patron(who!))
    if (found?.place !== Number(place)) return `it is ${found?.place ?? 'nowhere'}`
    return resting(found.under, by)
  }),
  expects('{text} go on', ([names], seen) => {
    const event = lastOf(seen, 'Qualified')
    if (event?.patrons.join(', ') !== names) return `${event?.patrons.join(', ') ?? 'nobody'}`
    return resting(event!.under, seen.by)
  }),
  expects('{text} play off', ([names], seen) => {
    const event = lastOf(seen, 'PlayOffCalled')
    if (event?.session.players.join(', ') !== names)
      return `${event?.session.players.join(', ') ?? 'nobody'}`
    return resting(event!.under, seen.by)
  }),
  expects('session {number} seats {text}', ([number, names], { view }) =>
    equal(sessionAt(view(), number)?.players.join(', '), names),
  ),
  expects('session {number} is void', ([number], { view }) =>
    equal(sessionAt(view(), number)?.isVoid, true),
  ),
  expects('{number} wait for their lot', ([count], { view }) =>
    equal(view().undrawn.length, Number(count)),
  ),
  expects('the tournament is {word}', ([status], { view }) => equal(view().status, status)),
  expects('{patron} reads that it is played {text}', ([who, says], { view }) =>
    equal(view(patron(who!)).rules?.says, says),
  ),
  expects('{patron} reads a fee of {money}', ([who, fee], { view }) =>
    equal(view(patron(who!)).conditions.entryFee, money(fee!)),
  ),
  expects('{patron} reads that it was because {text}', ([who, reason], { view, by }) => {
    const entry = view(patron(who!)).entry
    if (entry?.reason !== reason) return `it is ${entry?.reason ?? 'nothing'}`
    return resting(entry?.under ?? '', by)
  }),
  expects('session {number} starts {number} minutes from now', ([number, minutes], { view }) => {
    const { now } = view()
    return equal(((sessionAt(view(), number)?.startsAt ?? 0) - now) / 60_000, Number(minutes))
  }),
  expects('{patron} is {word}', ([who, status], { view }) =>
    equal(view(patron(who!)).entry?.status, status),
  ),
]
