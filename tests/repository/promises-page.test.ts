import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { VECTORS } from '../fixtures/documents/promise-vectors.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { committed, expected, onTheWay, type PublishedPromise } from '../fixtures/second-program.ts'

/**
 * The examples of docs/promises.md, as the server makes them and as an independent program checks
 * them.
 */

const DOCUMENT = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')

const EXAMPLES = new Map(
  [...DOCUMENT.matchAll(/^### (.+)\n\n```json\n([\s\S]*?)\n```/gm)].map(([, title, json]) => [
    title!.replace(/^A/, 'a'),
    JSON.parse(json!) as PublishedPromise,
  ]),
)

describe('docs/promises.md', () => {
  test.each(Object.keys(VECTORS))('shows %s as the server would', name => {
    expect(EXAMPLES.get(name)).toEqual(JSON.parse(JSON.stringify(VECTORS[name]!())))
  })

  test('has no other examples', () => {
    expect([...EXAMPLES.keys()]).toEqual(Object.keys(VECTORS))
  })

  test.each([...EXAMPLES])('is enough to compute %s', (_, told) => {
    expect(committed(told)).toBe(told.commitment)
    expect(expected(told)).toEqual(told.out)
  })

  test.each([...EXAMPLES].filter(([, { of }]) => of === 'cards'))(
    'another word would have changed the order of %s',
    (_, told) => {
      const another = { ...told, said: [...told.said, { seat: 9, says: 'x' }] }
      expect(expected(another)).not.toEqual(told.out)
    },
  )

  test('an envelope that differs from the commitment is rejected', () => {
    const told = EXAMPLES.get('a deck of Lunar Poker')!
    const [first, ...others] = told.opened!
    const opened = [{ ...first!, card: 'AS' }, ...others]
    expect(expected({ ...told, opened })).not.toEqual(told.out)
  })

  test('shows the intermediate values of the first', () => {
    for (const one of onTheWay(EXAMPLES.get('a shoe')!)) expect(DOCUMENT).toContain(`\`${one}\``)
  })
})
