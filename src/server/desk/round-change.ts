import { CATALOGUE } from '../../games/catalogue.ts'
import { isGeneralEvent } from '../../general/evolve.ts'
import { roundsBefore, type TableState } from '../../general/state.ts'
import type { Command, Event } from '../../kernel/game.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import type { Table } from '../floor/floor.ts'

/** The round that a command would change, and its outcome before and afterwards. */

/** The outcome of a round, as everybody at the desk sees it. */
export interface Outcome {
  readonly hands?: Readonly<Record<'player' | 'banker', readonly string[]>>
  readonly number?: string
  readonly faces?: readonly number[]
}

/** A table's rules and state. */
export interface TableInPlay {
  readonly host: Pick<Table['host'], 'game' | 'state'>
}

/** A table as it is, or as it would be. */
export interface TableAt extends TableInPlay, Pick<Table, 'game' | 'attended' | 'rounds'> {}

export interface PhaseAndCalls {
  readonly phase: string
  readonly calls: readonly Phrase[]
}

export const playAt = ({ host }: TableInPlay, state: TableState<unknown>): PhaseAndCalls =>
  (host.game.view(state, { role: 'dealer' }) as { readonly play: PhaseAndCalls }).play

interface RoundEvent extends Event {
  readonly round: number
}

interface Reopened extends Event {
  readonly wager: { readonly id: string }
}

/** The event of a game may have the result of the round under the same name. */
const isNamed = (event: Event): event is RoundEvent =>
  'round' in event && typeof event.round === 'number'

const isReopened = (event: Event): event is Reopened => event.is === 'WagerReopened'

const hasBegun = (game: Table['game'], { play, round }: TableState<unknown>): boolean =>
  round.attempted || CATALOGUE[game].hasBegun(play as never)

/**
 * The round that an event names or whose wager is open again. Otherwise a game's command that looks back
 * is about the last round until the next one has begun.
 */
export const roundOf = (
  { game, host: { state } }: TableAt,
  { does, round: asked }: Command,
  events: readonly Event[],
): number | undefined => {
  const named = events.find(isNamed)
  if (named) return named.round
  const again = events.find(isReopened)?.wager.id
  const past = roundsBefore(state).find(({ ended }) =>
    ended.some(({ wager }) => wager.id === again),
  )
  if (past) return past.number
  const { number } = state.round
  const about = declaredAt(game, does)?.about
  const isOfGame = events.some(event => !isGeneralEvent(event))
  if (about === 'a-round' && isOfGame && !hasBegun(game, state)) return state.last?.number ?? number
  if (about === 'any-round') return asked
  return about === 'the-table' ? undefined : number
}

/** The parts of a view that hold the outcome, for any game. */
interface OutcomeView {
  readonly hands?: Readonly<Record<'player' | 'banker', { readonly cards: readonly string[] }>>
  readonly ballIn?: string | null
  readonly faces?: readonly number[] | null
}

const shownAt = (table: TableInPlay, state: TableState<unknown>): Outcome => {
  const { hands, ballIn, faces } = playAt(table, state) as OutcomeView & PhaseAndCalls
  return {
    ...(hands && { hands: { player: hands.player.cards, banker: hands.banker.cards } }),
    ...(typeof ballIn === 'string' && { number: ballIn }),
    ...(faces && { faces }),
  }
}

interface RecordedRound {
  readonly result: Pick<Outcome, 'number' | 'faces'> | null
  readonly hands?: Partial<NonNullable<Outcome['hands']>>
}

/** From the record: the next round may be on the table by now. */
const recordedAt = ({ rounds }: TableAt, round: number): Outcome | undefined => {
  const found = rounds.rounds.find(each => each.round === round) as RecordedRound | undefined
  if (!found) return undefined
  const { number, faces } = found.result ?? {}
  const { player, banker } = found.hands ?? {}
  return {
    ...(player && banker && { hands: { player, banker } }),
    ...(number !== undefined && { number }),
    ...(faces && { faces }),
  }
}

interface Changing {
  readonly before: TableState<unknown>
  readonly after: TableState<unknown>
  readonly round: number | undefined
  readonly events: readonly Event[]
}

/** A round that is declared to have no outcome has none afterwards. @rule nz1:18.1 */
export const outcomeChange = (table: TableAt, { before, after, round, events }: Changing) => {
  const { number } = before.round
  const isPast = round !== undefined && round < number
  const now = (isPast ? recordedAt(table, round) : undefined) ?? shownAt(table, before)
  if (events.some(({ is }) => is === 'RoundInvalidated')) return { now, after: {} }
  const isUnseen = isPast && round < number - 1
  return { now, after: isUnseen ? now : shownAt(table, after) }
}
