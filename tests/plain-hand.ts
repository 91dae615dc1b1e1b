import { five, paysFive, paysSix, QUALIFIES, six } from '../src/games/lunar-poker/evaluator.ts'
import type { Code } from '../src/games/lunar-poker/evaluator-tables.ts'

/**
 * Lunar Poker by brute force: every four hidden cards, and every card that may replace the Dealer's
 * highest. Written as one would write it who wants it plain and not slow.
 */

/** What a hand that plays comes to in antes, the fee for a draw not counted. */
export const plainPlayed = (held: readonly Code[], up: Code, deck: readonly Code[]): number => {
  const strength = strengthOf(held)
  const pays = paysOf(held)
  const against = (dealer: number): number =>
    dealer < strength ? 2 * pays : dealer > strength ? -3 : 0
  let sum = 0
  let hands = 0
  for (let a = 0; a < deck.length; a += 1)
    for (let b = a + 1; b < deck.length; b += 1)
      for (let c = b + 1; c < deck.length; c += 1)
        for (let d = c + 1; d < deck.length; d += 1) {
          const hidden = [deck[a]!, deck[b]!, deck[c]!, deck[d]!]
          const dealer = five(up, hidden[0]!, hidden[1]!, hidden[2]!, hidden[3]!)
          hands += 1
          sum +=
            dealer >= QUALIFIES
              ? against(dealer)
              : Math.max(1, forced([up, ...hidden], deck, against))
        }
  return sum / hands
}

/** The fee, and one of the cards that are left in the place of the highest. */
const forced = (
  dealer: readonly Code[],
  deck: readonly Code[],
  against: (dealer: number) => number,
): number => {
  const top = dealer.reduce((a, b) => ((b + 12) % 13 > (a + 12) % 13 ? b : a))
  const [a, b, c, d] = dealer.filter(code => code !== top) as [Code, Code, Code, Code]
  let sum = 0
  for (const next of deck) {
    if (dealer.includes(next)) continue
    const now = five(a, b, c, d, next)
    if (now >= QUALIFIES) sum += against(now)
  }
  return sum / (deck.length - 4) - 1
}

const strengthOf = ([a, b, c, d, e, f]: readonly Code[]): number =>
  f === undefined ? five(a!, b!, c!, d!, e!) : six(a!, b!, c!, d!, e!, f)

const paysOf = ([a, b, c, d, e, f]: readonly Code[]): number =>
  f === undefined ? paysFive(a!, b!, c!, d!, e!) : paysSix(a!, b!, c!, d!, e!, f)
