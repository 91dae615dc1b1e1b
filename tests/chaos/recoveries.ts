import type { Trouble } from './patron.ts'

/** How long each table takes to answer again after a fault. */

export interface FaultRecovery {
  readonly is: string
  /** All servers were ready and all tables were back when it struck. */
  readonly isFirst: boolean
  readonly at: number
  readonly back: Map<string, number>
  /** What the patron at each table met before the answer. */
  readonly trouble: Map<string, readonly Trouble[]>
}

export class Recoveries {
  readonly #tables: readonly string[]
  readonly struck: FaultRecovery[] = []

  constructor(tables: readonly string[]) {
    this.#tables = tables
  }

  strike(is: string, isFirst = true): void {
    this.struck.push({ is, isFirst, at: performance.now(), back: new Map(), trouble: new Map() })
  }

  answered(table: string, met: readonly Trouble[]): void {
    for (const { at, back, trouble } of this.struck) {
      if (back.has(table)) continue
      back.set(table, performance.now() - at)
      trouble.set(table, met)
    }
  }

  /** No other fault struck shortly before it, or before all tables were back. */
  isAlone(struck: FaultRecovery): boolean {
    const next = this.struck[this.struck.indexOf(struck) + 1]
    const last = Math.max(...struck.back.values())
    return struck.isFirst && (next === undefined || next.at >= struck.at + last)
  }

  /** Tables that have not answered since the fault. */
  missing({ back }: FaultRecovery): readonly string[] {
    return this.#tables.filter(table => !back.has(table))
  }

  of(kind: RegExp): readonly FaultRecovery[] {
    return this.struck.filter(({ is }) => kind.test(is))
  }
}

/** In milliseconds, over all tables and these faults. */
export const timesOf = (struck: readonly FaultRecovery[]): readonly number[] =>
  struck.flatMap(({ back }) => [...back.values()]).sort((a, b) => a - b)

/** The faults after which a table was away longest, the worst first. */
export const slowest = ({ struck }: Recoveries, count: number): readonly string[] =>
  struck
    .flatMap(({ is, at, back, trouble }) => {
      const [table, took] = [...back].sort(([, a], [, b]) => b - a)[0] ?? []
      if (table === undefined || is === 'nothing') return []
      const met = trouble.get(table)!.map(one => `${seconds(one.at - at)} s ${one.is}`)
      return [{ is, table, took: took!, met: met.join('; ') }]
    })
    .sort((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ is, table, took, met }) => `${is}: ${table} answered after ${seconds(took)} s (${met})`)

export const seconds = (ms: number): string => (ms / 1000).toFixed(1)

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
