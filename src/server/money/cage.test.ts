import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import { CAGE, type CageCommand, type CageState, guestOf, guestsIn, isBalanced } from './cage.ts'

const BY = { role: 'staff', rank: 'operator', name: 'test' } as const

type UnsignedCommand = CageCommand extends infer C
  ? C extends CageCommand
    ? Omit<C, 'by'>
    : never
  : never

const after = (state: CageState, command: UnsignedCommand): CageState => {
  const events = CAGE.decide(state, { by: BY, ...command } as CageCommand)
  return isRefusal(events) ? state : events.reduce(CAGE.evolve, state)
}

const welcomed = (names: readonly string[]): CageState =>
  names.reduce(
    (state, patron) => after(state, { does: 'welcome', patron, chips: 1000, key: `key ${patron}` }),
    CAGE.open(null),
  )

test('every guest is found by name, also with the name of a built-in property', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('constructor', 'toString', 'Ana', 'Ana 2', 'ana', '王小明'),
  )
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 60 }), names => {
      const state = welcomed(names)
      expect(
        guestsIn(state)
          .map(([patron]) => patron)
          .sort(),
      ).toEqual([...names].sort())
      for (const [patron, guest] of guestsIn(state)) expect(guestOf(state, patron)).toBe(guest)
      expect(guestOf(state, 'nobody is called this here')).toBeUndefined()
      expect(isBalanced(state)).toBe(true)
    }),
  )
})

test('nz1:13.1(a) a voucher is stored only while it is in transit', () => {
  const of = { patron: 'Ana', table: 't', chips: 100 }
  const reserved = after(welcomed(['Ana']), { does: 'reserve', voucher: 'v', ...of })
  expect(reserved.vouchers).toEqual({ v: { ...of, state: 'reserved' } })
  for (const does of ['post', 'return'] as const) {
    const done = after(reserved, { does, voucher: 'v' })
    expect(done.vouchers).toEqual({})
    expect(guestOf(done, 'Ana')?.balance).toBe(does === 'post' ? 900 : 1000)
    expect(isBalanced(done)).toBe(true)
    for (const again of ['post', 'return'] as const)
      expect(after(done, { does: again, voucher: 'v' })).toBe(done)
  }
})
