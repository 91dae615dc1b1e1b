import fc from 'fast-check'
import { expect, test } from 'vitest'
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

const wager = fc.integer({ min: 1, max: 40 }).map(n => `w${n}`)
const amount = fc.integer({ min: 1, max: 120 }).map(n => chips(n * 50))
const kind = fc.constantFrom('value', 'value', 'colour:blue', 'colour:red', 'promotional')
const name = fc.constantFrom(...NAMES)
const declared = fc.constantFrom(...DECLARED)
const patron = fc.constantFrom('ann', 'ben', 'eve')
const number = fc.constantFrom(...WHEELS[37].pockets, '00')
const cause = fc.constantFrom(...CAUSES)
const at = fc.record({ x: fc.integer({ min: -9, max: 13 }), y: fc.integer({ min: -5, max: 53 }) })
const one = (...does: readonly string[]) => fc.constantFrom(...does)

/** What is done out of turn as well as in turn, by whoever. */
const said = fc.oneof(
  fc.record({ does: one('wager'), on: name, chips: amount, kind }),
  fc.record({ does: one('accept'), patron, on: name, chips: amount }),
  fc.record({ does: one('declare'), on: declared, piece: amount, kind }),
  fc.record({ does: one('lay'), patron, on: declared, piece: amount }),
  fc.record({ does: one('place', 'take-back'), declared: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ does: one('call', 'ball-drops', 'announce', 'transfer', 'collect', 'pay') }),
  fc.record({ does: one('spun'), number, revolutions: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ does: one('clarify', 'withdraw', 'pay'), wager, on: name }),
  fc.record({ does: one('restore'), wager, movedBy: one('dealer', 'patron') }),
  fc.record({ does: one('lies'), wager, at }),
  fc.record({ does: one('no-spin', 'examine-ball', 'change-ball'), cause, replace: fc.boolean() }),
)

/** What a dealer does next. */
const next = ({ phase }: State, number: string): Command => {
  const by = staff('dealer')
  switch (phase.is) {
    case 'betting':
      return { by, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' }
    case 'spinning':
      return { by, does: 'call' }
    case 'no-more-bets':
      return { by, does: 'ball-drops' }
    case 'ball-dropped':
      return { by: { role: 'chance' }, does: 'spun', number }
    case 'at-rest':
      return { by, does: 'announce' }
    case 'announced':
      return { by, does: 'transfer' }
    case 'transferred':
      return { by, does: 'collect' }
    case 'collected':
      return { by, does: 'pay' }
  }
}

/** Each step is a dealer's next one, or somebody's own idea. */
const steps = fc.array(fc.oneof(number, fc.tuple(fc.constantFrom(...ACTORS), said)), {
  minLength: 60,
  maxLength: 120,
  size: 'max',
})

const sums = (state: Table): readonly number[] => {
  const held = Object.values(state.accounts).flatMap(account => Object.entries(account ?? {}))
  return [...new Set(held.map(([of]) => of))].map(of =>
    held.filter(([kind]) => kind === of).reduce((sum, [, cents = 0]) => sum + cents, 0),
  )
}

const owed = (state: Table): readonly string[] =>
  Object.entries(state.accounts)
    .filter(([account]) => account !== 'bank' && account !== 'cage')
    .flatMap(([account, held]) =>
      Object.values(held ?? {}).some((n = 0) => n < 0) ? [account] : [],
    )

test('nz8:1.0 whatever is done, the table answers, loses no chip, and can be told again', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(steps, all => {
      let state = START.reduce(apply, game.open(standard()))
      let told = state
      for (const step of all) {
        const command =
          typeof step === 'string' ? next(state.play, step) : { ...step[1], by: step[0] }
        const decision = game.decide(state, command as Command)
        if (isRefusal(decision)) continue
        for (const { is } of decision) seen.add(is)
        state = decision.reduce(game.evolve, state)
        told = JSON.parse(JSON.stringify(decision)).reduce(game.evolve, told)
        expect(sums(state).every(sum => sum === 0)).toBe(true)
        expect(owed(state)).toEqual([])
      }
      expect(told).toEqual(state)
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: 60 },
  )
  for (const is of ['WinnersPaid', 'SpinVoided', 'DeclaredReturned', 'WagerMoved'])
    expect(seen).toContain(is)
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
