import { describe, expect, test } from 'vitest'
import type { Card } from '../../kernel/card.ts'
import type { Felt } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { faceDown, shown } from '../../kernel/secret.ts'
import { CATALOGUE } from '../catalogue.ts'
import { baccarat } from './play.ts'
import { rightsOf } from './rights.ts'
import type { BaccaratState } from './table/state.ts'

const FELT: Felt = {
  seats: ['Ana'],
  present: ['Ana'],
  wagers: [],
  settled: [],
  carried: [],
  limits: {},
  denominations: CATALOGUE.baccarat.standard('nz5').denominations,
}

const at = (
  change: Partial<BaccaratState>,
  elected: Partial<BaccaratState['elections']> = {},
): BaccaratState => ({
  ...baccarat.open({ ...CATALOGUE.baccarat.standard('nz5').elections, ...elected }),
  phase: { is: 'betting' },
  ...change,
})

const asked = (state: BaccaratState) => rightsOf(state).map(({ asks, under }) => `${asks} ${under}`)

/** True if no offered right would be refused. */
const accepted = (state: BaccaratState) =>
  rightsOf(state).every(
    ({ asks }) =>
      !isRefusal(
        baccarat.decide(state, { by: { role: 'patron', patron: 'Ana' }, does: asks }, FELT),
      ),
  )

const CARD: Card = 'AS'

describe('the requests that a patron may make', () => {
  test('nz5:7.4(a) nz5:7.4(b) cards that came shuffled, until they are used', () => {
    const rights = ['look-at-prepared nz5:7.4(a)', 'require-mixing nz5:7.4(b)']
    expect(asked(at({ prepared: 'shuffled' }))).toEqual(rights)
    expect(asked(at({ prepared: 'sealed' }))).toEqual(rights)
    expect(asked(at({ prepared: 'checked' }))).toEqual([])
    expect(asked(at({ prepared: null }))).toEqual([])
  })

  test('nz5:7.7(b) a single burned card, as long as nobody has seen it', () => {
    const one = { burn: 'one-face-down' } as const
    expect(asked(at({ burned: [faceDown(CARD)] }, one))).toEqual(['see-burn nz5:7.7(b)'])
    expect(asked(at({ burned: [shown(CARD)] }, one))).toEqual([])
    expect(asked(at({ burned: [] }, one))).toEqual([])
    expect(asked(at({ burned: [shown(CARD), faceDown(CARD)] }))).toEqual([])
  })

  test('nz5-old:8.3 rounds without wagers, where a request is needed and was not made', () => {
    const old = { book: 'nz5-old' } as const
    expect(asked(at({}, old))).toEqual(['ask-free-rounds nz5-old:8.3'])
    expect(asked(at({ freeRounds: { asked: true, dealt: 1 } }, old))).toEqual([])
    expect(asked(at({ phase: { is: 'called' } }, old))).toEqual([])
  })

  test('nz5:8.3 the operator deals them as it sees fit, so nobody has to ask', () => {
    expect(asked(at({}))).toEqual([])
  })

  test('nz5:7.4 nz5:7.7(b) nz5-old:8.3 no offered right is refused', () => {
    const states = (['nz5', 'nz5-old'] as const).flatMap(book =>
      (['shuffled', 'sealed', null] as const).flatMap(prepared =>
        [[], [faceDown(CARD)], [shown(CARD)]].map(burned =>
          at({ prepared, burned }, { book, burn: 'one-face-down' }),
        ),
      ),
    )
    expect(states.every(accepted)).toBe(true)
  })
})
