import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { toNumber } from '../odds/numbers/fraction.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { type ChangedWager, resettled } from './counterfactual.ts'
import { type ElectionValues, isLaw, type Law, type LawBuilder, type PricedSpread } from './law.ts'
import type { Overlay } from './overlay.ts'

/** The effect of one change of the law on recorded rounds. */

export interface Change {
  readonly book?: string
  readonly set: ElectionValues
  readonly overlay: Overlay
}

interface RoundReference {
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
  readonly different: readonly (RoundReference & { readonly wagers: readonly ChangedWager[] })[]
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
  /** Changed clauses that end no wager at these tables: what they would have changed is unknown. */
  readonly silent: readonly string[]
  readonly courses: readonly (RoundReference & { readonly note: string })[]
  readonly leftOut: readonly (RoundReference & {
    readonly wager: string | null
    readonly why: string
  })[]
}

export type Laws = Readonly<Record<GameName, LawBuilder>>

/** The old and the new law of a table, computed once per set of elections. */
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
    const pair =
      this.#known.get(key) ?? this.#enacted(game as GameName, book, elections as ElectionValues)
    this.#known.set(key, pair)
    return pair
  }

  #enacted(game: GameName, book: string, elections: ElectionValues) {
    const enact = this.#laws[game]
    const offered = CATALOGUE[game]
    const isOwn = (id: string | undefined): id is string =>
      id !== undefined && (offered.books as readonly string[]).includes(id)
    const nextBook = isOwn(this.#change.book) ? this.#change.book : book
    const set = Object.entries(this.#change.set).filter(([name]) =>
      Object.hasOwn(offered.elections, name),
    )
    const kept = nextBook === book ? elections : adopted(enact, nextBook, elections, game)
    const elected = { ...kept, ...Object.fromEntries(set) }
    const [old, next] = [enact(book, elections, {}), enact(nextBook, elected, this.#change.overlay)]
    if (isLaw(old) && isLaw(next)) return { old, next, game }
    const refused = [old, next].find(isRefusal)!
    return `${sentence(refused)} (${refused.refused})`
  }

  both(): readonly { readonly old: Law; readonly next: Law; readonly game: string }[] {
    return [...this.#known.values()].filter(pair => typeof pair !== 'string')
  }
}

/** Elections that only decide what is offered and paid, so that the same cards would have come. */
const PAID = ['perfectPair', 'anyPair', 'luckyMatch', 'dragonBonus', 'tie'] as const

/**
 * The elections of a table in another book. Prices that the book refuses become its printed ones.
 */
const adopted = (
  enact: LawBuilder,
  book: string,
  elections: ElectionValues,
  game: GameName,
): ElectionValues => {
  const standard = CATALOGUE[game].standard as (id: string) => { readonly elections: object }
  const printed = standard(book).elections as ElectionValues
  const isPrice = (name: string) => PAID.some(each => each === name)
  const among = (from: ElectionValues, isWanted: (name: string) => boolean): ElectionValues =>
    Object.fromEntries(Object.entries(from).filter(([name]) => isWanted(name)))
  let adapted = { ...among(elections, name => !isPrice(name)), ...among(printed, isPrice) }
  for (const [name, value] of Object.entries(among(elections, isPrice))) {
    const next = { ...adapted, [name]: value }
    if (isLaw(enact(book, next, {}))) adapted = next
  }
  return adapted
}

const added = (sums: Record<string, number>, key: string, cents: number): void => {
  sums[key] = (Object.hasOwn(sums, key) ? sums[key]! : 0) + cents
}

const percent = ({ edge }: PricedSpread): string =>
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

/** Both editions of Division 5 use the same clause numbers. */
const numberOf = (clause: string): string => clause.replace('nz5-old:', 'nz5:')

/** Clauses that decided wagers under the old law and decide none under the new one. */
const unreachableIn = ({ old, next }: { old: Law; next: Law }): readonly string[] => {
  const after = new Set(cited(next).map(numberOf))
  return [...new Set(cited(old))].filter(clause => !after.has(numberOf(clause)))
}

export const compare = (rounds: Iterable<RoundRecord>, change: Change, laws: Laws): Comparison => {
  const pairs = new Pairs(laws, change)
  const different: (RoundReference & { wagers: readonly ChangedWager[] })[] = []
  const courses: (RoundReference & { note: string })[] = []
  const leftOut: (RoundReference & { wager: string | null; why: string })[] = []
  const ended = new Set<string>()
  let count = 0
  for (const record of rounds) {
    count += 1
    for (const { under } of record.ends) ended.add(under)
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
  for (const { old } of pairs.both()) for (const clause of cited(old)) ended.add(clause)
  return {
    rounds: count,
    different,
    ...sumsOf(different),
    silent: silentIn(
      change.overlay,
      clause => ended.has(clause) || courses.some(({ note }) => note.startsWith(`${clause} `)),
    ),
    edges: distinct(pairs.both().flatMap(edgesOf)),
    unreachable: [...new Set(pairs.both().flatMap(unreachableIn))],
    courses,
    leftOut,
  }
}

/** A pay table is a clause of its own, which outcomes do not cite. */
const silentIn = (overlay: Overlay, isHeard: (clause: string) => boolean): readonly string[] =>
  Object.entries(overlay)
    .filter(([clause, change]) => !isHeard(clause) && (change === 'suspended' || !change.pays))
    .map(([clause]) => clause)

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
