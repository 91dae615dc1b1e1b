import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import type { ChipKind, WagerId } from '../../kernel/wager.ts'
import type { Elections } from './book.ts'
import type { Results } from './results.ts'
import type { Colour, Pocket } from './s02-wheel.ts'
import type { Point } from './s03-layout.ts'

/** A book has a name of its own so that a log says by which rules it was played. */
export interface TableElections extends Elections {
  readonly book: 'nz8'
}

export type Direction = 'clockwise' | 'anticlockwise'

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
  readonly announced: readonly string[]
}

type By<T> = T & { readonly by: Actor }

export type RouletteCommand = By<
  // Patrons ask.
  | {
      readonly does: 'declare'
      readonly on: string
      readonly piece: Chips
      readonly kind?: ChipKind
    }
  | { readonly does: 'take-back'; readonly declared: number }
  // The dealer and the wheel report.
  | { readonly does: 'place'; readonly declared: number; readonly as?: string }
  /** Declared and laid in one: the dealer's word for both. */
  | {
      readonly does: 'lay'
      readonly patron: Patron
      readonly on: string
      readonly piece: Chips
      readonly kind?: ChipKind
    }
  | { readonly does: 'spin'; readonly wheel: Direction; readonly ball: Direction }
  | { readonly does: 'call' }
  | { readonly does: 'ball-drops' }
  | { readonly does: 'spun'; readonly number: string; readonly revolutions?: number }
  | { readonly does: 'announce' }
  | { readonly does: 'transfer' }
  | { readonly does: 'collect' }
  /** All that is left, or one wager; inside wagers are paid together. */
  | { readonly does: 'pay'; readonly wager?: WagerId }
  | { readonly does: 'clarify'; readonly wager: WagerId; readonly on: string }
  | { readonly does: 'lies'; readonly wager: WagerId; readonly at: Point }
  // The dealer or a supervisor directs.
  | { readonly does: 'no-spin'; readonly cause: Cause; readonly person?: string }
  | { readonly does: 'examine-ball'; readonly replace: boolean }
  | { readonly does: 'change-ball' }
  | { readonly does: 'restore'; readonly wager: WagerId; readonly movedBy: 'dealer' | 'patron' }
>

export type Does = RouletteCommand['does']
export type CommandOf<D extends Does> = Extract<RouletteCommand, { readonly does: D }>

type Happened =
  | {
      readonly is: 'WagerDeclared'
      readonly declared: number
      readonly patron: Patron
      readonly on: string
      readonly piece: Chips
      readonly kind: ChipKind
      readonly isPlaced: boolean
    }
  /** Which wager lies where, by name. */
  | {
      readonly is: 'DeclaredPlaced'
      readonly declared: number
      readonly wagers: Readonly<Record<WagerId, string>>
    }
  | {
      readonly is: 'DeclaredReturned'
      readonly declared: number
      readonly wagers: readonly WagerId[]
    }
  | { readonly is: 'SpinStarted'; readonly wheel: Direction; readonly ball: Direction }
  | { readonly is: 'NoMoreBets'; readonly with: 'bell' | 'wave' }
  | {
      readonly is: 'BallDropped'
      readonly counted: Counted
      /** Nobody had called, so that the drop itself closes the betting. */
      readonly closes: boolean
    }
  | { readonly is: 'BallRested'; readonly in: Pocket }
  | { readonly is: 'NumberAnnounced'; readonly number: Pocket; readonly colour: Colour }
  | { readonly is: 'WinnersTransferred'; readonly wagers: Readonly<Record<WagerId, string>> }
  | { readonly is: 'LosersCollected' }
  | { readonly is: 'WinnersPaid'; readonly wagers: readonly WagerId[] }
  | { readonly is: 'SpinEnded'; readonly number: Pocket }
  | {
      readonly is: 'SpinVoided'
      readonly cause: Cause
      readonly person?: string
      readonly ballTo: Pocket | null
    }
  | { readonly is: 'SpinAbandoned' }
  | { readonly is: 'BallExamined'; readonly replaced: boolean }
  | { readonly is: 'BallChanged' }
  | { readonly is: 'WagerClarified'; readonly wager: WagerId; readonly on: string }
  | { readonly is: 'WagerMoved'; readonly wager: WagerId; readonly on: string | null }
  | {
      readonly is: 'WagerRestored'
      readonly wager: WagerId
      readonly movedBy: 'dealer' | 'patron'
    }

export type RouletteEvent = Happened & { readonly under: Authority }

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
