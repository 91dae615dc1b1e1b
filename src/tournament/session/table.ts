import type { GeneralCommand } from '../../general/commands.ts'
import type { EventOf, GeneralEvent } from '../../general/events.ts'
import type { TableConfig, TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Authority } from '../../kernel/authority.ts'
import { isPast, lawOf } from '../../kernel/command.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { isPatron, type Patron } from '../../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { withId } from '../../kernel/wager.ts'
import { SESSION, SESSION_LAW, type SessionCommand } from './commands.ts'
import { corrected, isCorrection } from './corrections.ts'
import { evolveSession, isSessionEvent } from './evolve.ts'
import { opened, seated, wideOpen } from './opening.ts'
import { limitsFixed } from './s03-wagering/limits.ts'
import {
  broughtInside,
  cardOf,
  noCard,
  notOwn,
  notReady,
  notUnderWay,
  onBothHands,
  outOfTurn,
  secretEnded,
  tooLittle,
  tooMuch,
} from './s03-wagering/turn.ts'
import {
  adjusted,
  afterRound,
  excluded,
  leftAlone,
  over,
  roundTakenBack,
  takenBack,
  timeIsUp,
  voidAfterPayment,
} from './s05-rounds/round.ts'
import { aboutShoe, beginsWithCut, renamed, unshuffled } from './s08-shoes.ts'
import { terminalDown, untouched } from './s09-terminals.ts'
import {
  type AnyEvent,
  applicationOf,
  kindOf,
  type SessionConfig,
  type SessionEvent,
  type SessionState,
  turnOf,
} from './state.ts'
import { type SessionView, viewSession } from './view.ts'

const DECLARED = new Map(SESSION.map(each => [each.does, each]))

const LAW = lawOf(SESSION_LAW, refuse('nz7:4.1', 'A session has no such command.'))

/** Commands that Division 1 allows and a tournament does not. */
const CLOSED: Readonly<Record<string, readonly [Authority, string]>> = {
  leave: ['nz7:4.6', 'Nobody leaves during a session without the consent of the director.'],
  stand: ['nz7:4.6', 'Nobody leaves during a session without the consent of the director.'],
  sit: ['nz7:4.2', 'Seats are drawn by lot and kept for the session.'],
  'buy-in': ['nz7:4.4', 'No more chips are issued during a session.'],
  'cash-out': ['nz7:4.5', 'Tournament chips stay at this table until they are counted.'],
  'buy-colour': ['nz7:4.5', 'No other chips are brought into a tournament.'],
  'sell-colour': ['nz7:4.5', 'No other chips are brought into a tournament.'],
  'require-colours': ['nz7:4.5', 'No other chips are brought into a tournament.'],
  'ask-free-rounds': ['nz7:3.5', 'Every player wagers on each hand of a session.'],
  elect: ['nz7:2.2', 'The conditions of entry say how the tables are set up.'],
  alter: ['nz7:3.2', 'A wager on the layout can no longer be changed.'],
  withdraw: ['nz7:3.2', 'A wager on the layout can no longer be changed.'],
}

type Secret = Extract<SessionCommand, { readonly does: 'secret-wager' }>

/** A dealer takes back what was entered wrongly, until the turn ends. @rule ruling:746 */
const isEnteredAgain = (state: SessionState<unknown>, command: Command): boolean => {
  const { wager } = command as { readonly wager?: string }
  const patron = withId(state.inner.wagers, wager)?.patron
  return (
    command.does === 'withdraw' &&
    command.by.role === 'staff' &&
    patron !== undefined &&
    turnOf(state) === patron
  )
}

/** Commands that are still allowed after a session. */
const AFTERWARDS: readonly string[] = ['time', 'dispute', 'end-dispute']

/** Until the count staff may put the last round right, but play nothing more. @rule ruling:738 */
const mayCorrect = (state: SessionState<unknown>, { by, does }: Command): boolean =>
  state.status === 'over' &&
  by.role === 'staff' &&
  does !== 'accept' &&
  !applicationOf(state).starts.includes(does)

/** @rule nz7:4.2 nz7:4.11 nz7:5.5 */
const closedTo = (state: SessionState<unknown>, command: Command): Refusal | undefined => {
  const { status } = state
  if (command.by.role === 'nominee')
    return refuse(
      'nz7:4.2',
      'In a tournament players wager for themselves, and control their own box.',
    )
  const isOver = status !== 'seating' && status !== 'running'
  return isOver && !AFTERWARDS.includes(command.does) && !mayCorrect(state, command)
    ? refuse('nz7:5.5', 'The session is over. The director decides what is still in doubt.')
    : undefined
}

/** A round that was paid is invalidated, and not the one under way. */
const isOfLastRound = ({ inner }: SessionState<unknown>, event: Event): boolean =>
  event.is === 'RoundInvalidated' &&
  (event as EventOf<'RoundInvalidated'>).round !== inner.round.number

/** At terminals, a wager may be changed until betting closes. */
const OPEN_ON_TERMINALS: readonly string[] = ['alter', 'withdraw']

/**
 * A session: a table with Division 7 around it. The table does not know about the tournament. It
 * takes tournament chips and has no effective limits; this ring does the rest. Division 1 applies
 * as in any game.
 * @rule nz1:2.1(e)
 */
export const tournament = <El, PS, C extends Command, E extends Event, V>(
  game: Game<TableConfig<El>, TableState<PS>, C | GeneralCommand, E | GeneralEvent, TableView<V>>,
): Game<
  SessionConfig<El>,
  SessionState<PS>,
  C | GeneralCommand | SessionCommand,
  E | GeneralEvent | SessionEvent,
  SessionView<V>
> => {
  type State = SessionState<PS>
  type Happened = E | GeneralEvent | SessionEvent
  type Any = C | GeneralCommand | SessionCommand

  const evolve = (state: State, event: Happened): State =>
    isSessionEvent(event)
      ? evolveSession(state, event)
      : { ...state, inner: game.evolve(state.inner, event as E | GeneralEvent) }

  interface Followed {
    readonly events: readonly Happened[]
    readonly after: State
  }

  /** Applies events of the table with their effects on the session. */
  const follow = (start: State, events: readonly Happened[]): Followed => {
    const { shoe } = applicationOf(start)
    const all: Happened[] = []
    let state = start
    const happen = (event: Happened): void => {
      all.push(event)
      state = evolve(state, event)
    }
    const takeBack = (): void => {
      for (const each of roundTakenBack(start, state)) happen(each)
      for (const each of leftAlone(state)) happen(each)
    }
    const isFirst = shoe !== null && beginsWithCut(start, events, shoe)
    for (const event of events) {
      if (isFirst && event.is === shoe.lastRound) continue
      happen(event)
      if (event.is === 'PatronExcluded')
        for (const each of excluded(state, event as unknown as { readonly patron: Patron }))
          happen(each)
      if (shoe) for (const each of aboutShoe(state, event.is, shoe, isFirst)) happen(each)
      if (state.status !== 'running' && state.status !== 'over') continue
      if (event.is === 'RoundDropped' && state.inner.wagers.length === 0)
        happen({ is: 'RoundRepeated', under: 'nz7:5.4' })
      if (isOfLastRound(start, event)) takeBack()
      if (state.status === 'over') continue
      if (event.is === 'RoundCounted') {
        for (const wager of state.inner.wagers) happen(takenBack(wager))
        happen({ is: 'RoundClosed', under: 'nz7:4.15' })
        for (const each of afterRound(state)) happen(each)
      }
      const mayEnd = event.is === 'TimePassed' || event.is === 'RoundInvalidated'
      if (mayEnd && timeIsUp(state)) happen(over(state, 'nz7:5.2'))
    }
    const again = voidAfterPayment(events)
    if (again) {
      for (const wager of state.inner.wagers.filter(({ id }) => again.includes(id)))
        happen(takenBack(wager, 'ruling:738'))
      takeBack()
      if (timeIsUp(state)) happen(over(state, 'nz7:5.2'))
    }
    for (const each of adjusted(start, state)) happen(each)
    if (state.inner.wagers.length === 0) for (const each of leftAlone(state)) happen(each)
    return { events: all, after: state }
  }

  const eventsOf = (followed: Followed | Refusal): Decision<Happened> =>
    isRefusal(followed) ? followed : followed.events

  const inner = (state: State, command: Any): Followed | Refusal => {
    const decision = game.decide(state.inner, command as C | GeneralCommand)
    return isRefusal(decision) ? decision : follow(state, decision)
  }

  /**
   * A wager of the player in turn. The ring checks it after the table has taken it.
   * @rule nz7:3.1 nz7:4.2 nz7:7.4
   */
  const bet = (state: State, patron: Patron, command: Any): Followed | Refusal => {
    const refused =
      notUnderWay(state) ??
      outOfTurn(state, patron) ??
      terminalDown(state, patron) ??
      notOwn(state, patron, command)
    if (refused) return refused
    const taken = inner(state, { ...command, kind: kindOf(state.terms) } as Any)
    if (isRefusal(taken)) return taken
    if (command.does === 'accept') return accepted(taken, patron)
    const small = applicationOf(state).terminals ? tooLittle(taken.after, patron) : undefined
    return tooMuch(taken.after, patron) ?? small ?? taken
  }

  /**
   * A wager that the dealer took outside the limits is corrected when the turn ends. At a terminal,
   * where nobody has a turn, it is corrected at once.
   * @rule nz7:3.6
   */
  const accepted = (taken: Followed, patron: Patron): Followed | Refusal => {
    const { events, after } = taken
    const refused = onBothHands(after, patron)
    if (refused || !applicationOf(after).terminals) return refused ?? taken
    const inside = broughtInside(after, patron) as readonly Happened[]
    return { events: [...events, ...inside], after: inside.reduce(evolve, after) }
  }

  const secret = (state: State, command: Any): Decision<Happened> => {
    const { by, on, chips: amount, patron: named } = command as Secret & Command
    const patron = cardOf(by, named)
    if (patron === undefined) return refuse('nz7:4.15', 'Players play their own cards.')
    const refused = notUnderWay(state) ?? noCard(state, patron, 'secret')
    if (refused) return refused
    const wager = isPatron(by)
      ? { by, does: 'wager', on, chips: amount }
      : { by, does: 'accept', patron, on, chips: amount }
    const taken = bet(state, patron, wager as Any)
    if (isRefusal(taken)) return taken
    const ends = secretEnded(taken.after, patron)
    return isRefusal(ends) ? ends : [...taken.events, ...(ends as readonly Happened[])]
  }

  /** A correction of chips may put a player out, or change a result. */
  const withEffects = (state: State, decision: Decision<AnyEvent>): Decision<Happened> => {
    if (isRefusal(decision)) return decision
    const events = decision as readonly Happened[]
    return decision.some(({ is }) => is === 'PaymentCorrected' || is === 'HeatVoided')
      ? [...events, ...adjusted(state, events.reduce(evolve, state))]
      : events
  }

  const delegate = (state: State, command: Any): Decision<Happened> => {
    const { betting, starts, terminals } = applicationOf(state)
    const barred = closedTo(state, command)
    if (barred) return barred
    const limits = limitsFixed(state, command)
    if (limits) return limits
    const closed = Object.hasOwn(CLOSED, command.does) ? CLOSED[command.does] : undefined
    const isOpen =
      (terminals && OPEN_ON_TERMINALS.includes(command.does)) || isEnteredAgain(state, command)
    if (closed && !isOpen) return refuse(closed[0], closed[1])
    if (isPatron(command.by) && ['wager', 'alter', ...betting].includes(command.does))
      return eventsOf(bet(state, command.by.patron, command))
    if (command.does === 'accept' && 'patron' in command)
      return eventsOf(bet(state, command.patron as Patron, command))
    const waits = starts.includes(command.does) ? notReady(state) : undefined
    const kept = waits ?? unshuffled(state, command) ?? untouched(state, command)
    if (kept) return kept
    const decision = renamed(eventsOf(inner(state, command)), command)
    if (isRefusal(decision) || !decision.some(({ is }) => is === 'BetsChecked')) return decision
    return notReady(state) ?? decision
  }

  return {
    open: ({ terms, table }) => opened(terms, seated(game, terms.players, wideOpen(table))),
    evolve,
    awaits: state =>
      state.status === 'seating' || state.status === 'running'
        ? game.awaits(state.inner)
        : undefined,
    view: (state, viewer) => viewSession(state, game.view(state.inner, viewer), viewer),
    decide: (state, command) => {
      const declared = DECLARED.get(command.does)
      const stale = declared && isPast(declared, command.round, state.inner.round.number)
      if (stale) return stale
      if (command.does === 'secret-wager') return secret(state, command)
      if (isCorrection(command)) return withEffects(state, corrected(state, command))
      if (!LAW.find(command.does)) return delegate(state, command)
      return withEffects(state, LAW.decide(state, command, undefined))
    },
  }
}
