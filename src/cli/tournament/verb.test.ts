import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACCARAT_CONDITIONS, CONDITIONS } from '../../tournament/director/example.ts'
import {
  type Conditions,
  conditionsRefused,
} from '../../tournament/director/s02-entry/conditions.ts'
import type { GameName } from '../../tournament/session/application.ts'
import { EXAMPLES, exampleOf } from './examples.ts'
import { runTournament } from './run.ts'

// biome-ignore format: a list
const NAMES = [
  'Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Lea',
]

const NO_CARDS = { passCards: 0, secretCards: 0 } as const
const SHORT = { unit: 'rounds', value: 6 } as const

const short = (conditions: Conditions): Conditions => ({
  ...conditions,
  stages: conditions.stages.map(stage => ({ ...stage, duration: SHORT })),
})

test.each([
  ['roulette', CONDITIONS, 12],
  ['electronic-roulette', { ...CONDITIONS, ...NO_CARDS, game: 'electronic-roulette' }, 6],
  ['baccarat', short(BACCARAT_CONDITIONS), 6],
  [
    'electronic-baccarat',
    { ...short(BACCARAT_CONDITIONS), ...NO_CARDS, game: 'electronic-baccarat' },
    4,
  ],
] as const)(
  'nz7:5.9 nz7:5.8 %s: with any random results, three heats and a final have one winner',
  (_, conditions, runs) => {
    for (let seed = 0; seed < runs; seed += 1) {
      const lines = runTournament(conditions, NAMES, `seed ${seed}`)
      expect(lines.filter(line => line.startsWith('Heats, table'))).toHaveLength(3)
      expect(lines.filter(line => line.startsWith('  1 '))).toHaveLength(1)
      expect(lines.join('\n')).not.toContain('Refused')
    }
  },
)

test('nz7:5.3(a) nz7:5.1 nz7:5.13(b) heats of one shoe each end at the cutting card or with the last player', () => {
  const lines = runTournament(BACCARAT_CONDITIONS, NAMES, 'a')
  const heats = lines.filter(line => line.startsWith('Heats, table'))
  for (const heat of heats) expect(heat).toMatch(/rounds \(nz7:5\.(1|3\(a\))\)$/)
  expect(lines.filter(line => line.includes('chips exchanged (nz7:5.13(b))'))).toHaveLength(1)
})

test('nz7:5.2 heats that end by the clock', () => {
  const hour = { unit: 'time', value: 5 * 60_000 } as const
  const timed = CONDITIONS.stages.map(stage => ({ ...stage, duration: hour }))
  const lines = runTournament({ ...CONDITIONS, stages: timed }, NAMES, 'a')
  expect(lines).toContain('Heats, table 1: 5 spins (nz7:5.2)')
})

test('nz7:1.1/electronic-terminal nz7:11.1(a) ruling:709 Division 8 stands in for Division 8A, and the report says so', () => {
  const electronic = { ...CONDITIONS, ...NO_CARDS, game: 'electronic-roulette' }
  expect(runTournament(electronic, NAMES, 'a')[1]).toBe(
    'Played at terminals, by the wagers and odds of Division 8; Division 8A is not among the texts.',
  )
})

test('the same seed plays the same tournament', () => {
  expect(runTournament(CONDITIONS, NAMES, 'a')).toEqual(runTournament(CONDITIONS, NAMES, 'a'))
})

test('nz7:2.3(ae) nz7:2.4(b) with too few players it is called off, and fees are returned', () => {
  const lines = runTournament(CONDITIONS, NAMES.slice(0, 3), 'a')
  expect(lines.at(-1)).toContain('nz7:2.4(b)')
  expect(lines).toContain('  out $150       entry fee returned (nz7:2.4(b))')
})

test.each([
  ['tournament.json', CONDITIONS],
  ['tournament-baccarat.json', BACCARAT_CONDITIONS],
])('the example %s is the tested one', (file, conditions) => {
  const text = readFileSync(new URL(`../../../examples/${file}`, import.meta.url), 'utf8')
  expect(JSON.parse(text)).toEqual({ conditions, players: NAMES })
})

test.each(Object.entries(EXAMPLES))('nz7:2.2 the example of %s is complete', (game, conditions) => {
  expect(conditions.game).toBe(game)
  expect(conditionsRefused(conditions)).toBeUndefined()
  const given = JSON.parse(exampleOf(conditions.game as GameName))
  expect(given.players.length).toBeGreaterThanOrEqual(conditions.minPlayers ?? 2)
})

test('prints the fee, the prizes and every stage first', () => {
  const lines = runTournament(BACCARAT_CONDITIONS, NAMES, 'a')
  expect(lines[2]).toBe('12 apply, for $100 each. Prizes: $1,500, $500, a weekend for two, $100.')
  expect(lines[3]).toBe(
    '  Heats: 4 at a table, 1 shoe, $500 in chips, wagers $10 to $100, raised to $20 to $200 and ' +
      '$40 to $400; the winners and the best 2 of the others go on.',
  )
})
