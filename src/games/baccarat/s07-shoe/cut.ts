import type { Felt } from '../../../kernel/game.ts'
import { type Actor, isPatron, type Seat } from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { LEAST_BEHIND } from '../books/book.ts'
import { bookOf, command, inBook } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'
import { cardsIn, DECK_SIZE, isEndless } from './shoe.ts'

/** Division 5 rules 7.5 to 7.8: the cut, and the cutting card. */

/** Upwards from the last seat that cut, round the table, without empty seats. @rule ruling:538 */
export const nextToCut = (
  { lastCutter }: BaccaratState,
  { seats }: Felt,
  declined: readonly Seat[],
): Seat | null => {
  const round = seats.map((_, i) => ((lastCutter + i) % seats.length) + 1)
  return round.find(seat => seats[seat - 1] !== null && !declined.includes(seat)) ?? null
}

/** Refuses anyone to whom the stack is not offered. */
const notOffered = (state: BaccaratState, by: Actor, { seats }: Felt): Refusal | undefined => {
  const { offerCut, standingCut } = bookOf(state).procedure
  if (state.phase.is !== 'cutting') return refuse(offerCut, 'The cards are not offered for a cut.')
  const { seat } = state.phase
  if (!isPatron(by))
    return seat === null
      ? undefined
      : refuse(offerCut, 'The cut is offered to seat {seat} first.', { seat })
  if (!seats.includes(by.patron)) return refuse(standingCut, 'Only a seated patron cuts the cards.')
  return seat !== null && seats[seat - 1] === by.patron
    ? undefined
    : refuse(offerCut, 'The cut is not offered to you.')
}

export const cut = command('cut', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: { at: field.whole(0, 1000) },
  hints: { at: { label: 'cut-at' } },
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.offerCut),
  during: ['cutting'],
  place: 'step',
  decide: (state, { by, at }, felt) => {
    const { cut: under } = bookOf(state).procedure
    const refused = notOffered(state, by, felt)
    if (refused || state.phase.is !== 'cutting') return refused ?? []
    const most = cardsIn(state) - DECK_SIZE
    return Number.isInteger(at) && at >= DECK_SIZE && at <= most
      ? [{ is: 'CardsCut', at, seat: state.phase.seat, under }, ...loadedUncut(state)]
      : refuse(under, 'Cut at least a deck from either end: {least} to {most} cards.', {
          least: DECK_SIZE,
          most,
        })
  },
})

/**
 * A continuous shuffler has no cutting card, but its first stack is cut.
 * @rule nz5:7.8 nz5-old:7.8 ruling:536
 */
const loadedUncut = (state: BaccaratState): readonly BaccaratEvent[] =>
  isEndless(state)
    ? [{ is: 'ShoeLoaded', cards: cardsIn(state), under: bookOf(state).shuffler.uncut }]
    : []

/** The dealer may decline for a patron who does not answer. */
export const declineCut = command('decline-cut', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.offerCut),
  during: ['cutting'],
  place: 'step',
  decide: (state, { by }, felt) => {
    const { offerCut: under } = bookOf(state).procedure
    if (state.phase.is !== 'cutting' || state.phase.seat === null)
      return refuse(under, 'The cut is not offered to a patron now.')
    const refused = isPatron(by) ? notOffered(state, by, felt) : undefined
    if (refused) return refused
    const { seat, declined } = state.phase
    return [
      { is: 'CutDeclined', seat, under },
      { is: 'CutOffered', seat: nextToCut(state, felt, [...declined, seat]), under },
    ]
  },
})

export const placeCuttingCard = command('place-cutting-card', {
  mood: 'report',
  by: ['dealer'],
  fields: { behind: field.whole(0, 1000) },
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.cut),
  during: ['cut'],
  place: 'step',
  decide: (state, { behind }) => {
    const { cut: under, load, secondCuttingCard } = bookOf(state).procedure
    const isSecond = state.elections.cuttingCards === 2 && secondCuttingCard !== undefined
    const second: readonly BaccaratEvent[] = isSecond
      ? [{ is: 'SecondCuttingCardPlaced', under: secondCuttingCard }]
      : []
    if (state.phase.is !== 'cut') return refuse(under, 'The cutting card goes in after the cut.')
    return (
      wronglyPlaced(state, behind) ?? [
        { is: 'CuttingCardPlaced', behind, under },
        ...second,
        { is: 'ShoeLoaded', cards: cardsIn(state), under: load },
      ]
    )
  },
})

/** The text has a lower bound only. A house may post an upper one. @rule ruling:516 */
const wronglyPlaced = (state: BaccaratState, behind: number): Refusal | undefined => {
  const { cut: under } = bookOf(state).procedure
  const { deepestCuttingCard: most } = state.elections
  if (!Number.isInteger(behind) || behind < LEAST_BEHIND)
    return refuse(under, 'Leave at least {least} cards behind the cutting card.', {
      least: LEAST_BEHIND,
    })
  if (behind >= cardsIn(state))
    return refuse(under, 'The stack has only {cards} cards.', {
      cards: cardsIn(state),
    })
  return most !== undefined && behind > most
    ? refuse(
        'ruling:516',
        'This house places the cutting card at most {most} cards from the back.',
        {
          most,
        },
      )
    : undefined
}
