import type { Felt } from '../../kernel/game.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { BaccaratCommandOf, BaccaratEvent } from './events.ts'
import { bookOf, byPlayer, byStaff } from './s06-opening.ts'
import type { BaccaratState } from './state.ts'

/** Division 5 rules 6.5, 6.6 and 7.4: cards that were checked or shuffled before they came. */

export const bringPrepared = (
  state: BaccaratState,
  { by, prepared, secured, approval }: BaccaratCommandOf<'bring-prepared'>,
): Decision<BaccaratEvent> => {
  const { brought, sealed } = bookOf(state).prepared
  const under = prepared === 'sealed' ? (sealed ?? brought) : brought
  const refused = byStaff(by, 'game-supervisor', under)
  if (refused) return refused
  const { phase } = state
  if (phase.is !== 'opening' || phase.step !== 'delivered' || state.inspectedBy.length > 0)
    return refuse(under, 'Prepared cards are brought when new cards are due.')
  if (prepared === 'sealed') return broughtSealed(sealed, brought, approval)
  return secured
    ? [{ is: 'CardsBrought', prepared, under }]
    : refuse(under, 'Cards that were not locked away since are checked and mixed here.')
}

const broughtSealed = (
  sealed: BaccaratEvent['under'] | undefined,
  brought: BaccaratEvent['under'],
  approval: string | undefined,
): Decision<BaccaratEvent> => {
  if (sealed === undefined) return refuse(brought, 'No cards of a factory are used as they come.')
  return approval === undefined || approval === ''
    ? refuse(sealed, 'Sealed cards of a factory need an approval; name it.')
    : [{ is: 'CardsBrought', prepared: 'sealed', approval, under: sealed }]
}

/** Rights of any patron, until the first round is dealt from cards that came shuffled. */
export const noneWait = (
  { prepared }: BaccaratState,
  under: BaccaratEvent['under'],
): Refusal | undefined =>
  prepared === 'shuffled' || prepared === 'sealed'
    ? undefined
    : refuse(under, 'No pre-shuffled cards wait for their first round.')

/** What was looked at has been exposed, and is shuffled. @rule ruling:539 */
export const lookAtPrepared = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'look-at-prepared'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { look: under } = bookOf(state).prepared
  return byPlayer(by, felt, under) ?? noneWait(state, under) ?? [{ is: 'CardsLookedAt', under }]
}

/** One objection is enough: section 6 begins again. @rule nz5:7.4 nz5-old:7.4 ruling:540 */
export const requireMixing = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'require-mixing'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { mix: under } = bookOf(state).prepared
  return byPlayer(by, felt, under) ?? noneWait(state, under) ?? [{ is: 'MixingRequired', under }]
}
