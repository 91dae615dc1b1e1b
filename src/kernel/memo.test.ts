import { expect, test } from 'vitest'
import { onceFor, onceForBoth, onceForLatest, whileSame } from './memo.ts'

test('a value is computed once for each state', () => {
  const made = onceFor((state: { readonly n: number }) => ({ n: state.n }))
  const one = { n: 1 }
  expect(made(one)).toBe(made(one))
  expect(made({ n: 1 })).not.toBe(made(one))
})

test('if only the latest state is kept, others are computed again with the same result', () => {
  const made = onceForLatest((state: { readonly n: number }) => ({ twice: 2 * state.n }))
  const [one, two] = [{ n: 1 }, { n: 2 }]
  const first = made(one)
  expect(made(one)).toBe(first)
  expect(made(two)).toEqual({ twice: 4 })
  expect(made(one)).toEqual({ twice: 2 })
})

test('a value of two parts is computed again when either changes', () => {
  const made = onceForBoth((a: readonly number[], b: readonly number[]) => [...a, ...b])
  const [a, b] = [[1], [2]]
  expect(made(a, b)).toBe(made(a, b))
  expect(made(a, b)).toEqual([1, 2])
  expect(made(a, [3])).toEqual([1, 3])
  expect(made([4], b)).toEqual([4, 2])
})

test('for each key, a value stays while all its parts stay', () => {
  const made = whileSame((name: string, chips: number) => ({ name, chips }))
  const [ann, ben] = [{}, {}]
  const first = made(ann, 'Ann', 5)
  expect(made(ben, 'Ben', 5)).toEqual({ name: 'Ben', chips: 5 })
  expect(made(ann, 'Ann', 5)).toBe(first)
  expect(made(ann, 'Ann', 6)).toEqual({ name: 'Ann', chips: 6 })
  expect(made(ann, 'Ann', 5)).toEqual(first)
})
