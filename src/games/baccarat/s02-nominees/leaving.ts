import type { Felt, Parting } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import type { BaccaratEvent } from '../events.ts'
import { after } from '../evolve/index.ts'
import { bookOf } from '../law.ts'
import { claimsOf, declineRole } from '../s08-dealing/roles.ts'
import type { BaccaratState } from '../state.ts'
import { cardsBack } from './nominees.ts'

/** A patron who leaves returns the cards. Their nominations end, on both sides. */

/** @rule nz5:2.3(e) ruling:598 */
const nominationsEnd = (state: BaccaratState, patron: Patron): readonly BaccaratEvent[] =>
  state.nominations
    .filter(each => each.patron === patron || each.nominee === patron)
    .flatMap(({ patron: represented, nominee }) => [
      ...(nominee === patron ? [] : cardsBack(state, nominee, 'nz5:2.3(e)')),
      { is: 'NomineeEnded', patron: represented, nominee, under: 'nz5:2.3(e)' } as const,
    ])

/** The dealer turns the patron's hand, unless another patron has a claim to it. */
const rolesEnd = (state: BaccaratState, patron: Patron, felt: Felt): readonly BaccaratEvent[] => {
  if (state.roles === null) return []
  const { player, banker, claims } = state.roles
  const has = [player, banker, ...claims.player, ...claims.banker].includes(patron)
  if (!has) return []
  const lapsed: readonly BaccaratEvent[] = [
    { is: 'ClaimLapsed', patron, claims: claimsOf(felt), under: bookOf(state).styles.unwanted },
  ]
  const now = after(state, lapsed)
  if (now.phase.is !== 'offering' || now.phase.offers[0] !== patron) return lapsed
  const declined = declineRole.decide(now, { by: { role: 'staff', rank: 'dealer' } }, felt)
  return isRefusal(declined) ? lapsed : [...lapsed, ...declined]
}

export const parted = (
  state: BaccaratState,
  patron: Patron,
  how: Parting,
  felt: Felt,
): readonly BaccaratEvent[] => {
  if (how !== 'left' && how !== 'excluded') return []
  const events = [
    ...cardsBack(state, patron, bookOf(state).styles.handling),
    ...nominationsEnd(state, patron),
  ]
  return [...events, ...rolesEnd(after(state, events), patron, felt)]
}
