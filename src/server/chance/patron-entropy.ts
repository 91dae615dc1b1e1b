import { betsClosed, isAtTable, seatOf, type TableState } from '../../general/state.ts'
import type { Ask } from '../../kernel/chance.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { SealedPromise } from '../../protocol/shown.ts'
import type { TableHost } from '../floor/table-log.ts'
import type { Submission } from '../log/log-opening.ts'
import type { Drawing } from './sealed-secrets.ts'

/** Patrons add words of their own to a promise. */

/** Entropy closes at the cut or at no-more-bets: nobody may add words once they know more. */
export const isMixing = (
  state: TableState<unknown>,
  { sealed, cut, out, discards }: Drawing,
  ask: Ask | undefined,
): boolean =>
  sealed !== undefined &&
  cut === undefined &&
  out === 0 &&
  discards === 0 &&
  !betsClosed(state) &&
  (ask === undefined || ask.for === 'shuffle')

export const promisedAt = ({ state, drawing, ask }: TableHost): SealedPromise | null =>
  drawing.sealed
    ? {
        number: drawing.sealed.number,
        commitment: drawing.sealed.commitment,
        words: drawing.said.length,
        takesWords: isMixing(state, drawing, ask),
      }
    : null

/** One word per patron and promise. @rule nz1:15.4 nz1:16.0(e) */
export const mixesIn = (host: TableHost, patron: Patron, says: string): Submission | Refusal => {
  const { state, drawing, ask } = host
  if (!isAtTable(state, patron))
    return refuse('nz1:15.4', 'Only people who play at this table mix words in.')
  if (!isMixing(state, drawing, ask))
    return refuse('nz1:15.4', 'Words are mixed in until the cut, or until bets are closed.')
  return drawing.said.some(one => one.patron === patron)
    ? refuse('nz1:15.4', 'You have mixed your words in already.')
    : { note: { adds: { patron, seat: seatOf(state, patron) ?? 0, says } } }
}
