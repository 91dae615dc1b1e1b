import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Drawers, drawersOf, entriesIn, inDrawers, noDrawers, withDrawer } from './drawers.ts'

const names = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', '1', '2'),
  fc.nat(300).map(n => `P${n}`),
)

test('holds what a Map holds, after any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.option(fc.nat(), { nil: undefined }))), changes => {
      const map = new Map<string, number>()
      let drawers: Drawers<number> = noDrawers
      for (const [name, value] of changes) {
        if (value === undefined) map.delete(name)
        else map.set(name, value)
        drawers = withDrawer(drawers, name, value)
      }
      expect(new Map(entriesIn(drawers))).toEqual(map)
      expect(drawers.size).toBe(map.size)
      for (const [name] of changes) expect(inDrawers(drawers, name)).toBe(map.get(name))
      expect(JSON.parse(JSON.stringify(drawers))).toEqual(drawers)
    }),
  )
})

test('the shape depends only on what is inside', () => {
  const all = Array.from({ length: 500 }, (_, i) => [`P${i}`, i] as const)
  const few = all.slice(0, 9)
  const shrunk = all
    .slice(9)
    .reduce((was, [name]) => withDrawer(was, name, undefined), drawersOf(all))
  expect(shrunk).toEqual(drawersOf(few))
  expect(drawersOf([...all].reverse())).toEqual(drawersOf(all))
})

test('a change copies a few dozen entries of 20,000', () => {
  const many = drawersOf(Array.from({ length: 20_000 }, (_, i) => [`Guest ${i}`, i]))
  const changed = withDrawer(many, 'Ana', 1)
  const copied = (was: Drawers<number>, is: Drawers<number>): number => {
    if (was === is) return 0
    if (!('by' in is)) return is.of.length
    const before = 'by' in was ? was.by : []
    return is.by.reduce((all, now, i) => {
      return all + 1 + copied(before[i] ?? noDrawers, now ?? noDrawers)
    }, 0)
  }
  expect(copied(many, changed)).toBeLessThan(200)
})
