import type { Authority } from '../kernel/authority.ts'
import { noDrawers } from '../kernel/chips/drawers.ts'
import { type AnyDeclared, isPast, lawOf } from '../kernel/command.ts'
import type { Command, Event, Game, Milestone, Play } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import { GENERAL, type GeneralCommand } from './commands.ts'
import type { GeneralEvent } from './events.ts'
import { evolveRing, isGeneralEvent } from './evolve.ts'
import { feltOf } from './felt.ts'
import { type Inside, isRoundOpen } from './law.ts'
import { consequenceOf } from './money/consequences.ts'
import { isOutside, partings } from './money/partings.ts'
import { recountedAs } from './round-books.ts'
import { limitsDue } from './s09-limits.ts'
import { cures, wagerReturn } from './s10-wagers/cure.ts'
import { allSetOff } from './s11-payment/reopening.ts'
import {
  FIRST_ROUND,
  isAtTable,
  type Ring,
  recordOf,
  roundsBefore,
  type TableConfig,
  type TableState,
} from './state.ts'
import { type TableView, viewRing } from './view.ts'

const DIVISION_1 = lawOf(GENERAL, refuse('nz1:2.1', 'Division 1 has no such command.'))

const isGeneral = (command: Command): command is GeneralCommand =>
  DIVISION_1.find(command.does) !== undefined

/**
 * A table: a play with Division 1 around it. The play decides what is permitted and what wins. The
 * ring seats patrons, keeps limits and chips, and takes and pays wagers.
 * @rule nz1:2.1 the game's own division prevails over Division 1.
 */
export const table = <Elections, PS, C extends Command, E extends Event, V>(
  play: Play<Elections, PS, C, E, V>,
): Game<
  TableConfig<Elections>,
  TableState<PS>,
  C | GeneralCommand,
  E | GeneralEvent,
  TableView<V>
> => {
  const own = new Map(play.commands.map(each => [each.does, each]))
  const declaredAs = (does: string): Pick<AnyDeclared, 'about'> =>
    DIVISION_1.find(does) ?? own.get(does) ?? UNKNOWN

  type State = TableState<PS>
  type Happened = E | GeneralEvent

  const insideOf = (state: State): Inside => ({
    permits: (stake, by) => play.permits(state.play, stake, feltOf(state), by),
    fits: (stake, by) => play.fits?.(state.play, stake, feltOf(state), by),
    releases: (found, by) => play.releases(state.play, found, by),
    kindOf: on => play.kindOf(on),
    placeOf: found => play.placeOf?.(state.play, found) ?? found.on,
    isInPlace: found => play.placeOf === undefined || play.placeOf(state.play, found) === found.on,
    level: stake => play.level?.(state.play, stake, feltOf(state)),
    pays: on => play.pays?.(state.play, on) ?? [],
    limitsUnder: stake => play.limitsUnder?.(state.play, stake, feltOf(state)),
    strictOn: on => play.strictOn?.(on),
    dependants: (gone, others, isOver) => play.dependants?.(state.play, gone, others, isOver) ?? [],
    minds: limits => play.minds?.(state.play, limits),
    allowsNonValueChips: play.allowsNonValueChips,
    isUnderWay: play.isUnderWay(state.play),
  })

  const evolve = (state: State, event: Happened): State =>
    isGeneralEvent(event)
      ? evolveRing(state, event)
      : { ...state, play: play.evolve(state.play, event) }

  /** Between rounds, limits change as soon as the notice has ended or everybody still here agrees. */
  const withLimits = (state: State, events: readonly Happened[]): readonly Happened[] => {
    if (!state.change) return events
    const after = events.reduce(evolve, state)
    return isRoundOpen(after, insideOf(after)) ? events : [...events, ...limitsDue(after)]
  }

  /** A closed table still takes options, and corrections of its last round. @rule ruling:131 */
  const isForClosed = (does: string): boolean =>
    does === 'elect' || declaredAs(does).about === 'a-round'

  /** Nothing is played again at a closed table, so wagers that were put back are returned. */
  const withoutPlay = (state: State, events: readonly Happened[]): readonly Happened[] => {
    const after = events.reduce(evolve, state)
    return [...events, ...after.wagers.map(wager => wagerReturn(after, wager, 'ruling:131'))]
  }

  /** Applies events of play with all their effects on chips and rounds. */
  const follow = (start: State, events: readonly E[]): Decision<Happened> => {
    const all: Happened[] = []
    let state = start
    const happen = (event: Happened): void => {
      all.push(event)
      state = evolve(state, event)
    }
    for (const event of events) {
      happen(event)
      const milestone = play.milestone(event)
      if (milestone === 'no-more-bets')
        for (const cured of cures(state, insideOf(state), evolveRing)) happen(cured)
      for (const consequence of play.resolves(state.play, event, feltOf(state))) {
        const followed = consequenceOf(state, consequence, insideOf(state))
        if (isRefusal(followed)) return followed
        for (const each of followed) happen(each)
      }
      if (milestone) for (const each of MARKED[milestone](state, event.under)) happen(each)
    }
    for (const each of allSetOff(start, state, all)) happen(each)
    return all
  }

  /** A nominee's wager is the patron's own wager. */
  const actingFor = (state: State, command: GeneralCommand): GeneralCommand | Refusal => {
    const { by } = command
    if (by.role !== 'nominee') return command
    const wagers =
      command.does === 'wager' || command.does === 'alter' || command.does === 'withdraw'
    if (!wagers || !play.represents)
      return refuse('nz1:2.3', 'Nobody else may do this for a patron.')
    const refused = recordOf(state, by.patron)?.excluded
      ? refuse('nz1:17.3(b)', '{patron} has been excluded from this game.', { patron: by.patron })
      : play.represents(state.play, by)
    return refused ?? { ...command, by: { role: 'patron', patron: by.patron } }
  }

  /**
   * Only those at the table take part, and an excluded patron only finishes a hand. The play's own
   * refusal comes first, since it says more.
   * @rule nz1:2.3 nz1:17.3(b) ruling:115
   */
  const absent = (state: State, { by }: Command): Refusal | undefined => {
    if (by.role !== 'patron' && by.role !== 'nominee') return undefined
    const { patron } = by
    if (recordOf(state, patron)?.excluded && !play.finishesHands)
      return refuse('nz1:17.3(b)', '{patron} has been excluded from this game.', { patron })
    return isAtTable(state, patron)
      ? undefined
      : refuse('nz1:2.3', '{patron} does not take part at this table.', { patron })
  }

  const isInvalidated = ({ round }: State, events: readonly GeneralEvent[]): boolean =>
    events.some(event => event.is === 'RoundInvalidated' && event.round === round.number)

  const noResult = (
    { earlier }: State,
    after: State,
    events: readonly GeneralEvent[],
  ): readonly E[] =>
    events.flatMap(event =>
      event.is === 'RoundInvalidated'
        ? (play.withdrawn?.(
            after.play,
            event.under,
            event.round === earlier?.number,
            feltOf(after),
          ) ?? [])
        : [],
    )

  const partedIn = (before: State, after: State, events: readonly GeneralEvent[]): readonly E[] =>
    partings(before, events).flatMap(
      ([patron, how]) => play.parted?.(after.play, patron, how, feltOf(after)) ?? [],
    )

  /** A game's command about the last round never changes the next one. @rule ruling:117 */
  const lookedBackAt = (state: State, isOfDivision1: boolean) => {
    const { round } = state
    if (isOfDivision1) return [round.number - 1, roundsBefore(state)[1]?.number]
    const hasBegun = round.attempted || (play.isTooLate ?? play.isUnderWay)(state.play)
    return hasBegun ? [] : [round.number - 1]
  }

  return {
    open: config => opened(config, play.open(config.elections)),
    evolve,
    awaits: state => (state.open ? play.awaits(state.play, feltOf(state)) : undefined),
    view: (state, viewer) => viewRing(state, viewer, play.view(state.play, viewer)),
    decide: (state, command) => {
      const { round } = state
      const past = lookedBackAt(state, isGeneral(command))
      const stale = isPast(declaredAs(command.does), command.round, round.number, past)
      if (stale) return stale
      if (!isGeneral(command)) {
        if (!state.open && !isForClosed(command.does)) return refuse('nz1:8.0', CLOSED)
        const said = play.decide(state.play, command as C, feltOf(state))
        const decision = continued(said, events => absent(state, command) ?? follow(state, events))
        return state.open
          ? continued(decision, events => withLimits(state, events))
          : continued(decision, events => withoutPlay(state, events))
      }
      const own = actingFor(state, command)
      if (isRefusal(own)) return own
      const decision = DIVISION_1.decide(state, own, insideOf(state))
      return continued(decision, events => {
        if (isOutside(command.does)) return withLimits(state, events)
        const after = events.reduce(evolve, state)
        const isOver = isInvalidated(state, events)
        const inside = isOver
          ? play.abandon(after.play, 'nz1:18.1')
          : [...noResult(state, after, events), ...partedIn(state, after, events)]
        return continued(follow(after, inside), rest => withLimits(state, [...events, ...rest]))
      })
    },
  }
}

const CLOSED = 'The table is closed.'

/** The play refuses unknown commands. Until then, treat them as being about the round. */
const UNKNOWN = { about: 'this-round' } as const

const continued = <A, B>(
  decision: Decision<A>,
  then: (events: readonly A[]) => Decision<B>,
): Decision<B> => (isRefusal(decision) ? decision : then(decision))

const opened = <PS>(
  { limits, elections: _, ...config }: TableConfig<unknown>,
  play: PS,
): TableState<PS> => ({
  config,
  open: false,
  openedThisDay: false,
  now: 0,
  seats: Array.from({ length: config.seats }, () => null),
  patrons: {},
  away: noDrawers,
  lately: [],
  accounts: {},
  stacks: noDrawers,
  unclaimed: noDrawers,
  areas: [],
  wagers: [],
  checked: [],
  wagersPlaced: 0,
  limits,
  partnerships: [],
  colours: {},
  disputes: [],
  round: FIRST_ROUND,
  last: null,
  elsewhere: [],
  play,
})

/** What a milestone means for the round, and for idle seats. */
const MARKED: {
  readonly [M in Milestone]: (ring: Ring, under: Authority) => readonly GeneralEvent[]
} = {
  'no-more-bets': () => [{ is: 'BetsChecked', under: 'nz1:10.2' }],
  'bets-reopened': (_, under) => [{ is: 'AttemptVoided', under }],
  'round-over': ring => {
    const idle = idleSeats(ring)
    const active = seatedPatrons(ring).filter(patron => !idle.includes(patron))
    return [{ is: 'RoundCounted', idle, active, under: 'nz1:6.0' }, ...limitsDue(ring)]
  },
  'round-void': ring => {
    const active = seatedPatrons(ring).filter(patron => ring.round.wagered.includes(patron))
    return [
      { is: 'RoundDropped', active, idle: idleSeats(ring), under: 'nz1:1.1/void(b)' },
      ...limitsDue(ring),
    ]
  },
  'last-void': ring => recountedAs(ring, ring.last?.number, false),
  'last-counts': ring => recountedAs(ring, ring.last?.number, true),
  'last-reopened': (ring, under) => [
    ...recountedAs(ring, ring.last?.number, false),
    { is: 'AttemptVoided', ...(ring.last && { wagered: ring.last.wagered }), under },
  ],
}

const seatedPatrons = ({ seats }: Ring): readonly Patron[] =>
  seats.filter(patron => patron !== null)

/**
 * Those without a wager, if every seat was in use in this round.
 * @rule nz1:6.0 ruling:106 ruling:532
 */
const idleSeats = (ring: Ring): readonly Patron[] => {
  const { late, wagered } = ring.round
  const isFull = ring.seats.every(seated => seated !== null && !late.includes(seated))
  return isFull ? seatedPatrons(ring).filter(patron => !wagered.includes(patron)) : []
}
