import type { Authority } from '../../kernel/authority.ts'
import type { Command, Game } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import type { Topics } from '../../kernel/topic.ts'
import type { Ports } from './log-opening.ts'
import { Host } from './log-writer.ts'

/** The server's own log: starts, stops, settings and failed sign-ins. */

export type Settings = Readonly<Record<string, string>>

interface RunningProgram {
  readonly program: string
  readonly settings: Settings
}

export interface HouseState {
  readonly running: RunningProgram | null
}

export type HouseCommand = { readonly by: Actor } & (
  | ({ readonly does: 'start-program' } & RunningProgram)
  | { readonly does: 'stop-program' }
  | { readonly does: 'fail-sign-in'; readonly name: string; readonly reason: string }
  | { readonly does: 'fail-chance'; readonly reason: string }
)

export type HouseEvent = { readonly under: Authority } & (
  | ({ readonly is: 'ProgramStarted' } & RunningProgram)
  | { readonly is: 'ProgramStopped' }
  /** An unclean shutdown: power cut, kill or crash. The next start reports it. */
  | { readonly is: 'ProgramLost'; readonly program: string }
  | { readonly is: 'SignInFailed'; readonly name: string; readonly reason: string }
  /** The generator failed its test, and no table continues. */
  | { readonly is: 'ChanceFailed'; readonly reason: string }
)

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<HouseEvent> = {
  ProgramStarted: 'program',
  ProgramStopped: 'program',
  ProgramLost: 'program',
  SignInFailed: 'sign-in',
  ChanceFailed: 'cards and equipment',
}

/** The rules bind the operator. */
const BINDS = 'nz1:2.1'

const decide = ({ running }: HouseState, command: HouseCommand): Decision<HouseEvent> => {
  switch (command.does) {
    case 'start-program': {
      const { program, settings } = command
      const lost = running && { is: 'ProgramLost' as const, program: running.program, under: BINDS }
      const started = { is: 'ProgramStarted' as const, program, settings, under: BINDS }
      return lost ? [lost as HouseEvent, started as HouseEvent] : [started as HouseEvent]
    }
    case 'stop-program':
      return running
        ? [{ is: 'ProgramStopped', under: BINDS }]
        : refuse(BINDS, 'The program is not running.')
    case 'fail-sign-in': {
      const { name, reason } = command
      return [{ is: 'SignInFailed', name, reason, under: 'nz1:2.3' }]
    }
    case 'fail-chance':
      return [{ is: 'ChanceFailed', reason: command.reason, under: 'nz1:15.4' }]
  }
}

const evolve = (state: HouseState, event: HouseEvent): HouseState => {
  switch (event.is) {
    case 'ProgramStarted':
      return { running: { program: event.program, settings: event.settings } }
    case 'ProgramStopped':
    case 'ProgramLost':
      return { running: null }
    case 'SignInFailed':
    case 'ChanceFailed':
      return state
  }
}

export const HOUSE: Game<null, HouseState, HouseCommand & Command, HouseEvent, null> = {
  open: () => ({ running: null }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}

const OPERATOR = { role: 'staff', rank: 'operator', name: 'program' } as const

/** Events that get their own entry, from the start of the program to its end. */
export interface HouseLog {
  readonly signInFailed: (name: string, reason: string) => void
  readonly chanceFailed: (reason: string) => Promise<unknown>
  /** Notes that the program starts, and that it stops as it should. */
  readonly started: () => Promise<unknown>
  readonly stopped: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Failed sign-ins must not fill the log. Beyond this many a minute, only metrics count them. */
const FAILURES_A_MINUTE = 60

export const openHouseLog = async (ports: Ports, settings: Settings): Promise<HouseLog> => {
  const opening = { log: 'house', name: 'house', game: HOUSE, config: null } as const
  const host = await Host.open(ports, { ...opening, isAskedFromAfar: true })
  const next = (what: string): string => `${what}-${host.seq + 1}`
  const { program } = ports
  const started = () =>
    host.submit(next('start'), { by: OPERATOR, does: 'start-program', program, settings })
  const stopped = async () => {
    if (host.isOwn) await host.submit(next('stop'), { by: OPERATOR, does: 'stop-program' })
  }
  if (host.isOwn) await started()
  let minute = 0
  let failures = 0
  return {
    signInFailed: (name, reason) => {
      const now = Math.floor(ports.now() / 60_000)
      failures = now === minute ? failures + 1 : 1
      minute = now
      if (failures > FAILURES_A_MINUTE) return
      const id = `fail-${now}-${failures}-${host.seq + 1}`
      void host.submit(id, { by: OPERATOR, does: 'fail-sign-in', name, reason })
    },
    chanceFailed: reason =>
      host.submit(next('chance'), { by: OPERATOR, does: 'fail-chance', reason }),
    started,
    stopped,
    close: async () => {
      await stopped()
      await host.stop('The house is closing.')
    },
  }
}
