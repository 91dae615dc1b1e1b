import { withElection } from '../../election-change.ts'
import { shifted, withoutPaid, withResult } from '../../paid-results.ts'
import type { Results } from '../results.ts'
import type { RouletteEvent } from './events.ts'
import type { BallAtRest, CountedChips, Phase, State } from './state.ts'

/** Only keeps the books. A condition here depends on what happened, never on a rule. */

type EventOf<Is extends RouletteEvent['is']> = Extract<RouletteEvent, { readonly is: Is }>
type Keeping = { readonly [Is in RouletteEvent['is']]: (state: State, event: EventOf<Is>) => State }

/** How many numbers the winning number display keeps. */
const REMEMBERED = 500

const without = <T>(
  record: Readonly<Record<string, T>>,
  key: string,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

const counted = (phase: Phase): CountedChips => ('counted' in phase ? phase.counted : {})

const resting = (state: State, is: BallAtRest<string>['is']): State =>
  ({ ...state, phase: { ...state.phase, is } }) as State

/** True if a wager was on the layout when the ball dropped. */
const hadWagers = ({ phase }: State): boolean => Object.keys(counted(phase)).length > 0

/** Counted from the end. */
const withoutNth = (results: Results, since: number | undefined): Results =>
  since === undefined ? results : results.filter((_, at) => at !== results.length - 1 - since)

const cleared = (state: State): State => ({
  ...state,
  phase: { is: 'betting' },
  declared: [],
  placed: {},
  moved: {},
})

const KEEPING: Keeping = {
  WagerDeclared: (state, { declared: id, patron, on, piece, kind, isPlaced }) => ({
    ...state,
    declarations: id,
    declared: [...state.declared, { id, patron, on, piece, kind, isPlaced, wagers: [] }],
  }),
  DeclaredPlaced: (state, { declared: id, wagers }) => ({
    ...state,
    placed: { ...state.placed, ...wagers },
    declared: state.declared.map(one =>
      one.id === id ? { ...one, isPlaced: true, wagers: Object.keys(wagers) } : one,
    ),
  }),
  DeclaredReturned: (state, { declared: id }) => ({
    ...state,
    declared: state.declared.filter(one => one.id !== id),
  }),
  SpinStarted: state => ({ ...state, phase: { is: 'spinning' }, before: null, announced: [] }),
  NoMoreBets: state => ({
    ...state,
    phase: { is: 'no-more-bets' },
    announced: [{ says: 'No more bets' }],
  }),
  BallDropped: (state, event) => ({
    ...state,
    phase: { is: 'ball-dropped', counted: event.counted },
  }),
  BallRested: (state, event) => ({
    ...state,
    phase: { is: 'at-rest', number: event.in, counted: counted(state.phase) },
  }),
  NumberAnnounced: (state, { number, colour }) => ({
    ...resting(state, 'announced'),
    announced: [...state.announced, { says: '{number} {colour}', facts: { number, colour } }],
  }),
  WinnersTransferred: state => resting(state, 'transferred'),
  LosersCollected: state => resting(state, 'collected'),
  WinnersPaid: state => state,
  SpinEnded: (state, { number, isAllVoid }) => ({
    ...cleared(state),
    before: {
      declared: state.declared,
      placed: state.placed,
      moved: state.moved,
      ballFrom: state.ballFrom,
    },
    ballFrom: number,
    results: [...state.results, number].slice(-REMEMBERED),
    showsLast: true,
    sincePaid: withResult(state.sincePaid, hadWagers(state) && !isAllVoid),
  }),
  SpinVoided: (state, { cause, wasOver, ballTo }) => ({
    ...state,
    ...(wasOver && {
      declared: [...(state.before?.declared ?? []), ...state.declared],
      placed: { ...state.placed, ...state.before?.placed },
      moved: { ...state.moved, ...state.before?.moved },
      ballFrom: ballTo,
      results: state.results.slice(0, -1),
      showsLast: false,
      sincePaid: shifted(state.sincePaid, -1),
    }),
    phase: { is: 'betting' },
    before: null,
    ballToExamine: state.ballToExamine || cause === 'ball-out',
    announced: [...state.announced, { says: 'No spin' }],
  }),
  SpinAbandoned: state => ({
    ...cleared(state),
    before: null,
    showsLast: false,
    announced: [],
  }),
  ResultWithdrawn: (state, { isEarlier, ballTo = state.ballFrom }) =>
    isEarlier
      ? {
          ...state,
          results: withoutNth(state.results, state.sincePaid[0]),
          sincePaid: withoutPaid(state.sincePaid),
        }
      : {
          ...state,
          before: null,
          ballFrom: ballTo,
          results: state.results.slice(0, -1),
          showsLast: false,
          sincePaid: shifted(state.sincePaid, -1),
        },
  BallExamined: state => ({ ...state, ballToExamine: false }),
  BallChanged: state => state,
  // The last spin was played on another layout, and stays as it is.
  ElectionChanged: (state, event) => ({
    ...state,
    elections: withElection(state.elections, event),
    ...(event.election === 'layout' ? { before: null } : {}),
  }),
  WagerClarified: (state, { wager, on }) => ({
    ...state,
    placed: { ...state.placed, [wager]: on },
    moved: without(state.moved, wager),
  }),
  WagerMoved: (state, { wager, on }) => ({ ...state, moved: { ...state.moved, [wager]: on } }),
  WagerRestored: (state, { wager }) => ({ ...state, moved: without(state.moved, wager) }),
}

export const evolve = (state: State, event: RouletteEvent): State =>
  (KEEPING[event.is] as (state: State, event: RouletteEvent) => State)(state, event)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
