import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyDeal } from '../../../../tests/fixtures/every-deal.ts'
import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { MBS_TABLE, NZ_TABLE_2 } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import { kernelLosses, ledgerOf, plainLosses } from '../ledger.ts'
import { CARD_COUNTING, FINISHES, finishOf } from '../rounds.ts'
import { dealsOf } from '../shoe.ts'
import { plainTallyOf } from './plain-tally.ts'
import { kernelTally, tallyOf } from './tally.ts'

const bruteForce = (points: readonly number[]): readonly bigint[] => {
  const tally = new Array<bigint>(FINISHES).fill(0n)
  everyDeal(
    NZ_TABLE_2,
    points.map((count, v) => [CARD_COUNTING[v]!, count]),
    (hands, deals) => {
      tally[finishOf(hands)]! += deals
    },
  )
  return tally
}

const exactly = (points: readonly number[]) => [...plainTallyOf(NZ_TABLE_2, points)].map(BigInt)

const most = (decks: number) => (v: number) => fc.nat(decks * (v === 0 ? 16 : 4))

const shoe = (decks: number) =>
  fc
    .tuple(...([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(most(decks)))
    .filter(points => points.reduce((a, b) => a + b) >= 6)

describe('nz5:9.2 nz5:9.3 nz5:9.4 nz5:9.5 the tally of a shoe is what the rule functions deal', () => {
  test('for shoes of any composition up to ten decks', () => {
    fc.assert(
      fc.property(shoe(10), points => {
        expect(exactly(points)).toEqual(bruteForce(points))
      }),
      { seed: 20, numRuns: 6 },
    )
  })

  test('for the last cards of a shoe', () => {
    const few = fc.array(fc.nat(9), { minLength: 6, maxLength: 14 })
    fc.assert(
      fc.property(few, cards => {
        const points = Array.from({ length: 10 }, (_, v) => cards.filter(card => card === v).length)
        expect(exactly(points)).toEqual(bruteForce(points))
      }),
      { seed: 21, numRuns: 60 },
    )
  })

  test('for a shoe of one value only, however large', () => {
    for (let v = 0; v < 10; v += 1) {
      const points = Array.from({ length: 10 }, (_, w) => (v === w ? 40 : 0))
      expect(exactly(points)).toEqual(bruteForce(points))
    }
  })

  test('and every deal of a shoe of up to ten decks is counted, to the last one', () => {
    fc.assert(
      fc.property(shoe(10), points => {
        const deals = exactly(points).reduce((a, b) => a + b)
        expect(deals).toBe(dealsOf(points.reduce((a, b) => a + b)))
      }),
      { seed: 22, numRuns: 500 },
    )
  })

  test('no count reaches what a double cannot hold, at ten decks', () => {
    const full = [160, 40, 40, 40, 40, 40, 40, 40, 40, 40]
    expect(exactly(full)).toEqual(bruteForce(full))
    expect(Math.max(...tallyOf(NZ_TABLE_2, full))).toBeLessThan(2 ** 53)
  })
})

test('the WebAssembly kernel counts what the TypeScript one does', () => {
  const kernel = kernelTally(NZ_TABLE_2)
  fc.assert(
    fc.property(shoe(10), points => {
      expect(kernel?.(points)).toEqual(plainTallyOf(NZ_TABLE_2, points))
    }),
    { seed: 23, numRuns: 2000 },
  )
})

test.each(['nz5', 'nz5-old', 'mbs'] as const)('%s: and so are the losses of every wager', id => {
  const ledger = ledgerOf(BOOKS[id])
  const kernel = kernelLosses(ledger)
  fc.assert(
    fc.property(shoe(10), points => {
      expect(kernel?.(points)).toEqual(plainLosses(ledger, points))
    }),
    { seed: 24, numRuns: 500 },
  )
})

test('mbs:3.9.4 both regulators tables give the same tally', () => {
  const points = [13, 4, 3, 2, 4, 1, 4, 0, 3, 4]
  expect(tallyOf(MBS_TABLE, points)).toEqual(tallyOf(NZ_TABLE_2, points))
})
