import type { GeneralEvent } from '../general/events.ts'
import { accountHoldings, balance, type Ring, recordOf, type TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { Account, Move } from '../kernel/chips/settle.ts'
import type { Event } from '../kernel/game.ts'
import { dollars } from '../kernel/refusal.ts'
import type { ChipKind } from '../kernel/wager.ts'
import { moment, money, patron, type Words } from './language/phrase.ts'
import type { Expectation, StageSoFar } from './stage.ts'

/** Expectations for any table. A failed one reports what it found instead. */

type General = Expectation<TableState<unknown>, Event, TableView<unknown>>
type TableStage = StageSoFar<TableState<unknown>, Event, TableView<unknown>>
type SettledEvent = Extract<GeneralEvent, { is: 'WagerSettled' }>
type Cut = Extract<GeneralEvent, { is: 'WagerCut' }>

const settledOf = ({ events }: TableStage, who: string, on: string): SettledEvent | undefined =>
  events
    .filter((e): e is SettledEvent => e.is === 'WagerSettled')
    .findLast(({ wager }) => wager.patron === who && wager.on === on)

const withClause = (
  by: string | undefined,
  under: string,
  otherwise: true | string,
): true | string => (by !== undefined && by !== under ? `it rests on ${under}` : otherwise)

const ended =
  (is: SettledEvent['outcome']['is'], amount: (settled: SettledEvent) => number) =>
  (who: string, on: string, wanted: number | undefined, seen: TableStage): true | string => {
    const settled = settledOf(seen, patron(who), on)
    if (!settled) return `no wager of ${who} on ${on} was settled`
    if (settled.outcome.is !== is) return `${who} has "${settled.outcome.is}" on ${on}`
    const found = amount(settled)
    if (wanted !== undefined && found !== wanted) return `it was ${dollars(found)}`
    return withClause(seen.by, settled.outcome.under, true)
  }

const wins = ended('win', ({ won }) => won)
const commission = ended('win', ({ commission: taken }) => taken)
const loses = ended('lose', ({ wager }) => wager.chips)
const standsOff = ended('stand-off', ({ wager }) => wager.chips)

/** A void wager, or the void part of one. */
const getsBack = (who: string, on: string, wanted: number, seen: TableStage): true | string => {
  const whole = settledOf(seen, patron(who), on)
  if (whole?.outcome.is === 'void')
    return whole.wager.chips === wanted
      ? withClause(seen.by, whole.outcome.under, true)
      : `it was ${dollars(whole.wager.chips)}`
  const cut = seen.events
    .filter((e): e is Cut => e.is === 'WagerCut')
    .find(({ moves }) =>
      moves.some(({ to, chips }) => to === `stack:${patron(who)}` && chips === wanted),
    )
  return cut ? withClause(seen.by, cut.under, true) : `nothing of ${who} on ${on} went back`
}

const holds = (who: string, wanted: number, kind: ChipKind, state: Ring): true | string => {
  const found = balance(state, `stack:${patron(who)}`, kind)
  return found === wanted || `${who} holds ${dollars(found)}`
}

const has = (
  who: string,
  wanted: number,
  on: string,
  state: Ring,
  area?: number,
): true | string => {
  const found = state.wagers
    .filter(w => w.patron === patron(who) && w.on === on && (!area || w.area === area))
    .reduce((sum, { chips }) => sum + chips, 0)
  return found === wanted || `${who} has ${dollars(found)} on ${on}`
}

const movesIn = (event: Event): readonly Move[] =>
  'moves' in event ? (event.moves as readonly Move[]) : []

/** The patron's chips at the table, less chips bought, plus chips cashed. */
const netOf = (who: string, ring: Ring, history: readonly Event[]): number => {
  const own = (kind: ChipKind) => kind !== 'promotional'
  const stacks = [`stack:${who}`, `unclaimed:${who}`] as const
  const isTheirs = (account: Account) => stacks.some(stack => stack === account)
  const bought = history
    .flatMap(movesIn)
    .filter(({ from, to, kind }) => own(kind) && (from === 'cage' || to === 'cage'))
    .filter(({ from, to }) => isTheirs(from) || isTheirs(to))
    .reduce((sum, { from, chips }) => sum + (from === 'cage' ? chips : -chips), 0)
  const held = stacks
    .flatMap(account => Object.entries(accountHoldings(ring, account) ?? {}))
    .reduce((sum, [kind, chips]) => sum + (own(kind as ChipKind) ? (chips ?? 0) : 0), 0)
  const risked = ring.wagers
    .filter(({ patron: owner, kind }) => owner === who && own(kind))
    .reduce((sum, { chips }) => sum + chips, 0)
  return held + risked - bought - (recordOf(ring, who)?.owes ?? 0)
}

const expects = (
  says: string,
  finds: (words: Words, seen: TableStage) => true | string,
): General => ({
  says,
  finds,
})

/** What is held for a patron: value chips, and colours at their worth. */
const worthHeld = (ring: Ring, who: string): number =>
  Object.entries(accountHoldings(ring, `unclaimed:${who}`) ?? {}).reduce(
    (sum, [kind, chips = 0]) => (kind === 'promotional' ? sum : sum + chips),
    0,
  )

const equal = (found: unknown, wanted: unknown): true | string =>
  found === wanted || `it is ${JSON.stringify(found)}`

/** Expectations for anything that has events. */
export const HAPPENINGS: readonly General[] = [
  expects('{event} happens', ([is], { events, by }) => {
    const found = events.filter(event => event.is === is)
    if (found.length === 0)
      return `what happened is ${[...new Set(events.map(e => e.is))].join(', ')}`
    return (
      found.some(({ under }) => by === undefined || by === under) ||
      `it rests on ${found.map(({ under }) => under).join(', ')}`
    )
  }),
  expects('{event} happens {number} times', ([is, times], { events }) =>
    equal(events.filter(event => event.is === is).length, Number(times)),
  ),
  expects('no {event} happens', ([is], { events }) =>
    events.some(event => event.is === is) ? 'it did' : true,
  ),
]

/** `player of seat 1, tie of seat 2` */
const settledInOrder = (words: string, { events }: TableStage): true | string => {
  const wanted = words.split(', ')
  const found = events
    .filter((e): e is SettledEvent => e.is === 'WagerSettled')
    .map(({ wager: { on, patron: who } }) =>
      who.startsWith('seat ') ? `${on} of ${who}` : `${on} of patron ${who}`,
    )
  const left = found.filter(each => wanted.includes(each))
  return left.join(', ') === words || `the order is ${found.join(', ')}`
}

export const EXPECTATIONS: readonly General[] = [
  expects('the wagers are settled in the order {text}', ([words], seen) =>
    settledInOrder(words!, seen),
  ),
  expects('{patron} nets {net}', ([who, wanted], { state, history }) => {
    const found = netOf(patron(who!), state, history)
    const size = money(wanted!.replace('-', ''))
    return (
      found === (wanted!.startsWith('-') ? -size : size) ||
      `the net is ${found < 0 ? '-' : ''}${dollars(Math.abs(found))}`
    )
  }),
  expects('{patron} has {money} on {wager} at {count}', ([who, amount, on, area], { state }) =>
    has(who!, money(amount!), on!, state, Number(area)),
  ),
  expects('{patron} wins {money} on {wager}', ([who, amount, on], seen) =>
    wins(who!, on!, money(amount!), seen),
  ),
  expects('{patron} pays {money} commission on {wager}', ([who, amount, on], seen) =>
    commission(who!, on!, money(amount!), seen),
  ),
  expects('{patron} loses {money} on {wager}', ([who, amount, on], seen) =>
    loses(who!, on!, money(amount!), seen),
  ),
  expects('{patron} stands off on {wager}', ([who, on], seen) =>
    standsOff(who!, on!, undefined, seen),
  ),
  expects('{patron} gets back {money} of {wager}', ([who, amount, on], seen) =>
    getsBack(who!, on!, money(amount!), seen),
  ),
  expects('{patron} holds {money}', ([who, amount], { state }) =>
    holds(who!, money(amount!), 'value', state),
  ),
  expects('{patron} holds {money} {kind}', ([who, amount, kind], { state }) =>
    holds(who!, money(amount!), kind as ChipKind, state),
  ),
  expects('{patron} has {money} on {wager}', ([who, amount, on], { state }) =>
    has(who!, money(amount!), on!, state),
  ),
  expects('{patron} owes {money}', ([who, amount], { view }) =>
    equal(view(patron(who!)).mine?.owes, money(amount!)),
  ),
  expects('{money} is held for {patron}', ([amount, who], { state }) =>
    equal(worthHeld(state, patron(who!)), money(amount!)),
  ),
  expects('nobody sits at {count}', ([seat], { view }) =>
    equal(view().seats[Number(seat) - 1]?.patron, null),
  ),
  expects('{patron} sits at {count}', ([who, seat], { view }) =>
    equal(view().seats[Number(seat) - 1]?.patron, patron(who!)),
  ),
  expects('{patron} has been idle for {number} rounds', ([who, rounds], { view }) =>
    equal(view(patron(who!)).mine?.idleRounds, Number(rounds)),
  ),
  expects('the sign shows {money} to {money} for {limit}', ([low, high, kind], { view }) => {
    const limit = view().sign.limits[kind!]
    return (
      (limit?.minimum === money(low!) && limit.maximum === money(high!)) ||
      `it shows ${JSON.stringify(limit)}`
    )
  }),
  expects('the sign shows a change from {time}', ([at], { view, state }) => {
    const { change } = view().sign
    return (
      (change?.by === 'notice' && change.from === moment(state.now, at!)) ||
      `it shows ${JSON.stringify(change)}`
    )
  }),
  expects('the sign shows a proposal', (_, { view }) => equal(view().sign.change?.by, 'agreement')),
  expects('the sign shows no change', (_, { view }) => equal(view().sign.change, null)),
  expects('the sign shows closing at {time}', ([at], { view, state }) =>
    equal(view().sign.closesAt, moment(state.now, at!)),
  ),
  expects('the sign shows the rules {text}', ([text], { view }) => equal(view().sign.rules, text)),
  expects('the place of {patron} shows no limits', ([who], { view }) =>
    equal(view().seats.find(place => place.patron === patron(who!))?.personal, null),
  ),
  expects('the sign shows a private table', (_, { view }) => equal(view().sign.isPrivate, true)),
  expects('the sign shows {word} worth {money}', ([colour, worth], { view }) =>
    equal(view().sign.colours[colour!], money(worth!)),
  ),
  expects(
    'the place of {patron} shows {money} to {money} for {limit}',
    ([who, low, high, kind], { view }) => {
      const limit = view().seats.find(place => place.patron === patron(who!))?.personal?.[kind!]
      return (
        (limit?.minimum === money(low!) && limit.maximum === money(high!)) ||
        `it shows ${JSON.stringify(limit)}`
      )
    },
  ),
  expects(
    'the sign of standing {patron} shows {money} to {money} for {limit}',
    ([who, low, high, kind], { view }) => {
      const limit = view().standing.find(one => one.patron === patron(who!))?.personal?.[kind!]
      return (
        (limit?.minimum === money(low!) && limit.maximum === money(high!)) ||
        `it shows ${JSON.stringify(limit)}`
      )
    },
  ),
  expects('the sign shows steps of {money} for {limit}', ([step, kind], { view }) =>
    equal(view().sign.limits[kind!]?.step, money(step!)),
  ),
  expects('the sign shows multiples of the minimum', (_, { view }) =>
    equal(view().sign.multiplesOfMinimum, true),
  ),
  expects('{patron} is told where to complain', ([who], { view }) => {
    const told = view(patron(who!)).mine?.disputes.some(({ notice }) => notice !== null)
    return told === true || 'no such notice is shown'
  }),
  expects('the table is open', (_, { view }) => equal(view().open, true)),
  expects('the table is closed', (_, { view }) => equal(view().open, false)),
  ...HAPPENINGS,
]
