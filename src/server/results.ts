import type { Event } from '../kernel/game.ts'

/** What came of a round, as each game tells it. */
export interface Told {
  /** Nothing of a round that came to nothing. */
  readonly result: unknown
  /** Where there are hands, the cards that lay open at the end. */
  readonly hands?: unknown
}

/** How each game says what came out. */
const RESULTS: Readonly<Record<string, (event: never) => Told>> = {
  ResultAnnounced: ({ hands, round }: { hands: unknown; round: unknown }) => ({
    result: round,
    hands,
  }),
  SpinEnded: ({ number }: { number: string }) => ({ result: { number } }),
  RollSettled: ({ faces }: { faces: unknown }) => ({ result: { faces } }),
  DealerRevealed: ({ hand, value }: { hand: unknown; value: string }) => ({
    result: { value },
    hands: { dealer: hand },
  }),
}

export const resultOf = (event: Event): Told | undefined =>
  Object.hasOwn(RESULTS, event.is) ? RESULTS[event.is]!(event as never) : undefined
