import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { Authority, Clause } from '../../kernel/authority.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Duration } from '../director/s02-entry/conditions.ts'

/**
 * Division 7 sections 7 to 12: rules of a game's own division that do not apply in a tournament.
 */

/** Lists all nine rules, so that it is clear what is off. */
// biome-ignore format: set as printed
const LIMITS_OF_DIVISION_1 = [
  'nz1:9.1', 'nz1:9.2', 'nz1:9.3', 'nz1:9.3(a)', 'nz1:9.3(b)', 'nz1:9.3(c)', 'nz1:9.3(d)',
  'nz1:9.4', 'nz1:9.5',
] as const satisfies readonly Clause[]

/** The clauses for failed terminals and failed systems. */
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

/** The rule book in use, and the division that it stands in for, if that text is not available. */
export interface Rules {
  readonly book: 'nz5' | 'nz8'
  readonly standsFor: '5A' | '8A' | null
}

export interface Application {
  /** The clause that allows a tournament of this game. */
  readonly under: Authority
  readonly rules: Rules
  /** The game of the tables inside. An electronic game uses the rules of its table game. */
  readonly table: 'roulette' | 'baccarat'
  readonly terminals: boolean
  /** Null for a game without terminals. */
  readonly faults: Faults | null
  readonly off: readonly Clause[]
  readonly offUnder: Authority
  /** The rule that switches off section 9 of Division 1. */
  readonly limitsOff: Authority
  readonly units: readonly Duration['unit'][]
  /** @rule nz7:4.13 */
  readonly indicatorCards: boolean
  readonly mostSeats: number
  /** A player may not have two of these bets in one round. */
  readonly opposing: readonly string[]
  /** Commands with which a patron wagers. */
  readonly betting: readonly string[]
  /** Commands that begin a round. They wait until every turn is done. */
  readonly starts: readonly string[]
  /** The clause by which nobody wagers in the coming round, such as that of a Void Hand. */
  readonly noBets: (play: unknown) => Authority | undefined
  /** The table's events about a shoe; null if there is no shoe. */
  readonly shoe: ShoeEvents | null
}

export interface ShoeEvents {
  readonly ready: string
  readonly over: string
  /** The cards leave the table before the shoe is over. */
  readonly out: readonly string[]
  readonly cuttingCard: string
  /** This round or the next is the last of the shoe. */
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
  noBets: () => undefined,
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
  noBets: (play: unknown) => (play as Pick<BaccaratState, 'voidHand'>).voidHand?.under,
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
 * We do not have the divisions of the electronic games. They use the wagers and odds of their table
 * games at terminals, and the view says so.
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
    limitsOff: 'nz7:7.2(a)',
  },
  baccarat: {
    ...BACCARAT,
    under: 'nz7:8.1',
    rules: { book: 'nz5', standsFor: null },
    terminals: false,
    faults: null,
    off: [...LIMITS_OF_DIVISION_1, 'nz1:10.2', 'nz5:5.2(c)', 'nz5:5.2(d)'],
    offUnder: 'nz7:8.2',
    limitsOff: 'nz7:8.2(a)',
  },
  'electronic-roulette': {
    ...ROULETTE,
    under: 'nz7:9.1',
    rules: { book: 'nz8', standsFor: '8A' },
    terminals: true,
    faults: ROULETTE_FAULTS,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:9.2',
    limitsOff: 'nz7:9.2(a)',
  },
  'electronic-baccarat': {
    ...BACCARAT,
    under: 'nz7:11.1',
    rules: { book: 'nz5', standsFor: '5A' },
    terminals: true,
    faults: BACCARAT_FAULTS,
    off: LIMITS_OF_DIVISION_1,
    offUnder: 'nz7:11.2',
    limitsOff: 'nz7:11.2(a)',
  },
} as const satisfies Readonly<Record<string, Application>>

export type GameName = keyof typeof APPLICATION

export const isGameName = (game: string): game is GameName => Object.hasOwn(APPLICATION, game)

/** The refusal for commands about terminals at a game without them. */
export const noTerminals = (): Refusal =>
  refuse('nz7:1.1/electronic-terminal', 'This tournament is not played at terminals.')

/** Explains to entrants which rules apply. @rule nz7:9.1(a) nz7:11.1(a) */
export const rulesNotice = (game: GameName): string => {
  const { rules, terminals } = APPLICATION[game]
  const division = rules.book.slice('nz'.length)
  const by = `by the wagers and odds of Division ${division}`
  return terminals
    ? `at terminals, ${by}; Division ${rules.standsFor} is not among the texts`
    : `at tables, ${by}`
}
