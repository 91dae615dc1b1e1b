import type { Phrase } from '../../../kernel/refusal.ts'
import { withElection } from '../../election-change.ts'
import { type SincePaid, shifted, withoutPaid, withResult } from '../../paid-results.ts'
import { added, correctedHistory } from '../results-display.ts'
import { type Faces, total } from '../s03-equipment/dice.ts'
import type { EventOf, SnakeEyesEvent } from './events.ts'
import {
  activeDice,
  type Betting,
  type DiceAtRest,
  type Die,
  type DieId,
  type LastRoll,
  type Offering,
  type Phase,
  type Shooter,
  START,
  type State,
} from './state.ts'

/** Only keeps the books. A condition here depends on what happened, never on a rule. */

const shooterOf = (phase: Phase): Shooter | undefined =>
  'shooter' in phase ? phase.shooter : undefined

const withActive = (dice: readonly Die[], active: readonly DieId[]): readonly Die[] =>
  dice.map(die => {
    if (die.at === 'missing') return die
    return { ...die, at: active.includes(die.id) ? 'active' : 'dealer' }
  })

const atRest = (state: State, change: Partial<DiceAtRest>): State =>
  state.phase.is === 'at-rest' ? { ...state, phase: { ...state.phase, ...change } } : state

const offering = (state: State, change: Partial<Offering>): State =>
  state.phase.is === 'offering' ? { ...state, phase: { ...state.phase, ...change } } : state

/** The dice are back with the shooter, and the roll can still be reviewed. */
const rolled = (
  state: State,
  roll: Pick<LastRoll, 'faces' | 'by' | 'standing' | 'decided'>,
): State => {
  const shooter = shooterOf(state.phase)
  return shooter
    ? {
        ...state,
        phase: { is: 'betting', shooter },
        last: { shooter, dice: activeDice(state), voidRolls: state.voidRolls, ...roll },
      }
    : state
}

/** Before settlement, an overruled call is just a new call. Afterwards it changes the result. */
const overruled = (state: State, { outcome, by }: EventOf<'CallOverruled'>): State => {
  const faces = outcome === 'no-roll' ? null : outcome
  if (state.phase.is === 'at-rest')
    return faces ? atRest(state, { faces, called: { total: total(faces), by } }) : state
  if (!state.last) return state
  const { history, last } = state
  return {
    ...state,
    last: { ...last, faces, by, decided: [] },
    voidRolls: faces ? 0 : (last.voidRolls ?? 0) + 1,
    history: last.faces
      ? correctedHistory(history, faces)
      : faces
        ? added(history, faces)
        : history,
    showsLast: faces !== null,
    sincePaid: overruledSince(state, last, faces),
  }
}

const overruledSince = (
  { sincePaid }: State,
  { faces: before, standing }: LastRoll,
  now: Faces | null,
): SincePaid => {
  if (now && before) return sincePaid
  return now ? withResult(sincePaid, standing.length > 0) : shifted(sincePaid, before ? -1 : 0)
}

const overruledCall = ({ outcome }: EventOf<'CallOverruled'>): Phrase =>
  outcome === 'no-roll'
    ? { says: 'Overruled: no roll' }
    : { says: 'Overruled: {total}', facts: { total: total(outcome) } }

/** New dice are inspected before the game continues. */
const replaced = (state: State, { dice }: EventOf<'DiceReplaced'>): State => {
  const { phase } = state
  const next: Offering | Betting =
    phase.is === 'offering' || phase.is === 'betting'
      ? phase
      : phase.is === 'inspecting'
        ? phase.next
        : START
  return {
    ...state,
    dice: dice.map((id): Die => ({ id, at: 'dealer' })),
    diceBrought: state.diceBrought + dice.length,
    replaceDice: false,
    wantsOriginal: false,
    phase: { is: 'inspecting', inspections: [], next },
  }
}

const barredFrom = ({ barred }: Pick<Offering, 'barred'>): Pick<Offering, 'barred'> =>
  barred === undefined ? {} : { barred }

const REMEMBERED = 6

const said = (state: State, call: Phrase): State => ({
  ...state,
  announced: [...state.announced, call].slice(-REMEMBERED),
})

type Keeping = {
  readonly [Is in SnakeEyesEvent['is']]: (state: State, event: EventOf<Is>) => State
}

const KEEPING: Keeping = {
  DiceInspected: (state, { inspection }) =>
    state.phase.is === 'inspecting'
      ? {
          ...state,
          phase: { ...state.phase, inspections: [...state.phase.inspections, inspection] },
        }
      : state,
  DiceReady: state =>
    state.phase.is === 'inspecting' ? { ...state, phase: state.phase.next } : state,
  DiceOffered: (state, { to }) =>
    said(offering(state, { to }), {
      says: 'The dice are offered to {patron}',
      facts: { patron: to },
    }),
  DiceDeclined: (state, { patron }) =>
    state.phase.is === 'offering'
      ? offering(state, { to: null, declined: [...state.phase.declined, patron] })
      : state,
  OffersLapsed: state => ({
    ...state,
    phase: { ...START, ...(state.phase.is === 'offering' && barredFrom(state.phase)) },
  }),
  DiceTaken: (state, { shooter, dice }) => ({
    ...state,
    phase: { is: 'betting', shooter },
    dice: withActive(state.dice, dice),
    voidRolls: 0,
    wantsOriginal: false,
  }),
  DiceChosen: (state, { dice }) => ({
    ...state,
    dice: withActive(state.dice, dice),
    wantsOriginal: false,
  }),
  DiceRelinquished: (state, event) => ({
    ...state,
    phase: { ...START, after: event.after, ...barredFrom(event) },
    dice: withActive(state.dice, []),
    voidRolls: 0,
    wantsOriginal: false,
  }),
  RollStarted: state => {
    const shooter = shooterOf(state.phase)
    return shooter ? { ...state, phase: { is: 'rolling', shooter }, last: null } : state
  },
  DiceRested: (state, { faces, leaning }) => {
    const shooter = shooterOf(state.phase)
    return shooter
      ? {
          ...state,
          phase: { is: 'at-rest', shooter, faces, leaning, called: null, entered: null },
        }
      : state
  },
  FaceRuled: (state, { faces }) => atRest(state, { faces }),
  DiceReread: (state, { faces, leaning }) => atRest(state, { faces, ...(leaning && { leaning }) }),
  TotalCalled: (state, { total: sum, by }) =>
    said(atRest(state, { called: { total: sum, by } }), { says: '{total}', facts: { total: sum } }),
  ResultEntered: (state, { faces }) => atRest(state, { entered: faces }),
  EntryAmended: (state, { faces }) => atRest(state, { entered: faces }),
  RollSettled: (state, { faces, standing, decided, by }) => ({
    ...rolled(state, { faces, by, standing, decided }),
    history: added(state.history, faces),
    showsLast: true,
    sincePaid: withResult(state.sincePaid, standing.length > 0),
    voidRolls: 0,
  }),
  RollVoided: (state, { standing, by, counts }) => ({
    ...said(rolled(state, { faces: null, by, standing, decided: [] }), { says: 'No roll' }),
    showsLast: false,
    voidRolls: state.voidRolls + (counts ? 1 : 0),
  }),
  CallOverruled: (state, event) => said(overruled(state, event), overruledCall(event)),
  RollSettledAgain: (state, { decided }) =>
    state.last ? { ...state, last: { ...state.last, decided } } : state,
  DiceReturned: (state, { shooter, dice }) => {
    const betting: Betting = { is: 'betting', shooter }
    const { phase } = state
    return {
      ...state,
      phase: phase.is === 'inspecting' ? { ...phase, next: betting } : betting,
      dice: withActive(state.dice, dice),
    }
  },
  DiceMissing: (state, { dice }) => ({
    ...state,
    dice: state.dice.map(die => (dice.includes(die.id) ? { ...die, at: 'missing' } : die)),
  }),
  OriginalRequested: state => ({ ...state, wantsOriginal: true }),
  DieFound: (state, { die, goes }) => ({
    ...state,
    dice: state.dice.flatMap(one => {
      if (one.id !== die) return [one]
      return goes === 'away' ? [] : [{ ...one, at: goes === 'shooter' ? 'active' : 'dealer' }]
    }),
  }),
  SearchGivenUp: state => ({
    ...state,
    dice: state.dice.filter(({ at }) => at !== 'missing'),
    replaceDice: true,
    wantsOriginal: false,
  }),
  DiceReplaced: replaced,
  EquipmentFailed: state => ({ ...state, equipment: 'stopped' }),
  EquipmentResumed: (state, { how }) => ({
    ...state,
    equipment: how === 'rectified' ? 'working' : 'by-hand',
  }),
  WagerRestored: (state, { wager, on }) => ({
    ...state,
    restored: { ...state.restored, [wager]: on },
  }),
  ResultWithdrawn: (state, { isEarlier }) =>
    isEarlier
      ? {
          ...state,
          history: state.history.filter((_, at) => at !== state.sincePaid[0]),
          sincePaid: withoutPaid(state.sincePaid),
        }
      : {
          ...state,
          last: null,
          history: state.showsLast ? correctedHistory(state.history, null) : state.history,
          showsLast: false,
          sincePaid: shifted(state.sincePaid, state.showsLast ? -1 : 0),
        },
  // The last roll is reviewed by the options that it was played by.
  ElectionChanged: (state, event) => ({
    ...state,
    elections: withElection(state.elections, event),
    last: state.last && { elections: state.elections, ...state.last },
  }),
  OperatorRuled: (state, { ruling }) => said(state, { says: '{ruling}', facts: { ruling } }),
}

export const evolve = (state: State, event: SnakeEyesEvent): State =>
  (KEEPING[event.is] as (state: State, event: SnakeEyesEvent) => State)(state, event)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
