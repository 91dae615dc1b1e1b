import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { PLACE } from '../fields.ts'
import { command } from '../law.ts'
import { hasSuperOfOthers } from '../s05-wagers/betting.ts'
import { isOut } from '../s08-dealing/cards.ts'
import type { Place } from '../s08-dealing/deal.ts'
import { boxAt, type DealtCard, type LunarState, playedCards } from '../table/state.ts'
import { toBeTurned } from './showdown.ts'

/** Cards that were dealt face down become known when the Dealer turns them. */

/** Whose cards the Dealer turns now, which of them are entered, and how many are not. */
export interface Turning {
  readonly place: Place
  readonly known: readonly Card[]
  readonly count: number
}

const knownIn = (cards: readonly DealtCard[]): readonly Card[] =>
  cards.flatMap(({ secret }) => (secret === FACE_DOWN ? [] : [secret]))

const unseenIn = (cards: readonly DealtCard[]): number =>
  cards.filter(({ secret }) => secret === FACE_DOWN).length

/** @rule nz22:9.3 nz22:9.10 nz22:10.5 */
export const cardsToTurn = (state: LunarState): Turning | undefined => {
  const { phase, dealer, boxes } = state
  const turned = (place: Place, cards: readonly DealtCard[]): Turning | undefined => {
    const count = unseenIn(cards)
    return count > 0 ? { place, known: knownIn(cards), count } : undefined
  }
  if (phase.is === 'revealing') return turned('dealer', dealer.cards)
  const declared = boxes.find(box => phase.is === 'verifying' && box.declared === 'declared')
  if (declared) return turned(declared.seat, declared.hand)
  const compared = phase.is === 'comparing' ? toBeTurned(state) : undefined
  return compared && turned(compared.seat, playedCards(compared))
}

interface DueCards {
  readonly cards: readonly DealtCard[]
  readonly under: Authority
}

/**
 * The Dealer's own cards after the second call, a declared hand before it is paid, a hand on which
 * others have a Super Bet, and each hand as it is compared.
 * @rule nz22:9.3 nz22:9.10 nz22:10.5 nz22:11.10 ruling:2206 ruling:2231
 */
export const turnCards = command('turn-cards', {
  mood: 'report',
  by: ['dealer'],
  fields: { at: PLACE, cards: field.list(field.card, 1, 6) },
  about: 'this-round',
  under: 'nz22:10.5',
  underBy: { field: 'at', clauses: () => ({ dealer: 'nz22:9.10' }) },
  place: 'form',
  during: ['deciding', 'verifying', 'revealing', 'comparing'],
  sealed: 'nz1:15.4',
  decide: (state, { at, cards }, felt) => {
    const due = dueAt(state, at, felt)
    if (isRefusal(due)) return due
    const { under } = due
    const unseen = unseenIn(due.cards)
    if (unseen === 0) return refuse(under, 'These cards have been named already.')
    const twice = cards.find((card, i) => isOut(state, card) || cards.indexOf(card) < i)
    if (twice)
      return refuse('nz22:11.10', '{card} is on the table already. Is the deck whole?', {
        card: twice,
      })
    if (cards.length !== unseen)
      return refuse(under, 'Name the {count} cards that lie face down there.', { count: unseen })
    return [{ is: 'CardsTurned', at, cards, under }]
  },
})

const dueAt = (state: LunarState, at: Place, felt: Felt): DueCards | Refusal => {
  const { phase } = state
  if (at === 'dealer')
    return phase.is === 'revealing'
      ? { cards: state.dealer.cards, under: 'nz22:9.10' }
      : refuse('nz22:9.10', 'The Dealer turns the cards after the second call.')
  const box = boxAt(state, at)
  if (phase.is === 'verifying' && box?.declared === 'declared')
    return { cards: box.hand, under: 'nz22:9.3' }
  if (phase.is === 'deciding' && box && hasSuperOfOthers(felt, at))
    return { cards: box.hand, under: 'ruling:2206' }
  return box && phase.is === 'comparing' && toBeTurned(state)?.seat === at
    ? { cards: playedCards(box), under: 'nz22:10.5' }
    : refuse('nz22:10.5', 'The cards of seat {seat} are not turned now.', { seat: at })
}
