import { expect, test } from 'vitest'
import { codeOf } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Card } from '../../kernel/card.ts'
import { subsets } from './draws.ts'
import { kernelSums, type LunarKernel, newLunarKernel } from './kernel.ts'
import { plainSums } from './plain-sums.ts'
import { trusted } from './sums.ts'

// biome-ignore format: set as printed
const DEALS = [
  ['a pair and four to a flush', 'QC 6C 4C 6D 9C', 'KH'],
  ['a flush',                  '4H KH JH 5H 9H',  'QD'],
  ['a low up-card',            '10S 9S 8S 4D 3C', '2S'],
] as const

test.each(DEALS)(
  'nz22:5.2 the kernel counts every choice as TypeScript does: %s',
  (_, five, card) => {
    const [hand, up] = [five.split(' ').map(one => codeOf(one as Card)), codeOf(card as Card)]
    const [ours, plain] = [kernelSums(newLunarKernel()!, hand, up), plainSums(hand, up)]
    expect([ours.play, ours.buy]).toEqual([plain.play, plain.buy])
    for (const size of [2, 3, 4, 5])
      for (const discard of subsets(hand, size))
        expect(ours.exchange(discard)).toBe(plain.exchange(discard))
  },
)

test('a kernel that counts otherwise is not trusted', () => {
  const kernel = newLunarKernel()!
  expect(trusted(kernel)).toBe(kernel)
  const broken: LunarKernel = { ...kernel, solveDeal: hand => kernel.solveDeal(hand, 0, 0, 0, 31) }
  expect(trusted(broken)).toBeNull()
  expect(trusted(undefined)).toBeNull()
})
