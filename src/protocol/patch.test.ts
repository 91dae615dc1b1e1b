import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, diff } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4 })

/** The value as the receiver parses it. */
const received = (value: unknown) => JSON.parse(JSON.stringify(value))

const holds = (before: unknown, after: unknown): void => {
  const patch = received(diff(before, after))
  expect(received(applied(patch, received(before)))).toEqual(received(after))
}

describe('a patch turns one value into the other', () => {
  test('for any JSON values', () => {
    fc.assert(fc.property(json, json, (before, after) => holds(before, after)))
  })

  test('for values with much in common', () => {
    const shape = fc.record(
      { a: json, b: fc.array(json), c: fc.record({ d: json, e: fc.array(fc.nat(3)) }) },
      { requiredKeys: [] },
    )
    fc.assert(fc.property(shape, shape, (before, after) => holds(before, after)))
  })

  test('for a list with removed, added and changed entries', () => {
    const list = fc.array(fc.record({ id: fc.nat(9), chips: fc.nat(3) }), { maxLength: 12 })
    fc.assert(fc.property(list, list, (before, after) => holds(before, after)))
  })

  test('for undefined fields, which JSON leaves out', () => {
    const fields = fc.dictionary(fc.string({ maxLength: 3 }), fc.option(json, { nil: undefined }))
    fc.assert(fc.property(fields, fields, (before, after) => holds(before, after)))
  })

  test('for a field with the name of a built-in property', () => {
    holds({}, JSON.parse('{"__proto__":{"constructor":1},"toString":[]}'))
    holds(JSON.parse('{"__proto__":{"a":1},"b":2}'), JSON.parse('{"__proto__":{"a":2}}'))
  })
})

test('unchanged values are not sent', () => {
  fc.assert(
    fc.property(json, value => {
      expect(diff(value, received(value))).toEqual([])
    }),
  )
})

describe('one chip costs one change', () => {
  const wager = (id: number, chips = 2000) => ({ id: `w${id}`, patron: 'Ana', on: 'red', chips })
  const lies = Array.from({ length: 60 }, (_, i) => wager(i))

  test.each([
    ['laid', [...lies, wager(60)], [[['wagers', 60], wager(60)]]],
    ['added to another', lies.with(7, wager(7, 4000)), [[['wagers', 7, 'chips'], 4000]]],
    ['taken back', lies.toSpliced(7, 1), [[['wagers', 7]]]],
  ])('when it is %s', (_, wagers, changes) => {
    expect(diff({ wagers: lies }, { wagers })).toEqual(changes)
  })

  test('a cleared list is sent as a whole', () => {
    expect(diff({ wagers: lies }, { wagers: lies.slice(58) })).toEqual([
      [['wagers'], lies.slice(58)],
    ])
  })
})

test('unchanged parts stay the same objects', () => {
  const before = { sign: { limits: {} }, wagers: [{ chips: 1 }, { chips: 2 }] }
  const after = applied([[['wagers', 1, 'chips'], 3]], before)
  expect(after).toEqual({ sign: { limits: {} }, wagers: [{ chips: 1 }, { chips: 3 }] })
  expect(after.sign).toBe(before.sign)
  expect(after.wagers[0]).toBe(before.wagers[0])
})

test('a patch for another value is rejected', () => {
  expect(() => applied([[['play', 'phase'], 'betting']], { play: null })).toThrow(TypeError)
})
