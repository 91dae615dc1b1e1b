import { expect, test } from 'vitest'
import type { StaffRank } from '../kernel/people.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import type { FloorCommand } from './commands.ts'
import { FLOOR } from './floor.ts'
import { type Payout, tickedIn } from './payouts.ts'
import { FIRST_DAY } from './pit/day.ts'
import type { FloorState, OnFloor } from './state.ts'

const staff = (name: string, rank: StaffRank) => ({ role: 'staff', rank, name }) as const
const DAN = staff('Dan', 'dealer')
const SAM = staff('Sam', 'game-supervisor')

const DEALT = { dealing: { is: 'person', name: 'Dan', rank: 'dealer' } } as OnFloor
const FLOOR_NOW: FloorState = { pit: FIRST_DAY, tables: { t: DEALT } }

const ANA: Payout = { patron: 'Ana', chips: 8500 }
const BEN: Payout = { patron: 'Ben', chips: 500 }
const TAKEN: Payout = { chips: 2500 }

const ticks = (
  state: FloorState,
  items: readonly Payout[],
  { by = DAN, of = 't 7', isDone = true }: Partial<Extract<FloorCommand, { of: string }>> = {},
): FloorState | string => {
  const decision = FLOOR.decide(state, { by, does: 'tick-off', table: 't', items, isDone, of })
  return isRefusal(decision) ? sentence(decision) : decision.reduce(FLOOR.evolve, state)
}

const tickedAt = (state: FloorState | string, of = 't 7') =>
  typeof state === 'string' ? state : tickedIn(state.tables.t!.ticked, of)

test('two desks that tick off different items do not undo each other', () => {
  const first = ticks(FLOOR_NOW, [TAKEN]) as FloorState
  const both = ticks(ticks(first, [ANA]) as FloorState, [BEN]) as FloorState
  expect(tickedAt(both)).toEqual([TAKEN, ANA, BEN])
  expect(tickedAt(ticks(both, [ANA]))).toEqual([TAKEN, BEN, ANA])
  expect(tickedAt(ticks(both, [ANA], { isDone: false }))).toEqual([TAKEN, BEN])
})

test('the ticks of a round end with the first tick of another, and of another log', () => {
  const first = ticks(FLOOR_NOW, [ANA]) as FloorState
  const second = ticks(first, [BEN], { of: 't 8' })
  expect([tickedAt(second, 't 7'), tickedAt(second, 't 8')]).toEqual([[], [BEN]])
  expect(tickedAt(first, 'tournament-1-session-1 7')).toEqual([])
})

test('nz1:1.1/dealer only the person who deals ticks off', () => {
  expect(ticks(FLOOR_NOW, [ANA], { by: SAM })).toBe(
    'Only the dealer of this table ticks off what was paid.',
  )
})
