import type { Authority, Clause } from '../kernel/authority.ts'
import type { Duration } from './conditions.ts'

/** Division 7 sections 7 to 12: which rules of a game's own divisions a tournament goes without. */

/** Section 9 of Division 1 is nine rules; each is named, so that nothing is off unseen. */
// biome-ignore format: set as printed
const LIMITS_OF_DIVISION_1 = [
  'nz1:9.1', 'nz1:9.2', 'nz1:9.3', 'nz1:9.3(a)', 'nz1:9.3(b)', 'nz1:9.3(c)', 'nz1:9.3(d)',
  'nz1:9.4', 'nz1:9.5',
] as const satisfies readonly Clause[]

export interface Application {
  /** What a tournament of it rests on. */
  readonly under: Authority
  /** Which game's tables are wrapped; an electronic game is played by the rules of its table. */
  readonly table: 'roulette' | 'baccarat'
  readonly terminals: boolean
  readonly off: readonly Clause[]
  readonly offUnder: Authority
  readonly units: readonly Duration['unit'][]
  /** @rule nz7:4.13 */
  readonly indicatorCards: boolean
  readonly mostSeats: number
  /** Bets of which a player may not hold two in one round. */
  readonly opposing: readonly string[]
  /** Commands of play by which a patron wagers. */
  readonly betting: readonly string[]
  /** Commands that begin a round, and wait until every turn is done. */
  readonly starts: readonly string[]
  /** What the table calls the cutting card, and a shoe that is ready. */
  readonly cuttingCard: string | null
  readonly shoeReady: string | null
}

const ROULETTE = {
  table: 'roulette',
  units: ['time', 'rounds', 'spins'],
  indicatorCards: false,
  mostSeats: 8,
  opposing: [],
  betting: ['declare', 'take-back'],
  starts: ['spin'],
  cuttingCard: null,
  shoeReady: null,
} as const

const BACCARAT = {
  table: 'baccarat',
  units: ['time', 'rounds', 'shoes'],
  indicatorCards: true,
  mostSeats: 7,
  opposing: ['banker', 'player'],
  betting: [],
  starts: ['call'],
  cuttingCard: 'CuttingCardOut',
  shoeReady: 'ShoeLoaded',
} as const

/**
 * The electronic games have divisions of their own that are not among our texts: they are played
 * here by the wagers and odds of their tables, and the conditions say so.
 * @rule nz7:7.1 nz7:7.1(a) nz7:7.1(b) nz7:7.2 nz7:7.2(a) nz7:7.2(b)
 * @rule nz7:8.1 nz7:8.1(a) nz7:8.1(b) nz7:8.2 nz7:8.2(a) nz7:8.2(b)
 * @rule nz7:9.1(a) nz7:9.2(a) nz7:11.1(a) nz7:11.2(a) ruling:713 ruling:724 ruling:709
 */
export const APPLICATION = {
  roulette: {
    ...ROULETTE,
    under: 'nz7:7.1',
    terminals: false,
    off: [...LIMITS_OF_DIVISION_1, 'nz1:10.2', 'nz8:3.3'],
    offUnder: 'nz7:7.2',
  },
  baccarat: {
    ...BACCARAT,
    under: 'nz7:8.1',
    terminals: false,
    off: [...LIMITS_OF_DIVISION_1, 'nz1:10.2', 'nz5:5.2(c)', 'nz5:5.2(d)'],
    offUnder: 'nz7:8.2',
  },
  'electronic-roulette': {
    ...ROULETTE,
    under: 'nz7:9.1',
    terminals: true,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:9.2',
  },
  'electronic-baccarat': {
    ...BACCARAT,
    under: 'nz7:11.1',
    terminals: true,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:11.2',
  },
} as const satisfies Readonly<Record<string, Application>>

export type GameName = keyof typeof APPLICATION

export const isGameName = (game: string): game is GameName => Object.hasOwn(APPLICATION, game)
