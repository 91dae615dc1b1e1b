import type { Card } from './card.ts'

/**
 * What a state wants of chance. The host asks the chance port and hands the answer back as a report;
 * a generator, a script, an enumerator and a scanner are the same thing from here.
 */
export type Ask =
  | { readonly for: 'shuffle'; readonly decks: number }
  | { readonly for: 'card' }
  /** One of so many cards that lie in the discard rack, mixed by hand: a number from 0. */
  | { readonly for: 'discard'; readonly of: number }
  /** One of so many who wait to be seated: a number from 0. @rule nz7:2.3(ad) */
  | { readonly for: 'lot'; readonly of: number }
  | { readonly for: 'spin'; readonly pockets: readonly string[] }
  | { readonly for: 'dice'; readonly count: number }

/** What comes out of a shoe: a card, a cutting card on its way through, or nothing any more. @rule nz1:15.4(a) */
export type Drawn = Card | 'cutting-card' | 'none'
