import { codeOf } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import type { Card } from '../../kernel/card.ts'
import { subsets } from './draws.ts'
import { kernelSums, type LunarKernel, newLunarKernel } from './kernel.ts'
import { plainSums } from './plain-sums.ts'

/**
 * The values of the choices of one deal, before any fee: whole numbers of antes, added up over
 * every draw, every hidden hand and every card that may replace the Dealer's highest.
 */
export interface DealSums {
  readonly play: number
  readonly buy: number
  readonly exchange: (discard: readonly Code[]) => number
}

/** The kernel of this process, created when first needed; `null` if it fails its self-check. */
let kernel: LunarKernel | null | undefined

export const sumsOf = (hand: readonly Code[], up: Code): DealSums => {
  if (kernel === undefined) kernel = trusted(newLunarKernel())
  return kernel ? kernelSums(kernel, hand, up) : plainSums(hand, up)
}

const CHECKED: readonly Card[] = ['JS', '10S', '9S', '6S', '6D']
const CHECKED_UP: Card = 'QS'

/** A kernel that agrees with the rules on a deal with flushes, straights and pairs. */
export const trusted = (candidate: LunarKernel | undefined): LunarKernel | null => {
  if (!candidate) return null
  const [hand, up] = [CHECKED.map(codeOf), codeOf(CHECKED_UP)]
  const [ours, plain] = [kernelSums(candidate, hand, up), plainSums(hand, up)]
  const isSame =
    ours.play === plain.play &&
    ours.buy === plain.buy &&
    subsets(hand, 2).every(discard => ours.exchange(discard) === plain.exchange(discard))
  return isSame ? candidate : null
}
