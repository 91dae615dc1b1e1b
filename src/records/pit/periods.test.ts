import { expect, test } from 'vitest'
import { baccarat } from '../../games/baccarat/index.ts'
import { type FloorEntry, floorBookOf } from './periods.ts'

const TABLE = 'baccarat-1'

const brought: FloorEntry = {
  at: 1,
  events: [
    {
      is: 'TableBrought',
      table: TABLE,
      of: {
        game: 'baccarat',
        book: 'nz5',
        title: '',
        attended: true,
        config: baccarat.standard('nz5'),
      },
      under: 'nz1:9.1',
    },
  ],
}

const took = (name: string, at: number, entry?: number): FloorEntry => ({
  at,
  events: [
    {
      is: 'DealerTook',
      table: TABLE,
      name,
      rank: 'dealer',
      ...(entry !== undefined && { entry }),
      under: 'nz1:1.1/dealer',
    },
  ],
})

test('entries of the millisecond of a handover belong to dealers by the order of the log', () => {
  const { dealerAt } = floorBookOf([brought, took('Dee', 5, 0), took('Dan', 9, 7)])
  const at = (seq: number) => dealerAt(TABLE, { seq, at: 9 })
  expect([at(1), at(7), at(8)]).toEqual(['Dee', 'Dee', 'Dan'])
})

test('in logs without entries the clock decides', () => {
  const { dealerAt } = floorBookOf([brought, took('Dee', 5), took('Dan', 9)])
  const at = (time: number) => dealerAt(TABLE, { seq: 3, at: time })
  expect([at(1), at(5), at(8), at(9)]).toEqual(['nobody', 'Dee', 'Dee', 'Dan'])
})
