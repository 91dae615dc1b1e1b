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

/** What is said of the round before, when it is looked at again. */
const AMENDED: Readonly<Record<string, (event: never) => Told>> = {
  ResultCorrected: RESULTS.ResultAnnounced!,
  ResultVoided: () => ({ result: null }),
  RollSettledAgain: RESULTS.RollSettled!,
}

export const amendmentOf = (event: Event): Told | undefined =>
  Object.hasOwn(AMENDED, event.is) ? AMENDED[event.is]!(event as never) : undefined

export const resultOf = (event: Event): Told | undefined =>
  Object.hasOwn(RESULTS, event.is) ? RESULTS[event.is]!(event as never) : undefined
