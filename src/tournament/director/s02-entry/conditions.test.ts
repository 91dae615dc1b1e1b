import { expect, test } from 'vitest'
import type { Authority } from '../../../kernel/authority.ts'
import { chips } from '../../../kernel/money.ts'
import { APPLICATION } from '../../session/application.ts'
import { CONDITIONS } from '../example.ts'
import { type Conditions, conditionsMissing, conditionsRefused, type Stage } from './conditions.ts'

const [HEAT] = CONDITIONS.stages as readonly [Stage, Stage]

const refusedBy = (change: Partial<Conditions>): Authority | undefined =>
  conditionsRefused({ ...CONDITIONS, ...change })?.refused

const stage = (change: Partial<Stage>): Partial<Conditions> => ({
  stages: [{ ...HEAT, ...change }, CONDITIONS.stages[1]!],
})

test('nz7:2.2 conditions that are complete and lawful stand', () => {
  expect(conditionsRefused(CONDITIONS)).toBeUndefined()
})

test('nz7:2.2(1) nz7:2.2(q) nz7:2.1 nz7:2.2(v) nz7:2.2(y) missing conditions are reported', () => {
  expect(refusedBy({ entryForm: [] })).toBe('nz7:2.2(1)')
  expect(refusedBy({ entryFee: -1 as never })).toBe('nz7:2.2(q)')
  expect(refusedBy({ entryFee: chips(0) })).toBeUndefined()
  expect(refusedBy({ minPlayers: 1 })).toBe('nz7:2.2(v)')
  expect(refusedBy({ minPlayers: 6, maxPlayers: 5 })).toBe('nz7:2.2(v)')
  expect(refusedBy({ minPlayers: 6, maxPlayers: 6 })).toBeUndefined()
  expect(refusedBy({ prizes: [] })).toBe('nz7:2.2(y)')
})

test('nz7:2.2 all missing conditions are reported at once, with their clauses', () => {
  const missing = conditionsMissing({
    ...CONDITIONS,
    entryForm: [],
    feeSplit: { prizes: 0, related: 0, costs: 0 },
    minPlayers: 1,
    ...stage({ startingChips: chips(0) }),
    prizes: [],
  })
  expect(missing.map(({ refused }) => refused)).toEqual([
    'nz7:2.2(1)',
    'nz7:2.3(af)',
    'nz7:2.2(v)',
    'nz7:2.2(r)',
    'nz7:2.2(y)',
  ])
})

test('nz7:2.3(af) the shares of the fee add up', () => {
  expect(refusedBy({ feeSplit: { prizes: 90, related: 5, costs: 4 } })).toBe('nz7:2.3(af)')
  expect(refusedBy({ feeSplit: { prizes: 90, related: 5, costs: 5 } })).toBeUndefined()
})

test('nz7:2.2(t) nz7:4.14 nz7:4.15 up to three cards of each kind, and none on terminals', () => {
  expect(refusedBy({ passCards: 3, secretCards: 3 })).toBeUndefined()
  expect(refusedBy({ passCards: 4 })).toBe('nz7:4.14')
  expect(refusedBy({ secretCards: 4 })).toBe('nz7:4.15')
  const electronic = { game: 'electronic-roulette', passCards: 0 }
  expect(refusedBy({ ...electronic, secretCards: 1 })).toBe('nz7:4.15')
  expect(refusedBy({ ...electronic, secretCards: 0 })).toBeUndefined()
})

test('nz7:2.2(r) nz7:2.2(u) nz7:3.3 nz7:3.4 chips, limits and steps of a stage', () => {
  expect(refusedBy(stage({ startingChips: chips(0) }))).toBe('nz7:2.2(r)')
  const limit = (minimum: number, maximum: number) => ({
    minimum: chips(minimum),
    maximum: chips(maximum),
  })
  expect(refusedBy(stage({ limits: [] }))).toBe('nz7:2.2(u)')
  expect(refusedBy(stage({ limits: [limit(500, 400)] }))).toBe('nz7:2.2(u)')
  expect(refusedBy(stage({ limits: [limit(500, 500)], increment: chips(500) }))).toBeUndefined()
  expect(refusedBy(stage({ limits: [limit(500, 900)], increment: chips(501) }))).toBe('nz7:3.4')
})

test('nz7:4.13 limits rise at most twice, never fall, and not at all in roulette', () => {
  const steps = (...minimums: readonly number[]) =>
    minimums.map(minimum => ({ minimum: chips(minimum), maximum: chips(minimum * 10) }))
  const baccarat = (limits: Stage['limits']) =>
    refusedBy({
      game: 'baccarat',
      stages: CONDITIONS.stages.map(each => ({
        ...each,
        limits,
        increment: chips(100),
        duration: { unit: 'rounds', value: 10 },
      })),
      playOff: { chips: chips(50_000), duration: { unit: 'rounds', value: 3 } },
    })
  expect(baccarat(steps(1000, 2000, 3000))).toBeUndefined()
  expect(baccarat(steps(1000, 2000, 3000, 4000))).toBe('nz7:4.13')
  expect(baccarat(steps(2000, 1000))).toBe('nz7:4.13')
  expect(refusedBy(stage({ limits: steps(1000, 2000) }))).toBe('nz7:4.13')
})

test('nz7:1.1/session nz7:2.2(w) nz7:5.3 a session is measured as its game can be', () => {
  expect(refusedBy(stage({ duration: { unit: 'shoes', value: 1 } }))).toBe('nz7:2.2(w)')
  expect(refusedBy(stage({ duration: { unit: 'spins', value: 0 } }))).toBe('nz7:2.2(w)')
  const shoes: Partial<Conditions> = {
    game: 'baccarat',
    stages: CONDITIONS.stages.map(each => ({ ...each, duration: { unit: 'shoes', value: 1 } })),
    playOff: { ...CONDITIONS.playOff, duration: { unit: 'rounds', value: 3 } },
  }
  expect(refusedBy(shoes)).toBe('nz7:5.3')
  expect(refusedBy({ ...shoes, endVariant: 'c' })).toBeUndefined()
})

test('nz7:2.2(x) every stage but the final says how many players qualify', () => {
  const { progression: _, ...silent } = HEAT
  expect(refusedBy({ stages: [silent, CONDITIONS.stages[1]!] })).toBe('nz7:2.2(x)')
  expect(refusedBy({ stages: [HEAT] })).toBe('nz7:2.2(x)')
})

test('nz7:3.8 a play-off issues no more than a session did, and at least one wager', () => {
  const start = HEAT.startingChips
  const playOff = (amount: number) => ({ playOff: { ...CONDITIONS.playOff, chips: chips(amount) } })
  expect(refusedBy(playOff(start))).toBeUndefined()
  expect(refusedBy(playOff(start + 1))).toBe('nz7:3.8')
  expect(refusedBy(playOff(HEAT.limits[0]!.minimum - 1))).toBe('nz7:3.8')
})

test('nz7:1.1/tournament nz7:7.1 nz7:8.1 only games with a section of their own are played', () => {
  expect(refusedBy({ game: 'snake-eyes' })).toBe('nz7:1.1/tournament')
  expect(refusedBy({ game: 'blackjack' })).toBe('nz7:1.1/tournament')
  expect(Object.keys(APPLICATION)).toContain('baccarat')
})

test('nz7:7.2 nz7:7.2(a) nz7:7.2(b) nz7:8.2 nz7:8.2(a) nz7:8.2(b) nz7:9.2(a) nz7:11.2(a) what is off', () => {
  expect(APPLICATION.roulette.off).toEqual(
    expect.arrayContaining(['nz1:9.1', 'nz1:10.2', 'nz8:3.3']),
  )
  expect(APPLICATION.baccarat.off).toEqual(
    expect.arrayContaining(['nz1:9.5', 'nz1:10.2', 'nz5:5.2(c)', 'nz5:5.2(d)']),
  )
  expect(APPLICATION['electronic-roulette'].off).not.toContain('nz1:10.2')
  expect(APPLICATION['electronic-baccarat'].off).toContain('nz1:9.4')
})

test('nz7:7.1 nz7:8.1 nz7:9.1 nz7:11.1 each game is applied by a section of its own', () => {
  const sections = Object.entries(APPLICATION).map(([game, { under, offUnder }]) => [
    game,
    under,
    offUnder,
  ])
  expect(sections).toEqual([
    ['roulette', 'nz7:7.1', 'nz7:7.2'],
    ['baccarat', 'nz7:8.1', 'nz7:8.2'],
    ['electronic-roulette', 'nz7:9.1', 'nz7:9.2'],
    ['electronic-baccarat', 'nz7:11.1', 'nz7:11.2'],
  ])
})

test('nz7:2.2(x) at most 100,000 players go on', () => {
  const goOn = (count: number) =>
    conditionsMissing({ ...CONDITIONS, ...stage({ progression: { ...HEAT.progression!, count } }) })
      .map(({ says }) => says)
      .filter(says => says.startsWith('At least one player'))
  expect([goOn(100_001).length, goOn(100_000).length]).toEqual([1, 0])
})
