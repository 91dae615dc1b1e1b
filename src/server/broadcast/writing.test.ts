import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Writing } from './writing.ts'

const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))

test('everybody reads what JSON.stringify would have written of their own view', () => {
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1 }), fields, (own, shared) => {
      const writing = new Writing()
      for (const mine of own) {
        const view = { ...shared, shared, mine, play: { ...mine, shared } }
        expect(String(writing.bytes(view))).toBe(JSON.stringify(view))
        expect(String(writing.bytes(view))).toBe(JSON.stringify(view))
      }
    }),
  )
})

test('views of different fields, in a different order, do not take each other’s', () => {
  const writing = new Writing()
  for (const view of [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1, b: 3 }, { c: 1 }, {}, { b: 2 }])
    expect(String(writing.bytes(view))).toBe(JSON.stringify(view))
})

test('what stands before and after is kept as it is, whatever its letters', () => {
  const writing = new Writing()
  for (const name of ['Aroha', '阿荣'])
    expect(String(writing.bytes({ name }, '{"to":"莊","view":', ',"end":true}'))).toBe(
      JSON.stringify({ to: '莊', view: { name }, end: true }),
    )
})

test('a part that two views have in common is written once', () => {
  let reads = 0
  const wager = {
    get chips() {
      reads += 1
      return 5
    },
  }
  const wagers = [wager]
  const writing = new Writing()
  for (const mine of [1, 2, 3]) writing.bytes({ wagers, mine })
  new Writing().bytes({ wagers: [wager, wager] })
  expect(reads).toBe(1)
})

test('what goes ahead lies right before each view, however much room the views took', () => {
  const ahead = (length: number) => Buffer.from(`${length}:`)
  const writing = new Writing({ longest: 10, of: ahead })
  const texts = [1, 20_000, 2, 300_000, 70_000, 3].map(length => 'x'.repeat(length))
  const views = texts.map(text => ({ text, same: true }))
  const all = views.map(view => writing.bytes(view, '<', '>'))
  for (const [i, view] of views.entries()) {
    const text = `<${JSON.stringify(view)}>`
    expect(String(all[i])).toBe(`${text.length}:${text}`)
  }
})
