import { expect, test } from 'vitest'
import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { shoeWithout } from '../../../odds/baccarat/removed-cards.ts'
import { baccaratSpreads } from '../../../odds/baccarat/spread.ts'
import { rouletteLines } from '../../../odds/roulette.ts'
import { spreadOf } from '../../../odds/spread.ts'
import { exactly } from './numbers.ts'
import { paired } from './pairs.ts'

test('every wager of either set-up is listed once', () => {
  const one = rouletteLines('single-zero').map(spreadOf)
  const two = rouletteLines('double-zero-00-0').map(spreadOf)
  const pairs = paired(one, two)
  expect(new Set(pairs.map(({ wager }) => wager)).size).toBe(pairs.length)
  const of = (name: string) => pairs.find(({ wager }) => wager === name)!
  expect(exactly(of('straight-up').kept!.edge)).toBe('1/37')
  expect(exactly(of('straight-up').now!.edge)).toBe('1/19')
  expect(of('five-line').kept).toBeUndefined()
})

test('a wager of one book only is missing in the other', () => {
  const shoe = shoeWithout(8, [])
  const pairs = paired(baccaratSpreads(BOOKS.nz5, shoe), baccaratSpreads(BOOKS.mbs, shoe))
  expect(pairs.find(({ wager }) => wager === 'pair-player')!.kept).toBeUndefined()
  expect(pairs.find(({ wager }) => wager === 'dragon-bonus-player')!.now).toBeUndefined()
})
