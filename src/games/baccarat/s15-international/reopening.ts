import { OPERATOR } from '../../../general/law.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import { bookOf, command } from '../law.ts'
import { cardsOut, INITIAL_DEAL } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { type BaccaratState, faces } from '../table/state.ts'
import { isInternational, notAdopted, whereAdopted } from './adoption.ts'

/** Division 5 rule 15.10: betting opens again although cards are out. */

/** Nobody has seen or held a card of this round. */
export const isUntouched = ({ hands, waiting, international }: BaccaratState): boolean =>
  !international.handled && ![...hands.player, ...hands.banker, ...waiting].some(isShown)

/**
 * @rule nz5:15.10 nz5:15.10(a) nz5:15.10(b) nz5:15.10(c) nz5:15.10(d) ruling:522 ruling:534
 */
export const reopenBets = command('reopen-bets', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {},
  about: 'this-round',
  under: whereAdopted('nz5:15.10'),
  during: ['dealing', 'turning'],
  place: 'form',
  where: isInternational,
  decide: state => {
    const under = 'nz5:15.10'
    const refused = notAdopted(state)
    if (refused) return refused
    if (state.voidHand) return refuse(state.voidHand.under, 'No bets this hand.')
    const out = cardsOut(faces(state.hands))
    const isDealing = state.phase.is === 'dealing' || state.phase.is === 'turning'
    if (!isDealing || out === 0 || out > INITIAL_DEAL)
      return refuse(under, 'Betting can reopen only while the first four cards are dealt.')
    return isUntouched(state)
      ? [{ is: 'BetsReopened', under }]
      : refuse(under, 'A card has been seen or handled: no wager may be made or touched.')
  },
})

/**
 * The second call. In Style B the hands are offered again; otherwise the deal continues.
 * @rule nz5:15.10 ruling:511
 */
export const closeAgain = (state: BaccaratState): readonly BaccaratEvent[] => [
  { is: 'BetsClosedAgain', under: bookOf(state).procedure.call },
  ...(state.elections.style === 'B' ? [] : [{ is: 'DealResumed', under: 'nz5:15.10' } as const]),
]
