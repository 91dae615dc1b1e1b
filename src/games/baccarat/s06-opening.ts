import type { Authority } from '../../kernel/authority.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Actor, isPatron, ranksAtLeast, type StaffRank } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Mixing } from './books/book.ts'
import { BOOKS } from './books/index.ts'
import type { BaccaratEvent } from './events.ts'
import type { BaccaratState } from './state.ts'

/** Division 5 section 6: opening the table. Each step waits for the one before it. */

export const bookOf = ({ elections }: BaccaratState) => BOOKS[elections.book]

export const byStaff = (by: Actor, least: StaffRank, under: Authority): Refusal | undefined =>
  ranksAtLeast(by, least)
    ? undefined
    : refuse(under, 'This is for the {rank} to do.', { rank: least.replaceAll('-', ' ') })

/** What only a patron who takes part at this table may ask. */
export const byPlayer = (by: Actor, { present }: Felt, under: Authority): Refusal | undefined =>
  isPatron(by) && present.includes(by.patron)
    ? undefined
    : refuse(under, 'It is for a patron at this table to ask.')

/** The dealer and a game supervisor each look at every deck, and neither for the other. */
export const inspect = (state: BaccaratState, by: Actor): Decision<BaccaratEvent> => {
  const { inspect: under } = bookOf(state).procedure
  if (state.phase.is !== 'opening' || state.phase.step !== 'delivered')
    return refuse(under, 'No new cards wait to be checked.')
  const inspector = by.role === 'staff' && by.rank === 'dealer' ? 'dealer' : 'game-supervisor'
  const refused = byStaff(by, 'dealer', under)
  if (refused) return refused
  return state.inspectedBy.includes(inspector)
    ? refuse(under, 'Both the dealer and a game supervisor check the cards, each on their own.')
    : [{ is: 'CardsInspected', inspector, under }]
}

const hasShuffler = ({ elections }: BaccaratState): boolean => elections.equipment !== 'shoe'

/** Laid out deck by deck for the first who arrive. */
export const spread = (state: BaccaratState, by: Actor): Decision<BaccaratEvent> => {
  const { spread: under } = bookOf(state).procedure
  if (state.phase.is !== 'opening' || state.phase.step !== 'inspected')
    return refuse(under, 'Checked cards are laid out; these are not at that point.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsSpread', under }]
}

/** Turned over and washed only after somebody could look. */
export const wash = (state: BaccaratState, by: Actor, { seats }: Felt): Decision<BaccaratEvent> => {
  const { mix } = bookOf(state).procedure
  const step = state.phase.is === 'opening' ? state.phase.step : undefined
  const unseen = step === 'brought' || (step === 'inspected' && hasShuffler(state))
  if (step !== 'spread' && !unseen)
    return refuse(mix, 'The cards are washed after they were laid out.')
  if (step === 'spread' && !hasShuffler(state) && seats.every(seated => seated === null))
    return refuse(
      mix,
      'The first patron to arrive gets to look at the cards before they are mixed.',
    )
  const { wash: under } = mixing(state)
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsWashed', under }]
}

/**
 * The three motions rest on another rule for prepared cards, and with a shuffler.
 * @rule nz5:6.5(a) nz5:6.5(b) nz5:6.5(c) nz5-old:6.5(a) nz5-old:6.5(b) nz5-old:6.5(c)
 */
const mixing = (state: BaccaratState): Mixing => {
  const { procedure, shuffler, prepared } = bookOf(state)
  if (state.prepared !== null) return prepared.mixing
  return hasShuffler(state) ? shuffler : procedure
}

export const stack = (state: BaccaratState, by: Actor): Decision<BaccaratEvent> => {
  const { mix } = bookOf(state).procedure
  const { stack: under } = mixing(state)
  if (state.phase.is !== 'opening' || state.phase.step !== 'washed')
    return refuse(mix, 'The cards are stacked after they were washed.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsStacked', under }]
}

export const riffle = (state: BaccaratState, by: Actor): Decision<BaccaratEvent> => {
  const { mix } = bookOf(state).procedure
  const { riffle: under } = mixing(state)
  const step = state.phase.is === 'opening' ? state.phase.step : undefined
  const enough = state.prepared === 'shuffled' && (step === 'brought' || step === 'washed')
  if (step !== 'stacked' && !enough)
    return refuse(mix, 'The cards are riffled after they were stacked.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsRiffled', under }]
}
