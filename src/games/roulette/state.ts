import type { Chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { ChipKind, WagerId } from '../../kernel/wager.ts'
import type { Elections } from './book.ts'
import type { Results } from './results.ts'
import type { Pocket } from './s02-wheel.ts'

/** A book has a name of its own so that a log says by which rules it was played. */
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

/** A spin, step by step. Who stands where in it decides what may still be done. */
export type Phase =
  | { readonly is: 'betting' }
  | { readonly is: 'spinning' }
  | { readonly is: 'no-more-bets' }
  | { readonly is: 'ball-dropped'; readonly counted: Counted }
  | AtRest<'at-rest'>
  | AtRest<'announced'>
  | AtRest<'transferred'>
  | AtRest<'collected'>

export interface AtRest<Is extends string> {
  readonly is: Is
  readonly number: Pocket
  readonly counted: Counted
}

/** What lay on the layout when the ball dropped. Nothing else is a wager. */
export type Counted = Readonly<Record<WagerId, Chips>>

/** An orally declared wager and the chips handed over with it. */
export interface Declared {
  readonly id: number
  readonly patron: Patron
  /** `tier`, `neighbours:17`, `asian-neighbour:32-15-19`. */
  readonly on: string
  readonly piece: Chips
  readonly kind: ChipKind
  /** Whether the dealer has put it on the racetrack. */
  readonly isPlaced: boolean
  /** Its wagers, where the dealer laid them in a second step. */
  readonly wagers: readonly WagerId[]
}

export interface State {
  readonly elections: TableElections
  readonly phase: Phase
  readonly declared: readonly Declared[]
  readonly declarations: number
  /** Where the dealer has put a wager, if elsewhere than its name says. */
  readonly placed: Readonly<Record<WagerId, string>>
  /** Where a wager has come to lie by accident, or on nothing at all. */
  readonly moved: Readonly<Record<WagerId, string | null>>
  /** The compartment from which the ball is spun again after a void spin. */
  readonly ballFrom: Pocket | null
  readonly ballToExamine: boolean
  readonly results: Results
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
  ballFrom: null,
  ballToExamine: false,
  results: [],
  announced: [],
})
