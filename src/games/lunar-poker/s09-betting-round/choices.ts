import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import { chips, NONE } from '../../../kernel/money.ts'
import type { ByPatron } from '../../../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { faceDown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { command } from '../law.ts'
import { hasSuperOfOthers } from '../s05-wagers/betting.ts'
import { HAND_SIZE, keptCards } from '../s08-dealing/deal.ts'
import type { LunarEvent } from '../table/events.ts'
import {
  areKnown,
  type Box,
  boxOf,
  boxToAct,
  type Choice,
  faces,
  isReconsidering,
  type LunarState,
} from '../table/state.ts'

/** Division 22 section 9: the betting round. */

/**
 * The box of the patron who asks. An excluded patron finishes a hand that was dealt.
 * @rule nz22:9.13 players decide only for their own hand.
 * @rule ruling:115
 */
const boxAsking = (state: LunarState, by: ByPatron, { atTable = [] }: Felt): Box | Refusal => {
  const box = atTable.includes(by.patron) ? boxOf(state, by.patron) : undefined
  return box ?? refuse('nz22:5.2', 'Only a player with a hand in this round decides about it.')
}

/**
 * Refuses a choice, or a change of it, at the wrong time.
 * @rule nz22:5.7 nz22:5.10 nz22:9.1 nz22:9.3 nz22:9.8 ruling:2226
 */
const choosing = (state: LunarState, box: Box): Refusal | undefined => {
  const { phase } = state
  if (box.fate !== 'in') return refuse('nz22:5.2', 'Your hand has been decided.')
  if (phase.is === 'verified' && box.declared === 'verified' && !box.acted) return undefined
  if (state.noDraws && phase.is !== 'deciding' && box.choice === null && !box.acted)
    return undefined
  if (phase.is === 'deciding') {
    if (box.declared !== 'no')
      return refuse('nz22:9.3', 'A declared hand is looked at before you decide about it.')
    const next = boxToAct(state)
    if (box.acted || (next && next.seat !== box.seat && box.choice === null))
      return refuse(
        'nz22:9.8',
        'Here the boxes decide in turn, and the Dealer acts on each at once.',
      )
    return undefined
  }
  return phase.is === 'called' || phase.is === 'dealing'
    ? refuse('nz22:9.1', 'Players pick up their cards when all have been dealt.')
    : refuse('nz22:5.7', 'All decisions are locked in.')
}

/** A repeated choice changes nothing, so no chips move twice. @rule nz22:5.7 */
const isSame = (one: Choice | null, other: Choice): boolean => {
  if (one?.is !== 'exchange' || other.is !== 'exchange') return one?.is === other.is
  const given = ({ discard }: typeof other): string =>
    discard
      .map(({ secret }) => secret)
      .toSorted()
      .join()
  return given(one) === given(other)
}

/** A new choice first returns the Bet or fee of the previous one. @rule nz22:5.7 */
const made = (box: Box, choice: Choice): readonly LunarEvent[] => {
  if (isSame(box.choice, choice)) return []
  const before: readonly LunarEvent[] = box.choice
    ? [{ is: 'ChoiceTakenBack', seat: box.seat, fee: feeOf(box, box.choice), under: 'nz22:5.7' }]
    : []
  const under = UNDER[choice.is]
  return [...before, { is: 'ChoiceMade', seat: box.seat, choice, fee: feeOf(box, choice), under }]
}

const UNDER = {
  fold: 'nz22:5.2(a)',
  play: 'nz22:5.2(b)',
  exchange: 'nz22:8.5',
  'buy-sixth': 'nz22:8.6',
} as const

/** A draw costs as much as the Ante. @rule nz22:1.0/fee nz22:5.2(c) nz22:8.5(a) nz22:8.6(a) */
export const feeOf = ({ ante }: Box, { is }: Choice) =>
  is === 'exchange' || is === 'buy-sixth' ? ante : NONE

/**
 * For the first choice, or again after new cards.
 * @rule nz22:5.2(a) nz22:5.2(b) nz22:9.5 nz22:9.9
 */
const foldsOrPlays =
  (does: 'fold' | 'play') =>
  (state: LunarState, { by }: { readonly by: ByPatron }, felt: Felt): Decision<LunarEvent> => {
    const box = boxAsking(state, by, felt)
    if (isRefusal(box)) return box
    if (isReconsidering(box))
      return does === 'fold'
        ? [{ is: 'BoxFolded', seat: box.seat, under: 'nz22:9.9' }]
        : [{ is: 'BoxPlays', seat: box.seat, bets: true, under: 'nz22:9.9' }]
    return choosing(state, box) ?? made(box, { is: does })
  }

export const fold = command('fold', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:5.2',
  decide: foldsOrPlays('fold'),
})

export const play = command('play', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:5.2',
  decide: foldsOrPlays('play'),
})

/**
 * A player whose cards only they can see says how many, not which.
 * @rule nz22:5.2(c) nz22:8.5 nz22:9.6 nz22:11.7 ruling:2208 ruling:2231
 */
export const exchange = command('exchange', {
  mood: 'request',
  by: ['patron'],
  fields: {
    discard: field.list(field.either(field.card, field.oneOf(FACE_DOWN)), 1, HAND_SIZE),
  },
  about: 'this-round',
  under: 'nz22:5.2',
  decide: (state, { by, discard }, felt) => {
    const box = boxAsking(state, by, felt)
    if (isRefusal(box)) return box
    const refused = noDraw(state, box)
    if (refused) return refused
    if (!isOwn(box, discard))
      return refuse('nz22:8.5', 'Two to five of your own cards may be exchanged.')
    if (!areKnown(box.hand) && hasSuperOfOthers(felt, box.seat))
      return refuse('ruling:2206', 'Others have a Super Bet on your hand: show it to the Dealer.')
    const given = discard.map(card => faceDown(card, [box.patron]))
    return made(box, { is: 'exchange', discard: given })
  },
})

const isOwn = ({ hand }: Box, discard: readonly (Card | FaceDown)[]): boolean =>
  areKnown(hand)
    ? keptCards(faces(hand), discard as readonly Card[]) !== undefined
    : discard.length >= 2 && discard.every(card => card === FACE_DOWN)

/** @rule nz22:5.2(c) nz22:8.6 nz22:9.6 */
export const buySixth = command('buy-sixth', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:5.2',
  decide: (state, { by }, felt) => {
    const box = boxAsking(state, by, felt)
    if (isRefusal(box)) return box
    return noDraw(state, box) ?? made(box, { is: 'buy-sixth' })
  },
})

const noDraw = (state: LunarState, box: Box): Refusal | undefined => {
  if (isReconsidering(box)) return refuse('nz22:9.9', 'After a draw the hand is folded or played.')
  if (state.noDraws) return refuse('nz22:11.7', 'The Dealer has shown cards: make a Bet or fold.')
  return choosing(state, box)
}

/**
 * The cards are placed face down and wait until all others have decided.
 * @rule nz22:4.5 nz22:9.2 nz22:9.3 ruling:2205
 */
export const declare = command('declare', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:9.2',
  decide: (state, { by }, felt) => {
    const box = boxAsking(state, by, felt)
    if (isRefusal(box)) return box
    const refused = choosing(state, box)
    if (refused) return refused
    if (box.declared !== 'no') return refuse('nz22:9.3', 'You have looked at your hand already.')
    const before: readonly LunarEvent[] = box.choice
      ? [{ is: 'ChoiceTakenBack', seat: box.seat, fee: feeOf(box, box.choice), under: 'nz22:9.3' }]
      : []
    return [...before, { is: 'HandDeclared', seat: box.seat, under: 'nz22:9.2' }]
  },
})

/** @rule nz22:5.7 nz22:5.10 nz22:9.3 */
export const lock = command('lock', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz22:5.7',
  place: 'step',
  decide: (state, _, felt) => {
    const under = 'nz22:5.7'
    if (state.phase.is !== 'deciding') return refuse(under, 'There are no decisions to lock in.')
    const undecided = state.boxes.find(
      box => box.fate === 'in' && box.choice === null && box.declared === 'no',
    )
    if (undecided)
      return refuse(under, 'Seat {seat} has not decided yet.', { seat: undecided.seat })
    const unseen = state.boxes.find(
      ({ seat, hand }) => !areKnown(hand) && hasSuperOfOthers(felt, seat),
    )
    return unseen
      ? refuse(
          'ruling:2206',
          'Others have a Super Bet on the hand of seat {seat}: turn it first.',
          {
            seat: unseen.seat,
          },
        )
      : [{ is: 'DecisionsLocked', under }]
  },
})

/** New cards stay face down until their owner looks. @rule nz22:8.5(c) nz22:8.6(b) */
export const look = command('look', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:8.5(c)',
  decide: (state, { by }, felt) => {
    const box = boxAsking(state, by, felt)
    if (isRefusal(box)) return box
    const under = box.choice?.is === 'exchange' ? 'nz22:8.5(c)' : 'nz22:8.6(b)'
    if (box.drawn.length === 0 || box.looked || !isReconsidering(box))
      return refuse(under, 'You have no new cards to look at.')
    return [{ is: 'CardsLookedAt', seat: box.seat, under }]
  },
})

const answering = (state: LunarState, by: ByPatron, felt: Felt): Box | Refusal => {
  const box = boxAsking(state, by, felt)
  if (isRefusal(box)) return box
  return state.phase.is === 'offering-force' && box.fate === 'playing' && box.forces === null
    ? box
    : refuse('nz22:10.1', 'You are not asked whether to Force the Dealer.')
}

/** @rule nz22:1.0/force-the-dealer nz22:10.3 ruling:2225 */
export const force = command('force', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:10.3',
  decide: (state, { by }, felt) => {
    const box = answering(state, by, felt)
    if (isRefusal(box)) return box
    return [
      { is: 'ForceAnswered', seat: box.seat, forces: true, fee: box.ante, under: 'nz22:10.3' },
    ]
  },
})

/** @rule nz22:10.2 */
export const letBe = command('let-be', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz22:10.2',
  decide: (state, { by }, felt) => {
    const box = answering(state, by, felt)
    if (isRefusal(box)) return box
    return [{ is: 'ForceAnswered', seat: box.seat, forces: false, fee: NONE, under: 'nz22:10.2' }]
  },
})

/** Exactly twice the Ante. @rule nz22:1.0/bet-wager nz22:5.2(b) */
export const betOf = ({ ante }: Box) => chips(2 * ante)
