import { refuse } from '../../../kernel/refusal.ts'
import { command } from '../law.ts'
import { callFirst } from '../s05-wagers/betting.ts'
import { callSecond } from '../s10-settlement/showdown.ts'

/** A round has two calls of no more bets: before the cards, and before the Dealer's hand. */
export const call = command('call', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz22:8.1(a)',
  place: 'step',
  decide: (state, _, felt) => {
    if (state.phase.is === 'betting') return callFirst(state, felt)
    return state.phase.is === 'closing'
      ? callSecond(state)
      : refuse('nz22:8.1', 'There is nothing to call now.')
  },
})
