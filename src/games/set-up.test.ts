import { expect, test } from 'vitest'
import { chips } from '../kernel/money.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { CATALOGUE } from './catalogue.ts'

const BOOKS: Readonly<Record<string, string>> = {
  baccarat: 'nz5',
  'lunar-poker': 'nz22',
  'snake-eyes': 'nz11a',
  roulette: 'nz8',
}

const GAMES = Object.entries(CATALOGUE)

interface Config {
  readonly limits: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly elections: object
}

interface CatalogueGame {
  readonly standard: (book: string) => Config
  readonly setUp: (elections: object) => Config
  readonly refused: (config: never) => unknown
}

test.each(GAMES)(
  'nz1:9.1 %s: a table has limits for each of its wagers and for no other',
  (name, any) => {
    const game = any as unknown as CatalogueGame
    const config = game.standard(BOOKS[name]!)
    expect(game.refused(config as never)).toBeUndefined()
    const [first = '', ...rest] = Object.keys(config.limits)
    const without = Object.fromEntries(rest.map(kind => [kind, config.limits[kind]]))
    expect(game.refused({ ...config, limits: without } as never)).toMatchObject({
      refused: 'nz1:9.1',
      facts: { kind: first },
    })
    const more = { ...config.limits, raffle: config.limits[first] }
    expect(game.refused({ ...config, limits: more } as never)).toMatchObject({ refused: 'nz1:9.1' })
  },
)

test.each(GAMES)(
  'nz1:9.1 %s: a minimum is above nothing and not above its maximum',
  (name, any) => {
    const game = any as unknown as CatalogueGame
    const config = game.standard(BOOKS[name]!)
    const [kind = ''] = Object.keys(config.limits)
    const withLimit = (minimum: number, maximum: number): unknown =>
      game.refused({
        ...config,
        limits: {
          ...config.limits,
          [kind]: { minimum: chips(minimum), maximum: chips(maximum) },
        },
      } as never)
    expect(isRefusal(withLimit(0, 1000))).toBe(true)
    expect(isRefusal(withLimit(1001, 1000))).toBe(true)
  },
)

test('nz11a:5.3(a) a Snake Eyes table has a seat to offer the dice to', () => {
  const game = CATALOGUE['snake-eyes'] as unknown as CatalogueGame
  const config = game.standard('nz11a')
  expect(game.refused({ ...config, seats: 0 } as never)).toMatchObject({ refused: 'nz11a:5.3(a)' })
  expect(game.refused({ ...config, seats: 1 } as never)).toBeUndefined()
})

test.each([
  ['baccarat', { main: [20, 5000], tie: [5, 1000] }],
  ['snake-eyes', { 'multi-roll': [5, 1000], 'single-roll': [5, 200] }],
  ['roulette', { 'straight-up': [1, 200], racetrack: [1, 200], 'even-chance': [5, 2000] }],
  [
    'lunar-poker',
    { ante: [5, 500], super: [1, 500], 'dealer-super': [1, 100], 'other-super': [1, 100] },
  ],
] as const)('nz1:9.1 %s: a new table has the usual limits', (name, usual) => {
  const game = CATALOGUE[name] as unknown as CatalogueGame
  const { elections } = game.standard(BOOKS[name]!)
  const { limits } = game.setUp({ ...elections, multipleSuper: true })
  expect(limits).toMatchObject(
    Object.fromEntries(
      Object.entries(usual).map(([kind, [least, most]]) => [
        kind,
        { minimum: least * 100, maximum: most * 100 },
      ]),
    ),
  )
})
