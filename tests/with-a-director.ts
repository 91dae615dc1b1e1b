import type { Authority } from '../src/kernel/authority.ts'
import { isRefusal } from '../src/kernel/refusal.ts'
import type { Conditions } from '../src/tournament/conditions.ts'
import { director } from '../src/tournament/director.ts'
import type {
  DirectorCommand,
  DirectorEvent,
  DirectorState,
} from '../src/tournament/director-state.ts'
import { CONDITIONS } from '../src/tournament/example.ts'
import type { Result } from '../src/tournament/ranking.ts'

/** A tournament of eight and its director, to try rules out on. */

export const OPERATOR = { role: 'staff', rank: 'operator' } as const
export const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
export const CHANCE = { role: 'chance' } as const
export const patron = (name: string) => ({ role: 'patron', patron: name }) as const
export const HOUR = 60 * 60 * 1000

interface Told {
  readonly state: DirectorState
  readonly events: readonly DirectorEvent[]
  readonly refused?: Authority
}

export const tell = (start: DirectorState, ...commands: readonly DirectorCommand[]): Told =>
  commands.reduce<Told>(
    ({ state, events }, command) => {
      const decision = director.decide(state, command)
      return isRefusal(decision)
        ? { state, events, refused: decision.refused }
        : { state: decision.reduce(director.evolve, state), events: [...events, ...decision] }
    },
    { state: start, events: [] },
  )

export const opened = (change: Partial<Conditions> = {}): DirectorState =>
  tell(director.open({ ...CONDITIONS, ...change }), { by: OPERATOR, does: 'open-entries' }).state

export const FORM = { name: 'x', address: 'y' }

export const applying = (name: string): readonly DirectorCommand[] => [
  { by: patron(name), does: 'apply', form: FORM },
  { by: OPERATOR, does: 'notify', patron: name },
]

export const entering = (name: string): readonly DirectorCommand[] => [
  ...applying(name),
  { by: OPERATOR, does: 'accept', patron: name },
]

export const entered = (
  names: readonly string[],
  change: Partial<Conditions> = {},
): DirectorState => tell(opened(change), ...names.flatMap(entering)).state

export const NAMES = ['Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

export const begun = (names = NAMES, change: Partial<Conditions> = {}): DirectorState => {
  let { state } = tell(entered(names, change), { by: OPERATOR, does: 'begin' })
  while (director.awaits(state)) state = tell(state, { by: CHANCE, does: 'lot', number: 0 }).state
  return state
}

export const starting = (session: number): readonly DirectorCommand[] => [
  { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart },
  { by: DIRECTOR, does: 'begin-session', session },
]

export const ended = (
  session: number,
  stacks: Readonly<Record<string, number>>,
  more: Partial<Result> = {},
): readonly DirectorCommand[] => [
  ...starting(session),
  { by: DIRECTOR, does: 'session-ended', session, result: { stacks, ...more } },
]

export const paid = (events: readonly DirectorEvent[], account: string): number =>
  events
    .flatMap(event => ('moves' in event ? event.moves : []))
    .reduce(
      (sum, { from, to, chips: amount }) =>
        sum + (to === account ? amount : 0) - (from === account ? amount : 0),
      0,
    )
