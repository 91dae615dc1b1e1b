import type { Consequence, Felt } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import { lose, voided, type Wager } from '../../kernel/wager.ts'
import { bookOf } from './law.ts'
import { isMain, isOn } from './s05-wagers/basic-wagers.ts'
import { atClosing } from './s05-wagers/closing.ts'
import type { Hands } from './s09-third-cards/third-card.ts'
import { ANTE } from './s14-ante-up.ts'
import { onVoidedHands } from './s15-international/misdelivery.ts'
import type { BaccaratEvent, BaccaratEventOf } from './table/events.ts'
import { type BaccaratState, playedElections } from './table/state.ts'

/** How the events of a round settle its wagers. */

const ORDER = { lose: 0, void: 1, win: 2, 'stand-off': 3 } as const

/** The Ante is collected first, whatever the result. @rule nz5:14.6 ruling:525 */
const antesTaken = ({ wagers }: Felt): readonly Consequence[] =>
  wagers.filter(({ on }) => on === ANTE).map(({ id }) => ({ wager: id, outcome: lose('nz5:14.6') }))

/**
 * First losing wagers are collected, then winners are paid. A Stand Off on a hand stays for the
 * next round.
 * @rule nz5:10.2 nz5:5.16 ruling:543 nz5:11A.6 nz5:11B.7 nz5:11C.7 nz5:11D.7 ruling:572
 */
const paid = (
  state: BaccaratState,
  { hands }: { readonly hands: Hands },
  felt: Felt,
): readonly Consequence[] => {
  const { afterTie } = bookOf(state).procedure
  const settled = outcomesOf(state, hands, felt).flatMap(
    ({ wager: { id, ...stake }, outcome }): Consequence[] => {
      const ended: Consequence = { wager: id, outcome }
      return outcome.is === 'stand-off' && isMain(stake.on)
        ? [ended, { stake, under: afterTie, continues: id }]
        : [ended]
    },
  )
  return [...antesTaken(felt), ...settled]
}

const outcomesOf = (state: BaccaratState, hands: Hands, { wagers }: Felt) => {
  const rules = bookOf(state).wagers(state.elections)
  return wagers
    .flatMap(wager => {
      const rule = isOn(wager.on) ? rules[wager.on] : undefined
      return rule ? [{ wager, outcome: rule(hands) }] : []
    })
    .sort((a, b) => ORDER[a.outcome.is] - ORDER[b.outcome.is])
}

/**
 * Settles a corrected round. A Stand Off goes back to its patron: a correction puts no chips at risk
 * in the next round.
 * @rule ruling:543
 */
const paidAgain = (
  state: BaccaratState,
  { hands, wagers }: BaccaratEventOf<'ResultCorrected'>,
  felt: Felt,
): readonly Consequence[] => {
  const again = { ...felt, wagers: felt.wagers.filter(isOf(wagers)) }
  const settled = outcomesOf({ ...state, elections: playedElections(state) }, hands, again)
  return [
    ...antesTaken(again),
    ...settled.map(({ wager: { id }, outcome }): Consequence => ({ wager: id, outcome })),
  ]
}

const isOf =
  (wagers: readonly Wager[]) =>
  ({ id }: Wager): boolean =>
    wagers.some(wager => wager.id === id)

/**
 * Reverses settlements. Wagers that stayed after a tie go back first. If it is still a tie, they stay
 * as their patrons left them.
 * @rule nz1:11.1 nz5:5.16
 */
const takenBack = (
  { wagers, still, under }: BaccaratEventOf<'RoundReopened'>,
  { carried, settledBefore = [] }: Felt,
): readonly Consequence[] => {
  // A wager that is void by now stays void.
  const isTouched = (wager: Wager): boolean =>
    isOf(settledBefore)(wager) && (still === undefined || !isMain(wager.on))
  return [
    ...(still ? [] : carried).map((id): Consequence => ({ wager: id, outcome: voided(under) })),
    ...wagers.filter(isTouched).map(({ id }): Consequence => ({ reopens: id, under })),
  ]
}

export const resolves = (
  state: BaccaratState,
  event: BaccaratEvent,
  felt: Felt,
): readonly Consequence[] => {
  switch (event.is) {
    case 'NoMoreBets':
    case 'BetsClosedAgain':
      return atClosing(state, felt, 'call')
    case 'CallOmitted':
      return atClosing(state, felt, 'first card')
    case 'CardDealt':
      return event.first ? atClosing(state, felt, 'first card') : []
    case 'ElectionChanged':
      return event.limits ? [{ posts: event.limits, under: event.under }] : []
    case 'DifferentialReduced':
      return event.reductions.map(({ wager, from, to }) => ({
        wager,
        outcome: voided(event.under, chips(from - to)),
      }))
    case 'ResultAnnounced':
      return event.round.voidHand ? [] : paid(state, event, felt)
    case 'FirstCardFaceUp':
    case 'VoidHandAnnounced':
      return felt.wagers.map(({ id }) => ({ wager: id, outcome: voided(event.under) }))
    case 'ChipsLifted':
      return event.remedy === 'put back'
        ? []
        : [
            {
              owed: event.chips,
              patron: event.patron,
              reason: 'chips taken off a wager after the call',
              under: event.under,
            },
          ]
    case 'HandsVoided':
      return onVoidedHands(state, event, felt)
    case 'RoundReopened':
      return takenBack(event, felt)
    case 'ResultCorrected':
      return paidAgain(state, event, felt)
    case 'ResultVoided':
      return event.wagers.map(({ id }) => ({ wager: id, outcome: voided(event.under) }))
    case 'RoundVoided':
      return felt.wagers.map(({ id }) => ({ wager: id, outcome: voided(event.under) }))
    default:
      return []
  }
}

export const milestone = (event: BaccaratEvent) => {
  switch (event.is) {
    case 'NoMoreBets':
    case 'BetsClosedAgain':
    case 'CallOmitted':
      return 'no-more-bets'
    case 'CardDealt':
      return event.first ? 'no-more-bets' : undefined
    case 'RoundEnded':
      return 'round-over'
    case 'RoundVoided':
    case 'VoidHandEnded':
      return 'round-void'
    case 'ResultVoided':
      return event.isEarlier ? undefined : 'last-void'
    default:
      return undefined
  }
}
