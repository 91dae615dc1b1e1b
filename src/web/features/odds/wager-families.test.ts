import { expect, test } from 'vitest'
import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { wholeShoe } from '../../../odds/baccarat/shoe.ts'
import { baccaratSpreads } from '../../../odds/baccarat/spread.ts'
import { offered } from './wager-families.ts'

test.each(Object.values(BOOKS))(
  '$id: a table without elections has each wager of the book once',
  book => {
    const all = baccaratSpreads(book, wholeShoe(8))
    const wagers = offered(all, () => '').map(({ wager }) => wager)
    expect(wagers).toEqual([...new Set(all.map(({ wager }) => wager))])
  },
)
