import { refuse } from '../../../kernel/refusal.ts'
import type { MixingClauses } from '../books/book.ts'
import { bookOf, command, type ElectionHolder, inBook } from '../law.ts'
import type { BaccaratState, Preparation } from '../table/state.ts'

/** Division 5 section 6: opening the table. Each step requires the one before it. */

/** The dealer and a game supervisor must each inspect every deck in person. */
export const inspect = command('inspect', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.inspect),
  during: ['opening'],
  place: 'step',
  decide: (state, { by }) => {
    const { inspect: under } = bookOf(state).procedure
    if (state.phase.is !== 'opening' || state.phase.step !== 'delivered')
      return refuse(under, 'No new cards wait to be checked.')
    const inspector = by.rank === 'dealer' ? 'dealer' : 'game-supervisor'
    return state.inspectedBy.includes(inspector)
      ? refuse(under, 'Both the dealer and a game supervisor check the cards, each on their own.')
      : [{ is: 'CardsInspected', inspector, under }]
  },
})

const hasShuffler = ({ elections }: ElectionHolder): boolean => elections.equipment !== 'shoe'

/** The decks are laid out for the first patrons to see. */
export const spread = command('spread', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.spread),
  during: ['opening'],
  place: 'step',
  decide: state => {
    const { spread: under } = bookOf(state).procedure
    return state.phase.is !== 'opening' || state.phase.step !== 'inspected'
      ? refuse(under, 'Check the cards before you spread them.')
      : [{ is: 'CardsSpread', under }]
  },
})

/** The state says how the cards arrived; a view does not. */
type Mixed = ElectionHolder & { readonly prepared?: Preparation | null }

/**
 * Prepared cards and shufflers have their own clauses for wash, stack and riffle.
 * @rule nz5:6.5(a) nz5:6.5(b) nz5:6.5(c) nz5-old:6.5(a) nz5-old:6.5(b) nz5-old:6.5(c)
 */
const mixing = (play: Mixed): MixingClauses => {
  const { procedure, shuffler, prepared } = bookOf(play)
  if (play.prepared) return prepared.mixing
  return hasShuffler(play) ? shuffler : procedure
}

const stepOf = ({ phase }: BaccaratState) => (phase.is === 'opening' ? phase.step : undefined)

/** Patrons must be able to see the cards before they are turned over and washed. */
export const wash = command('wash', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: (play: Mixed) => mixing(play).wash,
  during: ['opening'],
  place: 'step',
  decide: (state, _, { seats }) => {
    const { mix } = bookOf(state).procedure
    const step = stepOf(state)
    const unseen = step === 'brought' || (step === 'inspected' && hasShuffler(state))
    if (step !== 'spread' && !unseen) return refuse(mix, 'Spread the cards before you wash them.')
    if (step === 'spread' && !hasShuffler(state) && seats.every(seated => seated === null))
      return refuse(mix, 'Let a patron look at the cards before you mix them.')
    return [{ is: 'CardsWashed', under: mixing(state).wash }]
  },
})

export const stack = command('stack', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: (play: Mixed) => mixing(play).stack,
  during: ['opening'],
  place: 'step',
  decide: state =>
    stepOf(state) === 'washed'
      ? [{ is: 'CardsStacked', under: mixing(state).stack }]
      : refuse(bookOf(state).procedure.mix, 'Wash the cards before you stack them.'),
})

export const riffle = command('riffle', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: (play: Mixed) => mixing(play).riffle,
  during: ['opening'],
  place: 'step',
  decide: state => {
    const step = stepOf(state)
    const enough = state.prepared === 'shuffled' && (step === 'brought' || step === 'washed')
    return step === 'stacked' || enough
      ? [{ is: 'CardsRiffled', under: mixing(state).riffle }]
      : refuse(bookOf(state).procedure.mix, 'Stack the cards before you riffle them.')
  },
})
