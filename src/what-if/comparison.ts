import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { toNumber } from '../odds/fraction.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { type ChangedWager, resettled } from './counterfactual.ts'
import { type Elected, type Enact, isLaw, type Law, type Priced } from './law.ts'
import type { Overlay } from './overlay.ts'

/** What one change of the law would have meant for recorded rounds. */

export interface Change {
  readonly book?: string
  readonly set: Elected
  readonly overlay: Overlay
}

interface At {
  readonly table: string
  readonly round: number
}

interface Edge {
  readonly game: string
  readonly wager: string
  readonly terms: string
  readonly before: string | null
  readonly after: string | null
}

export interface Comparison {
  readonly rounds: number
  readonly different: readonly (At & { readonly wagers: readonly ChangedWager[] })[]
  readonly patrons: Readonly<Record<string, number>>
  readonly tables: Readonly<Record<string, number>>
  /** Pairs of clauses that paid differently. */
  readonly clauses: readonly {
    readonly was: string
    readonly becomes: string
    readonly wagers: number
    readonly cents: number
  }[]
  readonly edges: readonly Edge[]
  readonly unreachable: readonly string[]
  readonly courses: readonly (At & { readonly note: string })[]
  readonly leftOut: readonly (At & { readonly wager: string | null; readonly why: string })[]
}

export type Laws = Readonly<Record<GameName, Enact>>

/** The old and the new law of a table, worked out once for each set of elections. */
class Pairs {
  readonly #known = new Map<string, { old: Law; next: Law; game: string } | string>()
  readonly #laws: Laws
  readonly #change: Change

  constructor(laws: Laws, change: Change) {
    this.#laws = laws
    this.#change = change
  }

  of({ game, book, elections }: RoundRecord): { old: Law; next: Law; game: string } | string {
    const key = JSON.stringify([game, book, elections])
    const pair = this.#known.get(key) ?? this.#enacted(game as GameName, book, elections as Elected)
    this.#known.set(key, pair)
    return pair
  }

  #enacted(game: GameName, book: string, elections: Elected) {
    const enact = this.#laws[game]
    const offered = CATALOGUE[game]
    const isOwn = (id: string | undefined): id is string =>
      id !== undefined && (offered.books as readonly string[]).includes(id)
    const nextBook = isOwn(this.#change.book) ? this.#change.book : book
    const set = Object.entries(this.#change.set).filter(([name]) =>
      Object.hasOwn(offered.elections, name),
    )
    const elected = { ...elections, ...Object.fromEntries(set) }
    const [old, next] = [enact(book, elections, {}), enact(nextBook, elected, this.#change.overlay)]
    if (isLaw(old) && isLaw(next)) return { old, next, game }
    const refused = [old, next].find(isRefusal)!
    return `${sentence(refused)} (${refused.refused})`
  }

  both(): readonly { readonly old: Law; readonly next: Law; readonly game: string }[] {
    return [...this.#known.values()].filter(pair => typeof pair !== 'string')
  }
}

const added = (sums: Record<string, number>, key: string, cents: number): void => {
  sums[key] = (Object.hasOwn(sums, key) ? sums[key]! : 0) + cents
}

const percent = ({ edge }: Priced): string =>
  edge ? `${toNumber({ num: edge.num * 100n, den: edge.den }).toFixed(4)} %` : 'not solved'

const edgesOf = ({ old, next, game }: { old: Law; next: Law; game: string }): readonly Edge[] => {
  const [was, is] = [old.spreads(), next.spreads()]
  const wagers = [...new Set([...was, ...is].map(({ wager }) => wager))]
  return wagers.flatMap(wager => {
    const before = was.find(each => each.wager === wager)
    const after = is.find(each => each.wager === wager)
    const edge = { game, wager, terms: (after ?? before)!.terms }
    const [one, two] = [before ? percent(before) : null, after ? percent(after) : null]
    return one === two ? [] : [{ ...edge, before: one, after: two }]
  })
}

const cited = (law: Law): readonly string[] =>
  law.spreads().flatMap(({ endings }) => endings.flatMap(({ under }) => under))

/** Clauses that decided wagers under the old law and decide none under the new one. */
const unreachableIn = ({ old, next }: { old: Law; next: Law }): readonly string[] => {
  const after = new Set(cited(next))
  return [...new Set(cited(old))].filter(clause => !after.has(clause))
}

export const compare = (rounds: readonly RoundRecord[], change: Change, laws: Laws): Comparison => {
  const pairs = new Pairs(laws, change)
  const different: (At & { wagers: readonly ChangedWager[] })[] = []
  const courses: (At & { note: string })[] = []
  const leftOut: (At & { wager: string | null; why: string })[] = []
  for (const record of rounds) {
    const at = { table: record.table, round: record.round }
    const pair = pairs.of(record)
    if (typeof pair === 'string') {
      leftOut.push({ ...at, wager: null, why: pair })
      continue
    }
    const { wagers, leftOut: others, course } = resettled(record, pair.old, pair.next)
    if (course !== undefined) courses.push({ ...at, note: course })
    if (wagers.length > 0) different.push({ ...at, wagers })
    leftOut.push(...others.map(each => ({ ...at, ...each })))
  }
  return {
    rounds: rounds.length,
    different,
    ...sumsOf(different),
    edges: distinct(pairs.both().flatMap(edgesOf)),
    unreachable: [...new Set(pairs.both().flatMap(unreachableIn))],
    courses,
    leftOut,
  }
}

/** Tables with the same rules have the same edges. */
const distinct = (edges: readonly Edge[]): readonly Edge[] => [
  ...new Map(edges.map(edge => [JSON.stringify(edge), edge])).values(),
]

const sumsOf = (different: Comparison['different']) => {
  const patrons: Record<string, number> = {}
  const tables: Record<string, number> = {}
  const clauses = new Map<string, Comparison['clauses'][number]>()
  for (const { table: at, wagers } of different)
    for (const { patron, before, after, was, becomes } of wagers) {
      const cents = after - before
      added(patrons, patron, cents)
      added(tables, at, cents)
      const key = `${was} ${becomes}`
      const { wagers: count, cents: sum } = clauses.get(key) ?? { wagers: 0, cents: 0 }
      clauses.set(key, { was, becomes, wagers: count + 1, cents: sum + cents })
    }
  return { patrons, tables, clauses: [...clauses.values()] }
}
