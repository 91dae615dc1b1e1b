import type { Chips } from '../../../kernel/money.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { ChipKind, WagerId } from '../../../kernel/wager.ts'
import type { SincePaid } from '../../paid-results.ts'
import type { Elections } from '../book/book.ts'
import type { Results } from '../results.ts'
import type { Pocket } from '../s02-wheel.ts'

/** The book has a name so that the log records the rules in use. */
export interface TableElections extends Elections {
  readonly book: 'nz8'
}

export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Why a spin is void. @rule nz8:5.1 */
// biome-ignore format: set as printed
export const CAUSES = [
  'same-direction', 'foreign-object', 'inordinate-time', 'interference', 'ball-out', 'short',
] as const

export type Cause = (typeof CAUSES)[number]

/** The steps of a spin. The current step decides which commands are allowed. */
export type Phase =
  | { readonly is: 'betting' }
  | { readonly is: 'spinning' }
  | { readonly is: 'no-more-bets' }
  | { readonly is: 'ball-dropped'; readonly counted: CountedChips }
  | BallAtRest<'at-rest'>
  | BallAtRest<'announced'>
  | BallAtRest<'transferred'>
  | BallAtRest<'collected'>

export interface BallAtRest<Is extends string> {
  readonly is: Is
  readonly number: Pocket
  readonly counted: CountedChips
}

/** The chips on the layout when the ball dropped. Only these are wagers. */
export type CountedChips = Readonly<Record<WagerId, Chips>>

/** A declared wager and the chips handed over with it. */
export interface Declared {
  readonly id: number
  readonly patron: Patron
  /** Such as `tier`, `neighbours:17` or `asian-neighbour:32-15-19`. */
  readonly on: string
  readonly piece: Chips
  readonly kind: ChipKind
  /** True once the dealer has placed it on the racetrack. */
  readonly isPlaced: boolean
  /** Its wagers, if the dealer placed them in a second step. */
  readonly wagers: readonly WagerId[]
}

export interface State {
  readonly elections: TableElections
  readonly phase: Phase
  readonly declared: readonly Declared[]
  readonly declarations: number
  /** The dealer's position for a wager, if it differs from the wager's name. */
  readonly placed: Readonly<Record<WagerId, string>>
  /** The position of a displaced wager; null if it is on nothing. */
  readonly moved: Readonly<Record<WagerId, string | null>>
  /** The spin that was settled last, until the next one starts. It may still be void. */
  readonly before: {
    readonly declared: State['declared']
    readonly placed: State['placed']
    readonly moved: State['moved']
    readonly ballFrom: Pocket | null
  } | null
  /** The compartment from which the ball is spun again after a void spin. */
  readonly ballFrom: Pocket | null
  readonly ballToExamine: boolean
  readonly results: Results
  /** The display ends with the number of the last round. */
  readonly showsLast: boolean
  readonly sincePaid: SincePaid
  /** What the dealer has said since the wheel was last set going. */
  readonly announced: readonly Phrase[]
}

export const opened = (elections: TableElections): State => ({
  elections,
  phase: { is: 'betting' },
  declared: [],
  declarations: 0,
  placed: {},
  moved: {},
  before: null,
  ballFrom: null,
  ballToExamine: false,
  results: [],
  showsLast: false,
  sincePaid: [],
  announced: [],
})
