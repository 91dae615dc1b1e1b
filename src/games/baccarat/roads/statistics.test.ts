import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shoe } from '../../../../tests/fixtures/shoes.ts'
import { DECK } from '../../../kernel/card.ts'
import { isNatural } from '../s04-card-values.ts'
import { dealFrom, NZ_TABLE_2, result } from '../s09-third-cards/third-card.ts'
import { statistics } from './statistics.ts'

test('nz5:3.4(f) counts, percentages of them, longest streaks, rounds since the last tie', () => {
  expect(statistics(shoe('BBbTBPPpTbpBP'))).toEqual({
    rounds: 9,
    counts: { banker: 4, player: 3, tie: 2, bankerPair: 2, playerPair: 2, naturalWin: 0 },
    percent: {
      banker: 44.4,
      player: 33.3,
      tie: 22.2,
      bankerPair: 22.2,
      playerPair: 22.2,
      naturalWin: 0,
    },
    longest: { banker: 3, player: 2 },
    sinceTie: 2,
  })
})

test('nz5:3.4(f) a new shoe has nothing to count', () => {
  const { rounds, percent, longest, sinceTie } = statistics([])
  expect([rounds, percent.banker, longest.banker, sinceTie]).toEqual([0, 0, 0, null])
  expect(statistics(shoe('BT')).sinceTie).toBe(0)
})

test('nz5:3.4(f) a natural win needs a winner', () => {
  const naturals = shoe('BPTB').map((round, i) => ({ ...round, natural: i < 3 }))
  expect(statistics(naturals).counts.naturalWin).toBe(2)
})

test('nz5:1.0/natural where a hand is a natural and one side wins, the winner is a natural', () => {
  const six = fc.shuffledSubarray([...DECK], { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(six, cards => {
      const hands = dealFrom(NZ_TABLE_2, cards)!
      const won = result(hands)
      fc.pre(isNatural(hands.player) || isNatural(hands.banker))
      return won === 'tie' || isNatural(hands[won])
    }),
  )
})
