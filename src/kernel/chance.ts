import type { Card } from './card.ts'

/**
 * The random result that a state waits for. The host asks its source of chance and sends the answer
 * back as a report. The source can be a generator, a script, an enumerator or a scanner.
 */
export type Ask =
  | { readonly for: 'shuffle'; readonly decks: number }
  | { readonly for: 'card' }
  /** Picks one of `of` hand-mixed cards in the discard rack, counted from 0. */
  | { readonly for: 'discard'; readonly of: number }
  /** Picks one of `of` people who wait for a seat, counted from 0. @rule nz7:2.3(ad) */
  | { readonly for: 'lot'; readonly of: number }
  | { readonly for: 'spin'; readonly pockets: readonly string[] }
  | { readonly for: 'dice'; readonly count: number }

/**
 * The next thing out of a shoe: a card, the cutting card, or `none` when it is empty.
 * @rule nz1:15.4(a)
 */
export type ShoeDraw = Card | 'cutting-card' | 'none'

/** A card that left the shoe and that nobody may look at, so that its face cannot be reported. */
export const FACE_DOWN = 'face-down'

export type FaceDown = typeof FACE_DOWN
