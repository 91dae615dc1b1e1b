import { PLANS, type Plan } from '../../src/server/floor/standard-tables.ts'
import { Dice } from './world.ts'

/** A script of a simulation: who plays where, and which faults happen when. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const FAULTS = [
  'kill',
  'restart',
  'second server',
  'slow',
  'cut',
  'full',
  'lost answer',
  'not done',
  'lines',
  'clock',
  'rot',
] as const

/** Faults between processes that serve together. */
export const SHARED_FAULTS = [
  ...FAULTS,
  'lost messages',
  'doubled messages',
  'late messages',
  'cut off',
  'parted',
  'parted and cut off',
] as const

export interface Fault {
  readonly at: number
  readonly is: (typeof SHARED_FAULTS)[number]
  /** How long it lasts, in milliseconds. */
  readonly lasts: number
}

export interface Script {
  readonly seed: string
  readonly hours: number
  readonly tables: readonly Plan[]
  /** Servers on the same database. One serves, and the others wait. */
  readonly nodes: number
  /** All serve together, and send each other messages. */
  readonly isShared?: boolean
  /** Seconds to bet. */
  readonly pace: number
  /** Patrons at each table. */
  readonly patrons: number
  readonly faults: readonly Fault[]
}

/** The time without faults at the end, in which everything must return to normal. */
export const QUIET = 12 * MINUTE

/** The tables that scripts choose from. */
const virtual = PLANS.filter(({ attended }) => !attended)

const PACE = 15

/** The same few faults repeated for half an hour. */
export const repeated = (table: string, ...kinds: readonly Fault['is'][]): Script => ({
  seed: `${table} ${kinds.join(' ')}`,
  hours: 0.5,
  tables: virtual.filter(({ id }) => id === table),
  nodes: 1,
  pace: PACE,
  patrons: 3,
  faults: Array.from({ length: 40 }, (_, i) => ({
    at: 10_000 + i * 25_000,
    is: kinds[i % kinds.length]!,
    lasts: i % kinds.length === kinds.length - 1 ? 1000 : 26_000,
  })),
})

/** The same for servers that serve two tables together. */
export const repeatedTogether = (...kinds: readonly Fault['is'][]): Script => ({
  ...repeated('roulette-1', ...kinds),
  tables: virtual.filter(({ id }) => ['roulette-1', 'roulette-2'].includes(id)),
  nodes: 3,
  isShared: true,
})

/** Two or three servers that serve two tables together. */
export const sharedScriptOf = (number: number, pace = PACE, hours = 1): Script => {
  const dice = new Dice(`shared plan ${number}`)
  const first = virtual[number % virtual.length]!
  const faults: Fault[] = []
  const pause = dice.pick([0.5, 2, 8]) * MINUTE
  for (
    let at = dice.between(0, pause);
    at < hours * HOUR - QUIET;
    at += dice.between(1000, 2 * pause)
  )
    faults.push({ at, is: dice.pick(SHARED_FAULTS), lasts: dice.between(500, 60_000) })
  return {
    seed: `shared ${number}`,
    hours,
    tables: [first, dice.pick(virtual.filter(one => one !== first))],
    nodes: 2 + dice.below(2),
    isShared: true,
    pace,
    patrons: 1 + dice.below(2),
    faults,
  }
}

export const scriptOf = (number: number, hours = 1): Script => {
  const dice = new Dice(`plan ${number}`)
  const first = virtual[number % virtual.length]!
  const tables = dice.oneIn(3) ? [first, dice.pick(virtual.filter(one => one !== first))] : [first]
  const faults: Fault[] = []
  /** Some runs are calm and some are wild. */
  const pause = dice.pick([1, 3, 10]) * MINUTE
  for (
    let at = dice.between(0, pause);
    at < hours * HOUR - QUIET;
    at += dice.between(1000, 2 * pause)
  )
    faults.push({ at, is: dice.pick(FAULTS), lasts: dice.between(500, 40_000) })
  return {
    seed: `${number}`,
    hours,
    tables,
    nodes: 1 + (number % 3),
    pace: PACE,
    patrons: 1 + dice.below(3),
    faults,
  }
}
