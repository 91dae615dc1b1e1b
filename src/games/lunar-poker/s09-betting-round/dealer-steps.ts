import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import { instantCash } from '../s04-hands/hands.ts'
import { superCombination } from '../s05-wagers/super-bet.ts'
import { comparing, forceAnswers, replaced, revealed } from '../s10-settlement/showdown.ts'
import type { LunarEvent } from '../table/events.ts'
import { evolveLunar } from '../table/evolve.ts'
import {
  areKnown,
  type Box,
  cardsAskedFor,
  drawing,
  faces,
  type LunarState,
} from '../table/state.ts'

/** The Dealer's own steps, which follow without a further command. */

/** These events and all steps that follow from them. */
export const followed = (
  state: LunarState,
  events: readonly LunarEvent[],
  felt: Felt,
): readonly LunarEvent[] => {
  const all = [...events]
  let now = events.reduce(evolveLunar, state)
  for (let next = step(now, felt); next.length > 0; next = step(now, felt)) {
    all.push(...next)
    now = next.reduce(evolveLunar, now)
  }
  return all
}

const step = (state: LunarState, felt: Felt): readonly LunarEvent[] => {
  const fromRack = nextInPlay(state)
  if (fromRack) return [fromRack]
  switch (state.phase.is) {
    case 'deciding':
      return state.elections.acting === 'as-decided' ? actOn(nextToAct(state)) : []
    case 'verifying':
      return verify(state)
    case 'verified':
      return state.boxes.every(box => box.fate !== 'in' || box.choice !== null)
        ? [{ is: 'ActingBegan', under: 'nz22:9.7' }]
        : []
    case 'acting':
      return act(state, felt)
    case 'offering-force':
      return forceAnswers(state)
    case 'revealing':
      return revealed(state)
    case 'comparing':
      return comparing(state)
    case 'forced':
      return fromNext(state)
    default:
      return []
  }
}

/** Cards that were put back are dealt before the rest of the deck. @rule nz22:11.15 */
const nextInPlay = (state: LunarState): LunarEvent | undefined => {
  const [card] = state.next
  const box = drawing(state)
  return card && box
    ? { is: 'CardDrawn', seat: box.seat, card, from: 'next', under: 'nz22:11.15' }
    : undefined
}

const fromNext = (state: LunarState): readonly LunarEvent[] => {
  const card = state.next[0]?.secret
  return card === undefined || card === FACE_DOWN ? [] : replaced(state, card, 'next')
}

/** Verifies declared hands in clockwise order. @rule nz22:5.7 nz22:5.10 nz22:9.3 */
const verify = ({ boxes }: LunarState): readonly LunarEvent[] => {
  const box = boxes.find(({ declared, fate }) => declared === 'declared' && fate === 'in')
  if (!box) return [{ is: 'DeclaredSettled', under: 'nz22:9.3' }]
  if (!areKnown(box.hand)) return []
  const five = faces(box.hand)
  return [
    {
      is: 'HandVerified',
      seat: box.seat,
      combination: superCombination(five) ?? null,
      instantCash: instantCash(five) ?? null,
      under: 'nz22:9.3',
    },
  ]
}

/** The next box, clockwise, on which the Dealer has not acted; undefined while a box draws. */
const nextToAct = (state: LunarState): Box | undefined =>
  drawing(state)
    ? undefined
    : state.boxes.find(box => box.fate === 'in' && box.choice !== null && !box.acted)

/** @rule nz22:8.5 nz22:8.6 nz22:9.4 nz22:9.6 nz22:9.7 nz22:9.8 */
const actOn = (box: Box | undefined): readonly LunarEvent[] => {
  switch (box?.choice?.is) {
    case undefined:
      return []
    case 'fold':
      return [{ is: 'BoxFolded', seat: box!.seat, under: 'nz22:9.4' }]
    case 'play':
      return [{ is: 'BoxPlays', seat: box!.seat, bets: false, under: 'nz22:9.5' }]
    case 'exchange':
      return [
        { is: 'DrawBegan', seat: box!.seat, cards: cardsAskedFor(box!), under: 'nz22:8.5(b)' },
      ]
    case 'buy-sixth':
      return [{ is: 'DrawBegan', seat: box!.seat, cards: 1, under: 'nz22:8.6' }]
  }
}

/** @rule nz22:9.7 nz22:9.10 */
const act = (state: LunarState, felt: Felt): readonly LunarEvent[] => {
  const next = actOn(nextToAct(state))
  if (next.length > 0) return next
  if (state.boxes.some(({ fate }) => fate === 'in')) return []
  const isAnybodyLeft =
    state.boxes.some(({ fate }) => fate === 'playing') ||
    felt.wagers.some(({ on }) => on === 'dealer-super')
  return isAnybodyLeft
    ? [{ is: 'ActingEnded', under: 'nz22:9.10' }]
    : [{ is: 'RoundEnded', under: 'ruling:2229' }]
}
