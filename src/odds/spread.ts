import type { Authority } from '../kernel/authority.ts'
import { type Fraction, fraction, ZERO } from './numbers/fraction.ts'
import type { Row } from './row.ts'
import { type DrawLine, rowOf } from './simulation/draws.ts'

/** A wager with all its possible results, the best first. */
export interface Spread extends Row {
  readonly endings: readonly NetOutcome[]
}

/** The net of one unit, its probability, and its clauses. */
export interface NetOutcome {
  readonly net: Fraction
  readonly chance: Fraction
  readonly under: readonly Authority[]
}

/** Counted cases with the same result. */
export interface Cases {
  readonly net: Fraction
  readonly ways: bigint
  readonly under: readonly Authority[]
}

/** Cases that pay the same are one ending. */
export const endingsOf = (cases: readonly Cases[]): readonly NetOutcome[] => {
  const all = cases.reduce((sum, { ways }) => sum + ways, 0n)
  const endings = new Map<string, { net: Fraction; ways: bigint; under: Set<Authority> }>()
  for (const { net, ways, under } of cases) {
    if (ways === 0n) continue
    const key = `${net.num}/${net.den}`
    const known = endings.get(key) ?? { net, ways: 0n, under: new Set() }
    known.ways += ways
    for (const clause of under) known.under.add(clause)
    endings.set(key, known)
  }
  return [...endings.values()]
    .sort((a, b) => (isAbove(a.net, b.net) ? -1 : 1))
    .map(({ net, ways, under }) => ({ net, chance: fraction(ways, all), under: [...under] }))
}

const isAbove = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den

/** For a wager that stays until something decides it: counts only the outcomes that decide it. */
export const spreadOf = (line: DrawLine): Spread => ({
  ...rowOf(line),
  endings: endingsOf(line.nets.flatMap(net => (net ? { net, ways: 1n, under: line.under } : []))),
})

export type Result = 'win' | 'stand-off' | 'lose'

const resultOf = ({ num }: Fraction): Result => (num > 0n ? 'win' : num < 0n ? 'lose' : 'stand-off')

/** The chances that a wager wins, is returned, or loses. */
export const chanceOf = ({ endings }: Pick<Spread, 'endings'>, result: Result): Fraction =>
  endings
    .filter(({ net }) => resultOf(net) === result)
    .reduce(
      (sum, { chance }) =>
        fraction(sum.num * chance.den + chance.num * sum.den, sum.den * chance.den),
      ZERO,
    )
