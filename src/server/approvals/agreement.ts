import type { Command } from '../../kernel/game.ts'
import { isRefusal, type Phrase, type Refusal, refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import { type Follows, followsFrom } from '../desk/preview.ts'
import type { TableAt } from '../desk/round-change.ts'
import type { Table } from '../floor/floor.ts'
import { needsTwo } from './approval-needed.ts'

/** What two people agreed on: a round, and what would follow in it. */
export interface Agreement {
  /** The round under way when somebody asked. A log of an older version has none. */
  readonly round?: number
  /** What would follow, as the approver saw it. A log of an older version has none. */
  readonly follows?: Follows
}

const ANOTHER = refuse('ruling:113', 'This needs a second person now. Ask again.')

/** @rule ruling:113 ruling:117 */
const CHANGED = refuse(
  'ruling:113',
  'What would follow has changed since it was asked. Look at it again, then approve.',
)

/** @rule ruling:117 */
const NO_ROUND = refuse('ruling:117', 'The request names no round. Ask again.')

/** @rule ruling:117 */
const ANOTHER_ROUND = 'This was asked for in round {round}; round {now} is under way. Ask again.'

/**
 * A request is for the round in which it was made. Otherwise a command about the last round could
 * reach a different round from the one both people saw. @rule ruling:117
 */
const roundPassed = (
  { game, host }: TableAt,
  does: string,
  { round }: Agreement,
): Refusal | undefined => {
  const now = host.state.round.number
  const about = declaredAt(game, does)?.about
  if (about === 'the-table' || about === 'any-round' || round === now) return undefined
  return round === undefined ? NO_ROUND : refuse('ruling:117', ANOTHER_ROUND, { round, now })
}

/** @rule ruling:117 */
const OTHER_ROUND = 'This was asked for about round {round}; it would now change round {now}.'

/** A command that looks back would reach another round than the one both people saw. */
const movedFrom = (now: Follows, { follows }: Agreement): Refusal | undefined =>
  follows?.round === undefined || now.round === undefined || now.round === follows.round
    ? undefined
    : refuse('ruling:117', OTHER_ROUND, { round: follows.round, now: now.round })

/** Why an open request cannot be approved as it was made, in words. */
export interface StaleReason extends Phrase {
  /** True if it can never be carried out. */
  readonly isOver: boolean
}

/** Why a request cannot be approved as it was made. */
export interface Stale {
  readonly refused: Refusal
  /** True if it can never be carried out. */
  readonly isOver: boolean
  /** What would follow now, for the approver to see, if the request is not over. */
  readonly follows?: Follows
}

export const staleness = (
  table: TableAt,
  command: Command,
  agreed: Agreement,
  at: number,
): Stale | undefined => {
  const passed = roundPassed(table, command.does, agreed)
  if (passed) return { refused: passed, isOver: true }
  const follows = followsFrom(table, command, at)
  if (isRefusal(follows)) return { refused: follows, isOver: true }
  const moved = movedFrom(follows, agreed)
  if (moved) return { refused: moved, isOver: true }
  const isSame =
    agreed.follows === undefined || JSON.stringify(follows) === JSON.stringify(agreed.follows)
  return isSame ? undefined : { refused: CHANGED, isOver: false, follows }
}

/**
 * Refuses a command whose consequences differ from those both people agreed on, and a command
 * without agreement that needs a second person.
 */
export const notAgreed = (
  table: Table,
  command: Command,
  agreed: Agreement | undefined,
): Refusal | undefined => {
  if (agreed === undefined) return needsTwo(table, command) ? ANOTHER : undefined
  return staleness(table, command, agreed, table.host.state.now)?.refused
}

/** The table after this command; undefined if the rules refuse it. */
const tableAfter = (table: TableAt, command: Command): TableAt | undefined => {
  const { game, state } = table.host
  const events = game.decide(state, command)
  if (isRefusal(events)) return undefined
  const after = events.reduce((was, event) => game.evolve(was, event), state)
  return { ...table, host: { game, state: after } }
}

/** True if the request could be carried out now, and no longer after this step. */
export const isEndedBy = (
  table: TableAt,
  step: Command,
  request: Command,
  agreed: Agreement,
  at: number,
): boolean => {
  const after = tableAfter(table, step)
  const isOver = (when: TableAt) => staleness(when, request, agreed, at)?.isOver === true
  return after !== undefined && !isOver(table) && isOver(after)
}
