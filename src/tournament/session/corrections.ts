import type { GeneralCommand } from '../../general/commands.ts'
import { roundPaid } from '../../general/s11-payment/by-hand.ts'
import type { Move } from '../../kernel/chips/settle.ts'
import { chips, NONE } from '../../kernel/money.ts'
import { type Patron, ranksAtLeast } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import { DIRECTOR } from '../director/law.ts'
import {
  type AnyEvent,
  isOutOfChips,
  kindOf,
  limitsOf,
  playerOf,
  type Session,
  type SessionEvent,
  stackOf,
} from './state.ts'

/**
 * A wrong payment is corrected in tournament chips until they have been counted. The result of the
 * session is then computed again.
 * @rule nz1:11.1 nz7:5.5 ruling:736
 */

type Correction = Extract<GeneralCommand, { readonly does: 'recover' | 'make-good' }>

export const isCorrection = (command: { readonly does: string }): command is Correction =>
  command.does === 'recover' || command.does === 'make-good'

/** A player who was owed chips did not go bust with the others. @rule nz7:3.8 */
const bustStill = ({ result }: Session, patron: Patron): readonly Patron[] | undefined =>
  result?.bust?.includes(patron) ? undefined : result?.bust

/**
 * The new count, or the return of a player who was out only because chips were missing.
 * @rule nz7:3.7
 */
const follows = (state: Session, patron: Patron, change: number): readonly SessionEvent[] => {
  const held = stackOf(state, patron) + change
  if (state.status === 'over') {
    const { bust: _, ...result } = state.result!
    const bust = bustStill(state, patron)
    const stacks = { ...result.stacks, [patron]: held }
    const again = { ...result, stacks, ...(bust && { bust }) }
    return [{ is: 'SessionEnded', result: again, under: 'nz1:11.1' }]
  }
  const isBack = isOutOfChips(state, patron) && held >= limitsOf(state).minimum
  return isBack ? [{ is: 'PlayerBack', patron, under: 'nz1:11.1' }] : []
}

export const corrected = (
  state: Session,
  { by, does, patron, chips: amount, reason, round }: Correction,
): Decision<AnyEvent> => {
  const under = 'nz1:11.1'
  if (!ranksAtLeast(by, DIRECTOR))
    return refuse(under, 'Only a {rank} or above may do this.', { rank: 'casino supervisor' })
  if (state.status === 'tallied')
    return refuse('nz7:5.5', 'The chips of this session have been counted.')
  if (state.status !== 'running' && state.status !== 'over')
    return refuse('nz7:1.1/session', 'No session is under way here.')
  const status = playerOf(state, patron)?.status
  if (status !== 'active' && status !== 'out')
    return refuse(under, '{patron} does not play here.', { patron })
  if (!Number.isSafeInteger(amount) || amount <= 0 || reason === '')
    return refuse(under, 'Give the amount to correct, and the reason.')
  const held = chips(stackOf(state, patron))
  if (does === 'recover' && held < amount)
    return refuse(under, '{patron} holds {$held} only.', { patron, held })
  const kind = kindOf(state.terms)
  const move: Move =
    does === 'make-good'
      ? { from: 'bank', to: `stack:${patron}`, chips: amount, kind, under }
      : { from: `stack:${patron}`, to: 'bank', chips: amount, kind, under }
  return [
    {
      is: 'PaymentCorrected',
      patron,
      owes: NONE,
      reason,
      ...roundPaid(state.inner, patron, round),
      moves: [move],
      under,
    },
    ...follows(state, patron, does === 'make-good' ? amount : -amount),
  ]
}
