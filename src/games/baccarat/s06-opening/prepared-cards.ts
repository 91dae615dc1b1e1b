import type { Authority } from '../../../kernel/authority.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, byPlayer, command, type ElectionHolder, inBook } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState, Preparation } from '../table/state.ts'

/** Division 5 rules 6.5, 6.6 and 7.4: cards checked or shuffled before they reach the table. */

/** Sealed cards have their own clause, if the book allows them. */
const byState = (play: ElectionHolder): Readonly<Record<Preparation, Authority>> => {
  const { brought, sealed = brought } = bookOf(play).prepared
  return { checked: brought, shuffled: brought, sealed }
}

export const bringPrepared = command('bring-prepared', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: {
    prepared: field.oneOf('checked', 'shuffled', 'sealed'),
    secured: field.flag,
    approval: field.optional(field.word),
  },
  about: 'the-table',
  under: inBook(({ prepared }) => prepared.brought),
  underBy: { field: 'prepared', clauses: byState },
  during: ['opening'],
  place: 'form',
  hints: { approval: { when: { field: 'prepared', is: ['sealed'] } } },
  decide: (state, { prepared, secured, approval }) => {
    const { brought, sealed } = bookOf(state).prepared
    const under = byState(state)[prepared]
    const { phase } = state
    if (phase.is !== 'opening' || phase.step !== 'delivered' || state.inspectedBy.length > 0)
      return refuse(under, 'Prepared cards are brought when new cards are due.')
    if (prepared === 'sealed') return broughtSealed(sealed, brought, approval)
    return secured
      ? [{ is: 'CardsBrought', prepared, under }]
      : refuse(under, 'Cards that were not kept locked must be checked and mixed here.')
  },
})

const broughtSealed = (
  sealed: BaccaratEvent['under'] | undefined,
  brought: BaccaratEvent['under'],
  approval: string | undefined,
): Decision<BaccaratEvent> => {
  if (sealed === undefined)
    return refuse(brought, 'Cards from a factory are shuffled before they are used.')
  return approval === undefined || approval === ''
    ? refuse(sealed, 'Name the approval of the factory-sealed cards.')
    : [{ is: 'CardsBrought', prepared: 'sealed', approval, under: sealed }]
}

/** Any patron has these rights until the first round from pre-shuffled cards. */
export const noneWait = (
  { prepared }: BaccaratState,
  under: BaccaratEvent['under'],
): Refusal | undefined =>
  prepared === 'shuffled' || prepared === 'sealed'
    ? undefined
    : refuse(under, 'No pre-shuffled cards wait for their first round.')

/** Cards that someone looked at are exposed, so they are shuffled. @rule ruling:539 */
export const lookAtPrepared = command('look-at-prepared', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: inBook(({ prepared }) => prepared.look),
  decide: (state, { by }, felt) => {
    const { look: under } = bookOf(state).prepared
    return byPlayer(by, felt, under) ?? noneWait(state, under) ?? [{ is: 'CardsLookedAt', under }]
  },
})

/** One objection is enough, and section 6 starts again. @rule nz5:7.4 nz5-old:7.4 ruling:540 */
export const requireMixing = command('require-mixing', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: inBook(({ prepared }) => prepared.mix),
  decide: (state, { by }, felt) => {
    const { mix: under } = bookOf(state).prepared
    return byPlayer(by, felt, under) ?? noneWait(state, under) ?? [{ is: 'MixingRequired', under }]
  },
})
