import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { OutcomeMessage } from '../../protocol/wire.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import { phraseOf, type Request, type Standing } from './approvals.ts'

/** How the person who asked learns the outcome of a request. */

/** Why a request failed. Undefined while it waits, and after success. @rule ruling:113 */
export const notDone = (standing: Standing): Refusal | undefined => {
  switch (standing.is) {
    case 'declined':
      return refuse('ruling:113', '{name} declined this request.', { name: standing.by.name })
    case 'withdrawn':
      return refuse('ruling:113', 'This request was withdrawn.')
    case 'expired':
      return refuse('ruling:113', 'Nobody answered this request in time.')
    case 'refused':
      return refuse('ruling:113', '{name} approved this, and it was not done: {why}', {
        name: standing.by.name,
        why: phraseOf(standing),
      })
    default:
      return undefined
  }
}

/** The message that follows a `pending`: its recipient, and the answer under the command's id. */
export interface AddressedOutcome {
  readonly asker: string
  readonly says: OutcomeMessage
}

/**
 * Undefined while the request waits. A request's id is the asker's name, `/` and the command's id.
 */
export const endedOf = ({ number, id: own, standing }: Request): AddressedOutcome | undefined => {
  const at = own.indexOf('/')
  const [asker, id] = [own.slice(0, at), own.slice(at + 1)]
  const head = { id, request: number, standing: standing.is }
  if (standing.is === 'carried-out') return { asker, says: { ...head, done: standing.seq } }
  const refusal = notDone(standing)
  if (!refusal) return undefined
  return { asker, says: { ...head, refused: refusedAs(refusal) } }
}
