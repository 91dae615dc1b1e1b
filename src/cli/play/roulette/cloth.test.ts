import { expect, test } from 'vitest'
import { betsOn } from '../../../games/roulette/book/book.ts'
import { roulette } from '../../../games/roulette/index.ts'
import { LAYOUTS } from '../../../games/roulette/s02-layout.ts'
import { chips } from '../../../kernel/money.ts'
import { clothLines, wagerLines } from './cloth.ts'
import type { Table } from './session.ts'

const plain = (_: string, text: string): string => text
const { elections } = roulette.standard()

const withWagers = (...ons: readonly string[]): Table => ({
  ...roulette.game.open(roulette.standard()),
  wagers: ons.map((on, i) => ({
    id: `w${i}`,
    patron: 'you',
    on,
    chips: chips(1000),
    kind: 'value' as const,
  })),
})

test('nz8:3.3 chips are drawn on the number, on the line and where lines cross', () => {
  const ons = ['straight-up:17', 'split:17-20', 'corner:1-2-4-5', 'dozen:1', 'red', 'street:1-2-3']
  expect(clothLines(plain, withWagers(...ons))).toEqual([
    '   ┌────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬──────┐',
    '   │    │ 3r │ 6  │ 9r │12r │15  │18r │21r │24  │27r │30r │33  │36r │col 3 │',
    '   │    ├────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼──────┤',
    '   │ 0  │ 2  │ 5r │ 8  │11  │14r │17 AB20  │23r │26  │29  │32r │35  │col 2 │',
    '   │    ├────C────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼──────┤',
    '   │    │ 1r │ 4  │ 7r │10  │13  │16r │19r │22  │25r │28  │31  │34r │col 1 │',
    '   └────┼──F─┴────┴────┴────┼────┴────┴────┴────┼────┴────┴────┴────┼──────┘',
    '        │     dozen 1      D│     dozen 2       │     dozen 3       │',
    '        ├─────────┬─────────┼─────────┬─────────┼─────────┬─────────┤',
    '        │low 1-18 │  even   │  red   E│ black   │  odd    │high 19+ │',
    '        └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘',
  ])
})

test.each(LAYOUTS)('nz8:2.2(a) every wager of the main layout has a place on %s', layout => {
  const config = roulette.setUp({ ...elections, layout })
  const empty = roulette.game.open(config)
  for (const { on } of betsOn({ ...config.elections, asianRacetrack: false })) {
    const wager = { id: 'w1', patron: 'you', on, chips: chips(100), kind: 'value' as const }
    const lines = clothLines(plain, { ...empty, wagers: [wager] })
    expect(lines.join('').split('A'), on).toHaveLength(2)
    expect(lines.every(line => line.length <= 79)).toBe(true)
  }
})

test('nz8:3.3 single wagers on the layout with one zero do not overlap', () => {
  const ons = betsOn({ ...elections, asianRacetrack: false }).map(({ on }) => on)
  const seen = new Map<string, string>()
  for (const on of new Set(ons)) {
    const lines = clothLines(plain, withWagers(on)).join('\n')
    const place = String(lines.indexOf('A'))
    expect(seen.get(place), `${on} and ${seen.get(place)}`).toBeUndefined()
    seen.set(place, on)
  }
})

test('lists the wagers in words, with the sum', () => {
  expect(wagerLines(withWagers('red', 'split:17-20'))).toEqual([
    '   On the table: A Red $10 · B Split 17-20 $10 · $20 in all',
  ])
  expect(wagerLines(withWagers())).toEqual(['   You have no wagers on the table.'])
})
