import type { Felt } from '../../../kernel/game.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { bookOf, byPlayer, command, inBook } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'

/** Division 5 rule 8.3: rounds without wagers. */

/** The book's conditions for a round without wagers. @rule ruling:541 */
export const freeRoundRefused = (state: BaccaratState, { wagers }: Felt): Refusal | undefined => {
  const { under, onRequest } = bookOf(state).freeRounds
  const { asked, dealt } = state.freeRounds
  if (wagers.length > 0 || onRequest === undefined) return undefined
  if (!asked)
    return refuse(under, 'A round without wagers is dealt only when a patron asks for one.')
  return dealt < onRequest.most
    ? undefined
    : refuse(under, 'At most {most} rounds in a row may be dealt without wagers.', {
        most: onRequest.most,
      })
}

/** True if a patron has to ask first, and nobody has asked since the last wager. */
export const freeRoundsUnasked = (state: BaccaratState): boolean =>
  bookOf(state).freeRounds.onRequest !== undefined &&
  !state.freeRounds.asked &&
  (state.phase.is === 'betting' || state.phase.is === 'loaded')

/** A round with a wager resets the count. */
export const freeRoundCounted = (
  state: BaccaratState,
  { wagers }: Felt,
): readonly BaccaratEvent[] => {
  const { under } = bookOf(state).freeRounds
  const { freeRounds } = state
  if (wagers.length === 0) return [{ is: 'FreeRoundBegan', under }]
  return freeRounds.asked || freeRounds.dealt > 0 ? [{ is: 'FreeRoundsEnded', under }] : []
}

export const askFreeRounds = command('ask-free-rounds', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: inBook(({ freeRounds }) => freeRounds.under),
  decide: (state, { by }, felt) => {
    const { under } = bookOf(state).freeRounds
    return byPlayer(by, felt, under) ?? [{ is: 'FreeRoundsAsked', under }]
  },
})
