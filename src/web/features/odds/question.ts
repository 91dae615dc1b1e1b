import type { InstantCash } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../../../kernel/card.ts'
import type { GameQuestion } from '../../../odds/games.ts'
import type { HandOdds } from '../../../odds/lunar-poker/choices.ts'
import type { Wagers } from '../../../odds/par/sheets.ts'
import type { ParSheet } from '../../../odds/par.ts'

/** The questions to the worker and its answers. */

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

export type OddsAnswer = Wagers | ParSheet | HandOdds
