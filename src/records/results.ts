import type { Event } from '../kernel/game.ts'

/** What came of a round, as each game tells it. */
export interface GameResult {
  /** Null for a round that came to nothing. */
  readonly result: unknown
  /** Where there are hands, the cards that lay open at the end. */
  readonly hands?: unknown
}

const announced = ({ hands, round }: { hands: unknown; round: unknown }): GameResult => ({
  result: round,
  hands,
})

const rolled = ({ faces }: { faces: unknown }): GameResult => ({ result: { faces } })

const RESULTS: Readonly<Record<string, (event: never) => GameResult>> = {
  ResultAnnounced: announced,
  ResultCorrected: announced,
  SpinEnded: ({ number }: { number: string }) => ({ result: { number } }),
  RollSettled: rolled,
  RollSettledAgain: rolled,
  DealerRevealed: ({ hand, value }: { hand: unknown; value: string }) => ({
    result: { value },
    hands: { dealer: hand },
  }),
}

export const resultOf = (event: Event): GameResult | undefined =>
  Object.hasOwn(RESULTS, event.is) ? RESULTS[event.is]!(event as never) : undefined
