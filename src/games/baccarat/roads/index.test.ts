import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { letters, shoe } from '../../../../tests/fixtures/shoes.ts'
import { baccarat } from '../index.ts'
import { baccarat as play } from '../play.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { evolveBaccarat } from '../table/evolve/index.ts'
import type { RoundResult } from '../table/state.ts'
import {
  askTheRoad,
  type Colour,
  DERIVED_ROADS,
  NOT_ANSWERABLE,
  roads,
  statistics,
  streaks,
  winners,
} from './index.ts'

type Place = readonly [column: number, row: number]

interface Vector extends Readonly<Record<(typeof DERIVED_ROADS)[number], string>> {
  readonly id: string
  readonly note: string
  readonly hands: string
  readonly stats: Readonly<Record<string, number>>
  readonly bead: readonly (readonly string[])[]
  readonly columns: readonly number[]
  readonly leadingTies: number
  readonly bigRoad: readonly (readonly [...Place, token: string, ties: number])[]
  readonly bigRoadStraightVariant?: readonly Place[]
  readonly bigEyeBoyCells: readonly Place[]
  readonly smallRoadCells: readonly Place[]
  readonly cockroachPigCells: readonly Place[]
  readonly ask: Readonly<Record<'B' | 'P', string>>
  readonly askBankerByPrefix: Readonly<Record<(typeof DERIVED_ROADS)[number], string>>
}

const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/vectors/roads.json', import.meta.url), 'utf8'),
)

const sign = (colour: Colour | null): string =>
  ({ red: 'R', blue: 'B', none: '-' })[colour ?? 'none']

const place = ({ column, row }: { column: number; row: number }): Place => [column, row]

test('there are 88 shoes to reproduce', () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(88)
})

describe.each(vectors)('shoe $id', vector => {
  const rounds = shoe(vector.hands)
  const shown = roads(rounds)

  test('nz5:3.4(f) its Bead Plate', () => {
    expect(rounds.map(letters).join('')).toBe(vector.hands)
    const beads = vector.bead.flatMap((column, c) => column.map((token, r) => [c, r, token]))
    expect(shown.beadPlate.map(bead => [...place(bead), letters(bead.round)])).toEqual(beads)
  })

  test('nz5:3.4(f) its Big Road', () => {
    const { cells, leadingTies } = shown.bigRoad
    const drawn = cells.map(cell => [...place(cell), letters(cell.round), cell.ties])
    expect(drawn).toEqual(vector.bigRoad)
    expect(leadingTies).toBe(vector.leadingTies)
    expect(streaks(winners(rounds)).map(({ length }) => length)).toEqual(vector.columns)
    if (vector.bigRoadStraightVariant)
      expect(cells.map(place)).not.toEqual(vector.bigRoadStraightVariant)
  })

  test.each(DERIVED_ROADS)('nz5:3.4(f) its %s', name => {
    expect(shown[name].map(({ colour }) => sign(colour)).join('')).toBe(vector[name])
    expect(shown[name].map(place)).toEqual(vector[`${name}Cells`])
  })

  test('nz5:3.4(f) the answers of the road after each round', () => {
    const answers = Array.from({ length: rounds.length + 1 }, (_, i) =>
      askTheRoad(rounds.slice(0, i)),
    )
    for (const name of DERIVED_ROADS)
      expect(answers.map(({ banker }) => sign(banker[name])).join('')).toBe(
        vector.askBankerByPrefix[name],
      )
    const { banker, player } = answers.at(-1)!
    expect(DERIVED_ROADS.map(name => sign(banker[name])).join('')).toBe(vector.ask.B)
    expect(DERIVED_ROADS.map(name => sign(player[name])).join('')).toBe(vector.ask.P)
  })

  test('nz5:3.4(f) its statistics', () => {
    const { rounds: hands, counts, longest } = statistics(rounds)
    const { naturalWin, ...rest } = counts
    expect({
      hands,
      ...rest,
      longestBanker: longest.banker,
      longestPlayer: longest.player,
    }).toEqual(vector.stats)
    expect(naturalWin).toBe(0)
  })
})

describe('a table', () => {
  const results = (...events: readonly BaccaratEvent[]): readonly RoundResult[] =>
    events.reduce(evolveBaccarat, play.open(baccarat.standard('nz5').elections)).results
  const announced = (round: RoundResult): BaccaratEvent => ({
    is: 'ResultAnnounced',
    hands: { player: [], banker: [] },
    round,
    wagers: [],
    under: 'nz5:10.1',
  })
  const [banker, player] = shoe('BP') as [RoundResult, RoundResult]

  test('ruling:552 a void round is not displayed; a Void Hand is displayed and marked', () => {
    const { beadPlate, bigRoad } = roads(
      results(
        announced(banker),
        { is: 'RoundVoided', reason: 'too few cards to finish the round', under: 'nz5:12.5' },
        announced({ ...player, voidHand: true }),
      ),
    )
    expect(beadPlate.map(({ round }) => round)).toEqual([banker, { ...player, voidHand: true }])
    expect(bigRoad.cells).toHaveLength(2)
  })

  test('nz5:3.4(f) a new shoe empties every road', () => {
    const loaded: BaccaratEvent = { is: 'ShoeLoaded', cards: 416, under: 'nz5:7.6' }
    expect(roads(results(announced(banker), loaded))).toEqual(roads([]))
    expect(roads(results(loaded, announced(banker)))).toEqual(roads([banker]))
  })

  test('nz5:12.9 the display says that it is not binding', () => {
    expect(NOT_ANSWERABLE.under).toBe('nz5:12.9')
    expect(NOT_ANSWERABLE.says).toContain('operator does not answer')
  })
})
