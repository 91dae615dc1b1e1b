import type { EventOf, GeneralEvent } from '../general/events.ts'
import type { Account, Move } from '../kernel/chips/settle.ts'
import type { Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import { byName, putByName } from '../records/by-name.ts'
import { movesOf } from '../records/table-book.ts'
import { dayOf, type Span } from './period.ts'

/**
 * What patrons have used up at one table: stakes and net result by day, and when they were there.
 * It is a fold of the table's log, as JSON.
 */

export interface Money {
  /** Stakes that won, lost or stood off. */
  staked: number
  /** Negative for a loss. */
  net: number
}

interface PatronUsage {
  /** By day since 1970. */
  days: Record<number, Money>
  /** From joining to leaving; null while the patron is there. */
  there: [from: number, to: number | null][]
}

export interface TableUsage {
  /** The latest time of an entry. A clock that is set back is ignored. */
  now: number
  patrons: Record<Patron, PatronUsage>
  lying: Record<WagerId, Patron>
  /**
   * Wagers that stood off and stay for the next round, as far as their patrons left them. A stake
   * counts once: when it is put down, not again in each round that it stays.
   */
  staying: Record<WagerId, Wager>
}

export const newUsage = (): TableUsage => ({ now: 0, patrons: {}, lying: {}, staying: {} })

/** A month, and one day of the next. */
const REMEMBERED = 32

/** The usage of a patron. The first call for a patron adds an empty one. */
export const patronUsage = (usage: TableUsage, patron: Patron): PatronUsage =>
  byName(usage.patrons, patron) ?? putByName(usage.patrons, patron, { days: {}, there: [] })

/** Adds money to a day, and drops days that no limit can reach any more. */
export const addMoney = (usage: TableUsage, patron: Patron, { staked, net }: Money): void => {
  const today = dayOf(usage.now)
  const { days } = patronUsage(usage, patron)
  const money = days[today] ?? { staked: 0, net: 0 }
  days[today] = { staked: money.staked + staked, net: money.net + net }
  for (const day of Object.keys(days))
    if (Number(day) < today - REMEMBERED) delete days[Number(day)]
}

const isMoney = ({ kind }: Pick<Move, 'kind'>): boolean => kind !== 'promotional'

const ownerOf = ({ lying }: TableUsage, account: Account): Patron | undefined => {
  const at = account.indexOf(':') + 1
  if (at === 0) return undefined
  const name = account.slice(at)
  return account.startsWith('area:') ? lying[name] : name
}

/** Chips that a patron wins from the bank or loses to it. */
const addMoves = (usage: TableUsage, moves: readonly Move[]): void => {
  for (const move of moves.filter(isMoney)) {
    const { from, to, chips } = move
    const [account, net] = to === 'bank' ? [from, -chips] : [to, chips]
    if (to !== 'bank' && from !== 'bank') continue
    const patron = ownerOf(usage, account)
    if (patron !== undefined) addMoney(usage, patron, { staked: 0, net })
  }
}

const addStake = (usage: TableUsage, { patron, chips, kind }: Wager, times: 1 | -1): void => {
  if (isMoney({ kind })) addMoney(usage, patron, { staked: times * chips, net: 0 })
}

/** The stake moves from the wager that stood off to the one that stays. */
const stays = (usage: TableUsage, wager: Wager): void => {
  addStake(usage, wager, -1)
  usage.staying[wager.id] = wager
}

/** Chips that stayed and are taken back were at risk, so they count again. */
const staysWith = (usage: TableUsage, id: WagerId, chips: number): void => {
  const stayed = usage.staying[id]
  if (!stayed || chips >= stayed.chips) return
  const left = { ...stayed, chips: Math.max(0, chips) as Wager['chips'] }
  addStake(usage, stayed, 1)
  addStake(usage, left, -1)
  usage.staying[id] = left
}

export const comes = (usage: TableUsage, patron: Patron): void => {
  const { there } = patronUsage(usage, patron)
  if (there.at(-1)?.[1] !== null || there.length === 0) there.push([usage.now, null])
}

export const goes = (usage: TableUsage, patron: Patron): void => {
  const used = patronUsage(usage, patron)
  const last = used.there.at(-1)
  if (last?.[1] === null) last[1] = usage.now
  const today = dayOf(usage.now)
  used.there = used.there.filter(([, to]) => to === null || dayOf(to) >= today - REMEMBERED)
}

type Taking = {
  readonly [Is in GeneralEvent['is']]?: (usage: TableUsage, event: EventOf<Is>) => void
}

/** Records the owner of a wager before its chips move. */
const LAYS: Taking = {
  WagerPlaced: ({ lying }, { wager }) => {
    lying[wager.id] = wager.patron
  },
  WagerReopened: ({ lying }, { wager }) => {
    lying[wager.id] = wager.patron
  },
}

const COUNTS: Taking = {
  WagerSettled: (usage, { wager, outcome }) => {
    delete usage.lying[wager.id]
    if (outcome.is === 'void') staysWith(usage, wager.id, 0)
    else addStake(usage, wager, 1)
    delete usage.staying[wager.id]
  },
  WagerReopened: (usage, { wager }) => addStake(usage, wager, -1),
  WagerAltered: (usage, { wager, chips }) => staysWith(usage, wager, chips),
  WagerCut: (usage, { wager, part }) =>
    staysWith(usage, wager, (usage.staying[wager]?.chips ?? 0) - part),
  WagerWithdrawn: (usage, { wager }) => {
    delete usage.lying[wager]
    staysWith(usage, wager, 0)
    delete usage.staying[wager]
  },
  PatronJoined: (usage, { patron }) => comes(usage, patron),
  PatronLeft: (usage, { patron }) => goes(usage, patron),
}

const take = (by: Taking, usage: TableUsage, event: Event): void => {
  if (!Object.hasOwn(by, event.is)) return
  ;(by[event.is as GeneralEvent['is']] as (usage: TableUsage, event: Event) => void)(usage, event)
}

/** Whether chips stay on the table because their wager stood off in this entry. */
const hasStoodOff = (events: readonly Event[], { continues }: EventOf<'WagerPlaced'>): boolean =>
  (events as readonly GeneralEvent[]).some(
    event =>
      event.is === 'WagerSettled' &&
      event.wager.id === continues &&
      event.outcome.is === 'stand-off',
  )

const isPlaced = (event: Event): event is EventOf<'WagerPlaced'> => event.is === 'WagerPlaced'

/** Takes the events of one entry. `at` is its time, which never decreases here. */
export const addUsage = (usage: TableUsage, at: number, events: readonly Event[]): void => {
  usage.now = Math.max(usage.now, at)
  for (const event of events) {
    take(LAYS, usage, event)
    addMoves(usage, movesOf(event))
    take(COUNTS, usage, event)
    if (isPlaced(event) && hasStoodOff(events, event)) stays(usage, event.wager)
  }
}

/** The money of these patrons at one table in a period. */
export const moneyIn = (
  usage: TableUsage,
  patrons: readonly Patron[],
  { from, to }: Span,
): Money => {
  const sum: Money = { staked: 0, net: 0 }
  for (const patron of patrons)
    for (const [day, { staked, net }] of Object.entries(
      byName(usage.patrons, patron)?.days ?? {},
    )) {
      if (Number(day) < dayOf(from) || Number(day) >= dayOf(to)) continue
      sum.staked += staked
      sum.net += net
    }
  return sum
}

/** When these patrons were at the table. */
export const spansOf = (
  usage: TableUsage,
  patrons: readonly Patron[],
  now: number,
): readonly Span[] =>
  patrons.flatMap(patron =>
    (byName(usage.patrons, patron)?.there ?? []).map(([from, to]) => ({ from, to: to ?? now })),
  )

/** Spans that overlap count once; `gap` joins those that are close to each other. */
export const mergedSpans = (spans: readonly Span[], gap = 0): readonly Span[] => {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to + gap)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else all.push(span)
  }
  return all
}

/** Milliseconds of these spans within a period. */
export const lengthIn = (spans: readonly Span[], { from, to }: Span): number =>
  mergedSpans(spans).reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
    0,
  )
