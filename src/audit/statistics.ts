import { beyondChiSquare, lnGamma } from '../odds/numbers/special-functions.ts'

/** Tests whether the results could come from these rules. It stores counts, not results. */

export interface Fit {
  readonly name: string
  /** How many results were counted. */
  readonly counted: number
  readonly statistic: number
  readonly degrees: number
  /** The probability of a deviation at least this large if the rules were followed. */
  readonly p: number
}

/** `adjusted` accounts for the number of tests; `fits` is false below one in a thousand. */
export interface TestResult extends Fit {
  readonly adjusted: number
  readonly fits: boolean
}

const LEVEL = 0.001

/**
 * Holm's correction: the smallest p is multiplied by the number of tests, the next by one fewer,
 * and so on.
 */
export const corrected = (fits: readonly Fit[]): readonly TestResult[] => {
  const inOrder = [...fits].sort((a, b) => a.p - b.p)
  let least = 0
  const adjusted = new Map(
    inOrder.map((fit, i) => {
      least = Math.max(least, Math.min(1, fit.p * (inOrder.length - i)))
      return [fit, least] as const
    }),
  )
  return fits.map(fit => ({
    ...fit,
    adjusted: adjusted.get(fit)!,
    fits: adjusted.get(fit)! >= LEVEL,
  }))
}

const sum = (counts: ArrayLike<number>): number => Array.from(counts).reduce((a, b) => a + b, 0)

/** Chi-square is unreliable if a cell expects fewer results than this. */
const FEWEST = 5

/** Compares counts with known probabilities. Returns nothing if there are too few results. */
export const fitted = (
  name: string,
  counts: ArrayLike<number>,
  chances: ArrayLike<number>,
): readonly Fit[] => {
  const counted = sum(counts)
  const due = Array.from(chances, chance => chance * counted)
  if (due.some(each => each < FEWEST)) return []
  const statistic = due.reduce((total, each, i) => total + (counts[i]! - each) ** 2 / each, 0)
  const degrees = due.length - 1
  return [{ name, counted, statistic, degrees, p: beyondChiSquare(statistic, degrees) }]
}

/** Whether the rows of a table have the same distribution. Empty columns are left out. */
export const homogeneous = (name: string, table: readonly ArrayLike<number>[]): readonly Fit[] => {
  const rows = table.filter(row => sum(row) > 0)
  const columns = Array.from(rows[0] ?? [], (_, column) => sum(rows.map(row => row[column]!)))
  const used = columns.flatMap((total, column) => (total > 0 ? [column] : []))
  const counted = sum(columns)
  if (rows.length < 2 || used.length < 2) return []
  let statistic = 0
  for (const row of rows) {
    const size = sum(row)
    for (const column of used) {
      const due = (size * columns[column]!) / counted
      if (due < FEWEST) return []
      statistic += (row[column]! - due) ** 2 / due
    }
  }
  const degrees = (rows.length - 1) * (used.length - 1)
  return [{ name, counted, statistic, degrees, p: beyondChiSquare(statistic, degrees) }]
}

const lnChoose = (n: number, k: number): number =>
  lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1)

/**
 * The exact binomial test: the total probability of all counts that are no likelier than this one.
 */
export const binomial = (
  name: string,
  hits: number,
  counted: number,
  chance: number,
): readonly Fit[] => {
  if (counted === 0) return []
  const ln = (k: number): number =>
    lnChoose(counted, k) + k * Math.log(chance) + (counted - k) * Math.log1p(-chance)
  const here = ln(hits)
  const mean = counted * chance
  const reach = 40 * Math.sqrt(mean * (1 - chance)) + Math.abs(hits - mean) + 1
  const [from, to] = [Math.max(0, Math.floor(mean - reach)), Math.min(counted, mean + reach)]
  let p = 0
  for (let k = from; k <= to; k += 1) {
    const at = ln(k)
    if (at <= here + 1e-7) p += Math.exp(at)
  }
  const statistic = (hits - mean) / Math.sqrt(mean * (1 - chance))
  return [{ name, counted, statistic, degrees: 1, p: Math.min(1, p) }]
}

const BLOCKS = 32

/**
 * The course of results over time, in blocks of equal length. When all blocks are full, neighbours
 * are merged, so memory stays constant however long the file is.
 */
export class Course {
  readonly #categories: number
  #blocks: Float64Array[] = []
  #length = 64
  #inLast = 0

  constructor(categories: number) {
    this.#categories = categories
  }

  add(category: number): void {
    if (this.#inLast === 0) this.#blocks.push(new Float64Array(this.#categories))
    this.#blocks.at(-1)![category]! += 1
    this.#inLast = (this.#inLast + 1) % this.#length
    if (this.#inLast === 0 && this.#blocks.length === BLOCKS) this.#merge()
  }

  #merge(): void {
    this.#blocks = halved(this.#blocks)
    this.#length *= 2
  }

  /** Whether the distribution changes over time, in as many blocks as the results allow. */
  drift(name: string): readonly Fit[] {
    let blocks: readonly Float64Array[] = this.#blocks
    while (blocks.length > 2 && homogeneous(name, blocks).length === 0) blocks = halved(blocks)
    return homogeneous(name, blocks)
  }
}

/** Adds neighbours together. A block without a neighbour joins the one before it. */
const halved = (blocks: readonly Float64Array[]): Float64Array[] => {
  const pairs: Float64Array[] = []
  blocks.forEach((block, i) => {
    const isAlone = i === blocks.length - 1 && i % 2 === 0
    if (i % 2 === 0 && !(isAlone && pairs.length > 0)) pairs.push(block)
    else pairs.push(pairs.pop()!.map((count, at) => count + block[at]!))
  })
  return pairs
}

/** How often each result follows each other result. */
export class Succession {
  readonly #table: readonly Float64Array[]
  #last: number | undefined

  constructor(categories: number) {
    this.#table = Array.from({ length: categories }, () => new Float64Array(categories))
  }

  add(category: number): void {
    if (this.#last !== undefined) this.#table[this.#last]![category]! += 1
    this.#last = category
  }

  /** Whether a result depends on the one before it. */
  dependence(name: string): readonly Fit[] {
    return homogeneous(name, this.#table)
  }
}
