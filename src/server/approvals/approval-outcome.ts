import { type Refusal, refuse, sentence } from '../../kernel/refusal.ts'
import type { OutcomeMessage } from '../../protocol/wire.ts'
import type { Request, Standing } from './approvals.ts'

/** What becomes of a request that waited for a second person, as whoever asked is told. */

/** Why nothing was done; nothing of what waits still, or is done. @rule ruling:113 */
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

/** The message that follows a `pending`, under the id of the command, and to whom. */
export interface Ended {
  readonly asker: string
  readonly says: OutcomeMessage
}

/** Nothing while it goes on. The id of a request is that of its command after the name of who asked. */
export const endedOf = ({ number, id: own, standing }: Request): Ended | undefined => {
  const at = own.indexOf('/')
  const [asker, id] = [own.slice(0, at), own.slice(at + 1)]
  const head = { id, request: number, standing: standing.is }
  if (standing.is === 'carried-out') return { asker, says: { ...head, done: standing.seq } }
  const refusal = notDone(standing)
  if (!refusal) return undefined
  return { asker, says: { ...head, refused: refusedAs(refusal) } }
}
