import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Progression } from './s02-conditions.ts'

/** Division 7 section 5: the ranking, and the ties that need a play-off. */

/** The result of a session. */
export interface Result {
  readonly stacks: Readonly<Record<Patron, number>>
  /** Players who all lost their chips in the last round, so that nobody was left. @rule nz7:3.8 */
  readonly bust?: readonly Patron[]
  /** Players disqualified at the table, with the reason and their chips. @rule nz7:2.3(ac)(i) */
  readonly disqualified?: Readonly<Record<Patron, Expulsion>>
}

export interface Expulsion {
  readonly under: Authority
  readonly reason: string
  readonly held: number
}

/** Two numbers for the session, and two for each play-off of the player. */
export type Score = readonly number[]

/** Counts below a player who lost everything in that play-off. */
const ABSENT = -1

const compare = (a: Score, b: Score): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (b[at] ?? ABSENT) - (a[at] ?? ABSENT)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Players who went bust together are tied, above everyone who was out before, until a play-off.
 * @rule nz7:3.8(a) nz7:3.8(b) ruling:704
 */
const chipsOf = ({ stacks, bust = [] }: Result, patron: Patron): readonly [number, number] =>
  bust.includes(patron) ? [Math.max(...Object.values(stacks)), 1] : [stacks[patron]!, 0]

/** @rule nz7:5.6 nz7:5.9 nz7:5.11 */
export const scores = (
  session: Result,
  playOffs: readonly Result[],
): Readonly<Record<Patron, Score>> =>
  Object.fromEntries(
    Object.keys(session.stacks).map(patron => [
      patron,
      [session, ...playOffs.filter(({ stacks }) => Object.hasOwn(stacks, patron))].flatMap(result =>
        chipsOf(result, patron),
      ),
    ]),
  )

const together = (
  tables: readonly Readonly<Record<Patron, Score>>[],
): Readonly<Record<Patron, Score>> => Object.fromEntries(tables.flatMap(Object.entries))

/** Groups of players with the same score, best first. */
export const ranked = (table: Readonly<Record<Patron, Score>>): readonly (readonly Patron[])[] => {
  const order = Object.keys(table).toSorted((a, b) => compare(table[a]!, table[b]!))
  return order.reduce<Patron[][]>((groups, patron) => {
    const last = groups.at(-1)
    if (last && compare(table[last[0]!]!, table[patron]!) === 0) last.push(patron)
    else groups.push([patron])
    return groups
  }, [])
}

/**
 * The first tie across a boundary, where only some of its players would qualify. Other ties stay.
 * @rule nz7:1.1/play-off nz7:5.6
 */
export const tieAcross = (
  groups: readonly (readonly Patron[])[],
  boundaries: readonly number[],
): readonly Patron[] | undefined => {
  let above = 0
  for (const group of groups) {
    const below = above + group.length
    if (boundaries.some(boundary => boundary > above && boundary < below)) return group
    above = below
  }
  return undefined
}

/** Players who went bust together and are still tied. @rule nz7:3.8 */
export const tieOfBust = (
  groups: readonly (readonly Patron[])[],
  results: readonly Result[],
): readonly Patron[] | undefined =>
  groups.find(
    group =>
      group.length > 1 && results.some(({ bust = [] }) => group.every(p => bust.includes(p))),
  )

/** @rule nz7:5.7 nz7:5.8 the players who progress, or the tie that needs a play-off first. */
export type Progress =
  | { readonly qualified: readonly Patron[] }
  | { readonly playOff: readonly Patron[] }

const across = (groups: readonly (readonly Patron[])[], count: number): Progress => {
  const playOff = tieAcross(groups, [count])
  return playOff ? { playOff } : { qualified: groups.flat().slice(0, count) }
}

/**
 * The play-offs that rank the others. A play-off for the win of a table does not rank players who
 * are tied with its losers but were not in it.
 * @rule nz7:5.6 ruling:728
 */
const amongOthers = (
  heats: readonly Result[],
  playOffs: readonly Result[],
  first: readonly Patron[],
): Readonly<Record<Patron, Score>> => {
  const all = together(heats.map(heat => scores(heat, [])))
  const others = Object.keys(all).filter(patron => !first.includes(patron))
  const counts = ({ stacks }: Result): boolean => {
    const inIt = Object.keys(stacks)
    const [one] = inIt
    /** All its players may have been disqualified since. */
    if (one === undefined) return false
    const level = others.filter(patron => compare(all[patron]!, all[one]!) === 0)
    return !inIt.some(patron => first.includes(patron)) || level.every(p => inIt.includes(p))
  }
  const table = together(heats.map(heat => scores(heat, playOffs.filter(counts))))
  return Object.fromEntries(others.map(patron => [patron, table[patron]!]))
}

/**
 * For each table or for all together. Players tied at different tables play off at one.
 * @rule ruling:728
 */
export const progress = (
  heats: readonly Result[],
  playOffs: readonly Result[],
  { by, count }: Progression,
): Progress => {
  const tables = heats.map(heat => scores(heat, playOffs))
  if (by === 'top-overall') return across(ranked(together(tables)), count)
  const perTable = tables.map(table => across(ranked(table), by === 'top-per-table' ? count : 1))
  const tied = perTable.find(each => 'playOff' in each)
  if (tied) return tied
  const first = perTable.flatMap(each => ('qualified' in each ? each.qualified : []))
  if (by === 'top-per-table') return { qualified: first }
  const best = across(ranked(amongOthers(heats, playOffs, first)), count)
  return 'playOff' in best ? best : { qualified: [...first, ...best.qualified] }
}

/** A place in the tournament and the clause that decided it. */
export interface Placing {
  readonly patron: Patron
  readonly place: number
  /** How many players share the place. */
  readonly tied: number
  readonly under: Authority
}

/** The places of the final, or the play-off that it still needs. */
export type Final =
  | { readonly placings: readonly Placing[] }
  | {
      readonly playOff: readonly Patron[]
      readonly for: 'winner' | 'runner-up'
      /** True if they went bust together. @rule nz7:3.8 */
      readonly isBust: boolean
    }

/**
 * There is always one winner. There is a runner-up if there is a second prize. A final may use
 * several tables.
 * @rule nz7:5.9 nz7:5.10 ruling:705
 */
export const rankFinal = (
  finals: readonly Result[],
  playOffs: readonly Result[],
  needsRunnerUp: boolean,
): Final => {
  const table = together(finals.map(final => scores(final, playOffs)))
  const groups = ranked(table)
  const bust = tieOfBust(groups, [...finals, ...playOffs])
  const playOff = bust ?? tieAcross(groups, needsRunnerUp ? [1, 2] : [1])
  if (playOff)
    return {
      playOff,
      for: groups[0] === playOff ? 'winner' : 'runner-up',
      isBust: bust !== undefined,
    }
  let place = 1
  return {
    placings: groups.flatMap(group => {
      const at = place
      place += group.length
      return group.map(patron => ({
        patron,
        place: at,
        tied: group.length,
        under: decidedBy(at, table[patron]!.length / 2 - 1, group.length),
      }))
    }),
  }
}

/**
 * The clause of the session that decided the place.
 * @rule nz7:5.11(a) nz7:5.11(b) nz7:5.11(c) nz7:5.12
 */
const decidedBy = (place: number, playOffs: number, tied: number): Authority => {
  if (place <= 2) return playOffs > 0 ? 'nz7:5.10' : 'nz7:5.9'
  if (tied > 1) return 'nz7:5.12'
  if (playOffs === 0) return 'nz7:5.11(c)'
  return playOffs === 1 ? 'nz7:5.11(b)' : 'nz7:5.11(a)'
}
