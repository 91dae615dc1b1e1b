import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CALLS,
  type Called,
  callsAfter,
  callsAt,
  isCall,
  NOT_CALLED,
} from '../../../src/floor/calls.ts'
import type { FloorCommand } from '../../../src/floor/commands.ts'
import { FLOOR } from '../../../src/floor/floor.ts'
import { FIRST_DAY } from '../../../src/floor/pit/day.ts'
import type { OnFloor } from '../../../src/floor/state.ts'
import type { StaffRank } from '../../../src/kernel/people.ts'
import { isRefusal, sentence } from '../../../src/kernel/refusal.ts'

const CARDS = { game: 'baccarat', attended: true }
const staff = (name: string, rank: StaffRank) => ({ role: 'staff', rank, name }) as const
const DAN = staff('Dan', 'dealer')
const EVA = staff('Eva', 'dealer')
const SAM = staff('Sam', 'game-supervisor')

type CallCommand = Extract<FloorCommand, { readonly does: 'call-for' | 'answer-call' }>
type TablelessCommand = CallCommand extends infer C
  ? C extends CallCommand
    ? Omit<C, 'table'>
    : never
  : never

const told = (calls: Called, command: TablelessCommand, at = CARDS) => {
  const floor = { pit: FIRST_DAY, tables: { t: { ...calls, ...at } as OnFloor } }
  const decision = FLOOR.decide(floor, { ...command, table: 't' } as CallCommand)
  return isRefusal(decision)
    ? { calls, refused: sentence(decision) }
    : { calls: decision.filter(isCall).reduce(callsAfter, calls), refused: undefined }
}

test('nz1:1.1/game-supervisor one press makes a call, and repeating it does not make another', () => {
  const { calls } = told(NOT_CALLED, { by: DAN, does: 'call-for', what: 'supervisor' })
  expect(calls).toMatchObject({ calls: [{ number: 1, by: { name: 'Dan' }, patron: null }] })
  expect(told(calls, { by: EVA, does: 'call-for', what: 'supervisor' }).refused).toContain(
    'nobody has answered',
  )
  const about = { by: EVA, does: 'call-for', what: 'gambling-harm', patron: 'Ana' } as const
  const both = told(calls, about).calls
  expect(both.calls.map(({ number, patron }) => [number, patron])).toEqual([
    [1, null],
    [2, 'Ana'],
  ])
})

test('a supervisor answers, the caller takes back, and another dealer can do neither', () => {
  const { calls } = told(NOT_CALLED, { by: DAN, does: 'call-for', what: 'patron-conduct' })
  const answer = { does: 'answer-call', number: 1 } as const
  expect(told(calls, { by: EVA, ...answer }).refused).toContain('A game supervisor answers')
  for (const by of [DAN, SAM]) expect(told(calls, { by, ...answer }).calls.calls).toEqual([])
  const over = told(calls, { by: SAM, ...answer }).calls
  expect(told(over, { by: SAM, ...answer }).refused).toContain('no longer open')
})

test('a call that does not apply to the table is refused', () => {
  const wheel = { game: 'roulette', attended: false }
  expect(callsAt(CARDS)).toEqual(CALLS)
  expect(CALLS.filter(what => !callsAt(wheel).includes(what))).toEqual(['dropped-card', 'mis-scan'])
  const fell = { by: DAN, does: 'call-for', what: 'dropped-card' } as const
  expect(told(NOT_CALLED, fell, wheel).refused).toContain('cannot happen')
  const patron = { role: 'patron', patron: 'Ana' } as const
  expect(told(NOT_CALLED, { ...fell, by: patron }).refused).toBe(
    'Only a dealer or above may do this.',
  )
})

test('numbers are never reused, and no call is open twice', () => {
  const said: fc.Arbitrary<TablelessCommand> = fc.oneof(
    fc.record({
      by: fc.constantFrom(DAN, EVA, SAM),
      does: fc.constant('call-for' as const),
      what: fc.constantFrom(...CALLS),
    }),
    fc.record({
      by: fc.constantFrom(DAN, EVA, SAM),
      does: fc.constant('answer-call' as const),
      number: fc.integer({ min: 1, max: 12 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(said, { maxLength: 40 }), commands => {
      let now = NOT_CALLED
      for (const command of commands) {
        const next = told(now, command).calls
        expect(next.called).toBeGreaterThanOrEqual(now.called)
        now = next
      }
      const numbers = now.calls.map(({ number }) => number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(new Set(now.calls.map(({ what }) => what)).size).toBe(now.calls.length)
    }),
  )
})
