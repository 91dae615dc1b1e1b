import { chiSquare, type FairnessTest, fitted } from './fit-test.ts'

/** Questions about shuffles. Each is a permutation of the numbers from 0 to n - 1. */

export type Shuffles = Iterable<ArrayLike<number>>

/** Probabilities of 1, 2, 3 … rising sequences in a permutation of n: the Eulerian numbers. */
export const rising = (n: number): readonly number[] => {
  let chances = [1]
  for (let size = 2; size <= n; size += 1)
    chances = Array.from(
      { length: size },
      (_, k) => ((k + 1) * (chances[k] ?? 0) + (size - k) * (chances[k - 1] ?? 0)) / size,
    )
  return chances
}

/** Probabilities that 0, 1, 2 … cards stay in their place. */
export const unmoved = (n: number): readonly number[] => {
  const factorial = (k: number): number => (k <= 1 ? 1 : k * factorial(k - 1))
  return Array.from({ length: n + 1 }, (_, k) => {
    let sum = 0
    for (let j = 0; j <= Math.min(n - k, 150); j += 1) sum += (j % 2 === 0 ? 1 : -1) / factorial(j)
    return sum / factorial(k)
  })
}

const risingIn = (places: ArrayLike<number>): number => {
  let count = 1
  for (let card = 1; card < places.length; card += 1)
    if (places[card]! < places[card - 1]!) count += 1
  return count
}

export const shuffleTests = (name: string, shuffles: Shuffles, n: number): FairnessTest[] => {
  const placed = new Float64Array(n * n)
  const next = new Float64Array(n * n)
  const sequences = new Array<number>(n).fill(0)
  const still = new Array<number>(n + 1).fill(0)
  const places = new Uint16Array(n)
  let all = 0
  for (const order of shuffles) {
    let same = 0
    for (let place = 0; place < n; place += 1) {
      const card = order[place]!
      placed[card * n + place]! += 1
      places[card] = place
      if (card === place) same += 1
    }
    /** Only one pair of neighbours per shuffle, so that the counts are independent. */
    const at = all % (n - 1)
    next[order[at]! * n + order[at + 1]!]! += 1
    sequences[risingIn(places) - 1]! += 1
    still[same]! += 1
    all += 1
  }
  const neighbours = next.filter((_, cell) => Math.floor(cell / n) !== cell % n)
  const twins = next.filter((_, cell) => Math.floor(cell / n) === cell % n)
  const found = (asks: string, p: number): FairnessTest => ({ asks: `${name}: ${asks}`, p })
  return [
    found(
      'each card in each place',
      chiSquare(placed, () => all / n, (n - 1) ** 2, (n - 1) / n),
    ),
    found(
      'each pair of neighbours',
      twins.some(count => count > 0) ? 0 : chiSquare(neighbours, () => all / (n * (n - 1))),
    ),
    found('rising sequences', fitted(sequences, rising(n))),
    found('cards that lie where they lay', fitted(still, unmoved(n))),
  ]
}

/** For several decks: which rank is in which place. */
export const rankTests = (name: string, shoes: Shuffles, n: number): FairnessTest[] => {
  const placed = new Float64Array(n * 13)
  let all = 0
  for (const shoe of shoes) {
    for (let place = 0; place < n; place += 1) placed[place * 13 + shoe[place]!]! += 1
    all += 1
  }
  const p = chiSquare(placed, () => all / 13, (n - 1) * 12, (n - 1) / n)
  return [{ asks: `${name}: each rank in each place`, p }]
}
