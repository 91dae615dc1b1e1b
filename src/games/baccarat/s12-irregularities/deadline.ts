import type { Authority } from '../../../kernel/authority.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import type { DealingError } from '../books/book.ts'
import { bookOf, CLOSED, type ElectionHolder, type PhaseName } from '../law.ts'
import type { BaccaratState } from '../table/state.ts'

/** Until when an error in a round can be put right, and the clause of each error. */

/** The book has a clause for each error. */
export const ERROR = field.oneOf('order', 'number', 'together')

export const BY_ERROR = {
  field: 'error',
  clauses: (play: ElectionHolder) => bookOf(play).irregular.error,
} as const

/** Cards of a round are on the table. */
export const isDealt = (phase: PhaseName): boolean =>
  phase === 'dealing' || phase === 'turning' || phase === 'reopened'

/** A round can be corrected until the next one begins, even if its shoe has ended. */
export const CORRECTED: readonly PhaseName[] = [
  ...CLOSED,
  'reopened',
  'betting',
  'loaded',
  'burning',
  'cut',
  'cutting',
  'shuffling',
  'opening',
]

/** A round can be corrected while it is under way and until the next one begins. */
export const lateRefusal = (state: BaccaratState, error: DealingError): Refusal | undefined => {
  const { irregular } = bookOf(state)
  const { moment, under } = irregular.until
  if (isDealt(state.phase.is)) return undefined
  if (state.settled === null && state.results.length === 0)
    return refuse(irregular.error[error], 'There is no round to put right.')
  const begun = moment === 'place-your-bets' && (state.invited || state.phase.is === 'called')
  return state.settled === null || begun
    ? refuse(under, 'The last round cannot be corrected: it is void, or the next one has begun.')
    : undefined
}

export const unreasoned = (reason: string, under: Authority): Refusal | undefined =>
  reason === '' ? refuse(under, 'Give the reason.') : undefined

/** The order was promised before the cut, and the cards came in it. */
export const sealedOrder = ({ sealed }: BaccaratState, under: Authority): Refusal | undefined =>
  sealed
    ? refuse(under, 'The order was sealed before the cut, and the cards came in that order.')
    : undefined
