import { rankRefusal } from '../../kernel/command.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { command } from './law.ts'
import { isInRound, misdeal } from './s11-irregularities/misdeal.ts'
import type { LunarEvent } from './table/events.ts'
import type { LunarState, TableElections } from './table/state.ts'

/** Division 22 sections 6 and 7: opening the table, shuffle and cut. */

const underMix = ({ dealing }: TableElections) => (dealing === 'shoe' ? 'nz22:6.3' : 'nz22:6.4')

const DECK_SIZE = 52

/** The dealer and a game supervisor must each inspect the cards in person. @rule nz22:6.1 */
export const inspect = command('inspect', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz22:6.1',
  place: 'step',
  decide: (state, { by }) => {
    const under = 'nz22:6.1'
    if (state.phase.is !== 'opening' || state.phase.step !== 'delivered')
      return refuse(under, 'No new cards wait to be inspected.')
    const inspector = by.rank === 'dealer' ? 'dealer' : 'game-supervisor'
    return state.inspectedBy.includes(inspector)
      ? refuse(under, 'Both the dealer and a game supervisor inspect the cards, each on their own.')
      : [{ is: 'CardsInspected', inspector, under }]
  },
})

/** @rule nz22:6.2 */
export const spread = command('spread', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz22:6.2',
  place: 'step',
  decide: state => {
    if (state.phase.is !== 'opening' || state.phase.step !== 'inspected')
      return refuse('nz22:6.2', 'Cards are spread out once they have been inspected.')
    return [{ is: 'CardsSpread', under: 'nz22:6.2' }]
  },
})

/**
 * The cards are turned over and mixed by hand. With a shuffler, each deck is mixed separately.
 * @rule nz22:6.3 nz22:6.4 nz22:6.4(a)
 */
export const mix = command('mix', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: ({ elections }: LunarState) => underMix(elections),
  place: 'step',
  decide: state => {
    const under = underMix(state.elections)
    if (state.phase.is !== 'opening' || state.phase.step !== 'spread')
      return refuse(under, 'Cards are turned over and mixed once they have been looked at.')
    return [{ is: 'CardsMixed', under }]
  },
})

/** @rule nz22:7.1 nz22:7.1(a) nz22:7.1(b) nz22:6.4(b) cards from a shuffler are not cut. */
export const shuffled = command('shuffled', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { commitment: field.optional(field.internal<string>()) },
  about: 'this-step',
  under: 'nz22:7.1',
  place: 'step',
  sealed: 'nz1:15.4',
  decide: (state, { commitment }) => {
    if (state.phase.is !== 'shuffling')
      return refuse('nz22:7.1', 'The cards are not being shuffled.')
    const done: LunarEvent = {
      is: 'CardsShuffled',
      ...(commitment === undefined ? {} : { commitment }),
      under: 'nz22:7.1',
    }
    return state.elections.dealing === 'shoe'
      ? [done]
      : [done, { is: 'CardsReady', under: 'nz22:6.4(b)' }]
  },
})

/** @rule nz22:7.2 an employee cuts once; patrons never cut. */
export const cut = command('cut', {
  mood: 'report',
  by: ['dealer'],
  fields: { at: field.whole(0, DECK_SIZE) },
  about: 'this-step',
  under: 'nz22:7.2',
  place: 'step',
  decide: (state, { at }) => {
    const under = 'nz22:7.2'
    if (state.phase.is !== 'cutting') return refuse(under, 'The cards are cut after the shuffle.')
    return Number.isInteger(at) && at > 0 && at < DECK_SIZE
      ? [
          { is: 'CardsCut', at, under },
          { is: 'CardsReady', under },
        ]
      : refuse(under, 'Cut with 1 to 51 cards above the cut.')
  },
})

const isBetweenRounds = ({ phase }: LunarState): boolean =>
  phase.is === 'cutting' || phase.is === 'betting'

const UNDER_SHUFFLE = {
  vacancy: 'nz22:7.1(c)',
  doubt: 'nz22:7.1(d)',
  discretion: 'nz22:7.1(f)',
} as const

const SUPERVISORS = { by: ['game-supervisor'] } as const

/**
 * The Dealer shuffles after the table was vacant. Otherwise a supervisor directs it.
 * @rule nz22:7.1(c) nz22:7.1(d) nz22:7.1(f) ruling:2214
 */
export const directShuffle = command('direct-shuffle', {
  mood: 'direction',
  by: ['dealer'],
  fields: { ground: field.oneOf('doubt', 'discretion', 'vacancy'), reason: field.reason },
  about: 'the-table',
  under: 'nz22:7.1',
  place: 'form',
  underBy: { field: 'ground', clauses: () => UNDER_SHUFFLE },
  decide: (state, { by, ground, reason }) => {
    const under = UNDER_SHUFFLE[ground]
    const refused = ground === 'vacancy' ? undefined : rankRefusal(SUPERVISORS, by, under)
    if (refused) return refused
    if (!isBetweenRounds(state)) return refuse(under, 'Cards are shuffled between rounds.')
    return reason === ''
      ? refuse(under, 'Give the reason.')
      : [{ is: 'ShuffleDirected', reason, under }]
  },
})

/** @rule nz22:7.1(e) */
export const reportSeenBeforeShoe = command('report-seen-before-shoe', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-round',
  under: 'nz22:7.1(e)',
  place: 'form',
  decide: state => {
    const under = 'nz22:7.1(e)'
    if (state.phase.is !== 'cutting')
      return refuse(under, 'This is for a card that was seen on its way into the shoe.')
    const reason = 'a card was seen before it entered the shoe'
    return [{ is: 'ShuffleDirected', reason, under }]
  },
})

/** @rule nz22:7.4 */
export const replaceCards = command('replace-cards', {
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: { reason: field.reason },
  about: 'the-table',
  under: 'nz22:7.4',
  place: 'form',
  decide: (state, { reason }) => {
    const under = 'nz22:7.4'
    return isBetweenRounds(state) || state.phase.is === 'shuffling'
      ? [{ is: 'CardsReplaced', reason, under }]
      : refuse(under, 'Cards are replaced after a round.')
  },
})

/**
 * Allowed at any time. An incomplete deck makes the round void, also one that was just settled.
 * @rule nz22:7.3 nz22:11.10 ruling:2232
 */
export const countDeck = command('count-deck', {
  mood: 'report',
  by: ['dealer'],
  fields: { cards: field.whole(0, 60) },
  about: 'a-round',
  under: 'nz22:11.10',
  place: 'form',
  hints: { cards: { label: 'count' } },
  approval: { when: 'after-settlement', because: 'may undo a round that was paid' },
  decide: (state, { cards }, felt) => {
    const under = 'nz22:11.10'
    const counted: LunarEvent = { is: 'DeckCounted', cards, under: 'nz22:7.3' }
    if (cards === DECK_SIZE) return [counted]
    const reason = `the deck has ${cards} cards`
    const found = misdeal(state, reason, under, felt)
    const replaced: readonly LunarEvent[] = isInRound(state)
      ? []
      : [{ is: 'CardsReplaced', reason, under }]
    return [counted, ...(found ? [found] : []), ...replaced]
  },
})
