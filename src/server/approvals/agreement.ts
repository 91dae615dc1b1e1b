import type { Command } from '../../kernel/game.ts'
import { isRefusal, type Phrase, type Refusal, refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import { type Follows, followsFrom } from '../desk/preview.ts'
import type { Table } from '../floor/floor.ts'
import { needsTwo } from './approval-needed.ts'

/** What two people agreed on: a round, and what would follow in it. */
export interface Agreed {
  /** The round under way when somebody asked. A log of an older version has none. */
  readonly round?: number
  /** What would follow, as the approver saw it. A log of an older version has none. */
  readonly follows?: Follows
}

const ANOTHER = refuse('ruling:113', 'By now this needs a second person: ask again.')

/** @rule ruling:113 ruling:117 */
const CHANGED = refuse(
  'ruling:113',
  'What would follow has changed since it was asked. Look at it again, then approve.',
)

/** @rule ruling:117 */
const NO_ROUND = refuse('ruling:117', 'Nobody said which round this was for: ask again.')

/** @rule ruling:117 */
const ANOTHER_ROUND = 'This was asked for in round {round}; round {now} is under way. Ask again.'

/**
 * A request is for the round in which it was made. Otherwise a command about the last round could
 * reach a different round from the one both people saw. @rule ruling:117
 */
export const roundPassed = (
  { game, host }: Table,
  does: string,
  { round }: Agreed,
): Refusal | undefined => {
  const now = host.state.round.number
  if (declaredAt(game, does)?.about === 'the-table' || round === now) return undefined
  return round === undefined ? NO_ROUND : refuse('ruling:117', ANOTHER_ROUND, { round, now })
}

/** What would follow now, if it differs from what was agreed on. */
export const changedFrom = (
  table: Table,
  command: Command,
  { follows }: Agreed,
  at: number,
): { readonly follows: Follows; readonly refused: Refusal } | undefined => {
  if (follows === undefined) return undefined
  const now = followsFrom(table, command, at)
  return isRefusal(now) || JSON.stringify(now) === JSON.stringify(follows)
    ? undefined
    : { follows: now, refused: CHANGED }
}

/** Why an open request cannot be approved as it was made, in words. */
export interface StaleReason extends Phrase {
  /** True if it can never be carried out. */
  readonly isOver: boolean
}

/** Why a request cannot be approved as it was made. `isOver`: it can never be carried out. */
export interface Stale {
  readonly refused: Refusal
  readonly isOver: boolean
}

export const staleness = (
  table: Table,
  command: Command,
  agreed: Agreed,
  at: number,
): Stale | undefined => {
  const passed = roundPassed(table, command.does, agreed)
  if (passed) return { refused: passed, isOver: true }
  const now = followsFrom(table, command, at)
  if (isRefusal(now)) return { refused: now, isOver: true }
  const changed = changedFrom(table, command, agreed, at)
  return changed && { refused: changed.refused, isOver: false }
}

/**
 * Refuses a command whose consequences differ from those both people agreed on, and a command
 * without agreement that needs a second person.
 */
export const notAgreed = (
  table: Table,
  command: Command,
  agreed: Agreed | undefined,
): Refusal | undefined => {
  if (agreed === undefined) return needsTwo(table, command) ? ANOTHER : undefined
  return (
    roundPassed(table, command.does, agreed) ??
    changedFrom(table, command, agreed, table.host.state.now)?.refused
  )
}
