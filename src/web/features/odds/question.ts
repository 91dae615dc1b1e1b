import type { Book } from '../../../games/baccarat/books/book.ts'
import type { GameName } from '../../../games/catalogue.ts'
import type { InstantCash } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { LayoutName } from '../../../games/roulette/s03-layout.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Removal } from '../../../odds/baccarat/removal.ts'
import type { HandOdds } from '../../../odds/lunar-poker/choices.ts'
import type { ParSheet } from '../../../odds/par.ts'
import type { Spread } from '../../../odds/spread.ts'

/** The questions to the worker and its answers. */

export type GameQuestion =
  | {
      readonly of: 'baccarat'
      readonly book: Book['id']
      readonly decks: number
      /** Cards or ranks that have left the shoe. */
      readonly gone: readonly string[]
    }
  | { readonly of: 'roulette'; readonly layout: LayoutName }
  | { readonly of: Exclude<GameName, 'baccarat' | 'roulette'> }

export type Question =
  | GameQuestion
  | {
      readonly of: 'sheet'
      readonly game: GameQuestion
      /** Wagers with their terms. */
      readonly offers: readonly string[]
      /** In cents, by wager. */
      readonly maxima: Readonly<Record<string, number>>
      readonly patrons: number
      readonly differential?: number
    }
  | {
      readonly of: 'hand'
      readonly hand: readonly Card[]
      readonly up: Card
      readonly cash: InstantCash
    }

export interface Wagers {
  readonly spreads: readonly Spread[]
  /** How many cards, compartments, rolls or hands the count starts from, and the number of ways. */
  readonly from: number
  readonly ways: bigint
  readonly removals: readonly Removal[]
}

export type Answer = Wagers | ParSheet | HandOdds
