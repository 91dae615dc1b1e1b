import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fraction } from '../../numbers/fraction.ts'
import { ANTE } from './game-sums.ts'
import SOLUTION from './solution.json' with { type: 'json' }

const DOCUMENT = new URL('../../../../docs/lunar-poker.md', import.meta.url)

test('the thirteen slices of the document add up to the solution', () => {
  const slices = [
    ...readFileSync(DOCUMENT, 'utf8').matchAll(
      /^\| \d+\/13 \| \S+ \| (-?\d+) \| \S+ % \| `([0-9a-f]{64})` \|$/gm,
    ),
  ].map(([, value, digest]) => ({ value: BigInt(value!), digest: BigInt(`0x${digest}`) }))
  expect(slices).toHaveLength(13)
  const value = slices.reduce((sum, slice) => sum + slice.value, 0n)
  expect(fraction(value, ANTE * BigInt(SOLUTION.deals))).toEqual(
    fraction(BigInt(SOLUTION.value.num), BigInt(SOLUTION.value.den)),
  )
  const digest = slices.reduce((sum, slice) => sum + slice.digest, 0n) % (1n << 256n)
  expect(digest).toBe(BigInt(`0x${SOLUTION.digest}`))
})
