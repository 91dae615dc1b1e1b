import type { Authority } from '../../../kernel/authority.ts'
import { isPayable } from '../../../kernel/chips/denominations.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Actor, isPatron } from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { Stake, Wager } from '../../../kernel/wager.ts'
import { bookOf } from '../law.ts'
import { noCards } from '../s07-shoe/shoe.ts'
import { ANTE, anteRefused } from '../s14-ante-up.ts'
import { isOnVoided } from '../s15-international/misdelivery.ts'
import { isUntouched } from '../s15-international/reopening.ts'
import type { BaccaratState } from '../table/state.ts'
import { areaRefused } from './areas.ts'
import { commissionStep, exactlyPaid, isExactlyPayable, isOn } from './basic-wagers.ts'

/** Division 5 section 5: the wagers, and when they open and close. */

/**
 * Wagers that share one posted limit: both hands, the tie, each side wager.
 * @rule nz5:11A.4 nz5:11B.5 nz5:11C.5 nz5:11D.5 ruling:505
 */
export const kindOf = (on: string): string =>
  on === 'player' || on === 'banker' ? 'main' : on.replace(/-(player|banker)$/, '')

const LOCKED = 'The first card is out: no wager may be made or touched.'

/**
 * When wagers may be placed and changed.
 * @rule nz5:5.14 nz5-old:5.14 nz5:5.15 nz5-old:5.15 ruling:501
 */
const closed = (
  state: BaccaratState,
  by: Actor,
  under: { readonly locked: Authority; readonly called: Authority },
): Refusal | undefined => {
  const book = bookOf(state)
  if (state.voidHand) return refuse(state.voidHand.under, 'No bets this hand.')
  switch (state.phase.is) {
    case 'loaded':
    case 'burning':
    case 'betting':
      return undefined
    case 'called':
    case 'offering':
      // If betting was reopened and closed again, cards are already on the table.
      if (state.hands.player.length > 0) return refuse(under.locked, LOCKED)
      return book.dealerMayCorrect && !isPatron(by)
        ? undefined
        : refuse(under.called, 'No more bets has been called.')
    case 'reopened':
      return isUntouched(state)
        ? undefined
        : refuse(under.locked, 'A card has been seen: no wager may be made or touched.')
    case 'dealing':
    case 'turning':
      return refuse(under.locked, LOCKED)
    default:
      return (
        noCards(state) ??
        refuse(book.procedure.load, 'Wagers are taken once the cards are in the shoe.')
      )
  }
}

const lateFor = (state: BaccaratState, on: string, by: Actor): Refusal | undefined => {
  const { placing, betsClosed } = bookOf(state).under
  return closed(state, by, { locked: placing(on), called: betsClosed })
}

/** Which wagers this table takes, and where. @rule nz5:5.3 nz5:5.4 nz5-old:5.3 nz5-old:5.4 */
export const permits = (
  state: BaccaratState,
  stake: Stake,
  felt: Felt,
  by: Actor,
): Refusal | undefined => {
  const book = bookOf(state)
  const { on } = stake
  const misplaced = () => areaRefused(state, stake, felt, kindOf)
  if (on === ANTE) return anteRefused(state, stake, felt) ?? lateFor(state, on, by) ?? misplaced()
  if (!isOn(on)) return refuse(book.under.permittedWagers, 'There is no wager on {on}.', { on })
  if (!book.wagers(state.elections)[on])
    return refuse(book.under.wagerNotOffered(on), 'No wager on {on} is offered here.', { on })
  if (state.phase.is === 'reopened' && isOnVoided(state, on))
    return refuse('nz5:15.9', 'That hand has been voided.')
  return lateFor(state, on, by) ?? misplaced()
}

/**
 * A patron's Banker wager has a size from which chips can take the commission exactly, also after
 * they reduce it. What the dealer took is cut at the call.
 * @rule nz5:5.12 nz5-old:5.12
 */
export const fits = (
  state: BaccaratState,
  { on, chips: size }: Stake,
  { denominations }: Felt,
  by: Actor,
): Refusal | undefined => {
  const book = bookOf(state)
  const exact = exactlyPaid(on, state.elections, book)
  const inexact =
    exact &&
    isPatron(by) &&
    isPayable(size, denominations) &&
    !isExactlyPayable(size, denominations)
  return inexact
    ? refuse(exact.refuses, 'Banker bets must be multiples of {$step}.', {
        step: commissionStep(denominations),
      })
    : undefined
}

/**
 * Between rounds a patron may change or take back a wager. This includes after a tie and in a Void
 * Hand.
 * @rule nz5:5.5 nz5:5.16 nz5-old:5.5
 */
export const releases = (state: BaccaratState, _: Wager, by: Actor): Refusal | undefined => {
  const { altering } = bookOf(state).under
  const between =
    state.voidHand !== null ||
    state.phase.is === 'shuffling' ||
    state.phase.is === 'cutting' ||
    state.phase.is === 'cut' ||
    state.phase.is === 'opening'
  return between ? undefined : closed(state, by, { locked: altering, called: altering })
}
