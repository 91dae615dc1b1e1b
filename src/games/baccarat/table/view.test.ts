import { expect, test } from 'vitest'
import { baccarat } from '../index.ts'
import type { BaccaratState } from './state.ts'
import { incidents } from './view.ts'

const START = baccarat.game.open(baccarat.standard('nz5')).play as BaccaratState

const claims = { player: [], banker: [] }

const asked = (roles: BaccaratState['roles']): readonly unknown[] =>
  incidents({
    ...START,
    roles,
    international: { ...START.international, volunteers: [{ hand: 'player', patron: 'Ben' }] },
  })

test('nz5:15.7 a volunteer waits for a supervisor while nobody turns the hand', () => {
  expect(asked({ player: null, banker: 'Ana', claims })).toHaveLength(1)
  expect(asked({ player: 'Cyd', banker: 'Ana', claims })).toHaveLength(0)
  expect(asked(null)).toHaveLength(0)
})
