import { CATALOGUE } from '../games/index.ts'
import { clothOf, type Elections } from '../games/roulette/book.ts'
import { roulette } from '../games/roulette/index.ts'
import type { Limits, TableConfig } from '../general/state.ts'
import { CAGE } from './cage.ts'
import { Cashier } from './cashier.ts'
import { Croupier, type Pace } from './croupier.ts'
import { DUTIES } from './duties.ts'
import { Host, type Ports } from './host.ts'
import { type Promised, type RoundRecord, Rounds } from './rounds.ts'
import { sealsOf } from './seals.ts'
import type { AnyGame, TableHost } from './table.ts'

/** Which tables there are, and who deals at them. */

type GameName = keyof typeof CATALOGUE

/** A table that the house opens. */
interface Plan {
  readonly id: string
  readonly game: GameName
  readonly book: string
  readonly title: string
  /** Where it is not the game's usual table. */
  readonly config?: TableConfig<unknown>
}

const BOOKS: Readonly<Record<string, string>> = {
  nz5: 'New Zealand',
  'nz5-old': 'New Zealand, earlier edition',
  mbs: 'Marina Bay Sands',
}

const titled = (game: string, book: string): string => {
  const name = game.replaceAll('-', ' ').replace(/(^| )[a-z]/g, letter => letter.toUpperCase())
  return book in BOOKS ? `${name} (${BOOKS[book]})` : name
}

/** The cloths with two zeros. @rule nz8:2.2(a) */
const TWO_ZEROS: readonly Plan[] = (['double-zero-00-0', 'double-zero-0-00'] as const).map(
  (layout, i) => ({
    id: `roulette-${i + 2}`,
    game: 'roulette',
    book: 'nz8',
    title: `Roulette (${layout === 'double-zero-00-0' ? '00 and 0' : '0 and 00'})`,
    config: roulette.setUp({ ...roulette.standard().elections, layout }),
  }),
)

/** One table for every book of every game, and one for every cloth. */
export const PLANS: readonly Plan[] = [
  ...(Object.keys(CATALOGUE) as GameName[]).flatMap(game =>
    CATALOGUE[game].books.map((book, i) => ({
      id: `${game}-${i + 1}`,
      game,
      book,
      title: titled(game, book),
    })),
  ),
  ...TWO_ZEROS,
]

export interface Table extends Plan {
  readonly host: TableHost
  readonly croupier: Croupier
  readonly rounds: Rounds
}

/** A line of the lobby. */
export interface Listed {
  readonly id: string
  readonly game: string
  readonly book: string
  readonly title: string
  readonly open: boolean
  readonly seats: number
  readonly taken: number
  readonly limits: Limits
  readonly phase: string
  /** When bets close or somebody's time is up, in milliseconds; none while nothing is counted down. */
  readonly until: number | null
  readonly lastResults: readonly RoundRecord['result'][]
}

const RESULTS_SHOWN = 12

export const listed = ({ host, croupier, rounds, id, game, book, title }: Table): Listed => {
  const { open, seats, limits, play } = host.state
  return {
    id,
    game,
    book,
    title,
    open: open && host.stopped === undefined,
    seats: seats.length,
    taken: seats.filter(patron => patron !== null).length,
    limits,
    phase: (play as { readonly phase: { readonly is: string } }).phase.is,
    until: croupier.until,
    lastResults: rounds.rounds.slice(0, RESULTS_SHOWN).map(({ result }) => result),
  }
}

export interface Floor {
  readonly cashier: Cashier
  readonly cage: ConstructorParameters<typeof Cashier>[0]
  readonly tables: ReadonlyMap<string, Table>
  readonly close: () => Promise<void>
}

export interface FloorPorts extends Ports {
  readonly key: Buffer
  readonly pace: Pace
}

/** Opens the cage and every table, finishes what was half-way, and lets the dealers begin. */
export const openFloor = async (ports: FloorPorts, plans = PLANS): Promise<Floor> => {
  const cage = await Host.open(ports, { log: 'cage', name: 'cage', game: CAGE, config: null })
  const cashier = new Cashier(cage)
  const tables = new Map<string, Table>()
  for (const plan of plans) tables.set(plan.id, await openTable(ports, plan, cashier))
  await cashier.settle()
  const wrong = cashier.audit()
  if (wrong.length > 0) throw new Error(`the books do not agree: ${wrong.join('; ')}`)
  for (const { croupier } of tables.values()) croupier.start()
  const close = async (): Promise<void> => {
    for (const { croupier } of tables.values()) croupier.stop()
    for (const { host } of tables.values()) await host.stop('The house is closing.')
    await cashier.payOut()
    await cage.stop('The house is closing.')
  }
  return { cashier, cage, tables, close }
}

/** What is thrown for once and not dealt from a shoe is promised before the first bet. */
const THROWN: readonly GameName[] = ['roulette', 'snake-eyes']

const promisedAt = (game: GameName, { elections }: TableConfig<unknown>): Promised => {
  if (game === 'snake-eyes') return { of: 'roll' }
  if (game !== 'roulette') return { of: 'cards' }
  return { of: 'spin', pockets: clothOf(elections as Elections).wheel.pockets.length }
}

const openTable = async (ports: FloorPorts, plan: Plan, cashier: Cashier): Promise<Table> => {
  const { game, standard } = CATALOGUE[plan.game]
  const seals = sealsOf(plan.id, ports.key)
  const config = plan.config ?? (standard as (book: string) => TableConfig<unknown>)(plan.book)
  const rounds = new Rounds(promisedAt(plan.game, config))
  const host: TableHost = await Host.open(ports, {
    log: plan.id,
    name: `${plan.game}/${plan.book}`,
    game: game as unknown as AnyGame,
    config,
    seals,
    ...(THROWN.includes(plan.game) && { first: { seals: seals.seal(1, 0) } }),
    followers: [rounds.hear, cashier.hear],
  })
  cashier.attend(host)
  const croupier = new Croupier({
    host,
    seals,
    duties: DUTIES[plan.game],
    pace: ports.pace,
    fault: ports.fault,
  })
  return { ...plan, host, croupier, rounds }
}
