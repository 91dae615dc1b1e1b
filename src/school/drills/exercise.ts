import type { Authority } from '../../kernel/authority.ts'
import type { Card } from '../../kernel/card.ts'
import type { Wager } from '../../kernel/wager.ts'
import { numberBelow, type Words } from '../../odds/simulation/random.ts'
import type { Moment } from '../evening.ts'

/** One short question of a drill. The right answer comes from the functions that the tables use. */

export type ExerciseQuestion =
  | {
      readonly is: 'third-card'
      readonly player: readonly Card[]
      readonly banker: readonly Card[]
    }
  | {
      readonly is: 'payout'
      readonly game: string
      readonly wagers: readonly Wager[]
    }
  | { readonly is: 'pile'; readonly amount: number }
  /** A patron hands in this many chips of this value. */
  | { readonly is: 'colour-up'; readonly value: number; readonly count: number }
  /** A Banker win at a table with this smallest chip. */
  | {
      readonly is: 'rounding'
      readonly terms: 'commission' | 'half-on-six'
      readonly stake: number
      readonly least: number
    }
  | { readonly is: 'hand'; readonly cards: readonly Card[] }
  | { readonly is: 'dice'; readonly faces: readonly number[] }
  | { readonly is: 'step'; readonly game: string; readonly done: readonly string[] }
  | { readonly is: 'road'; readonly results: readonly string[]; readonly next: string }
  | {
      readonly is: 'proposal'
      readonly moment: Moment
      readonly proposed: Readonly<Record<string, unknown>>
    }
  | { readonly is: 'log'; readonly entries: readonly InspectedEntry[] }

/** An entry of a log as an inspector reads it. */
export interface InspectedEntry {
  readonly says: string
  readonly ends: readonly {
    readonly patron: string
    readonly on: string
    readonly stake: number
    readonly end: string
    readonly pays: number
  }[]
}

export interface Exercise {
  readonly shows: ExerciseQuestion
  /** The answers to choose from. If there are none, the trainee makes the amount in chips. */
  readonly options: readonly string[]
  readonly expected: string
  readonly under: readonly Authority[]
}

/** A random selection in random order. */
export const someOf = <T>(among: readonly T[], count: number, words: Words): readonly T[] => {
  const left = [...among]
  return Array.from({ length: count }, () => left.splice(numberBelow(left.length, words), 1)[0]!)
}

/** The float of the school, in cents. */
export const FLOAT: readonly number[] = [100_000, 50_000, 10_000, 2_500, 500, 100]
