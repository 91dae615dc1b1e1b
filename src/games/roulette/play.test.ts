import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableState } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { betsOn, clothOf } from './book.ts'
import { roulette } from './index.ts'
import { LAYOUTS } from './layout.ts'
import { betNamed, isDeclared, piecesNamed } from './names.ts'
import { LIMIT_KINDS, roulette as play } from './play.ts'
import { CAUSES, type State } from './state.ts'
import { outcomeOf } from './wagers.ts'
import { WHEELS } from './wheel.ts'

const { game, standard, setUp } = roulette
type Command = Parameters<typeof game.decide>[1]
type Table = TableState<State>

const staff = (rank: 'dealer' | 'game-supervisor' | 'operator'): Actor => ({ role: 'staff', rank })
const PATRONS: readonly Actor[] = ['ann', 'ben'].map(patron => ({ role: 'patron', patron }))
const ACTORS: readonly Actor[] = [
  ...PATRONS,
  staff('dealer'),
  staff('dealer'),
  staff('dealer'),
  staff('game-supervisor'),
  staff('operator'),
  { role: 'chance' },
]

const DECLARED = ['tier', 'orphelins', 'voisins', 'neighbours:0', 'asian-neighbour:32-15-19', 'x']
const NAMES = [...betsOn(standard().elections).map(({ on }) => on), 'by-hand/tier', 'x:1', '']

const apply = (state: Table, command: Command): Table => {
  const decision = game.decide(state, command)
  return isRefusal(decision) ? state : decision.reduce(game.evolve, state)
}

const START: readonly Command[] = [
  { by: staff('operator'), does: 'open-table' },
  ...PATRONS.flatMap((by, i): Command[] => [
    { by, does: 'sit', seat: i + 1 },
    { by, does: 'buy-in', chips: chips(500_000) },
    { by, does: 'buy-colour', colour: ['blue', 'red'][i]!, chips: chips(100_000) },
  ]),
]

const wager = fc.integer({ min: 1, max: 30 }).map(n => `w${n}`)
const amount = fc.integer({ min: 1, max: 300 }).map(n => chips(n * 50))
const kind = fc.constantFrom('value', 'colour:blue', 'colour:red', 'promotional' as const)
const said = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('wager'),
      on: fc.constantFrom(...NAMES),
      chips: amount,
      kind,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('accept'),
      patron: fc.constantFrom('ann', 'ben', 'eve'),
      on: fc.constantFrom(...NAMES),
      chips: amount,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('declare'),
      on: fc.constantFrom(...DECLARED),
      piece: amount,
      kind,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('lay'),
      patron: fc.constantFrom('ann', 'ben', 'eve'),
      on: fc.constantFrom(...DECLARED),
      piece: amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('place', 'take-back'),
      declared: fc.integer({ min: 0, max: 6 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('spin'),
      wheel: fc.constant('clockwise'),
      ball: fc.constantFrom('clockwise', 'anticlockwise', 'anticlockwise', 'anticlockwise'),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({
      does: fc.constantFrom('call', 'ball-drops', 'announce', 'transfer', 'collect', 'pay'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('spun'),
      number: fc.constantFrom(...WHEELS[37].pockets, '00'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('clarify', 'withdraw', 'pay', 'restore'),
      wager,
      on: fc.constantFrom(...NAMES),
      movedBy: fc.constant('patron'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('lies'),
      wager,
      at: fc.record({ x: fc.integer({ min: -9, max: 13 }), y: fc.integer({ min: -5, max: 53 }) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('no-spin', 'examine-ball', 'change-ball'),
      cause: fc.constantFrom(...CAUSES),
      replace: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('invalidate'),
      ground: fc.constant('disruption'),
      forfeits: fc.constant([]),
      reason: fc.constant('fire'),
    }),
  },
)

const commands = fc
  .array(fc.tuple(fc.constantFrom(...ACTORS), said), { maxLength: 80 })
  .map(all => all.map(([by, one]) => ({ ...one, by }) as unknown as Command))

const total = (state: Table): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const held of Object.values(state.accounts))
    for (const [kind, cents] of Object.entries(held ?? {}))
      sums[kind] = (sums[kind] ?? 0) + (cents ?? 0)
  return sums
}

describe('nz8:1.0 a roulette table, whatever is done at it', () => {
  test('nz8:1.0 answers everything, loses no chip, and can be told again from its events', () => {
    fc.assert(
      fc.property(commands, all => {
        let state = [...START].reduce(apply, game.open(standard()))
        let told = state
        for (const command of all) {
          const decision = game.decide(state, command)
          if (isRefusal(decision)) continue
          state = decision.reduce(game.evolve, state)
          told = JSON.parse(JSON.stringify(decision)).reduce(game.evolve, told)
          for (const sum of Object.values(total(state))) expect(sum).toBe(0)
          for (const [account, held] of Object.entries(state.accounts))
            if (account !== 'bank' && account !== 'cage')
              for (const cents of Object.values(held ?? {})) expect(cents).toBeGreaterThanOrEqual(0)
        }
        expect(told).toEqual(state)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        expect(game.view(state, { role: 'rail' }).play.phase).toBe(state.play.phase.is)
      }),
      { numRuns: 150 },
    )
  })
})

test.each(LAYOUTS)('nz8:4.5 on %s a whole spin pays each wager what its own rule says', layout => {
  const config = setUp({ ...standard().elections, layout })
  const cloth = clothOf(config.elections)
  const bets = betsOn(config.elections).filter(bet => bet.kind !== 'asian-neighbour')
  const by = PATRONS[0]!
  const lay = bets.map(({ on }): Command => ({ by, does: 'wager', on, chips: chips(500) }))
  const before = [...START, ...lay].reduce(apply, game.open(config))
  expect(before.wagers.length).toBe(bets.length)
  const held = (state: Table) => state.accounts['stack:ann']?.value ?? 0
  for (const number of cloth.wheel.pockets) {
    const after = spinOf(number).reduce(apply, before)
    const won = bets
      .map(bet => outcomeOf(cloth, bet, number))
      .map(outcome => (outcome.is === 'win' ? 500 + 500 * outcome.odds.pays : 0))
      .reduce((sum, one) => sum + one, 0)
    expect(held(after) - held(before)).toBe(won)
    expect(after.wagers).toEqual([])
    expect(after.play.results).toEqual([number])
  }
})

const spinOf = (number: string): readonly Command[] => {
  const dealer = staff('dealer')
  return [
    { by: dealer, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
    { by: dealer, does: 'call' },
    { by: dealer, does: 'ball-drops' },
    { by: { role: 'chance' }, does: 'spun', number },
    { by: dealer, does: 'announce' },
    { by: dealer, does: 'collect' },
    { by: dealer, does: 'pay' },
  ]
}

test('ruling:818 every wager on offer belongs to a kind that the sign has limits for', () => {
  const elections = { ...standard().elections, layout: 'double-zero-00-0' } as const
  const declared = ['tier', 'orphelins', 'voisins', 'neighbours:00'].flatMap(name => {
    const pieces = piecesNamed(elections, name)
    return isRefusal(pieces) ? [] : pieces
  })
  expect(declared.length).toBe(25)
  const kinds = [...betsOn(elections), ...declared].map(({ on }) => play.kindOf(on))
  expect([...new Set(kinds)].sort()).toEqual([...LIMIT_KINDS].sort())
})

test('nz8:3.2B the names of declared wagers lead back to their numbers', () => {
  const { elections } = standard()
  expect(betNamed(elections, 'voisins/street:0-2-3/2')?.numbers).toEqual(['0', '2', '3'])
  expect(betNamed(elections, 'neighbours:17/straight-up:6')?.numbers).toEqual(['6'])
  expect(betNamed(elections, 'neighbours:17/straight-up:7')).toBeUndefined()
  expect(isDeclared('split:17-20')).toBe(false)
  expect(isDeclared('tier/split:5-8')).toBe(true)
})

test('nz8:2.5 nz8:2.5(a) nz8:2.5(b) the wheel is asked for any of its compartments, each named once, whatever came before', () => {
  for (const layout of LAYOUTS) {
    const state = play.open({ ...standard().elections, layout })
    const asked = [[], ['17', '17', '0'] as const].map(results =>
      play.awaits({ ...state, results, phase: { is: 'ball-dropped', counted: {} } }),
    )
    const pockets = WHEELS[layout === 'single-zero' ? 37 : 38].pockets
    expect(asked).toEqual([
      { for: 'spin', pockets },
      { for: 'spin', pockets },
    ])
    expect(new Set(pockets).size).toBe(pockets.length)
  }
})
