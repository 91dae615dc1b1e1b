import { accountHoldings, everyRecord, recordOf, type TableState } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Command, Event } from '../../kernel/game.ts'
import { RANKS, type StaffRank } from '../../kernel/people.ts'
import { isRefusal, type Phrase, type Refusal, sentence } from '../../kernel/refusal.ts'
import { decodeCommand } from '../../protocol/command-message.ts'
import type { RefusedOnWire } from '../../protocol/wire.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import { needsTwo } from '../approvals/approval-needed.ts'
import { commandFrom } from '../floor/dispatch.ts'
import type { Table } from '../floor/floor.ts'
import { sealedRefusal } from '../floor/sealed-reports.ts'
import { actorOf, type Principal } from '../identity/principal.ts'
import {
  type Outcome,
  outcomeChange,
  playAt,
  roundOf,
  type TableAt,
  type TableInPlay,
} from './round-change.ts'
import { positionOf } from './steps.ts'

/** Computes the consequences of a staff command before anybody decides. */

/** How one patron's chips would change. */
export interface Changed {
  readonly patron: string
  readonly inHand: number
  readonly onTable: number
  readonly owes: number
}

export interface Follows {
  /** The clauses it rests on. */
  readonly under: readonly Authority[]
  /** The dealer's announcements. */
  readonly says: readonly string[]
  /** The same as templates and facts. */
  readonly calls: readonly Phrase[]
  readonly patrons: readonly Changed[]
  /** The phase of the round afterwards. */
  readonly phase: string
  /** The cards, the number or the dice now and afterwards. A log of an older version has none. */
  readonly came?: { readonly now: Outcome; readonly after: Outcome }
  /** The round that it changes. Commands about the table as a whole have none. */
  readonly round?: number
}

export type Considered =
  | { readonly malformed: string }
  | { readonly refused: RefusedOnWire }
  /**
   * `second`: whether a second person must approve it. `approvers`: the people on shift who could.
   */
  | (Follows & { readonly second: boolean; readonly approvers: readonly string[] })

type Staff = Extract<Principal, { readonly is: 'staff' }>

/** You may preview a decision that belongs to a higher rank. */
const higher = (a: StaffRank, b: StaffRank): StaffRank =>
  RANKS.indexOf(a) > RANKS.indexOf(b) ? a : b

export const commandPreview = (
  table: Table,
  { name, rank }: Staff,
  least: StaffRank,
  said: Readonly<Record<string, unknown>>,
  now: number,
  approvers: (does: string) => readonly string[],
): Considered => {
  const as = higher(rank, least)
  const message = decodeCommand(
    { ...momentOf(table), ...said, id: 'preview', table: table.id },
    as,
    () => table.game,
  )
  if (message.is === 'malformed') return { malformed: message.says }
  const by = actorOf({ is: 'staff', rank: as, name }, message.asked.for)!
  const command = commandFrom(message.asked, by)
  const follows = followsFrom(table, command, now)
  if (isRefusal(follows)) return told(follows)
  const second = needsTwo(table, command)
  return { ...follows, second, approvers: second ? approvers(command.does) : [] }
}

/** A preview concerns the current round and step unless it names others. */
const momentOf = ({ host: { state } }: Table) => ({
  round: state.round.number,
  step: positionOf(state),
})

export const followsFrom = (table: TableAt, command: Command, now: number): Follows | Refusal => {
  const { game } = table.host
  const state = atTime(table, now)
  const decision = sealedRefusal(table, command.does) ?? game.decide(state, command)
  if (isRefusal(decision)) return decision
  const after = decision.reduce((was, event) => game.evolve(was, event), state)
  const calls = newlySaid(table, state, decision)
  const round = roundOf(table, command, decision)
  return {
    under: [...new Set(decision.map(({ under }: Event) => under))],
    says: calls.map(call => sentence(call)),
    calls,
    patrons: changesOf(state, after),
    phase: playAt(table, after).phase,
    came: outcomeChange(table, { before: state, after, round, events: decision }),
    ...(round !== undefined && { round }),
  }
}

const told = (refusal: Refusal): Considered => ({
  refused: refusedAs(refusal),
})

/** The table as it would be after the clock's next report. */
const atTime = ({ host: { game, state } }: TableInPlay, at: number): TableState<unknown> => {
  const told = game.decide(state, { by: { role: 'clock' }, does: 'time', at } as Command)
  return isRefusal(told) ? state : told.reduce((was, event) => game.evolve(was, event), state)
}

/** The new announcements after one event. The state remembers only the latest ones. */
const added = (was: readonly Phrase[], is: readonly Phrase[]): readonly Phrase[] => {
  if (was === is) return []
  let kept = Math.min(was.length, is.length - 1)
  while (kept > 0 && !was.slice(-kept).every((text, i) => is[i] === text)) kept -= 1
  return is.slice(Math.max(kept, 0))
}

/** The dealer's announcements with this step. */
export const announcementsOf = (table: TableInPlay, command: Command): readonly Phrase[] => {
  const { game, state } = table.host
  const decision = game.decide(state, command)
  return isRefusal(decision) ? [] : newlySaid(table, state, decision)
}

const newlySaid = (
  table: TableInPlay,
  before: TableState<unknown>,
  events: readonly Event[],
): readonly Phrase[] => {
  let state = before
  return events.flatMap(event => {
    const was = playAt(table, state).calls
    state = table.host.game.evolve(state, event)
    return added(was, playAt(table, state).calls)
  })
}

const sum = (chips: Readonly<Partial<Record<string, number>>> = {}): number =>
  Object.values(chips).reduce<number>((all, one) => all + (one ?? 0), 0)

const held = (state: TableState<unknown>, patron: string) => ({
  inHand:
    sum(accountHoldings(state, `stack:${patron}`)) +
    sum(accountHoldings(state, `unclaimed:${patron}`)),
  onTable: state.wagers
    .filter(wager => wager.patron === patron)
    .reduce((all, { chips }) => all + chips, 0),
  owes: recordOf(state, patron)?.owes ?? 0,
})

const changesOf = (before: TableState<unknown>, after: TableState<unknown>): readonly Changed[] =>
  everyRecord(after)
    .map(([patron]) => {
      const [was, is] = [held(before, patron), held(after, patron)]
      return {
        patron,
        inHand: is.inHand - was.inHand,
        onTable: is.onTable - was.onTable,
        owes: is.owes - was.owes,
      }
    })
    .filter(({ inHand, onTable, owes }) => inHand !== 0 || onTable !== 0 || owes !== 0)
