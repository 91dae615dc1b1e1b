import type { Event } from '../../kernel/game.ts'
import type { Player, SessionEvent, SessionState } from './state.ts'

// biome-ignore format: a list
const OWN: readonly string[] = [
  'DirectorPresent', 'SessionStarted', 'TurnEnded', 'BetTimerSet', 'MinimumOnly', 'ShoeCounted',
  'CuttingCardSeen', 'IndicatorSeen', 'LimitsKept', 'LimitsRaised', 'RoundClosed',
  'RoundRepeated', 'MarkerMoved', 'PlayerOut', 'PlayerDisqualified', 'SessionEnded',
  'SessionCounted', 'ShoeAgain', 'ShoeFinished', 'ShoeOut', 'NameAsked', 'NameGiven',
  'PlayInterrupted', 'PlayResumed', 'TerminalFailed', 'TerminalRestored', 'TerminalChanged',
  'HeatVoided', 'SessionBrokenOff', 'RoundTakenBack', 'PlayerBack',
] satisfies readonly SessionEvent['is'][]

export const isSessionEvent = (event: Event): event is SessionEvent => OWN.includes(event.is)

const changed = <PS>(
  state: SessionState<PS>,
  patron: string,
  change: (player: Player) => Player,
): SessionState<PS> => ({
  ...state,
  players: state.players.map(player => (player.patron === patron ? change(player) : player)),
})

const withStatus =
  (status: Player['status']) =>
  (player: Player): Player => ({ ...player, status })

const cards =
  (form: 'pass' | 'secret', by: number) =>
  (player: Player): Player => ({
    ...player,
    left: { ...player.left, [form]: player.left[form] + by },
  })

const turnEnded = <PS>(
  state: SessionState<PS>,
  { patron, form, stack }: Extract<SessionEvent, { is: 'TurnEnded' }>,
): SessionState<PS> => {
  const done = { ...state, done: [...state.done, patron], late: null }
  if (form === null) return done
  const played = { ...state.played, [patron]: { form, stack } }
  return changed({ ...done, played }, patron, cards(form, -1))
}

/** A void round returns the cards played in it, as it returned the wagers. */
const repeated = <PS>(state: SessionState<PS>): SessionState<PS> =>
  Object.entries(state.played).reduce<SessionState<PS>>(
    (all, [patron, { form }]) => changed(all, patron, cards(form, 1)),
    { ...state, done: [], played: {}, late: null },
  )

/** The clock was stopped during the interruption. @rule ruling:729 */
const resumed = <PS>(state: SessionState<PS>, at: number): SessionState<PS> => {
  const { ground, since } = state.interrupted!
  return {
    ...state,
    interrupted: null,
    startedAt: state.startedAt + at - since,
    vacant: state.vacant || ground === 'recess',
  }
}

type Kept = {
  readonly [Is in SessionEvent['is']]: <PS>(
    state: SessionState<PS>,
    event: Extract<SessionEvent, { readonly is: Is }>,
  ) => SessionState<PS>
}

const KEEPING: Kept = {
  DirectorPresent: (state, { present }) => ({ ...state, directorPresent: present }),
  SessionStarted: (state, { marker, at }) => ({
    ...state,
    status: 'running',
    vacant: false,
    marker,
    startedAt: at,
  }),
  TurnEnded: (state, event) => turnEnded({ ...state, vacant: false }, event),
  BetTimerSet: (state, { seconds }) => ({ ...state, timer: seconds }),
  MinimumOnly: (state, { patron }) => ({ ...state, late: patron }),
  ShoeCounted: state => ({ ...state, shoe: state.shoe + 1, shoeIn: true, shoeOver: false }),
  ShoeAgain: state => ({ ...state, shoeIn: true }),
  ShoeFinished: state => ({ ...state, shoeIn: false, shoeOver: true }),
  ShoeOut: state => ({ ...state, shoeIn: false }),
  CuttingCardSeen: (state, { round }) => ({ ...state, cutInRound: state.cutInRound ?? round }),
  IndicatorSeen: state => ({ ...state, raises: true }),
  LimitsKept: state => ({ ...state, raises: false }),
  LimitsRaised: (state, { step }) => ({ ...state, raises: false, limitStep: step }),
  RoundClosed: state => ({
    ...state,
    rounds: state.rounds + 1,
    done: [],
    played: {},
    late: null,
    vacant: false,
  }),
  RoundRepeated: repeated,
  RoundTakenBack: (state, { back }) =>
    back.reduce((all, patron) => changed(all, patron, withStatus('active')), {
      ...state,
      rounds: state.rounds - 1,
    }),
  MarkerMoved: (state, { to }) => ({ ...state, marker: to }),
  PlayerOut: (state, { patron }) => changed(state, patron, withStatus('out')),
  PlayerBack: (state, { patron }) => changed(state, patron, withStatus('active')),
  PlayerDisqualified: (state, { patron, reason, held, under }) => ({
    ...changed(state, patron, withStatus('disqualified')),
    expelled: { ...state.expelled, [patron]: { under, reason, held } },
  }),
  NameAsked: (state, { patron }) =>
    changed(state, patron, player => ({ ...player, name: { ...player.name, asked: true } })),
  NameGiven: (state, { patron, name }) =>
    changed(state, patron, player => ({ ...player, name: { asked: false, given: name } })),
  PlayInterrupted: (state, { ground, at }) => ({ ...state, interrupted: { ground, since: at } }),
  PlayResumed: (state, { at }) => resumed(state, at),
  TerminalFailed: (state, { seat }) => ({ ...state, faults: [...state.faults, seat] }),
  TerminalRestored: (state, { seat }) => ({
    ...state,
    faults: state.faults.filter(each => each !== seat),
  }),
  TerminalChanged: (state, { patron, to }) =>
    changed(state, patron, player => ({ ...player, seat: to })),
  HeatVoided: (state, { patron }) => changed(state, patron, withStatus('void')),
  SessionEnded: (state, { result }) => ({ ...state, status: 'over', result }),
  SessionCounted: state => ({ ...state, status: 'tallied' }),
  SessionBrokenOff: state => ({ ...state, status: 'void' }),
}

export const evolveSession = <PS>(state: SessionState<PS>, event: SessionEvent): SessionState<PS> =>
  (KEEPING[event.is] as Kept['ShoeOut'])(state, event as never)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
