import { codeOf } from '../../src/games/lunar-poker/s04-hands/evaluator.ts'
import { INSTANT_CASH } from '../../src/games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../../src/kernel/card.ts'
import { handOdds } from '../../src/odds/lunar-poker/choices.ts'
import { choose, dealOf } from '../../src/odds/lunar-poker/deal.ts'
import { subsets } from '../../src/odds/lunar-poker/draws.ts'
import {
  kernelSums,
  type LunarKernel,
  newLunarKernel,
  turnUp,
} from '../../src/odds/lunar-poker/kernel.ts'
import { plainSums } from '../../src/odds/lunar-poker/plain-sums.ts'
import {
  effortIn,
  POSITIONS,
  type Range,
  rangeOf,
  solved,
} from '../../src/odds/lunar-poker/solve/positions.ts'
import type { DealSums } from '../../src/odds/lunar-poker/sums.ts'
import { plainPlayed } from '../../tests/fixtures/plain-hand.ts'
import type { Measure } from '../measure.ts'

/**
 * All choices of one Lunar Poker deal, compared with brute force for a single choice: play as
 * dealt.
 */

const HAND: readonly Card[] = ['AS', 'KD', 'QH', '7C', '2D']
const UP: Card = '9H'

/** Number of hands the choices lead to: as dealt, with a sixth card, and after every exchange. */
const LED_TO = 1 + 46 + [2, 3, 4, 5].reduce((sum, n) => sum + choose(5, n) * choose(46, n), 0)

const counted = () => handOdds(HAND, UP, INSTANT_CASH[0]!)

const [CODES, UP_CODE] = [HAND.map(codeOf), codeOf(UP)]
const plainly = (): number => plainPlayed(CODES, UP_CODE, dealOf(CODES, UP_CODE).deck)

const isSame = (): boolean => {
  const odds = counted()
  return 'choices' in odds && Math.abs(odds.choices[1]!.value - plainly()) < 1e-9
}

export const choices: Measure = {
  name: '29 choices of a deal of Lunar Poker',
  reference: 'brute force, hand by hand',
  unit: 'hand against all of the Dealer',
  candidateUnits: LED_TO,
  referenceUnits: 1,
  target: 2_000_000,
  isRight: isSame,
  candidate: counted,
  against: plainly,
}

const everyChoice = (sums: DealSums): number =>
  [2, 3, 4, 5]
    .flatMap(size => subsets(CODES, size))
    .reduce((all, discard) => all + sums.exchange(discard), sums.play + sums.buy)

/** Computes one deal after a deal with another Dealer's card, as in real use. */
const byKernel = (kernel: LunarKernel) => (): number => {
  turnUp(kernel, UP_CODE === 0 ? 1 : 0)
  return everyChoice(kernelSums(kernel, CODES, UP_CODE))
}
const byTypeScript = (): number => everyChoice(plainSums(CODES, UP_CODE))

/** A promised time as the reference. The ratio says how many times faster we are. */
const promised = (milliseconds: number) => ({ took: async () => milliseconds * 1000 })

/** One deal with and without the kernel, and the whole game. Empty if there is no kernel. */
export const kernelChoices = (): readonly Measure[] => {
  const kernel = newLunarKernel()
  if (!kernel) return []
  const deal = {
    name: '29 choices of a deal, by the kernel',
    unit: 'deal',
    candidateUnits: 1,
    referenceUnits: 1,
    isRight: () => byKernel(kernel)() === byTypeScript(),
    candidate: byKernel(kernel),
  }
  return [
    { ...deal, reference: 'the same in TypeScript', target: 10, against: byTypeScript },
    { ...deal, reference: 'a promise of 40 ms', target: 1, against: promised(40) },
    wholeGame(kernel),
  ]
}

/** A part of the whole game: hands against one Dealer's card that share their counts. */
const PART = rangeOf(150, 299)
/** The value of that part, counted hand by hand. */
const PART_VALUE = -49489135132719786576n
const WHOLE = { from: 0, to: POSITIONS }

const wholeGame = (kernel: LunarKernel): Measure => ({
  name: 'the whole game of Lunar Poker, from a part',
  reference: 'a promise of 20 minutes',
  unit: 'game',
  candidateUnits: effortIn(PART) / effortIn(WHOLE),
  referenceUnits: 1,
  target: 1,
  pairs: 1,
  isRight: () => valueOfPart(kernel, PART) === PART_VALUE,
  candidate: () => valueOfPart(kernel, PART),
  against: promised(20 * 60_000),
})

const valueOfPart = (kernel: LunarKernel, range: Range): bigint =>
  [...solved(kernel, range)].reduce((sum, { hand }) => sum + (hand?.sums.value ?? 0n), 0n)
