import type { Authority } from '../../kernel/authority.ts'
import type { Event } from '../../kernel/game.ts'
import type { Player, SessionEvent, SessionState } from './state.ts'

// biome-ignore format: a list
const OWN: ReadonlySet<string> = new Set([
  'DirectorPresent', 'SessionStarted', 'TurnEnded', 'BetTimerSet', 'MinimumOnly', 'ShoeCounted',
  'CuttingCardSeen', 'IndicatorSeen', 'LimitsKept', 'LimitsRaised', 'RoundClosed',
  'RoundRepeated', 'MarkerMoved', 'PlayerOut', 'PlayerDisqualified', 'SessionEnded',
  'SessionCounted', 'ShoeAgain', 'ShoeFinished', 'ShoeOut', 'NameAsked', 'NameGiven',
  'PlayInterrupted', 'PlayResumed', 'TerminalFailed', 'TerminalRestored', 'TerminalChanged',
  'HeatVoided', 'SessionBrokenOff', 'RoundTakenBack', 'SessionResumed', 'PlayerBack',
  'PlayerSilent',
  'ConnectionLost', 'ConnectionBack', 'CountCorrected',
] satisfies readonly SessionEvent['is'][])

export const isSessionEvent = (event: Event): event is SessionEvent => OWN.has(event.is)

const changed = <PS>(
  state: SessionState<PS>,
  patron: string,
  change: (player: Player) => Player,
): SessionState<PS> => ({
  ...state,
  players: state.players.map(player => (player.patron === patron ? change(player) : player)),
})

/** Nobody waits for a player who has left. */
const waitedFor = <PS>(state: SessionState<PS>, patron: string): SessionState<PS> => ({
  ...state,
  late: state.late === patron ? null : state.late,
  silent: state.silent === patron ? null : state.silent,
})

const withStatus =
  (status: Player['status'], outUnder?: Authority) =>
  ({ outUnder: _, ...player }: Player): Player => ({
    ...player,
    status,
    ...(outUnder !== undefined && { outUnder }),
  })

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
  const done = { ...state, done: [...state.done, patron], late: null, silent: null }
  if (form === null) return done
  const played = { ...state.played, [patron]: { form, stack } }
  return changed({ ...done, played }, patron, cards(form, -1))
}

const withCardsOf = <PS>(
  state: SessionState<PS>,
  played: SessionState<PS>['played'],
): SessionState<PS> =>
  Object.entries(played).reduce(
    (all, [patron, { form }]) => changed(all, patron, cards(form, 1)),
    state,
  )

/** A void round returns the cards played in it, as it returned the wagers. */
const repeated = <PS>(state: SessionState<PS>): SessionState<PS> =>
  withCardsOf({ ...state, done: [], played: {}, late: null, silent: null }, state.played)

/** In older logs the event has no marker, and the cards stayed with the house. */
const roundTakenBack = <PS>(
  state: SessionState<PS>,
  { back, marker }: Extract<SessionEvent, { is: 'RoundTakenBack' }>,
): SessionState<PS> => {
  const before: SessionState<PS> = { ...state, status: 'running', rounds: state.rounds - 1 }
  const again = back.reduce((all, patron) => changed(all, patron, withStatus('active')), before)
  return marker === undefined
    ? again
    : withCardsOf({ ...again, result: null, playedBefore: {}, marker }, state.playedBefore)
}

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

type EvolveTable = {
  readonly [Is in SessionEvent['is']]: <PS>(
    state: SessionState<PS>,
    event: Extract<SessionEvent, { readonly is: Is }>,
  ) => SessionState<PS>
}

const KEEPING: EvolveTable = {
  DirectorPresent: (state, { present }) => ({ ...state, directorPresent: present }),
  SessionStarted: (state, { marker, at }) => ({
    ...state,
    status: 'running',
    vacant: false,
    marker,
    startedAt: at,
  }),
  TurnEnded: (state, event) => turnEnded({ ...state, vacant: false }, event),
  BetTimerSet: (state, { seconds, from }) =>
    from ? { ...state, nextTimer: seconds } : { ...state, timer: seconds, nextTimer: null },
  MinimumOnly: (state, { patron }) => ({ ...state, late: patron }),
  PlayerSilent: (state, { patron }) => ({ ...state, silent: patron }),
  ConnectionLost: (state, { patron, at }) => ({
    ...state,
    offline: { ...state.offline, [patron]: at },
  }),
  ConnectionBack: (state, { patron }) => {
    const { [patron]: _, ...offline } = state.offline
    return { ...state, offline }
  },
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
    playedBefore: state.played,
    late: null,
    silent: null,
    timer: state.nextTimer ?? state.timer,
    nextTimer: null,
    vacant: false,
  }),
  RoundRepeated: repeated,
  RoundTakenBack: roundTakenBack,
  MarkerMoved: (state, { to }) => ({ ...state, marker: to, markerWas: state.marker }),
  PlayerOut: (state, { patron, under }) =>
    changed(waitedFor(state, patron), patron, withStatus('out', under)),
  PlayerBack: (state, { patron }) => changed(state, patron, withStatus('active')),
  PlayerDisqualified: (state, { patron, reason, held, under }) => ({
    ...changed(waitedFor(state, patron), patron, withStatus('disqualified')),
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
  SessionResumed: (state, { back, marker }) => ({
    ...back.reduce((all, patron) => changed(all, patron, withStatus('active')), state),
    status: 'running',
    result: null,
    marker,
  }),
  SessionCounted: state => ({ ...state, status: 'tallied' }),
  CountCorrected: (state, { result }) => ({ ...state, result }),
  SessionBrokenOff: state => ({ ...state, status: 'void' }),
}

export const evolveSession = <PS>(state: SessionState<PS>, event: SessionEvent): SessionState<PS> =>
  (KEEPING[event.is] as EvolveTable['ShoeOut'])(state, event as never)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
