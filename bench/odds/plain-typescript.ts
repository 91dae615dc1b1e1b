import { FINISHES, type Rounds } from '../../src/odds/baccarat/rounds.ts'

/**
 * The reference: 55 pairs of the Player against 55 pairs of the Banker, then each third card. It is
 * written to be readable, without being slow on purpose.
 */
export const plainTally = (rounds: Rounds, points: ArrayLike<number>): Float64Array => {
  const tally = new Float64Array(FINISHES)
  const left = Float64Array.from(points)
  const cards = left.reduce((sum, count) => sum + count, 0)
  eachPair(left, (x, playerWays) => {
    eachPair(left, (y, bankerWays) => {
      const four = x * 1000 + y * 100
      const ways = playerWays * bankerWays
      if (ways === 0) return
      if (rounds.cards[four] === 4) {
        tally[rounds.finish[four]!]! += ways * (cards - 4) * (cards - 5)
        return
      }
      for (let fifth = 0; fifth < 10; fifth += 1) {
        const five = four + fifth * 10
        const fiveWays = ways * left[fifth]!
        if (fiveWays === 0) continue
        if (rounds.cards[five] === 5) {
          tally[rounds.finish[five]!]! += fiveWays * (cards - 5)
          continue
        }
        left[fifth]! -= 1
        for (let sixth = 0; sixth < 10; sixth += 1)
          tally[rounds.finish[five + sixth]!]! += fiveWays * left[sixth]!
        left[fifth]! += 1
      }
    })
  })
  return tally
}

/** The 55 pairs of values, each in both orders. Both cards leave the shoe during the visit. */
const eachPair = (left: Float64Array, visit: (points: number, ways: number) => void): void => {
  for (let a = 0; a < 10; a += 1) {
    const first = left[a]!
    left[a]! -= 1
    for (let b = a; b < 10; b += 1) {
      const second = left[b]!
      left[b]! -= 1
      visit((a + b) % 10, first * second * (a === b ? 1 : 2))
      left[b]! += 1
    }
    left[a]! += 1
  }
}
