import type { Authority } from '../../kernel/authority.ts'
import type { Right } from '../../kernel/right.ts'
import { bookOf } from './law.ts'
import { noneWait } from './s06-opening/prepared-cards.ts'
import { burnUnseen } from './s07-shoe/burn.ts'
import { freeRoundsUnasked } from './s08-dealing/free-rounds.ts'
import type { BaccaratState } from './table/state.ts'

/**
 * The requests that any patron at the table may make now, because we would not refuse them.
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
