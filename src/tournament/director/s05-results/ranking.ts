import type { Authority } from '../../../kernel/authority.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Progression } from '../s02-entry/conditions.ts'
import type { Purpose } from '../state.ts'

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

/** A play-off and what it was for. Older logs do not always say. */
export type PlayOff = Result & { readonly for?: Purpose }

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

/** The play-offs of each player, in order. */
type PlayOffResults = ReadonlyMap<Patron, readonly Result[]>

export const playOffResults = (playOffs: readonly Result[]): PlayOffResults => {
  const played = new Map<Patron, Result[]>()
  for (const result of playOffs)
    for (const patron of Object.keys(result.stacks)) {
      const before = played.get(patron)
      if (before) before.push(result)
      else played.set(patron, [result])
    }
  return played
}

/** @rule nz7:5.6 nz7:5.9 nz7:5.11 */
export const scores = (
  session: Result,
  playOffs: PlayOffResults,
): Readonly<Record<Patron, Score>> =>
  Object.fromEntries(
    Object.keys(session.stacks).map(patron => [
      patron,
      [session, ...(playOffs.get(patron) ?? [])].flatMap(result => chipsOf(result, patron)),
    ]),
  )

const together = (
  tables: readonly Readonly<Record<Patron, Score>>[],
): Readonly<Record<Patron, Score>> => Object.fromEntries(tables.flatMap(Object.entries))

/** Groups of players with the same score, best first. */
export const ranked = (table: Readonly<Record<Patron, Score>>): readonly (readonly Patron[])[] => {
  const order = Object.entries(table).toSorted(([, a], [, b]) => compare(a, b))
  const groups: Patron[][] = []
  let last: Score | undefined
  for (const [patron, score] of order) {
    if (last && compare(last, score) === 0) groups.at(-1)!.push(patron)
    else groups.push([patron])
    last = score
  }
  return groups
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

/**
 * Players who went bust together in the last session that they played. After a play-off a tie
 * between some of them is like any other.
 * @rule nz7:3.8 nz7:5.12
 */
export const tieOfBust = (
  groups: readonly (readonly Patron[])[],
  lastOf: (patron: Patron) => Result | undefined,
): readonly Patron[] | undefined =>
  groups.find(group => {
    const { bust = [] } = lastOf(group[0]!) ?? {}
    return group.length > 1 && group.every(each => bust.includes(each))
  })

/** @rule nz7:5.7 nz7:5.8 the players who progress, or the ties that need a play-off first. */
export type Progress =
  | { readonly qualified: readonly Patron[] }
  | { readonly playOffs: readonly (readonly Patron[])[] }

const across = (groups: readonly (readonly Patron[])[], count: number): Progress => {
  const tie = tieAcross(groups, [count])
  return tie ? { playOffs: [tie] } : { qualified: groups.flat().slice(0, count) }
}

/**
 * The play-offs that rank the others. A play-off for the win of a table does not rank players who
 * are tied with its losers but were not in it.
 * @rule nz7:5.6 ruling:728
 */
const amongOthers = (
  heats: readonly Result[],
  playOffs: readonly Result[],
  first: ReadonlySet<Patron>,
): Readonly<Record<Patron, Score>> => {
  const all = together(heats.map(heat => scores(heat, new Map())))
  const others = Object.keys(all).filter(patron => !first.has(patron))
  const levels = new Map<string, Patron[]>()
  for (const patron of others) {
    const score = all[patron]!.join()
    const level = levels.get(score)
    if (level) level.push(patron)
    else levels.set(score, [patron])
  }
  const counts = ({ stacks }: Result): boolean => {
    const inIt = Object.keys(stacks)
    /** All its players may have been disqualified since. */
    const level = inIt.slice(0, 1).flatMap(one => levels.get(all[one]!.join()) ?? [])
    return !inIt.some(patron => first.has(patron)) || level.every(p => Object.hasOwn(stacks, p))
  }
  const played = playOffResults(playOffs.filter(counts))
  const table = together(heats.map(heat => scores(heat, played)))
  return Object.fromEntries(others.map(patron => [patron, table[patron]!]))
}

/**
 * For each table or for all together. Players tied at different tables play off at one. Ties at
 * different tables are played off at the same time.
 * @rule ruling:728
 */
export const progress = (
  heats: readonly Result[],
  playOffs: readonly Result[],
  { by, count }: Progression,
): Progress => {
  const played = playOffResults(playOffs)
  const tables = heats.map(heat => scores(heat, played))
  if (by === 'top-overall') return across(ranked(together(tables)), count)
  const groups = tables.map(ranked)
  const perTable = groups.map(each => across(each, by === 'top-per-table' ? count : 1))
  const ties = perTable.flatMap(each => ('playOffs' in each ? each.playOffs : []))
  if (by === 'top-per-table')
    return ties.length > 0
      ? { playOffs: ties }
      : { qualified: perTable.flatMap(each => ('qualified' in each ? each.qualified : [])) }
  /** Of a tie for the win one counts as first. If all of them go on, it does not matter who. */
  const first = groups.flatMap(([winners = []]) => winners.slice(0, 1))
  const others = ranked(amongOthers(heats, playOffs, new Set(first)))
  const tie = tieAcross(others, [count])
  const qualified = [...first, ...others.flat().slice(0, count)]
  const isCertain = (patron: Patron): boolean =>
    qualified.includes(patron) && !tie?.includes(patron)
  const open = ties.filter(each => !each.every(isCertain))
  if (open.length > 0) return { playOffs: open }
  return tie ? { playOffs: [tie] } : { qualified }
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

type Groups = readonly (readonly Patron[])[]

/**
 * The tie that has to be played off, or the groups without it. Only players who are still there
 * play off; they come before those who have left. If nobody is there, the tie stays.
 * @rule nz7:5.10 ruling:705 ruling:745
 */
const untied = (
  groups: Groups,
  tieIn: (groups: Groups) => readonly Patron[] | undefined,
  isIn: (patron: Patron) => boolean,
): { readonly tie: readonly Patron[] } | { readonly groups: Groups } => {
  const tie = tieIn(groups)
  if (!tie) return { groups }
  const here = tie.filter(isIn)
  if (here.length === tie.length) return { tie }
  if (here.length === 0) return { groups }
  const gone = tie.filter(patron => !isIn(patron))
  return untied(
    groups.flatMap(group => (group === tie ? [here, gone] : [group])),
    tieIn,
    isIn,
  )
}

/**
 * There is always one winner. There is a runner-up if there is a second prize. A player who leaves
 * after the final keeps the place.
 * @rule nz7:5.9 nz7:5.10 ruling:705 ruling:745
 */
export const rankFinal = (
  finals: readonly Result[],
  playOffs: readonly PlayOff[],
  needsRunnerUp: boolean,
  isIn: (patron: Patron) => boolean = () => true,
): Final => {
  const played = playOffResults(playOffs)
  const lastOf = (patron: Patron): Result | undefined =>
    played.get(patron)?.at(-1) ?? finals.find(({ stacks }) => Object.hasOwn(stacks, patron))
  const groups = ranked(together(finals.map(final => scores(final, played))))
  const called = (tie: readonly Patron[], isBust: boolean): Final => ({
    playOff: tie,
    for: groups[0]!.includes(tie[0]!) ? 'winner' : 'runner-up',
    isBust,
  })
  const bust = untied(groups, all => tieOfBust(all, lastOf), isIn)
  if ('tie' in bust) return called(bust.tie, true)
  const boundaries = needsRunnerUp ? [1, 2] : [1]
  const ends = untied(bust.groups, all => tieAcross(all, boundaries), isIn)
  return 'tie' in ends ? called(ends.tie, false) : { placings: placed(ends.groups, playOffs) }
}

const placed = (groups: Groups, playOffs: readonly PlayOff[]): readonly Placing[] => {
  const purposes = (patron: Patron): readonly Purpose[] =>
    playOffs
      .filter(({ stacks }) => Object.hasOwn(stacks, patron))
      .map((each, nth) => each.for ?? (nth === 0 ? 'winner' : 'runner-up'))
  let place = 1
  return groups.flatMap(group => {
    const at = place
    place += group.length
    return group.map(patron => ({
      patron,
      place: at,
      tied: group.length,
      under: decidedBy(at, purposes(patron), group.length),
    }))
  })
}

/**
 * The clause of the session that decided the place.
 * @rule nz7:5.11(a) nz7:5.11(b) nz7:5.11(c) nz7:5.12
 */
const decidedBy = (place: number, playOffs: readonly Purpose[], tied: number): Authority => {
  if (place <= 2) return playOffs.length > 0 ? 'nz7:5.10' : 'nz7:5.9'
  if (tied > 1) return 'nz7:5.12'
  if (playOffs.length === 0) return 'nz7:5.11(c)'
  return playOffs.includes('runner-up') ? 'nz7:5.11(a)' : 'nz7:5.11(b)'
}
