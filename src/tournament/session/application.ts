import type { Authority, Clause } from '../../kernel/authority.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Duration } from '../director/s02-conditions.ts'

/** Division 7 sections 7 to 12: which rules of a game's own divisions a tournament goes without. */

/** Section 9 of Division 1 is nine rules; each is named, so that nothing is off unseen. */
// biome-ignore format: set as printed
const LIMITS_OF_DIVISION_1 = [
  'nz1:9.1', 'nz1:9.2', 'nz1:9.3', 'nz1:9.3(a)', 'nz1:9.3(b)', 'nz1:9.3(c)', 'nz1:9.3(d)',
  'nz1:9.4', 'nz1:9.5',
] as const satisfies readonly Clause[]

/** The clauses on what happens when terminals, or the system behind them, fail. */
export interface Faults {
  readonly terminal: Authority
  readonly freeTerminal: Authority
  readonly otherHeat: Authority
  readonly entry: Authority
  readonly system: Authority
  readonly restart: Authority
  readonly entries: Authority
  readonly cancel: Authority
  readonly refund: Authority
}

/** By whose rules it is played, and the division they stand in for where that is not at hand. */
export interface Rules {
  readonly book: 'nz5' | 'nz8'
  readonly standsFor: '5A' | '8A' | null
}

export interface Application {
  /** What a tournament of it rests on. */
  readonly under: Authority
  readonly rules: Rules
  /** Which game's tables are wrapped; an electronic game is played by the rules of its table. */
  readonly table: 'roulette' | 'baccarat'
  readonly terminals: boolean
  /** None where it is played without terminals. */
  readonly faults: Faults | null
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
  /** What the table calls the things that happen to a shoe; none where there is no shoe. */
  readonly shoe: ShoeEvents | null
}

export interface ShoeEvents {
  readonly ready: string
  readonly over: string
  /** Its cards leave the table before it is over. */
  readonly out: readonly string[]
  readonly cuttingCard: string
  /** That the round under way, or the next, is the last of the shoe. */
  readonly lastRound: string
  readonly shuffledAgain: string
}

const ROULETTE = {
  table: 'roulette',
  units: ['time', 'rounds', 'spins'],
  indicatorCards: false,
  mostSeats: 8,
  opposing: [],
  betting: ['declare', 'take-back'],
  starts: ['spin'],
  shoe: null,
} as const

const BACCARAT = {
  table: 'baccarat',
  units: ['time', 'rounds', 'shoes'],
  indicatorCards: true,
  mostSeats: 7,
  opposing: ['banker', 'player'],
  betting: [],
  starts: ['call'],
  shoe: {
    ready: 'ShoeLoaded',
    over: 'ShoeEnded',
    out: ['ShuffleDirected', 'CardsExposed', 'CardsReplaced', 'MixingRequired'],
    cuttingCard: 'CuttingCardOut',
    lastRound: 'LastCoupAnnounced',
    shuffledAgain: 'ShuffleDirected',
  },
} as const

/** @rule nz7:9.4 nz7:9.5 nz7:9.6 */
const ROULETTE_FAULTS = {
  terminal: 'nz7:9.4',
  freeTerminal: 'nz7:9.4(a)',
  otherHeat: 'nz7:9.4(b)',
  entry: 'nz7:9.4(c)',
  system: 'nz7:9.5',
  restart: 'nz7:9.5(a)',
  entries: 'nz7:9.5(b)',
  cancel: 'nz7:9.5(c)',
  refund: 'nz7:9.6',
} as const satisfies Faults

/** @rule nz7:11.4 nz7:11.5 nz7:11.6 */
const BACCARAT_FAULTS = {
  terminal: 'nz7:11.4',
  freeTerminal: 'nz7:11.4(a)',
  otherHeat: 'nz7:11.4(b)',
  entry: 'nz7:11.4(c)',
  system: 'nz7:11.5',
  restart: 'nz7:11.5(a)',
  entries: 'nz7:11.5(b)',
  cancel: 'nz7:11.5(c)',
  refund: 'nz7:11.6',
} as const satisfies Faults

/**
 * The electronic games have divisions of their own that are not among our texts: they are played
 * at terminals by the wagers and odds of their tables, and everybody is told so.
 * @rule nz7:1.1/electronic-terminal
 * @rule nz7:7.1 nz7:7.1(a) nz7:7.1(b) nz7:7.2 nz7:7.2(a) nz7:7.2(b)
 * @rule nz7:8.1 nz7:8.1(a) nz7:8.1(b) nz7:8.2 nz7:8.2(a) nz7:8.2(b)
 * @rule nz7:9.1(a) nz7:9.2(a) nz7:11.1(a) nz7:11.2(a) ruling:713 ruling:724 ruling:709
 */
export const APPLICATION = {
  roulette: {
    ...ROULETTE,
    under: 'nz7:7.1',
    rules: { book: 'nz8', standsFor: null },
    terminals: false,
    faults: null,
    off: [...LIMITS_OF_DIVISION_1, 'nz1:10.2', 'nz8:3.3'],
    offUnder: 'nz7:7.2',
  },
  baccarat: {
    ...BACCARAT,
    under: 'nz7:8.1',
    rules: { book: 'nz5', standsFor: null },
    terminals: false,
    faults: null,
    off: [...LIMITS_OF_DIVISION_1, 'nz1:10.2', 'nz5:5.2(c)', 'nz5:5.2(d)'],
    offUnder: 'nz7:8.2',
  },
  'electronic-roulette': {
    ...ROULETTE,
    under: 'nz7:9.1',
    rules: { book: 'nz8', standsFor: '8A' },
    terminals: true,
    faults: ROULETTE_FAULTS,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:9.2',
  },
  'electronic-baccarat': {
    ...BACCARAT,
    under: 'nz7:11.1',
    rules: { book: 'nz5', standsFor: '5A' },
    terminals: true,
    faults: BACCARAT_FAULTS,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:11.2',
  },
} as const satisfies Readonly<Record<string, Application>>

export type GameName = keyof typeof APPLICATION

export const isGameName = (game: string): game is GameName => Object.hasOwn(APPLICATION, game)

/** Why nobody can mend at this game what terminals break. */
export const noTerminals = (): Refusal =>
  refuse('nz7:1.1/electronic-terminal', 'This tournament is not played at terminals.')

/** By whose rules a game is played, in words for whoever enters. @rule nz7:9.1(a) nz7:11.1(a) */
export const playedBy = (game: GameName): string => {
  const { rules, terminals } = APPLICATION[game]
  const division = rules.book.slice('nz'.length)
  const by = `by the wagers and odds of Division ${division}`
  return terminals
    ? `at terminals, ${by}; Division ${rules.standsFor} is not among the texts`
    : `at tables, ${by}`
}
