import type { Card } from '../../../../kernel/card.ts'
import { FACE_DOWN } from '../../../../kernel/chance.ts'
import type { Facts, Phrase } from '../../../../kernel/refusal.ts'
import { isShown } from '../../../../kernel/secret.ts'
import { counted } from '../../s07-shoe/composition.ts'
import type { BaccaratEvent, BaccaratEventOf } from '../events.ts'
import type { BaccaratState, Phase, Roles, SecretHands, TableCard } from '../state.ts'

export type Keeping = {
  readonly [Is in BaccaratEvent['is']]: (
    state: BaccaratState,
    event: BaccaratEventOf<Is>,
  ) => BaccaratState
}

const REMEMBERED = 6

export const withCall = (state: BaccaratState, says: string, facts?: Facts): BaccaratState => {
  const call: Phrase = facts ? { says, facts } : { says }
  return { ...state, announced: [...state.announced, call].slice(-REMEMBERED) }
}

export const into =
  (phase: Phase) =>
  (state: BaccaratState): BaccaratState => ({ ...state, phase })

export const noted = (state: BaccaratState): BaccaratState => state

/** Once four cards are out, play waits until all cards are face up. */
export const dealPhase = ({ player, banker }: SecretHands): Phase => {
  const all = [...player, ...banker]
  return all.length >= 4 && !all.every(isShown) ? { is: 'turning' } : { is: 'dealing' }
}

/** Gives the cards that were reported face down their faces, in order. */
export const named = (
  cards: readonly TableCard[],
  faces: readonly Card[],
): readonly TableCard[] => {
  const rest = [...faces]
  return cards.map(one =>
    one.secret === FACE_DOWN ? { ...one, secret: rest.shift() ?? FACE_DOWN } : one,
  )
}

export const NOBODY: Roles = { player: null, banker: null, claims: { player: [], banker: [] } }

/** A card has left the shoe. */
export const drawn = (state: BaccaratState, { secret }: TableCard): BaccaratState => ({
  ...state,
  left: state.left - 1,
  seen: counted(state.seen, [secret]),
})
