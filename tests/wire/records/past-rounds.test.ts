import { expect, test } from 'vitest'
import { chips } from '../../../src/kernel/money.ts'
import type { TableRound } from '../../../src/records/round-views.ts'
import { Page, roundsFor, sealsFor } from '../../../src/server/history/past-rounds.ts'
import type { Rounds } from '../../../src/server/history/rounds.ts'

/** A patron who wins 20 in odd rounds, loses 30 in even ones, and always pays a fee of 1. */
const roundOf = (round: number): TableRound => {
  const won = chips(round % 2 === 1 ? 2_000 : 0)
  const outcome = won
    ? ({ is: 'win', odds: { pays: 1, to: 1 }, under: 'nz5:5.10(a)' } as const)
    : ({ is: 'lose', under: 'nz5:5.10(a)' } as const)
  const of = (patron: string) => ({
    wager: { id: `w${round}`, patron, on: 'player', chips: chips(3_000), kind: 'value' as const },
    outcome,
    won,
    commission: chips(0),
    under: 'nz5:5.10(a)' as const,
  })
  return {
    round,
    seq: round,
    at: round,
    isVoid: false,
    result: null,
    settled: [of('Ana'), of('Ben')],
    fees: [{ patron: 'Ana', fee: 100 }],
  }
}

const table = {
  rounds: {
    rounds: Array.from({ length: 50 }, (_, i) => roundOf(50 - i)),
    seals: Array.from({ length: 50 }, (_, i) => ({ shoe: 50 - i })),
  } as unknown as Rounds,
}

const ana = { is: 'guest', patron: 'Ana' } as never
const asked = (query: object) => roundsFor(table, ana, Page.parse(query))
const numbers = (query: object) => asked(query).map(({ round }) => round)

test('twenty per page, older ones before a number, newer ones after it', () => {
  expect(numbers({})).toEqual(Array.from({ length: 20 }, (_, i) => 50 - i))
  expect(numbers({ before: '31', most: '3' })).toEqual([30, 29, 28])
  expect(numbers({ before: '3' })).toEqual([2, 1])
  expect(numbers({ after: '48' })).toEqual([50, 49])
  expect(numbers({ after: '50' })).toEqual([])
  expect(Page.safeParse({ most: '201' }).success).toBe(false)
  const shoes = sealsFor(table, ana, Page.parse({ before: 11, most: 2 }))
  expect(shoes.map(({ shoe }) => shoe)).toEqual([10, 9])
})

test('only the patron’s own, with a running total over all stored rounds on every page', () => {
  const [newest, before] = asked({ most: 2 })
  expect(newest!.settled.map(({ wager }) => wager.patron)).toEqual(['Ana'])
  expect(newest!.soFar).toBe(25 * (2_000 - 3_000) - 50 * 100)
  expect(before!.soFar - newest!.soFar).toBe(3_000 + 100)
  expect(asked({ before: 2 })[0]!.soFar).toBe(2_000 - 100)
})
