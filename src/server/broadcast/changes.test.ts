import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied } from '../../protocol/patch.ts'
import { Changes } from './changes.ts'

const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))

const received = (value: unknown) => JSON.parse(JSON.stringify(value))

test('a viewer’s patch leads from their last view to their next one', () => {
  const moment = fc.record({
    common: fields,
    own: fc.array(fields, { minLength: 3, maxLength: 3 }),
  })
  fc.assert(
    fc.property(moment, moment, (before, after) => {
      const changes = new Changes()
      const shown = (of: typeof before, i: number) => ({
        view: {
          sign: of.common,
          ...of.common,
          mine: of.own[i],
          play: { ...of.own[i], x: of.common },
        },
      })
      for (const i of [0, 1, 2, 0]) {
        const patch = JSON.parse(changes.patch(shown(before, i), shown(after, i)))
        expect(received(applied(patch, received(shown(before, i))))).toEqual(
          received(shown(after, i)),
        )
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
    const patch = JSON.parse(new Changes().patch(before, after))
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
  const changes = new Changes()
  for (const mine of [1, 2, 3])
    expect(
      JSON.parse(changes.patch({ before, wagers: before, mine }, { before, wagers: after, mine })),
    ).toEqual([[['wagers', 0], { chips: 5 }]])
  expect(reads).toBe(1)
})
