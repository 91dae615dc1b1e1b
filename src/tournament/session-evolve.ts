import { assert } from '../kernel/assert.ts'
import type { Event } from '../kernel/game.ts'
import type { Player, SessionEvent, SessionState } from './table-state.ts'

// biome-ignore format: a list
const OWN: readonly string[] = [
  'DirectorPresent', 'SessionStarted', 'TurnEnded', 'BetTimerSet', 'MinimumOnly', 'ShoeCounted',
  'CuttingCardSeen', 'IndicatorSeen', 'LimitsKept', 'LimitsRaised', 'RoundClosed',
  'RoundRepeated', 'MarkerMoved', 'PlayerOut', 'PlayerDisqualified', 'SessionEnded',
  'SessionCounted',
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

/** A round that did not count gives back the cards that were played in it. */
const repeated = <PS>(state: SessionState<PS>): SessionState<PS> =>
  Object.entries(state.played).reduce<SessionState<PS>>(
    (all, [patron, { form }]) => changed(all, patron, cards(form, 1)),
    { ...state, done: [], played: {}, late: null },
  )

export const evolveSession = <PS>(
  state: SessionState<PS>,
  event: SessionEvent,
): SessionState<PS> => {
  switch (event.is) {
    case 'DirectorPresent':
      return { ...state, directorPresent: event.present }
    case 'SessionStarted':
      return { ...state, status: 'running', marker: event.marker, startedAt: event.at }
    case 'TurnEnded':
      return turnEnded(state, event)
    case 'BetTimerSet':
      return { ...state, timer: event.seconds }
    case 'MinimumOnly':
      return { ...state, late: event.patron }
    case 'ShoeCounted':
      return { ...state, shoe: state.shoe + 1 }
    case 'CuttingCardSeen':
      return { ...state, cutInRound: state.cutInRound ?? event.round }
    case 'IndicatorSeen':
      return { ...state, raises: true }
    case 'LimitsKept':
      return { ...state, raises: false }
    case 'LimitsRaised':
      return { ...state, raises: false, limitStep: event.step }
    case 'RoundClosed':
      return { ...state, rounds: state.rounds + 1, done: [], played: {}, late: null }
    case 'RoundRepeated':
      return repeated(state)
    case 'MarkerMoved':
      return { ...state, marker: event.to }
    case 'PlayerOut':
      return changed(state, event.patron, player => ({ ...player, status: 'out' }))
    case 'PlayerDisqualified':
      return changed(state, event.patron, player => ({ ...player, status: 'disqualified' }))
    case 'SessionEnded':
      return { ...state, status: 'over', result: event.result }
    case 'SessionCounted':
      return { ...state, status: 'tallied' }
    default:
      assert(false, 'every event of a session is known')
  }
}
