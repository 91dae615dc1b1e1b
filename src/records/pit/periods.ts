import { FLOOR } from '../../floor/floor.ts'
import type { Positions } from '../../floor/pit/day.ts'
import { type FloatEvent, isFloat } from '../../floor/pit/float.ts'
import type { Dealing, FloorEvent, FloorState } from '../../floor/state.ts'

/** Reads the floor's log for the pit report: who dealt when, shifts, days and floats. */

export interface FloorEntry {
  readonly at: number
  readonly events: readonly FloorEvent[]
}

export interface Period {
  readonly day: number
  readonly shift: number
  /** The person in charge; empty if nobody signed for the shift. */
  readonly inCharge: string
}

interface Since<T> {
  readonly since: number
  readonly is: T
}

/** A new dealer, from the entry after this one on, or from a time in logs without entries. */
interface DealerChange {
  readonly at: number
  readonly entry: number | undefined
  readonly dealer: string
}

/** A moment of a table, by its log and by the clock. */
export interface LogMoment {
  readonly seq: number | undefined
  readonly at: number
}

/** An event about a float, with its period. */
export interface FloatNoted {
  readonly at: number
  readonly event: FloatEvent
  readonly period: Period
  readonly dealer: string
}

export interface Closed {
  readonly day: number
  readonly at: number
  readonly by: string
  readonly report: string
}

/** The start and end of each day; the last one is open. */
export interface Day {
  readonly day: number
  readonly from: number
  readonly to: number | null
}

export interface FloorBook {
  readonly floats: readonly FloatNoted[]
  readonly days: readonly Day[]
  readonly closed: readonly Closed[]
  readonly state: FloorState
  readonly dealerAt: (table: string, moment: LogMoment) => string
  /** By the number of an entry in the table's log. */
  readonly periodAt: (table: string, entry: number) => Period
}

const VIRTUAL = 'virtual dealer'

const named = (dealing: Dealing | undefined): string => {
  if (dealing?.is === 'person') return dealing.name
  return dealing?.is === 'virtual' ? VIRTUAL : 'nobody'
}

const latest = <T>(all: readonly Since<T>[], at: number): T | undefined => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]!.since <= at) low = middle + 1
    else high = middle
  }
  return all[low - 1]?.is
}

/** The log decides: entries of the same millisecond may belong to two dealers. */
const isAfter =
  ({ seq, at }: LogMoment) =>
  (change: DealerChange): boolean =>
    change.entry !== undefined && seq !== undefined ? change.entry < seq : change.at <= at

const periodOf = ({ pit: { day, shift, inCharge } }: FloorState): Period => ({
  day,
  shift,
  inCharge: inCharge?.name ?? '',
})

export const floorBookOf = (entries: readonly FloorEntry[]): FloorBook => {
  const dealers = new Map<string, DealerChange[]>()
  const periods: { readonly positions: Positions; readonly period: Period }[] = []
  const floats: FloatNoted[] = []
  const closed: Closed[] = []
  const days: Day[] = [{ day: 1, from: entries[0]?.at ?? 0, to: null }]
  let state = FLOOR.open(null)
  const first = periodOf(state)
  for (const { at, events } of entries)
    for (const event of events) {
      if (isFloat(event)) {
        const dealer = named(state.tables[event.table]?.dealing)
        floats.push({ at, event, period: periodOf(state), dealer })
      }
      state = FLOOR.evolve(state, event)
      if ('table' in event && !isFloat(event)) {
        const known = dealers.get(event.table) ?? []
        const dealer = named(state.tables[event.table]?.dealing)
        const entry = 'entry' in event ? event.entry : undefined
        if (known.at(-1)?.dealer !== dealer) known.push({ at, entry, dealer })
        dealers.set(event.table, known)
      }
      if ('positions' in event)
        periods.push({ positions: event.positions, period: periodOf(state) })
      if (event.is === 'DayClosed') {
        const { day, by, report } = event
        closed.push({ day, at, by: by.name, report })
        days[days.length - 1] = { ...days.at(-1)!, to: at }
        days.push({ day: day + 1, from: at, to: null })
      }
    }
  /** By table: the first entry of each period. */
  const starts = new Map<string, readonly Since<Period>[]>()
  const startsAt = (table: string): readonly Since<Period>[] => {
    const known = starts.get(table)
    if (known) return known
    const all = periods.map(({ positions, period }) => ({
      since: (positions[table]?.entry ?? 0) + 1,
      is: period,
    }))
    starts.set(table, all)
    return all
  }
  return {
    floats,
    days,
    closed,
    state,
    dealerAt: (table, moment) => dealers.get(table)?.findLast(isAfter(moment))?.dealer ?? 'nobody',
    periodAt: (table, entry) => latest(startsAt(table), entry) ?? first,
  }
}
