import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chips } from '../../../kernel/money.ts'
import type { Prize } from '../s02-entry/conditions.ts'
import { awards, feeShares } from './prizes.ts'
import { type Placing, progress, type Result, ranked, rankFinal, tieAcross } from './ranking.ts'

const PRIZES: readonly Prize[] = [10_000, 5000, 2000, 1000, 500].map(money => ({
  money: chips(money * 100),
}))

const final = (stacks: Readonly<Record<string, number>>): Result => ({ stacks })

const placed = (result: Result, ...playOffs: readonly Result[]): readonly Placing[] => {
  const ends = rankFinal([result], playOffs, true)
  if (!('placings' in ends)) throw new Error(`still to play off: ${ends.playOff.join()}`)
  return ends.placings
}

const won = (placings: readonly Placing[]): Readonly<Record<string, number>> =>
  Object.fromEntries(awards(placings, PRIZES).map(({ patron, money }) => [patron, money / 100]))

test('nz7:5.9 most chips at the end of the final win, and the others follow by chips', () => {
  const places = placed(final({ A: 100, B: 300, C: 200 }))
  expect(places.map(({ patron, place }) => [patron, place])).toEqual([
    ['B', 1],
    ['C', 2],
    ['A', 3],
  ])
  expect(places.map(({ under }) => under)).toEqual(['nz7:5.9', 'nz7:5.9', 'nz7:5.11(c)'])
})

test('nz7:5.12(a) two tied for third share that prize and the next; the fifth prize follows', () => {
  const places = placed(final({ A: 9, B: 8, C: 7, D: 7, E: 6 }))
  expect(won(places)).toEqual({ A: 10_000, B: 5000, C: 1500, D: 1500, E: 500 })
})

test('nz7:5.12 nz7:5.12(b) three or four tied for fourth share what prizes there are', () => {
  const three = placed(final({ A: 9, B: 8, C: 7, D: 5, E: 5, F: 5 }))
  expect(won(three)).toMatchObject({ D: 500, E: 500, F: 500 })
  const four = placed(final({ A: 9, B: 8, C: 7, D: 5, E: 5, F: 5, G: 5 }))
  expect(won(four)).toMatchObject({ D: 375, G: 375 })
})

test('nz7:5.10 nz7:5.11 nz7:5.11(a) a tie for first, and one for second within its play-off', () => {
  const end = final({ A: 9000, B: 9000, C: 9000, D: 7000, E: 7000 })
  expect(rankFinal([end], [], true)).toEqual({
    playOff: ['A', 'B', 'C'],
    for: 'winner',
    isBust: false,
  })
  const first = final({ A: 4000, B: 2500, C: 2500 })
  expect(rankFinal([end], [first], true)).toEqual({
    playOff: ['B', 'C'],
    for: 'runner-up',
    isBust: false,
  })
  const places = placed(end, first, final({ B: 3000, C: 1000 }))
  expect(won(places)).toEqual({ A: 10_000, B: 5000, C: 2000, D: 750, E: 750 })
  expect(places[2]?.under).toBe('nz7:5.11(a)')
})

test('nz7:5.11(b) nz7:5.11(c) after the runner-up come those of the winner play-off, then the rest', () => {
  const end = final({ A: 9, B: 9, C: 9, D: 8 })
  const places = placed(end, final({ A: 1, B: 3, C: 2 }))
  expect(places.map(({ patron, under }) => [patron, under])).toEqual([
    ['B', 'nz7:5.10'],
    ['C', 'nz7:5.10'],
    ['A', 'nz7:5.11(b)'],
    ['D', 'nz7:5.11(c)'],
  ])
})

test('nz7:5.10 ruling:705 a tie for second alone is played off, never shared', () => {
  const end = final({ A: 9, B: 8, C: 8 })
  expect(rankFinal([end], [], true)).toEqual({
    playOff: ['B', 'C'],
    for: 'runner-up',
    isBust: false,
  })
  expect(rankFinal([end], [], false)).toHaveProperty('placings')
})

test('nz7:5.10 a play-off that ends level is played again', () => {
  const end = final({ A: 9, B: 9 })
  expect(rankFinal([end], [final({ A: 4, B: 4 })], true)).toHaveProperty('playOff')
  expect(placed(end, final({ A: 4, B: 4 }), final({ A: 1, B: 2 }))[0]?.patron).toBe('B')
})

test('nz7:3.8 nz7:3.8(a) nz7:3.8(b) ruling:704 players who went bust together play off, ahead of players who were out before', () => {
  const end: Result = { stacks: { A: 0, B: 20, C: 50, D: 0 }, bust: ['A', 'B'] }
  expect(rankFinal([end], [], true)).toEqual({ playOff: ['A', 'B'], for: 'winner', isBust: true })
  const places = placed(end, final({ A: 10, B: 0 }))
  expect(places.map(({ patron }) => patron)).toEqual(['A', 'B', 'C', 'D'])
})

test('nz7:1.1/play-off nz7:5.6 only a tie across the line of progression is played off', () => {
  const two = { by: 'top-per-table', count: 2 } as const
  const after = (stacks: Readonly<Record<string, number>>) => progress([final(stacks)], [], two)
  expect(after({ A: 9, B: 5, C: 5 })).toEqual({ playOffs: [['B', 'C']] })
  expect(after({ A: 9, B: 7, C: 5, D: 5 })).toEqual({ qualified: ['A', 'B'] })
  expect(after({ A: 9, B: 9, C: 5 })).toEqual({ qualified: ['A', 'B'] })
  expect(tieAcross([['A'], ['B', 'C']], [1, 3])).toBeUndefined()
})

test('nz7:5.7 nz7:5.8 nz7:2.2(x) ruling:728 players go on as announced, of each table or of all', () => {
  const tables = [final({ A: 9, B: 5 }), final({ C: 7, D: 6 })]
  expect(progress(tables, [], { by: 'top-per-table', count: 1 })).toEqual({ qualified: ['A', 'C'] })
  expect(progress(tables, [], { by: 'top-overall', count: 3 })).toEqual({
    qualified: ['A', 'C', 'D'],
  })
  expect(progress(tables, [], { by: 'winners-and-best', count: 1 })).toEqual({
    qualified: ['A', 'C', 'D'],
  })
  const level = [final({ A: 9, B: 6 }), final({ C: 7, D: 6 })]
  expect(progress(level, [], { by: 'top-overall', count: 3 })).toEqual({ playOffs: [['B', 'D']] })
})

test('nz7:5.7 nz7:2.3(ac)(i) a play-off counts for nothing once all its players are disqualified', () => {
  const tables = [final({ A: 300, B: 100 }), final({ C: 200, D: 50 })]
  expect(progress(tables, [final({})], { by: 'winners-and-best', count: 1 })).toEqual({
    qualified: ['A', 'C', 'B'],
  })
})

test('ruling:708 odd cents are rounded up for each, and a thing for several waits for the director', () => {
  const tied = placed(final({ A: 9, B: 8, C: 7, D: 7, E: 7 }))
  const prizes: readonly Prize[] = [
    { money: chips(100) },
    { money: chips(50) },
    { money: chips(10) },
    { item: 'a car' },
  ]
  const third = awards(tied, prizes).filter(({ place }) => place === 3)
  expect(third.map(({ money }) => money)).toEqual([4, 4, 4])
  expect(third.map(({ items, sharedItems }) => [items, sharedItems])).toEqual(
    Array.from({ length: 3 }, () => [[], ['a car']]),
  )
})

test('nz7:1.1/entry-fee nz7:2.3(af) a fee is split as the conditions say, to the cent', () => {
  expect(feeShares(chips(1001), { prizes: 70, related: 10 })).toEqual({
    prizes: 700,
    related: 100,
    costs: 201,
  })
})

/** Plays off all ties. Chips have only a few values, so that ties are common. */
const settleFinal = (stacks: readonly number[], more: readonly number[]): readonly Placing[] => {
  const end = final(Object.fromEntries(stacks.map((stack, i) => [`p${i}`, stack])))
  const playOffs: Result[] = []
  let at = 0
  for (;;) {
    const ends = rankFinal([end], playOffs, true)
    if ('placings' in ends) return ends.placings
    const isLast = playOffs.length > 40
    playOffs.push(
      final(
        Object.fromEntries(
          ends.playOff.map((p, i) => [p, isLast ? i : more[at++ % more.length]! + (at % 3)]),
        ),
      ),
    )
  }
}

test('nz7:5.9 nz7:5.12 whatever the chips: one winner, one runner-up, places in order, prizes paid out', () => {
  const chipsHeld = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 9 })
  fc.assert(
    fc.property(
      chipsHeld,
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 7 }),
      (stacks, more) => {
        const places = settleFinal(stacks, more)
        expect(places.filter(({ place }) => place === 1)).toHaveLength(1)
        expect(places.filter(({ place }) => place === 2)).toHaveLength(1)
        places.forEach(({ place, tied }, i) => {
          expect(place <= i + 1 && i + 1 < place + tied).toBe(true)
        })
        expect(new Set(places.map(({ patron }) => patron)).size).toBe(stacks.length)
        const paid = awards(places, PRIZES).reduce((sum, { money }) => sum + money, 0)
        const list = PRIZES.slice(0, stacks.length).reduce(
          (sum, prize) => sum + ('money' in prize ? prize.money : 0),
          0,
        )
        expect(paid - list).toBeGreaterThanOrEqual(0)
        expect(paid - list).toBeLessThan(stacks.length)
      },
    ),
    { numRuns: 3000 },
  )
})

test('nz7:5.6 the order does not depend on how the players are listed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 2 }), stacks => {
      const named = stacks.map((stack, i) => [`p${i}`, [stack]] as const)
      expect(ranked(Object.fromEntries(named.toReversed()))).toEqual(
        ranked(Object.fromEntries(named)),
      )
    }),
  )
})

test('nz7:3.8 nz7:5.9 in a final at two tables, a bust player ranks below players with chips', () => {
  const one: Result = { stacks: { A: 0, B: 0 }, bust: ['A', 'B'] }
  const ends = rankFinal([one, final({ C: 500, D: 100 })], [final({ A: 9, B: 1 })], true)
  expect('placings' in ends && ends.placings.map(({ patron }) => patron)).toEqual([
    'C',
    'D',
    'A',
    'B',
  ])
})
