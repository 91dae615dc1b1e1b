import { DUTIES } from '../../../dealing/duties.ts'
import { deals, type FloorCommand, OF_DEALERS } from '../../../floor/commands.ts'
import type { Dealing } from '../../../floor/state.ts'
import { CATALOGUE } from '../../../games/catalogue.ts'
import { accountHoldings } from '../../../general/state.ts'
import { type Actor, RANKS } from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { declaredAt } from '../../../protocol/commands.ts'
import type { Desk, DeskPatron, NextStep, RoundPay } from '../../../protocol/desk.ts'
import type { SaidCommand } from '../../../protocol/wire.ts'
import { applicationOf, type SessionState } from '../../../tournament/session/state.ts'
import { announcementsOf } from '../../desk/preview.ts'
import { roundPay } from '../../desk/round-pay.ts'
import { positionOf, type Step } from '../../desk/steps.ts'
import { commandFrom } from '../../floor/dispatch.ts'
import type { DoublePresses } from '../../floor/double-presses.ts'
import type { FloorHost, Table } from '../../floor/floor.ts'
import { namedIn } from '../../floor/staff-commands.ts'
import type { AnyGame } from '../../floor/table-log.ts'
import type { Submission } from '../../log/log-opening.ts'
import type { Answer } from '../../log/log-writer.ts'
import type { Usages } from '../../protection/usages.ts'
import type { PaymentChecks } from '../cashier.ts'
import type { SessionHost } from './session-dealer.ts'

/** A session that a person deals at an attended table, from the desk. */

/** The tables of the house, and who deals at them. */
export interface Floors {
  readonly log: FloorHost
  readonly tables: ReadonlyMap<string, Table>
}

/** What the server provides to its tournaments. */
export interface House {
  readonly presses: DoublePresses
  readonly floors: Floors
  readonly allows: PaymentChecks
  /** Counts the time that players spend at sessions. */
  readonly usages: Usages
}

type State = SessionState<unknown>

/** The session at its attended table. */
export interface AttendedSession {
  readonly host: SessionHost
  readonly step: () => Step | undefined
  /** The name of the table. */
  readonly at: string
  readonly floors: Floors
}

export const dealingAt = ({ tables }: Floors, at: string): Dealing =>
  tables.get(at)?.onFloor().dealing ?? { is: 'nobody' }

/** The position of the session: a text that changes with every step, turn and wager. */
const stepAt = ({ inner, done, late }: State): string =>
  `${positionOf(inner)} ${done.length} ${inner.wagers.length} ${late === null ? '' : 'late'}`

const rulesIn = (state: State): AnyGame => CATALOGUE[applicationOf(state).table].game

const isPersons = ({ of }: Step): boolean => of === 'dealer' || of === 'chance'

const nextOf = ({ host: { state }, step }: AttendedSession): NextStep | null => {
  const next = step()
  if (!next || !isPersons(next)) return null
  const { does, of, after, whom, ask } = next
  const command = of === 'chance' ? undefined : next.says().command
  const { by: _, does: __, ...more } = command ?? { by: null, does: '' }
  const says = command
    ? announcementsOf({ host: { game: rulesIn(state), state: state.inner } }, command)
    : []
  return { does, of, after, whom: whom ?? null, ask: ask ?? null, with: more, says }
}

const payOf = ({ host: { log, state }, at, floors }: AttendedSession): RoundPay | null => {
  const { table: game } = applicationOf(state)
  const ticked = floors.tables.get(at)?.onFloor().ticked
  return roundPay({ game, state: state.inner, duties: DUTIES[game] as never, log, ticked })
}

const sum = (held: Readonly<Partial<Record<string, number>>> = {}): number =>
  Object.values(held).reduce<number>((all, chips) => all + (chips ?? 0), 0)

const patronsOf = ({ inner, players }: State): readonly DeskPatron[] =>
  players.map(({ patron }) => ({
    patron,
    stack: sum(accountHoldings(inner, `stack:${patron}`)),
    unclaimed: 0,
    owes: 0,
    idleRounds: 0,
    excluded: inner.patrons[patron]?.excluded ?? false,
    left: false,
  }))

export const deskOfSession = (session: AttendedSession): Desk => {
  const { host, at, floors } = session
  const { state, stopped } = host
  const isOn = state.status === 'seating' || state.status === 'running'
  return {
    attended: true,
    open: isOn,
    dealing: dealingAt(floors, at),
    next: isOn ? nextOf(session) : null,
    step: stepAt(state),
    stopped: stopped ?? null,
    turns: null,
    pay: payOf(session),
    patrons: patronsOf(state),
    bank: 0,
    drop: 0,
    roundsOver: [],
    disputes: state.inner.disputes,
    nominations: [],
    reserved: null,
    calls: [],
  }
}

type StaffActor = Extract<Actor, { readonly role: 'staff' }>

const TAKE_OVER = refuse('nz1:1.1/dealer', 'Take the table over before you deal at it.')
const STEP_TAKEN = refuse('ruling:117', 'The table has moved on: this step was taken already.')
const NOTHING_NEXT = refuse('nz1:1.1/dealer', 'The table is not waiting for anything now.')
const REPORT = refuse('nz1:15.4', 'Report what came.')

/** Refuses a step that is no longer the next one. */
const passed = ({ host }: AttendedSession, { does, step }: SaidCommand): Refusal | undefined =>
  step !== undefined &&
  declaredAt('session', does)?.about === 'this-step' &&
  step !== stepAt(host.state)
    ? STEP_TAKEN
    : undefined

/** The next step by the rules, taken by the dealer. */
const proceeds = ({ step }: AttendedSession, by: StaffActor): Submission | Refusal => {
  const next = step()
  if (!next || !isPersons(next)) return NOTHING_NEXT
  const own = { ...by, rank: 'dealer' as const }
  if (next.of === 'chance')
    return next.does === 'shuffled' ? { command: { by: own, does: 'shuffled' }, note: {} } : REPORT
  const { command, note } = next.says()
  return { command: { ...command, by: own }, note }
}

const isOfDealers = (does: string): boolean => OF_DEALERS.some(one => one.does === does)

/** A staff command at the table of a session. */
export const dealsAtSession = (
  session: AttendedSession,
  by: StaffActor,
  id: string,
  said: SaidCommand,
): Promise<Answer> => {
  const { host, at, floors } = session
  const { does } = said
  if (isOfDealers(does)) {
    const command = { ...commandFrom(said, by), table: at, ...namedIn(host.log, host.seq, said) }
    return floors.log.submit(id, command as FloorCommand)
  }
  const isDealer = deals(dealingAt(floors, at), by.name ?? '')
  if (does === 'proceed')
    return host.submitNext(id, () =>
      isDealer ? (passed(session, said) ?? proceeds(session, by)) : TAKE_OVER,
    )
  const isAbove = RANKS.indexOf(by.rank) > RANKS.indexOf('dealer')
  return host.submitNext(id, () =>
    isDealer || isAbove
      ? (passed(session, said) ?? { command: commandFrom(said, by), note: {} })
      : TAKE_OVER,
  )
}
