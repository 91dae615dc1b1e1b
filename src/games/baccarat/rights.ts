import type { Authority } from '../../kernel/authority.ts'
import type { Right } from '../../kernel/right.ts'
import { burnUnseen } from './burn.ts'
import { freeRoundsUnasked } from './free-rounds.ts'
import { bookOf } from './opening.ts'
import { noneWait } from './prepared.ts'
import type { BaccaratState } from './state.ts'

/**
 * What any patron at the table may ask for now: what no refusal of ours stands against.
 * @rule nz5:7.4 nz5-old:7.4 nz5:7.7(b) nz5-old:8.3
 */

const ASKS = ['look-at-prepared', 'require-mixing', 'see-burn', 'ask-free-rounds'] as const

export type BaccaratRight = Right<(typeof ASKS)[number]>

export const rightsOf = (state: BaccaratState): readonly BaccaratRight[] => {
  const { prepared, procedure, freeRounds } = bookOf(state)
  const open: Readonly<Record<BaccaratRight['asks'], Authority | undefined>> = {
    'look-at-prepared': noneWait(state, prepared.look) ? undefined : prepared.look,
    'require-mixing': noneWait(state, prepared.mix) ? undefined : prepared.mix,
    'see-burn': burnUnseen(state) ? procedure.burnOne : undefined,
    'ask-free-rounds': freeRoundsUnasked(state) ? freeRounds.under : undefined,
  }
  return ASKS.flatMap(asks => {
    const under = open[asks]
    return under === undefined ? [] : [{ asks, under }]
  })
}
