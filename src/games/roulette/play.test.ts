import { expect, test } from 'vitest'
import { accountHoldings, type TableState } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { betsOn, clothOf } from './book/book.ts'
import { LIMIT_KINDS } from './book/limit-kinds.ts'
import { roulette } from './index.ts'
import { betNamed, isDeclared, piecesNamed } from './names.ts'
import { roulette as play } from './play.ts'
import { LAYOUTS } from './s02-layout.ts'
import { WHEELS } from './s02-wheel.ts'
import { outcomeOf } from './s03-wagers/odds.ts'
import type { State } from './table/state.ts'

const { game, standard, setUp } = roulette
type Command = Parameters<typeof game.decide>[1]
type Table = TableState<State>

const staff = (rank: 'dealer' | 'game-supervisor' | 'operator'): Actor => ({ role: 'staff', rank })
const PATRONS: readonly Actor[] = ['ann', 'ben'].map(patron => ({ role: 'patron', patron }))
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

test.each(LAYOUTS)('nz8:4.5 on %s a whole spin pays each wager what its own rule says', layout => {
  const config = setUp({ ...standard().elections, layout })
  const cloth = clothOf(config.elections)
  const bets = betsOn(config.elections).filter(bet => bet.kind !== 'asian-neighbour')
  const by = PATRONS[0]!
  const lay = bets.map(({ on }): Command => ({ by, does: 'wager', on, chips: chips(500) }))
  const before = [...START, ...lay].reduce(apply, game.open(config))
  expect(before.wagers.length).toBe(bets.length)
  const held = (state: Table) => accountHoldings(state, 'stack:ann')?.value ?? 0
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

test('nz8:2.5 nz8:2.5(a) nz8:2.5(b) the wheel may give any compartment, whatever came before', () => {
  for (const layout of LAYOUTS) {
    const state = play.open({ ...standard().elections, layout })
    const asked = [[], ['17', '17', '0'] as const].map(results =>
      play.awaits({ ...state, results, phase: { is: 'ball-dropped', counted: {} } }, {} as never),
    )
    const pockets = WHEELS[layout === 'single-zero' ? 37 : 38].pockets
    expect(asked).toEqual([
      { for: 'spin', pockets },
      { for: 'spin', pockets },
    ])
    expect(new Set(pockets).size).toBe(pockets.length)
  }
})
