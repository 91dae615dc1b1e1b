import { expect, test } from 'vitest'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { LunarState } from '../table/state.ts'
import { cardsToTurn } from './turning.ts'

const dealt = (...secrets: readonly string[]) => secrets.map(secret => ({ secret, to: [] }))

const revealing = (...secrets: readonly string[]) =>
  ({
    phase: { is: 'revealing' },
    dealer: { cards: dealt(...secrets) },
    boxes: [],
  }) as unknown as LunarState

test('nz22:9.10 only cards that nobody has entered are entered when they are turned', () => {
  expect(cardsToTurn(revealing(FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN, 'QH'))).toEqual({
    place: 'dealer',
    count: 4,
  })
  expect(cardsToTurn(revealing('KD', FACE_DOWN, FACE_DOWN, FACE_DOWN, 'QH'))).toEqual({
    place: 'dealer',
    count: 3,
  })
  expect(cardsToTurn(revealing('KD', '2C', '3C', '4C', 'QH'))).toBeUndefined()
})
