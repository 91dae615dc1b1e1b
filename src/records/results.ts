import type { Event } from '../kernel/game.ts'

/** The result of a round, in each game's own form. */
export interface GameResult {
  /** Null for a round without a result. */
  readonly result: unknown
  /** The face-up cards at the end, in games with hands. */
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
