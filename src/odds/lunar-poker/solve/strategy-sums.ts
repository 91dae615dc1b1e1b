import type { Code } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { choose, DECK_LEFT, highRank, lowRank, rankOf } from '../deal.ts'
import { discardPlaces, type LunarKernel, readBytes, readTable } from '../kernel.ts'
import { planFor, type Strategy } from '../strategy/strategy.ts'
import { setsOf } from '../tables.ts'
import { ANTE, ENDS, NETS, NO_SUMS, type Sums } from './game-sums.ts'
import { type BySuits, superValues } from './super-values.ts'

/** The exact value of a strategy: every deal with the strategy's choice and its play afterwards. */

const NEVER = 9
const NOBODY = 10_000

/** Gives the kernel the strategy for the decisions after the first choice; the best play by default. */
export const playLater = (kernel: LunarKernel, strategy: Strategy | undefined): void => {
  if (strategy) {
    const { aceKingPlays, oddPlays, forceFrom } = strategy
    kernel.setLater(true, aceKingPlays ?? NEVER, oddPlays ?? NEVER, forceFrom ?? NOBODY)
  } else kernel.setLater(false, 0, 0, 0)
}

/** The weight of one round, by the number of cards drawn. All draws together weigh `ANTE`. */
const ROUND = [0, 1, 2, 3, 4, 5].map(
  drawn =>
    ANTE /
    BigInt(choose(DECK_LEFT, drawn) * choose(DECK_LEFT - drawn, 4) * (DECK_LEFT - drawn - 4)),
)

/** How the rounds of a hand end. The kernel must know the choice of every class. */
export const netsOf = (kernel: LunarKernel): readonly bigint[] => {
  kernel.spreadHand()
  const ends = readTable(kernel, 'ends', ROUND.length * NETS)
  return Array.from({ length: NETS }, (_, net) =>
    ROUND.reduce((sum, round, drawn) => sum + round * ends[drawn * NETS + net]!, 0n),
  )
}

/** Hands by their numbers. */
export const SETS = setsOf(5)

/**
 * Three values of a hand (in one suit, in two suits, and in more), each as two halves of 32 bits.
 */
export const VALUES = 6

/** Reads the kernel's totals of a hand. */
export const valuesIn = (
  kernel: LunarKernel,
  hand: number,
  list: number,
): Pick<Sums, 'value' | 'supers'> => {
  const totals = readTable(kernel, 'totals', VALUES * (list + 1))
  const at = (suits: number): bigint =>
    (totals[VALUES * list + 2 * suits]! << 32n) + totals[VALUES * list + 2 * suits + 1]!
  const bySuits: BySuits = [at(0), at(1), at(2)]
  const supers = superValues(SETS[hand]!, bySuits)
  return { value: supers.reduce((sum, value) => sum + value), supers }
}

/** The size of a class in the kernel's list; its first four bytes are the patterns of the suits. */
const CLASS = 48
const FOLD = -1

interface Deals {
  readonly up: Code
  readonly ranks: readonly number[]
  readonly places: ReadonlyMap<string, number>
}

const dealtIn = (view: DataView, at: number, ranks: readonly number[]): readonly Code[] =>
  [0, 1, 2, 3].flatMap(suit =>
    ranks
      .filter((_, i) => (view.getUint8(at + suit) >> i) & 1)
      .map(rank => lowRank(rank) + 13 * suit),
  )

/** The number of the choice that the strategy makes, and its place among the ends. */
const chosenIn = (strategy: Strategy, { up, places }: Deals, hand: readonly Code[]) => {
  const { action, kept } = planFor(strategy, hand, up)
  if (action === 'fold') return { choice: FOLD, end: 0 }
  if (action === 'play') return { choice: 0, end: 1 }
  if (action === 'buy-sixth') return { choice: 1, end: 2 }
  const gone = hand.filter(code => !kept.includes(code)).map(code => highRank(rankOf(code)))
  return { choice: places.get(gone.sort((a, b) => a - b).join())!, end: 1 + gone.length }
}

const INSTANT_CASH = ENDS.indexOf('instant-cash')

/** A hand with its values. */
export interface HandQuestion {
  readonly hand: number
  /** The rank of the Dealer's card, from the 2. */
  readonly up: number
  readonly spread?: true | undefined
}

/** All deals of a hand, for several strategies that continue alike after a draw. */
export const strategySums = (
  kernel: LunarKernel,
  strategies: readonly Strategy[],
  { hand, up, spread }: HandQuestion,
): readonly Sums[] => {
  kernel.clearTotals()
  const classes = kernel.openHand(hand)
  if (classes === 0) return strategies.map(() => NO_SUMS)
  const ranks = [...new Set(SETS[hand])]
  const deals = { up: lowRank(up), ranks, places: discardPlaces(kernel, hand) }
  const view = readBytes(kernel, 'classes', classes * CLASS)
  const best = strategies.map(() => ENDS.map(() => 0n))
  let all = 0n
  const chosen = Array.from({ length: classes }, (_, deal) => {
    const dealt = dealtIn(view, deal * CLASS, ranks)
    const made = strategies.map(strategy => chosenIn(strategy, deals, dealt))
    const wanted = made.reduce((mask, { choice }) => (choice < 0 ? mask : mask | (1 << choice)), 0)
    const isPaid = kernel.wantChoices(deal, wanted) === 0
    const weight = BigInt(view.getInt32(deal * CLASS + 4, true))
    made.forEach(({ end }, list) => {
      best[list]![isPaid ? INSTANT_CASH : end]! += weight
    })
    all += weight
    return made
  })
  kernel.completeChoices()
  return strategies.map((_, list) => {
    chosen.forEach((made, deal) => {
      kernel.addChosen(list, deal, made[list]!.choice)
    })
    return {
      ...valuesIn(kernel, hand, list),
      deals: all,
      classes: BigInt(classes),
      best: best[list]!,
      nets: spread && netsOf(kernel),
    }
  })
}
