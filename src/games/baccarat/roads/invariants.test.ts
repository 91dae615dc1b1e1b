import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoundResult } from '../state.ts'
import { type Colour, colours, LOOKS_BACK } from './derived-roads.ts'
import {
  askTheRoad,
  type Cell,
  DERIVED_ROADS,
  roads,
  type Streak,
  streaks,
  winners,
} from './index.ts'

/** Numbers from 0 to 1 that a seed determines: a thousand times faster than asking for each. */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Up to a hundred rounds, streaky enough for dragons; a shorter list is the beginning of a longer. */
const shoes = fc
  .record({
    seed: fc.integer(),
    streaky: fc.integer({ min: 50, max: 95 }),
    ties: fc.constantFrom(0, 10, 40),
    length: fc.nat(100),
  })
  .map(({ seed, streaky, ties, length }): readonly RoundResult[] => {
    const next = chance(seed)
    let side: 'banker' | 'player' = next() < 0.5 ? 'banker' : 'player'
    return Array.from({ length }, () => {
      const tie = next() * 100 < ties
      if (!tie && next() * 100 >= streaky) side = side === 'banker' ? 'player' : 'banker'
      const result = tie ? 'tie' : side
      const [bankerPair, playerPair, natural] = [next() < 0.1, next() < 0.1, next() < 0.3]
      const points = { player: side === 'player' ? 8 : 1, banker: side === 'banker' ? 8 : 1 }
      return { ...points, result, bankerPair, playerPair, natural }
    })
  })

const LISTS = { numRuns: 1_000 }
const holds = (property: (rounds: readonly RoundResult[]) => void): void =>
  fc.assert(fc.property(shoes, property), LISTS)

/** `expect` costs more than the roads themselves. */
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const places = (rounds: readonly RoundResult[]) => {
  const { bigRoad, ...derived } = roads(rounds)
  return [
    bigRoad.cells.map(({ column, row, round }) => ({ column, row, symbol: round.result })),
    ...DERIVED_ROADS.map(name =>
      derived[name].map(({ column, row, colour }) => ({ column, row, symbol: colour })),
    ),
  ]
}

const isStep = (from: Cell, to: Cell): boolean =>
  to.column === from.column ? to.row === from.row + 1 : isRightOf(from, to)

const isRightOf = (from: Cell, to: Cell): boolean =>
  to.column === from.column + 1 && to.row === from.row

test('nz5:3.4(f) no two marks share a cell; each streak goes on one step down or right', () => {
  holds(rounds => {
    for (const cells of places(rounds)) {
      const taken = new Set(cells.map(({ column, row }) => column * 6 + row))
      must(taken.size === cells.length, 'a cell for each mark')
      for (const [i, { column, row, symbol }] of cells.entries()) {
        must(row >= 0 && row <= 5 && column >= 0, 'six rows')
        const last = cells[i - 1]
        if (last?.symbol !== symbol) must(row === 0, 'a streak starts at the top')
        else must(isStep(last, { column, row }), 'one step')
      }
    }
  })
})

test('nz5:3.4(f) ties move no mark, and every tie is counted', () => {
  holds(rounds => {
    const decided = rounds.filter(({ result }) => result !== 'tie')
    must(same(places(rounds), places(decided)), 'the same without ties')
    const { cells, leadingTies } = roads(rounds).bigRoad
    must(cells.length === decided.length, 'a cell for each decided hand')
    const ties = cells.reduce((sum, cell) => sum + cell.ties, leadingTies)
    must(ties === rounds.length - decided.length, 'every tie once')
  })
})

/** A mark by looking at two cells of the Big Road with endless columns, the upper and the one beside. */
const byCells = (lengths: readonly number[], n: number, m: number, back: number): Colour => {
  const isFilled = (row: number): boolean => row <= lengths[n - back]!
  return isFilled(m - 1) === isFilled(m) ? 'red' : 'blue'
}

const opposite = (colour: Colour): Colour => (colour === 'red' ? 'blue' : 'red')

/** A new streak takes the opposite of what its hand had got, had the old streak gone on. */
const byCellsAndFlipping = (runs: readonly Streak[], back: number): readonly Colour[] => {
  const lengths = runs.map(({ length }) => length)
  return lengths.flatMap((length, n) =>
    Array.from({ length }, (_, i) => i + 1).flatMap((m): readonly Colour[] => {
      if (m > 1) return n - back < 0 ? [] : [byCells(lengths, n, m, back)]
      return n - 1 - back < 0 ? [] : [opposite(byCells(lengths, n - 1, lengths[n - 1]! + 1, back))]
    }),
  )
}

/** Hand by hand, with the lengths as they were at that moment. */
const handByHand = (sides: readonly string[], back: number): readonly Colour[] => {
  const lengths: number[] = []
  return sides.flatMap((side, i): readonly Colour[] => {
    if (side === sides[i - 1]) {
      const n = lengths.length
      lengths[n - 1]! += 1
      return n > back ? [lengths[n - 1] === lengths[n - 1 - back]! + 1 ? 'blue' : 'red'] : []
    }
    const n = lengths.push(1)
    return n - 1 > back ? [lengths[n - 2] === lengths[n - 2 - back] ? 'red' : 'blue'] : []
  })
}

test('nz5:3.4(f) three ways to say what a derived road shows agree', () => {
  holds(rounds => {
    const sides = winners(rounds)
    const runs = streaks(sides)
    for (const name of DERIVED_ROADS) {
      const back = LOOKS_BACK[name]
      const marks = colours(runs, name)
      must(same(marks, byCellsAndFlipping(runs, back)), 'by cells')
      must(same(marks, handByHand(sides, back)), 'hand by hand')
    }
  })
})

test('nz5:3.4(f) once begun a derived road gains one mark a hand, whichever side it is called', () => {
  holds(rounds => {
    const sides = winners(rounds)
    const runs = streaks(sides)
    const swapped = streaks(sides.map(side => (side === 'banker' ? 'player' : 'banker')))
    for (const name of DERIVED_ROADS) {
      const skipped = runs.slice(0, LOOKS_BACK[name]).reduce((sum, { length }) => sum + length, 1)
      const marks = colours(runs, name)
      must(marks.length === Math.max(0, sides.length - skipped), 'one mark a hand')
      must(same(marks, colours(swapped, name)), 'the same with the sides swapped')
    }
  })
})

test('nz5:3.4(f) the road answers both sides, with opposite colours, or neither', () => {
  holds(rounds => {
    const { banker, player } = askTheRoad(rounds)
    for (const name of DERIVED_ROADS)
      must(player[name] === (banker[name] && opposite(banker[name])), 'opposite or absent')
  })
})

test('nz5:3.4(f) a further round never moves a mark already drawn', () => {
  holds(rounds => {
    const before = rounds.slice(0, -1)
    const now = places(rounds)
    for (const [road, cells] of places(before).entries())
      must(same(cells, now[road]!.slice(0, cells.length)), 'what was drawn stays')
    const beads = roads(rounds).beadPlate.slice(0, before.length)
    must(same(roads(before).beadPlate, beads), 'beads stay')
  })
})

test('nz5:3.4(f) the roads of a hundred rounds are drawn anew within a tenth of a millisecond', () => {
  const [hundred] = fc.sample(
    shoes.filter(({ length }) => length === 100),
    { numRuns: 1, seed: 1 },
  )
  const times = Array.from({ length: 2_000 }, () => {
    const start = performance.now()
    roads(hundred!)
    return performance.now() - start
  })
  console.log(Math.min(...times), times.sort((a, b) => a - b)[1000])
  expect(Math.min(...times)).toBeLessThan(0.1)
})
