import type { Drawn } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import type { Actor } from '../../../kernel/people.ts'
import { type Decision, refuse } from '../../../kernel/refusal.ts'
import type { BaccaratCommandOf, BaccaratEvent } from '../events.ts'
import { after } from '../evolve.ts'
import { bookOf, byStaff } from '../s06-opening.ts'
import { burnCard } from '../s07-burn.ts'
import { cuttingCardOut, isLastOfShoe, shoeEnded } from '../s07-shoe.ts'
import {
  excessWaits,
  firstCardFaceUp,
  placed,
  voidHandBegan,
} from '../s12-irregularities/misdeal.ts'
import { closeAgain } from '../s15-international/international.ts'
import type { BaccaratState } from '../state.ts'
import { freeRoundCounted, freeRoundRefused } from './free-rounds.ts'
import { claimsOf, isReady } from './roles.ts'
import { cardDue, facing, laid, proceeds, waitingLaid } from './round.ts'

/** Division 5 sections 8 and 9 at the table: the call, and the cards as they come. */

type Report = BaccaratCommandOf<'card'>

/** @rule nz5:8.2 nz5:8.3 mbs:3.2 a round may be dealt although nobody wagers. */
export const call = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'call'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { call: under, burnForgotten } = bookOf(state).procedure
  const { phase } = state
  if (phase.is !== 'betting' && phase.is !== 'loaded' && phase.is !== 'reopened')
    return refuse(under, 'There is nothing to call now.')
  const refused = byStaff(by, 'dealer', under)
  if (refused) return refused
  if (phase.is === 'reopened') return closeAgain(state)
  if (state.voidHand) return voidHandBegan(state.voidHand.under)
  return (
    freeRoundRefused(state, felt) ?? [
      ...(state.phase.is === 'loaded'
        ? [{ is: 'BurnOmitted', under: burnForgotten } as const]
        : []),
      ...freeRoundCounted(state, felt),
      { is: 'NoMoreBets', under },
    ]
  )
}

/** A report: it came out of the shoe, and is ruled on. Only the dealer handles cards. @rule nz5:8.7 nz5-old:8.7 */
export const card = (state: BaccaratState, report: Report, felt: Felt): Decision<BaccaratEvent> => {
  const { handling, load, call: called } = bookOf(state).procedure
  const { by, card: drawn } = report
  const refused = by.role === 'chance' ? undefined : byStaff(by, 'dealer', handling)
  if (refused) return refused
  switch (state.phase.is) {
    case 'burning':
      return burnCard(state, drawn)
    case 'called':
      return rolesMissing(state, report, felt) ?? dealCard(state, report, felt)
    case 'dealing':
      return dealCard(state, report, felt)
    case 'loaded':
    case 'betting':
      if (drawn === 'cutting-card') return cuttingCardOut(state)
      return withoutCall(state, report, felt, by)
    case 'reopened':
      return refuse(called, 'Wagers are open: the call comes before the next card.')
    default:
      return refuse(load, 'The cards are not in the shoe.')
  }
}

/** @rule nz5:8.8 nz5-old:8.8 ruling:511 a later change of the wagers repeats the offers. */
const rolesMissing = (state: BaccaratState, { card: drawn }: Report, felt: Felt) => {
  const { roles } = bookOf(state).styles
  if (state.elections.style !== 'B' || state.voidHand || drawn === 'cutting-card') return undefined
  if (!isReady(state))
    return refuse(roles, 'Banker and Player are determined before the first card.')
  return JSON.stringify(claimsOf(felt)) === JSON.stringify(state.roles?.claims)
    ? undefined
    : refuse('ruling:511', 'Wagers have changed since the offers: offer Banker and Player again.')
}

/** A first card without the call closes the betting all the same. @rule nz1:10.6 ruling:502 */
const withoutCall = (
  state: BaccaratState,
  report: Report,
  felt: Felt,
  by: Actor,
): Decision<BaccaratEvent> => {
  const { call: under, burnForgotten } = bookOf(state).procedure
  if (by.role === 'chance') return refuse(under, 'No card is due before the call.')
  const omitted: readonly BaccaratEvent[] = state.voidHand
    ? voidHandBegan(state.voidHand.under)
    : [
        ...(state.phase.is === 'loaded'
          ? [{ is: 'BurnOmitted', under: burnForgotten } as const]
          : []),
        { is: 'CallOmitted', under: 'nz1:10.6' },
      ]
  return [...omitted, ...dealCard(after(state, omitted), report, felt)]
}

/** What waits is laid before what has just come. */
export const dealCard = (
  state: BaccaratState,
  report: Omit<Report, 'by' | 'does'>,
  felt: Felt,
): readonly BaccaratEvent[] => {
  const { card: drawn } = report
  const waited = drawn === 'cutting-card' || drawn === 'none' ? [] : waitingLaid(state, felt)
  const now = after(state, waited)
  return [...waited, ...dealDrawn(now, report, drawn, felt)]
}

const dealDrawn = (
  state: BaccaratState,
  report: Omit<Report, 'by' | 'does'>,
  drawn: Drawn,
  felt: Felt,
): readonly BaccaratEvent[] => {
  if (isLastOfShoe(state, drawn)) return tooFewCards(state)
  if (drawn === 'cutting-card' || drawn === 'none') return cuttingCardOut(state)
  const { irregular } = bookOf(state)
  const due = cardDue(state)
  // Cards that waited have filled the round, so that this one is the next to wait.
  if (due === undefined) return excessWaits(state, drawn, 'up')
  if (report.face === 'up' && state.phase.is === 'called' && irregular.firstFaceUp.remedy !== 'use')
    return firstCardFaceUp(state, drawn)
  const { found, under } = placed(state, due, drawn, report)
  const dealt: readonly BaccaratEvent[] = [
    ...found,
    laid(state, due, facing(state, drawn, report.face), under),
  ]
  return [...dealt, ...proceeds(after(state, dealt), felt)]
}

/** @rule nz5:12.5 nz5-old:12.5 mbs:5.5 the round is void and all cards are shuffled again. */
const tooFewCards = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { tooFewCards: under } = bookOf(state).under
  return [
    { is: 'RoundVoided', reason: 'too few cards to finish the round', under },
    ...shoeEnded(state, under),
  ]
}
