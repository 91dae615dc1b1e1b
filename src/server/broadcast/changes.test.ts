import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied } from '../../protocol/patch.ts'
import { Changes, type Parts } from './changes.ts'

const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))

const received = (value: unknown) => JSON.parse(JSON.stringify(value))

/** A common part, an own part inside it, and a part of which viewers share a field. */
const PLACES = [[], ['view'], ['view', 'mine'], ['view', 'play']]

test('a viewer’s patch leads from their last view to their next one', () => {
  const moment = fc.record({
    common: fields,
    own: fc.array(fields, { minLength: 3, maxLength: 3 }),
  })
  fc.assert(
    fc.property(moment, moment, (before, after) => {
      const changes = new Changes(PLACES)
      const parts = (of: typeof before, i: number) => [
        { is: of.common },
        of.common,
        of.own[i],
        { ...of.own[i], x: of.common },
      ]
      const shown = ([always, common, mine, play]: Parts) => ({
        ...(always as object),
        view: { ...(common as object), mine, play },
      })
      for (const i of [0, 1, 2, 0]) {
        const [was, is] = [parts(before, i), parts(after, i)]
        const patch = JSON.parse(changes.patch(was, is))
        expect(received(applied(patch, received(shown(was))))).toEqual(received(shown(is)))
      }
    }),
  )
})

test('a patron may have the name of a built-in property', () => {
  const [none, one] = [{ view: {} }, { view: JSON.parse('{"constructor":1,"__proto__":{"a":1}}') }]
  for (const [before, after] of [
    [none, one],
    [one, none],
  ] as const) {
    const patch = JSON.parse(new Changes([[]]).patch([before], [after]))
    expect(JSON.stringify(applied(patch, before))).toBe(JSON.stringify(after))
  }
})

test('parts that viewers share are compared and encoded once', () => {
  let reads = 0
  const wager = {
    get chips() {
      reads += 1
      return 5
    },
  }
  const [before, after] = [[], [wager]]
  const changes = new Changes([[], ['mine']])
  for (const mine of [1, 2, 3])
    expect(
      JSON.parse(changes.patch([{ wagers: before }, mine], [{ wagers: after }, mine])),
    ).toEqual([[['wagers', 0], { chips: 5 }]])
  expect(reads).toBe(1)
})

test('a viewer whose own part changes too gets both changes, and the next one only the common', () => {
  const [before, after] = [{ seq: 1 }, { seq: 2 }]
  const changes = new Changes([[], ['mine']])
  const patch = (...[was, is]: readonly string[]) =>
    JSON.parse(changes.patch([before, was], [after, is]))
  for (const is of ['x', 'y', 'x', 'x', 'z'])
    expect(patch('x', is)).toEqual([[['seq'], 2], ...(is === 'x' ? [] : [[['mine'], is]])])
  expect(patch('y', 'x')).toEqual([
    [['seq'], 2],
    [['mine'], 'x'],
  ])
})
