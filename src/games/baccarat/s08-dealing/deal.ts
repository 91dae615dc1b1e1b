import { isCard } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown, type ShoeDraw } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import type { Actor } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, HAND, inBook } from '../law.ts'
import { burnCard } from '../s07-shoe/burn.ts'
import { impossible } from '../s07-shoe/composition.ts'
import { cuttingCardOut, isInviting, isLastOfShoe, noCards, shoeEnded } from '../s07-shoe/shoe.ts'
import {
  excessWaits,
  firstCardFaceUp,
  placed,
  voidHandBegan,
} from '../s12-irregularities/misdeal.ts'
import { closeAgain } from '../s15-international/reopening.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import type { BaccaratState } from '../table/state.ts'
import { freeRoundCounted, freeRoundRefused } from './free-rounds.ts'
import { isOutdated } from './roles.ts'
import { cardAsDealt, cardDealt, cardDue, proceeds, waitingCardsDealt } from './round.ts'

/** Division 5 sections 8 and 9: the call and the deal. */

/**
 * The dealer opens the betting, where a rule counts from it. The last round can be put right until
 * then.
 * @rule mbs:3.1 mbs:5.2 ruling:548
 */
export const inviteBets = command('invite-bets', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.invite ?? procedure.call),
  during: ['betting'],
  place: 'step',
  where: isInviting,
  decide: state => {
    const { invite, call: under } = bookOf(state).procedure
    if (invite === undefined) return refuse(under, 'This rulebook needs no invitation to bet.')
    if (state.phase.is !== 'betting') return refuse(invite, 'Bets are invited between rounds.')
    return state.invited
      ? refuse(invite, 'Bets have been invited already.')
      : [{ is: 'BetsInvited', under: invite }]
  },
})

/** A call without the invitation opens and closes the betting at once. */
const inviteForgotten = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { invite } = bookOf(state).procedure
  return invite && !state.invited ? [{ is: 'BetsInvited', under: invite }] : []
}

/** @rule nz5:8.2 nz5:8.3 mbs:3.2 a round may be dealt without wagers. */
export const call = command('call', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.call),
  during: ['loaded', 'betting', 'reopened'],
  place: 'step',
  decide: (state, _, felt) => {
    const { call: under } = bookOf(state).procedure
    const { phase } = state
    if (phase.is !== 'betting' && phase.is !== 'loaded' && phase.is !== 'reopened')
      return noCards(state) ?? refuse(under, 'There is nothing to call now.')
    if (phase.is === 'reopened') return closeAgain(state)
    if (state.voidHand) return voidHandBegan(state.voidHand.under)
    return (
      freeRoundRefused(state, felt) ?? [
        ...burnForgotten(state),
        ...inviteForgotten(state),
        ...freeRoundCounted(state, felt),
        { is: 'NoMoreBets', under },
      ]
    )
  },
})

const burnForgotten = (state: BaccaratState): readonly BaccaratEvent[] =>
  state.phase.is === 'loaded'
    ? [{ is: 'BurnOmitted', under: bookOf(state).procedure.burnForgotten }]
    : []

const CARD = {
  /** A card that nobody may look at is reported face down. */
  card: field.either(field.drawn, field.oneOf(FACE_DOWN)),
  /** The card was face up in the shoe. */
  face: field.optional(field.oneOf('up')),
  /** The hand to which the dealer gave it. */
  to: field.optional(HAND),
}

type Report = field.FieldValues<typeof CARD>

/** A card came out of the shoe. Only the dealer handles cards. @rule nz5:8.7 nz5-old:8.7 */
export const card = command('card', {
  mood: 'report',
  by: ['dealer', 'chance'],
  fields: CARD,
  about: 'this-step',
  under: inBook(({ procedure }) => procedure.handling),
  during: ['loaded', 'burning', 'betting', 'called', 'dealing'],
  sealed: 'nz1:15.4',
  place: 'step',
  forms: [
    {
      key: 'third-to-player',
      with: { to: 'player' },
      asks: ['card'],
      under: inBook(({ irregular }) => irregular.thirdToPlayer.found),
      phases: ['dealing'],
    },
    {
      key: 'card-face-up',
      with: { face: 'up' },
      asks: ['card'],
      under: inBook(({ irregular }) => irregular.firstFaceUp.under),
      phases: ['called', 'dealing'],
    },
    {
      key: 'card-misplaced',
      asks: ['card', 'to'],
      under: inBook(({ irregular }) => irregular.misplaced),
      phases: ['called', 'dealing'],
    },
  ],
  decide: (state, report, felt) => {
    const { procedure, styles } = bookOf(state)
    const { load, call: called, thirdCard } = procedure
    const refused = impossible(state, report.card) ?? mustBeNamed(state, report)
    if (refused) return refused
    switch (state.phase.is) {
      case 'burning':
        return burnCard(state, report.card)
      case 'called':
        return rolesMissing(state, report, felt) ?? dealCard(state, report, felt)
      case 'dealing':
        return dealCard(state, report, felt)
      case 'loaded':
      case 'betting':
        return report.card === 'cutting-card'
          ? cuttingCardOut(state)
          : withoutCall(state, report, felt, report.by)
      case 'reopened':
        return refuse(called, 'Betting is open. Call no more bets before the next card.')
      case 'offering':
        return refuse(styles.roles, 'Banker and Player are determined before the first card.')
      case 'turning':
        return refuse(thirdCard, 'The hands on the table are turned before the next card.')
      default:
        return noCards(state) ?? refuse(load, 'The cards are not in the shoe.')
    }
  },
})

/**
 * Only a card that lies face down is reported without its face: in the burn, and in Styles B and C.
 * @rule nz5:7.7(a)(ii) nz5:8.12 nz5:8.19
 */
const mustBeNamed = (state: BaccaratState, { card: drawn, face }: Report): Refusal | undefined => {
  if (drawn !== FACE_DOWN) return undefined
  const { handling } = bookOf(state).procedure
  const { phase, elections } = state
  const isFirst = phase.is === 'burning' && phase.left === null && elections.burn === 'by-value'
  const isDown = phase.is === 'burning' ? !isFirst : !isShown(cardAsDealt(state, drawn, face))
  return isDown ? undefined : refuse(handling, 'This card is dealt face up: name it.')
}

/** @rule nz5:8.8 nz5-old:8.8 ruling:511 if wagers change, the roles are offered again. */
const rolesMissing = (state: BaccaratState, { card: drawn }: Report, felt: Felt) => {
  const { roles } = bookOf(state).styles
  if (state.elections.style !== 'B' || state.voidHand || drawn === 'cutting-card') return undefined
  if (state.roles === null)
    return refuse(roles, 'Banker and Player are determined before the first card.')
  return isOutdated(state, felt)
    ? refuse('ruling:511', 'Wagers or seats have changed: offer Banker and Player again.')
    : undefined
}

/** A first card closes the betting even if there was no call. @rule nz1:10.6 ruling:502 */
const withoutCall = (
  state: BaccaratState,
  report: Report,
  felt: Felt,
  by: Actor,
): Decision<BaccaratEvent> => {
  const { call: under } = bookOf(state).procedure
  if (by.role === 'chance') return refuse(under, 'No card is due before the call.')
  const { callForgotten } = bookOf(state).procedure
  const omitted: readonly BaccaratEvent[] = state.voidHand
    ? voidHandBegan(state.voidHand.under)
    : [
        ...burnForgotten(state),
        ...inviteForgotten(state),
        { is: 'CallOmitted', under: callForgotten },
      ]
  return [...omitted, ...dealCard(stateAfter(state, omitted), report, felt)]
}

/** Cards that left the shoe early are dealt before this one. */
export const dealCard = (
  state: BaccaratState,
  report: Report,
  felt: Felt,
): readonly BaccaratEvent[] => {
  const { card: drawn } = report
  const waited = drawn === 'cutting-card' || drawn === 'none' ? [] : waitingCardsDealt(state, felt)
  const now = stateAfter(state, waited)
  const named = drawn === FACE_DOWN ? undefined : waitingNamed(now, drawn, report, felt)
  return [...waited, ...(named ?? dealDrawn(now, report, drawn, felt))]
}

/** The next card waits face down, and this is its face. */
const waitingNamed = (
  state: BaccaratState,
  card: ShoeDraw,
  { face }: Report,
  felt: Felt,
): readonly BaccaratEvent[] | undefined => {
  const due = cardDue(state)
  if (state.waiting[0]?.secret !== FACE_DOWN || due === undefined || !isCard(card)) return undefined
  const dealt: readonly BaccaratEvent[] = [
    { ...cardDealt(state, due, cardAsDealt(state, card, face)), waited: true } as BaccaratEvent,
  ]
  const then = [...dealt, ...proceeds(stateAfter(state, dealt), felt)]
  return [...then, ...waitingCardsDealt(stateAfter(state, then), felt)]
}

const dealDrawn = (
  state: BaccaratState,
  report: Report,
  drawn: ShoeDraw | FaceDown,
  felt: Felt,
): readonly BaccaratEvent[] => {
  if (drawn !== FACE_DOWN && isLastOfShoe(state, drawn)) return tooFewCards(state)
  if (drawn === 'cutting-card' || drawn === 'none') return cuttingCardOut(state)
  const { irregular } = bookOf(state)
  const due = cardDue(state)
  // The earlier cards completed the round, so this one is kept for the next.
  if (due === undefined) return excessWaits(state, drawn, 'up')
  if (report.face === 'up' && state.phase.is === 'called' && irregular.firstFaceUp.remedy !== 'use')
    return firstCardFaceUp(state, drawn)
  const { found, under } = placed(state, due, drawn, report)
  const dealt: readonly BaccaratEvent[] = [
    ...found,
    cardDealt(state, due, cardAsDealt(state, drawn, report.face), under),
  ]
  return [...dealt, ...proceeds(stateAfter(state, dealt), felt)]
}

/** @rule nz5:12.5 nz5-old:12.5 mbs:5.5 the round is void and all cards are shuffled again. */
const tooFewCards = (state: BaccaratState): readonly BaccaratEvent[] => {
  const { tooFewCards: under } = bookOf(state).under
  return [
    { is: 'RoundVoided', reason: 'too few cards to finish the round', under },
    ...shoeEnded(state, under),
  ]
}
