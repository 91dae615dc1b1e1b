import fc from 'fast-check'
import { test } from 'vitest'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { RoundResult } from '../table/state.ts'
import { type Colour, colours, LOOKS_BACK } from './derived-roads.ts'
import {
  askTheRoad,
  type Cell,
  DERIVED_ROADS,
  type Roads,
  roads,
  type Streak,
  streaks,
  winners,
} from './index.ts'

/** Seeded numbers from 0 to 1. This is much faster than fast-check for each number. */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/**
 * Up to a hundred rounds, with streaks long enough for dragon tails. A shorter list is a prefix of
 * a longer one.
 */
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
      return { player: 0, banker: 0, result, bankerPair, playerPair, natural }
    })
  })

const LISTS = { numRuns: 2_000 }
const holds = (property: (rounds: readonly RoundResult[]) => void): void =>
  fc.assert(fc.property(shoes, property), LISTS)

/** `expect` is slower than the roads themselves. */
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const same = <T>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && begins(b, a)

const begins = <T>(whole: readonly T[], part: readonly T[]): boolean =>
  part.every((mark, i) => mark === whole[i])

/** A mark and its cell as one number, for fast comparison. */
const code = ({ column, row }: Cell, symbol: Side | Colour): number =>
  (column * 6 + row) * 2 + (symbol === 'banker' || symbol === 'red' ? 1 : 0)

const cellOf = (mark: number): Cell => ({ column: Math.floor(mark / 12), row: (mark >> 1) % 6 })

/** The Big Road and the three derived roads. */
const drawn = ({ bigRoad, ...derived }: Roads): readonly (readonly number[])[] => [
  bigRoad.cells.map(cell => code(cell, cell.round.result)),
  ...DERIVED_ROADS.map(name => derived[name].map(mark => code(mark, mark.colour))),
]

const isStep = (from: Cell, to: Cell): boolean =>
  to.column === from.column ? to.row === from.row + 1 : isRightOf(from, to)

const isRightOf = (from: Cell, to: Cell): boolean =>
  to.column === from.column + 1 && to.row === from.row

test('nz5:3.4(f) no two marks share a cell; each streak continues one step down or right', () => {
  holds(rounds => {
    for (const marks of drawn(roads(rounds))) {
      must(new Set(marks.map(mark => mark >> 1)).size === marks.length, 'a cell for each mark')
      for (const [i, mark] of marks.entries()) {
        const last = i > 0 ? marks[i - 1]! : undefined
        const goesOn = last !== undefined && last % 2 === mark % 2
        must(goesOn ? isStep(cellOf(last), cellOf(mark)) : cellOf(mark).row === 0, 'one step')
      }
    }
  })
})

test('nz5:3.4(f) every mark is in one of six rows', () => {
  holds(rounds => {
    const { beadPlate, bigRoad, ...derived } = roads(rounds)
    const marks = [beadPlate, bigRoad.cells, ...DERIVED_ROADS.map(name => derived[name])]
    for (const road of marks)
      for (const { row, column } of road) must(row >= 0 && row <= 5 && column >= 0, 'six rows')
  })
})

test('nz5:3.4(f) ties move no mark, and every tie is counted', () => {
  holds(rounds => {
    const decided = rounds.filter(({ result }) => result !== 'tie')
    const all = roads(rounds)
    const without = drawn(roads(decided))
    must(
      drawn(all).every((marks, i) => same(marks, without[i]!)),
      'the same without ties',
    )
    const { cells, leadingTies } = all.bigRoad
    must(cells.length === decided.length, 'a cell for each decided hand')
    const ties = cells.reduce((sum, cell) => sum + cell.ties, leadingTies)
    must(ties === rounds.length - decided.length, 'every tie once')
  })
})

/** Finds a mark from two cells of an earlier streak: this row and the row above. */
const byCells = (lengths: readonly number[], n: number, m: number, back: number): Colour => {
  const isFilled = (row: number): boolean => row <= lengths[n - back]!
  return isFilled(m - 1) === isFilled(m) ? 'red' : 'blue'
}

const opposite = (colour: Colour): Colour => (colour === 'red' ? 'blue' : 'red')

/** A new streak gets the opposite of the mark that its hand would have had in the old streak. */
const byCellsAndFlipping = (runs: readonly Streak[], back: number): readonly Colour[] => {
  const lengths = runs.map(({ length }) => length)
  return lengths.flatMap((length, n) =>
    Array.from({ length }, (_, i) => i + 1).flatMap((m): readonly Colour[] => {
      if (m > 1) return n - back < 0 ? [] : [byCells(lengths, n, m, back)]
      return n - 1 - back < 0 ? [] : [opposite(byCells(lengths, n - 1, lengths[n - 1]! + 1, back))]
    }),
  )
}

/** Hand by hand, with the streak lengths at that moment. */
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

test('nz5:3.4(f) three definitions of a derived road agree', () => {
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

test('nz5:3.4(f) once begun a derived road gains one mark a hand, whichever side wins', () => {
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
    const before = roads(rounds.slice(0, -1))
    const now = roads(rounds)
    const after = drawn(now)
    must(
      drawn(before).every((marks, i) => begins(after[i]!, marks)),
      'what was drawn stays',
    )
    const stays = before.beadPlate.every(({ column, row, round }, i) =>
      same([column, row, round], Object.values(now.beadPlate[i]!)),
    )
    must(stays, 'beads stay')
  })
})
