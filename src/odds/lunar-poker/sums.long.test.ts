import { expect, test } from 'vitest'
import { sweep } from '../../../tests/fixtures/sweep.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { cardsOf } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../games/lunar-poker/s04-hands/hands.ts'
import { DECK } from '../../kernel/card.ts'
import { seeded, shuffle } from '../simulation/random.ts'
import { subsets } from './draws.ts'
import { kernelSums, newLunarKernel } from './kernel.ts'
import { plainSums } from './plain-sums.ts'

const DEALS = sweep(40, 40, 1000)

/** Every second deal has three to five cards of one suit. */
const dealt = (cards: Uint8Array, i: number): { hand: readonly Code[]; up: Code } => {
  const suit = Math.floor(cards[51]! / 13)
  const isSuit = (code: Code): boolean => Math.floor(code / 13) === suit
  const suited = i % 2 === 0 ? 0 : 3 + (cards[50]! % 3)
  const chosen = [...cards].filter(isSuit).slice(0, suited)
  const [a, ...rest] = [...chosen, ...[...cards].filter(code => !chosen.includes(code))]
  return { hand: [a!, ...rest.slice(0, 4)], up: rest[4]! }
}

test(`nz22:5.2 the kernel counts every choice of ${DEALS} deals as TypeScript does`, () => {
  const kernel = newLunarKernel()!
  const cards = Uint8Array.from(DECK, (_, code) => code)
  const words = seeded('deals of Lunar Poker', 0)
  for (let i = 0; i < DEALS; i += 1) {
    shuffle(cards, words)
    const { hand, up } = dealt(cards, i)
    if (instantCash(cardsOf(hand))) continue
    const [ours, plain] = [kernelSums(kernel, hand, up), plainSums(hand, up)]
    const says = `${cardsOf(hand).join(' ')} against ${cardsOf([up])[0]}`
    expect([ours.play, ours.buy], says).toEqual([plain.play, plain.buy])
    for (const size of [2, 3, 4, 5])
      for (const discard of subsets(hand, size))
        expect(ours.exchange(discard), says).toBe(plain.exchange(discard))
  }
})
