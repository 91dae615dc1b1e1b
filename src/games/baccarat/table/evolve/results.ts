import type { BaccaratState } from '../state.ts'
import { withCall } from './common.ts'

/** Results that are taken off the display. */

/** The last round is void, also if it was paid. */
export const withoutLast = (state: BaccaratState): BaccaratState => ({
  ...(state.settled ? withCall(state, 'This round is void') : state),
  results: state.results.filter((_, at) => at !== state.lastResult),
  lastResult: null,
  paidResults: state.paidResults.filter(at => at !== state.lastResult),
  settled: null,
})

/** Takes off the result of the newest round with a wager, even if rounds without one followed. */
export const withoutPaid = (state: BaccaratState): BaccaratState => {
  const [paid, ...earlier] = state.paidResults
  if (paid === undefined) return state
  return {
    ...state,
    results: state.results.filter((_, at) => at !== paid),
    paidResults: earlier,
    lastResult: state.lastResult !== null && state.lastResult > paid ? state.lastResult - 1 : null,
  }
}
