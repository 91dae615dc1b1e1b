import { assert } from '../assert.ts'
import { type Chips, chips } from '../money.ts'

/** The chips that a table pays with, in cents. An amount is payable if chips can add up to it. */
export type Denominations = readonly Chips[]

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

export const commonStep = (denominations: Denominations): Chips =>
  chips(denominations.reduce((step, chip) => gcd(step, chip), 0))

/**
 * For each remainder modulo the smallest chip, the least payable amount with that remainder. Every
 * payable amount is one of these plus some number of smallest chips, so any amount takes one
 * lookup.
 */
const leastPayable = (denominations: Denominations): readonly number[] => {
  assert(denominations.length > 0, 'a table pays with at least one chip')
  const smallest = Math.min(...denominations)
  const least = new Array<number>(smallest).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  for (const chip of denominations) {
    const circles = gcd(chip, smallest)
    for (let start = 0; start < circles; start += 1) {
      let residue = start
      for (let step = 0; step < (2 * smallest) / circles; step += 1) {
        const next = (residue + chip) % smallest
        const reached = least[residue]! + chip
        if (reached < least[next]!) least[next] = reached
        residue = next
      }
    }
  }
  return least
}

const tables = new Map<string, readonly number[]>()

const tableOf = (denominations: Denominations): readonly number[] => {
  const key = denominations.join()
  const known = tables.get(key)
  if (known) return known
  const least = leastPayable(denominations)
  tables.set(key, least)
  return least
}

export const isPayable = (amount: number, denominations: Denominations): boolean => {
  const smallest = Math.min(...denominations)
  if (denominations.every(chip => chip % smallest === 0)) return amount % smallest === 0
  const least = tableOf(denominations)
  return amount >= least[amount % least.length]!
}

/** @rule nz1:11.3 winnings are rounded up to an amount that chips can pay. */
export const nextPayable = (amount: Chips, denominations: Denominations): Chips => {
  const step = commonStep(denominations)
  let candidate = Math.ceil(amount / step) * step
  while (!isPayable(candidate, denominations)) candidate += step
  return chips(candidate)
}
