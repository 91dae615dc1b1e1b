/** How long each table takes to answer again after a fault. */

export interface Struck {
  readonly is: string
  readonly at: number
  readonly back: Map<string, number>
}

export class Recoveries {
  readonly #tables: readonly string[]
  readonly struck: Struck[] = []

  constructor(tables: readonly string[]) {
    this.#tables = tables
  }

  strike(is: string): void {
    this.struck.push({ is, at: performance.now(), back: new Map() })
  }

  answered(table: string): void {
    for (const { at, back } of this.struck)
      if (!back.has(table)) back.set(table, performance.now() - at)
  }

  /** Tables that have not answered since the fault. */
  missing({ back }: Struck): readonly string[] {
    return this.#tables.filter(table => !back.has(table))
  }

  /** In milliseconds, over all tables and all faults of a kind. */
  times(kind: RegExp): readonly number[] {
    return this.struck
      .filter(({ is }) => kind.test(is))
      .flatMap(({ back }) => [...back.values()])
      .sort((a, b) => a - b)
  }
}

/** The faults after which a table was away longest, the worst first. */
export const slowest = ({ struck }: Recoveries, count: number): readonly string[] =>
  struck
    .flatMap(({ is, back }) => {
      const [table, took] = [...back].sort(([, a], [, b]) => b - a)[0] ?? []
      return table === undefined || is === 'nothing' ? [] : [{ is, table, took: took! }]
    })
    .sort((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ is, table, took }) => `${is}: ${table} answered after ${(took / 1000).toFixed(1)} s`)

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
