import { type Decision, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, type ElectionHolder, inBook, type PhaseName } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'
import { nextToCut } from './cut.ts'
import { hasTwoSets } from './shoe.ts'

/** Division 5 rules 7.1 to 7.3 and 7.9: the shuffle, the reshuffle and replacement cards. */

/** Ready for the shuffle. Pre-shuffled cards only need a wash. @rule nz5:6.5 nz5-old:6.5 */
export const isMixed = ({ phase, prepared }: BaccaratState): boolean =>
  phase.is === 'shuffling' ||
  (phase.is === 'opening' && phase.step === 'washed' && prepared === 'shuffled')

/**
 * The cards are in random order and a patron may cut them. The commitment fixes the order without
 * revealing it.
 * @rule nz5:7.1 nz5-old:7.1
 */
export const shuffled = command('shuffled', {
  mood: 'report',
  by: ['dealer', 'chance'],
  fields: { commitment: field.optional(field.internal<string>()) },
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.shuffle),
  during: ['opening', 'shuffling'],
  sealed: 'nz1:15.4',
  place: 'step',
  decide: (state, { commitment }, felt) => {
    const { shuffle, offerCut } = bookOf(state).procedure
    return isMixed(state)
      ? [
          {
            is: 'CardsShuffled',
            ...(commitment === undefined ? {} : { commitment }),
            under: shuffle,
          },
          { is: 'CutOffered', seat: nextToCut(state, felt, []), under: offerCut },
        ]
      : refuse(shuffle, 'The cards are not being shuffled.')
  },
})

const BETWEEN_ROUNDS: readonly PhaseName[] = ['betting', 'loaded', 'burning']

const isBetweenRounds = ({ phase }: BaccaratState): boolean => BETWEEN_ROUNDS.includes(phase.is)

export const reportExposed = command('report-exposed', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'the-table',
  under: inBook(({ procedure }) => procedure.exposedShuffle),
  during: ['cutting', 'cut'],
  place: 'form',
  decide: state => {
    const { exposedShuffle: under } = bookOf(state).procedure
    return state.phase.is === 'cutting' || state.phase.is === 'cut'
      ? [{ is: 'CardsExposed', under }]
      : refuse(under, 'This is for cards that were seen on their way into the shoe.')
  },
})

const unreasoned = (reason: string, under: BaccaratEvent['under']) =>
  reason === '' ? refuse(under, 'Give the reason.') : undefined

/** Each reason has its own clause. */
const shuffles = (play: ElectionHolder) => {
  const { doubtShuffle: doubt, discretionShuffle: discretion } = bookOf(play).procedure
  return { doubt, discretion }
}

export const directShuffle = command('direct-shuffle', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { ground: field.oneOf('doubt', 'discretion'), reason: field.reason },
  about: 'the-table',
  under: inBook(({ procedure }) => procedure.discretionShuffle),
  underBy: { field: 'ground', clauses: shuffles },
  during: BETWEEN_ROUNDS,
  place: 'form',
  decide: (state, { ground, reason }, { seats }) => {
    const { vacantOnly } = bookOf(state).procedure
    const under = shuffles(state)[ground]
    if (vacantOnly && ground === 'discretion' && seats.some(seated => seated !== null))
      return refuse(
        under,
        'Cards are shuffled again in doubt about them, or after the table was empty.',
      )
    if (!isBetweenRounds(state)) return refuse(under, 'Cards are shuffled between rounds.')
    return unreasoned(reason, under) ?? [{ is: 'ShuffleDirected', reason, under }]
  },
})

/** Shuffles only the set in the shuffler again, because someone doubts it. */
export const shuffleWaitingSet = command('shuffle-waiting-set', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { reason: field.reason },
  about: 'the-table',
  under: inBook(({ procedure }) => procedure.doubtShuffle),
  place: 'form',
  where: hasTwoSets,
  decide: (state, { reason }) => {
    const { doubtShuffle: under } = bookOf(state).procedure
    if (!hasTwoSets(state)) return refuse(under, 'There is no second set at this table.')
    return unreasoned(reason, under) ?? [{ is: 'WaitingSetShuffled', reason, under }]
  },
})

/** Replaces all cards, or only the set in the shuffler. */
export const replaceCards = command('replace-cards', {
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: { reason: field.reason, set: field.optional(field.oneOf('waiting')) },
  about: 'the-table',
  under: inBook(({ procedure }) => procedure.replace),
  place: 'form',
  forms: [
    { key: 'replace-waiting', with: { set: 'waiting' }, asks: ['reason'], where: hasTwoSets },
  ],
  decide: (state, { reason, set }) => {
    const { replace: under } = bookOf(state).procedure
    if (set === 'waiting') return waitingSetReplaced(state, reason)
    return isBetweenRounds(state)
      ? [{ is: 'CardsReplaced', reason, under }]
      : refuse(under, 'Cards are replaced after a round.')
  },
})

/**
 * A fresh set goes into the shuffler for the next shoe. Play does not have to stop.
 * @rule ruling:551
 */
const waitingSetReplaced = (state: BaccaratState, reason: string): Decision<BaccaratEvent> => {
  const { replace: under } = bookOf(state).procedure
  return hasTwoSets(state)
    ? [{ is: 'WaitingSetReplaced', reason, under }]
    : refuse(under, 'There is no second set at this table.')
}
