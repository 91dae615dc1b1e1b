import type { Event } from '../../kernel/game.ts'
import { dollars } from '../../kernel/refusal.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import { type Session, stackOf } from '../../tournament/session/state.ts'
import type { PlayerView, SessionView } from '../../tournament/session/view.ts'
import { money, patron, type Words } from '../language/phrase.ts'
import type { Expectation, StageSoFar } from '../stage.ts'

/** Expectations for a session of a tournament. */

type View = SessionView<unknown>
type Expected = Expectation<Session, Event, View>
type SessionStage = StageSoFar<Session, Event, View>

const expects = (
  says: string,
  finds: (words: Words, seen: SessionStage) => true | string,
): Expected => ({
  says,
  finds,
})

const equal = (found: unknown, wanted: unknown): true | string =>
  found === wanted || `it is ${JSON.stringify(found)}`

const amount = (found: number | undefined, wanted: string): true | string =>
  found === money(wanted) || (found === undefined ? 'nobody holds any' : `it is ${dollars(found)}`)

const playerIn = (view: View, who: string): PlayerView | undefined =>
  view.players.find(player => player.patron === patron(who))

/** The amount that another person sees, or `hidden`. */
const asSeen = (view: View, who: string, on: string): string => {
  const wager = view.table.wagers.find(each => each.patron === patron(who) && each.on === on)
  if (!wager) return 'no wager'
  return wager.chips === HIDDEN ? 'hidden' : dollars(wager.chips)
}

const ended = ({ events, by, state }: SessionStage): true | string => {
  const end = events.findLast(event => event.is === 'SessionEnded')
  if (!end) return `the session is ${state.status}`
  return by === undefined || end.under === by || `it rests on ${end.under}`
}

export const SESSION_EXPECTATIONS: readonly Expected[] = [
  expects('{patron} holds {money}', ([who, wanted], { state }) =>
    amount(stackOf(state, patron(who!)), wanted!),
  ),
  expects('{patron} shows {money}', ([who, wanted], { view }) =>
    amount(playerIn(view(), who!)?.chips, wanted!),
  ),
  expects('{patron} sees {money} before {patron}', ([viewer, wanted, who], { view }) =>
    amount(playerIn(view(patron(viewer!)), who!)?.chips, wanted!),
  ),
  expects('{patron} sees {word} of {patron} hidden', ([viewer, on, who], { view }) =>
    equal(asSeen(view(patron(viewer!)), who!, on!), 'hidden'),
  ),
  expects('{patron} sees {money} on {wager} of {patron}', ([viewer, wanted, on, who], { view }) =>
    equal(asSeen(view(patron(viewer!)), who!, on!), dollars(money(wanted!))),
  ),
  expects('{patron} is {word}', ([who, status], { view }) =>
    equal(playerIn(view(), who!)?.status, status),
  ),
  expects('{patron} has {number} pass cards', ([who, left], { view }) =>
    equal(playerIn(view(), who!)?.left.pass, Number(left)),
  ),
  expects('{patron} has {number} secret wager cards', ([who, left], { view }) =>
    equal(playerIn(view(), who!)?.left.secret, Number(left)),
  ),
  expects('{patron} sits at terminal {number}', ([who, seat], { view }) =>
    equal(playerIn(view(), who!)?.seat, Number(seat)),
  ),
  expects('the marker stands at {number}', ([seat], { view }) =>
    equal(view().marker, Number(seat)),
  ),
  expects('there is no marker', (_, { view }) => equal(view().marker, null)),
  expects('it is the turn of {patron}', ([who], { view }) => equal(view().turn, patron(who!))),
  expects('it is the turn of nobody', (_, { view }) => equal(view().turn, null)),
  expects('the indicator shows {word} {number} of {number}', ([unit, now, of], { view }) =>
    equal(
      JSON.stringify(view().indicator),
      JSON.stringify({ unit, now: Number(now), of: Number(of) }),
    ),
  ),
  expects('the limits are {money} to {money}', ([low, high], { view }) => {
    const sign = view().table.sign.limits['each round']
    return (
      (sign?.minimum === money(low!) && sign.maximum === money(high!)) ||
      `they are ${JSON.stringify(sign)}`
    )
  }),
  expects('wagers go up by {money}', ([step], { view }) =>
    amount(view().table.sign.limits['each round']?.step, step!),
  ),
  expects('the session goes on', (_, { view }) => equal(view().status, 'running')),
  expects('the session is void', (_, { view }) => equal(view().status, 'void')),
  expects('the session is over', (_, seen) => ended(seen)),
  expects('{patron} has lost the connection', ([who], { view }) =>
    equal(playerIn(view(), who!)?.offline !== null, true),
  ),
  expects('{patron} is left to the director', ([who], { view }) =>
    equal(view().silent, patron(who!)),
  ),
  expects('play is paused', (_, { view }) => equal(view().paused, true)),
  expects('{patron} ends with {money}', ([who, wanted], { view }) =>
    amount(view().result?.stacks[patron(who!)], wanted!),
  ),
  expects('{patron} does not count', ([who], { view }) =>
    equal(view().result?.stacks[patron(who!)], undefined),
  ),
  expects('nobody went under together', (_, { view }) => equal(view().result?.bust, undefined)),
  expects('{text} went under together', ([names], { view }) =>
    equal(view().result?.bust?.join(', '), names),
  ),
  expects('the result names {patron} disqualified', ([who], { view, by }) => {
    const found = view().result?.disqualified?.[patron(who!)]
    return found === undefined ? 'it does not' : by === undefined || equal(found.under, by)
  }),
  expects('it is played at terminals by {word} for {word}', ([book, division], { view }) => {
    const { rules, terminals } = view()
    return equal(`${terminals} ${rules.book} ${rules.standsFor}`, `true ${book} ${division}`)
  }),
]
