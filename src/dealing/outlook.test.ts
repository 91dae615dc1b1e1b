import { expect, test } from 'vitest'
import { roulette } from '../games/roulette/index.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { DUTIES } from './duties.ts'
import { roundDue } from './outlook.ts'

const { game } = roulette
type Table = ReturnType<typeof game.open>

const DEALER = { role: 'staff', rank: 'dealer' } as const
const ANA = { role: 'patron', patron: 'Ana' } as const

const after = (table: Table, ...commands: readonly object[]): Table =>
  commands.reduce<Table>((now, command) => {
    const decision = game.decide(now, command as never)
    if (isRefusal(decision)) throw new Error(`${decision.refused} ${decision.says}`)
    return decision.reduce(game.evolve, now)
  }, table)

const ahead = (table: Table) =>
  roundDue(game as never, table as never, DUTIES.roulette as never)?.ended.map(
    ({ wager, outcome }) => [wager.on, outcome.is],
  )

const spinning = (): Table =>
  after(
    game.open(roulette.standard()),
    { by: { role: 'staff', rank: 'casino-supervisor' }, does: 'open-table' },
    { by: ANA, does: 'sit', seat: 1 },
    { by: ANA, does: 'buy-in', chips: 100_000 },
    { by: ANA, does: 'wager', on: 'red', chips: 2500 },
    { by: ANA, does: 'wager', on: 'straight-up:17', chips: 500 },
    { by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
    { by: DEALER, does: 'call' },
  )

test('nz8:4.5 the pay sheet is there once the ball rests, not earlier', () => {
  expect(ahead(spinning())).toEqual([])
  const rested = after(spinning(), { by: { role: 'chance' }, does: 'spun', number: '17' })
  expect(ahead(rested)).toEqual([
    ['red', 'lose'],
    ['straight-up:17', 'win'],
  ])
})
