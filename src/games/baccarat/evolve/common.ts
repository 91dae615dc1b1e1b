import type { Facts, Phrase } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import type { BaccaratEvent, BaccaratEventOf } from '../events.ts'
import type { BaccaratState, Phase, Roles, SecretHands } from '../state.ts'

export type Keeping = {
  readonly [Is in BaccaratEvent['is']]: (
    state: BaccaratState,
    event: BaccaratEventOf<Is>,
  ) => BaccaratState
}

const REMEMBERED = 6

export const said = (state: BaccaratState, says: string, facts?: Facts): BaccaratState => {
  const call: Phrase = facts ? { says, facts } : { says }
  return { ...state, announced: [...state.announced, call].slice(-REMEMBERED) }
}

export const into =
  (phase: Phase) =>
  (state: BaccaratState): BaccaratState => ({ ...state, phase })

export const noted = (state: BaccaratState): BaccaratState => state

/** Once four cards are out, play waits until all cards are face up. */
export const lies = ({ player, banker }: SecretHands): Phase => {
  const all = [...player, ...banker]
  return all.length >= 4 && !all.every(isShown) ? { is: 'turning' } : { is: 'dealing' }
}

export const NOBODY: Roles = { player: null, banker: null, claims: { player: [], banker: [] } }
