import { DUTIES } from '../../dealing/duties.ts'
import type { FloorCommand } from '../../floor/commands.ts'
import { FLOOR } from '../../floor/floor.ts'
import type { FloorEvent, FloorState, NewTable, OnFloor } from '../../floor/state.ts'
import { CATALOGUE, type Chance } from '../../games/catalogue.ts'
import { clothOf, type Elections } from '../../games/roulette/book/book.ts'
import type { TableConfig, TableState } from '../../general/state.ts'
import type { Event } from '../../kernel/game.ts'
import type { OpenCall } from '../../protocol/desk.ts'
import { Witness } from '../chance/card-visibility.ts'
import { checkKey } from '../chance/key-fingerprint.ts'
import { sealsOf } from '../chance/sealed-secrets.ts'
import { type StepContext, stepOf } from '../desk/steps.ts'
import type { PromiseKind } from '../history/promises.ts'
import { Rounds } from '../history/rounds.ts'
import type { Ports } from '../log/log-opening.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import { CAGE } from '../money/cage.ts'
import { Cashier } from '../money/cashier.ts'
import { Protection } from '../protection/protection.ts'
import { Usages } from '../protection/usages.ts'
import type { Randomness } from '../randomness.ts'
import type { Time } from '../time.ts'
import { Tournaments } from '../tournaments/tournaments.ts'
import { grantsAt, type Tables } from './cross-table-rules.ts'
import { DoublePresses } from './double-presses.ts'
import { Exclusions } from './exclusions.ts'
import { OpenCalls } from './open-calls.ts'
import { CONTROL, type OtherNodes } from './other-nodes.ts'
import { planned } from './planned-tables.ts'
import { PLANS, type Plan } from './standard-tables.ts'
import type { AnyGame, TableHost } from './table-log.ts'
import { type Attendance, Croupier, type Pace } from './virtual-dealer.ts'

/** The tables of the house, and who deals at them. */

export interface Table extends Plan, StepContext {
  /** The name of the logs that share this table's lease. */
  readonly group: string
  readonly host: TableHost
  readonly croupier: Croupier
  readonly rounds: Rounds
  /** Whether the table is open, who deals, and what they have ticked off. */
  readonly onFloor: () => Pick<OnFloor, 'open' | 'dealing' | 'ticked'>
  /** Calls to a supervisor that nobody has answered. */
  readonly calls: () => readonly OpenCall[]
}

export type FloorHost = Host<null, FloorState, FloorCommand, FloorEvent, null>

export interface Floor {
  readonly log: FloorHost
  readonly cashier: Cashier
  readonly cage: ConstructorParameters<typeof Cashier>[0]
  readonly tables: ReadonlyMap<string, Table>
  readonly exclusions: Exclusions
  readonly tournaments: Tournaments
  readonly protection: Protection
  readonly presses: DoublePresses
  /** Adds a table to the floor, if the rules and the other tables allow it. */
  readonly bring: (id: string, command: FloorCommand & { does: 'bring-table' }) => Promise<Answer>
  /**
   * Adds and opens the tables that every house has. Only the node that writes the floor's log can.
   */
  readonly plan: () => Promise<void>
  readonly elsewhere?: OtherNodes
  readonly time: Time
  readonly now: () => number
  readonly random: Randomness
  readonly close: () => Promise<void>
}

export interface FloorPorts extends Ports {
  readonly key: Buffer
  readonly pace: Pace
  readonly time: Time
  readonly elsewhere?: OtherNodes
}

/** Opens the cage and every table, finishes interrupted payments, and starts the dealers. */
export const openFloor = async (
  ports: FloorPorts,
  plans: readonly Plan[] = PLANS,
): Promise<Floor> => {
  const asked = { config: null, isAskedFromAfar: true } as const
  const usages = new Usages()
  const books = { ...asked, log: 'cage', name: 'cage', game: CAGE }
  const cage = await Host.open(ports, { ...books, followers: [usages.follower] })
  const calls = new OpenCalls()
  const floor = { ...asked, log: 'floor', name: 'floor', game: FLOOR }
  const log = await Host.open(ports, { ...floor, followers: [calls] })
  const cashier = new Cashier(cage)
  const tables = new Map<string, Table>()
  if (log.isOwn) await planned(log, plans)
  const exclusions = new Exclusions()
  const openAll = opener(ports, { cashier, log, tables, exclusions, calls, usages })
  await openAll()
  const openNew = async () => {
    for (const { croupier } of await openAll()) croupier.look()
  }
  if (cage.isOwn) await cashier.settle()
  usages.begin()
  const protection = await Protection.open(ports, { cage, usages, tables })
  const presses = new DoublePresses(ports.time.elapsed)
  const tournaments = await Tournaments.open(ports, cage, {
    presses,
    floors: { log, tables },
    allows: protection,
    usages,
  })
  const wrong = [...cashier.audit(), ...tournaments.audit()]
  if (wrong.length > 0) throw new Error(`the books do not agree: ${wrong.join('; ')}`)
  for (const { croupier } of tables.values()) croupier.look()
  log.follow((_, { events }) => {
    for (const event of events as readonly FloorEvent[])
      if ('table' in event) tables.get(event.table)?.croupier.look()
    void openNew().catch(error => ports.fault('floor', error))
  })
  const plan = async (): Promise<void> => {
    await planned(log, plans)
    await openNew()
  }
  const bring: Floor['bring'] = async (id, command) => {
    const answer = await log.submit(id, command)
    if ('done' in answer) await openNew()
    return answer
  }
  const close = async (): Promise<void> => {
    await tournaments.close()
    for (const { croupier } of tables.values()) croupier.stop()
    for (const { host } of tables.values()) await host.stop('The house is closing.')
    await cashier.payOut()
    await protection.log.stop('The house is closing.')
    await log.stop('The house is closing.')
    await cage.stop('The house is closing.')
  }
  const { time, now, random, elsewhere } = ports
  const outside = { time, now, random, ...(elsewhere && { elsewhere }) }
  const held = { cashier, cage, tables, exclusions, tournaments, protection, presses }
  return { log, ...held, bring, plan, ...outside, close }
}

/** Opens the tables of the floor that are not open yet, and returns them. */
const opener = (
  ports: FloorPorts,
  at: Omit<Place, 'id' | 'of' | 'tables'> & { readonly tables: Map<string, Table> },
) => {
  const underway = new Map<string, Promise<Table>>()
  const open = async (id: string, of: NewTable): Promise<Table> => {
    const table = await openTable(ports, { id, of, ...at })
    at.tables.set(id, table)
    return table
  }
  return async (): Promise<readonly Table[]> => {
    const opened: Table[] = []
    for (const [id, of] of Object.entries(at.log.state.tables)) {
      if (at.tables.has(id)) continue
      const opening = underway.get(id) ?? open(id, of).finally(() => underway.delete(id))
      underway.set(id, opening)
      opened.push(await opening)
    }
    return opened
  }
}

/** Games with single throws instead of a shoe commit before the first bet. */
const THROWN: readonly Chance[] = ['wheel', 'dice']

/**
 * A folded hand stays secret: the house opens only cards that the table has seen.
 * @rule nz22:9.13
 */
const BY_CARD: readonly Chance[] = ['deck']

/** A continuous shuffler has a new order for every round. @rule nz5:1.0/continuous-shuffler */
const hasGoneBack = (events: readonly Event[], { play }: TableState<unknown>): boolean =>
  events.some(({ is }) => is === 'CardsReturned') &&
  (play as { readonly waiting?: readonly unknown[] }).waiting?.length === 0

const promisedAt = (chance: Chance, { elections }: TableConfig<unknown>): PromiseKind => {
  if (chance === 'dice') return { of: 'roll' }
  if (chance !== 'wheel') return { of: 'cards' }
  return { of: 'spin', pockets: clothOf(elections as Elections).wheel.pockets.length }
}

/** A virtual dealer deals unless a person does. It does nothing at a closed or attended table. */
const attendanceAt = ({ tables }: FloorState, id: string): Attendance => {
  const { open, attended, dealing } = tables[id]!
  if (!open || attended) return 'is-away'
  return dealing.is === 'virtual' ? 'deals' : 'stands-by'
}

interface Place {
  readonly id: string
  readonly of: NewTable
  readonly cashier: Cashier
  readonly log: FloorHost
  readonly tables: Tables
  readonly exclusions: Exclusions
  readonly calls: OpenCalls
  readonly usages: Usages
}

const openTable = async (
  ports: FloorPorts,
  { id, of, cashier, log, tables, exclusions, calls, usages }: Place,
): Promise<Table> => {
  const { config, ...plan } = of
  const { game, attended } = plan
  /** A patron may have wagers at only one of these tables, so one node decides for all of them. */
  const group = config.oneTableOnly ? CONTROL : id
  const { chance, game: rules } = CATALOGUE[game]
  const seals = attended
    ? undefined
    : sealsOf(id, ports.key, BY_CARD.includes(chance), ports.random)
  const played: AnyGame = rules
  const rounds = new Rounds(
    promisedAt(chance, config),
    BY_CARD.includes(chance) ? new Witness(played) : undefined,
  )
  const host: TableHost = await Host.open(ports, {
    log: id,
    group,
    name: `${game}/${plan.book}`,
    game: played,
    config,
    attended,
    ...(seals && { seals, renews: hasGoneBack }),
    ...(seals && THROWN.includes(chance) && { first: { seals: seals.seal(1, 0) } }),
    followers: [rounds, cashier.followerOf(id), usages.followerOf(id), exclusions.follower],
  })
  if (seals && host.drawing.sealed) checkKey(seals, host.drawing.sealed, id)
  rounds.attend(host)
  cashier.attend(host)
  const duties = DUTIES[game]
  const { pace, now, time, fault } = ports
  const attendance = () => attendanceAt(log.state, id)
  const step = () => stepOf({ host, seals, duties }, grantsAt(tables, exclusions, id))
  const croupier = new Croupier({ host, step, pace, now, time, fault, attendance })
  return {
    id,
    group,
    ...plan,
    host,
    seals,
    duties,
    croupier,
    rounds,
    onFloor: () => log.state.tables[id]!,
    calls: () => calls.at(id),
  }
}
