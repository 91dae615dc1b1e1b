import type { Authority } from '../../kernel/authority.ts'
import type { Command, Game } from '../../kernel/game.ts'
import { type Actor, ranksAtLeast } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Topics } from '../../kernel/topic.ts'
import {
  type Conditions,
  conditionsRefused,
} from '../../tournament/director/s02-entry/conditions.ts'
import { APPLICATION, isGameName } from '../../tournament/session/application.ts'

/**
 * The list of tournaments and who runs them. Each tournament has a log for its director, and one
 * for every session.
 */

export interface Planned {
  readonly conditions: Conditions
  /** A person directs it, or the house runs all of it as a demonstration. */
  readonly run: 'director' | 'house'
  /**
   * Who deals: virtual dealers, people at attended tables, or people at tables outside the system.
   * Absent in older logs, where all dealers were virtual.
   */
  readonly tables?: 'virtual' | 'attended' | 'outside'
  /** House players fill empty places up to this number. Null means none. */
  readonly fill: number | null
}

export interface BookState {
  readonly tournaments: Readonly<Record<string, Planned>>
}

export type BookCommand = { readonly by: Actor; readonly tournament: string } & (
  | { readonly does: 'set-up'; readonly of: Planned }
  | { readonly does: 'fill'; readonly players: number }
)

export type BookEvent = { readonly under: Authority; readonly tournament: string } & (
  | { readonly is: 'TournamentSetUp'; readonly of: Planned }
  | { readonly is: 'PlacesToFill'; readonly players: number }
)

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<BookEvent> = {
  TournamentSetUp: 'tournament',
  PlacesToFill: 'tournament',
}

export const tournamentPlan = ({ tournaments }: BookState, id: string): Planned | undefined =>
  Object.hasOwn(tournaments, id) ? tournaments[id] : undefined

export const tooMany = ({ maxPlayers }: Conditions, players: number | null): Refusal | undefined =>
  players !== null && maxPlayers !== undefined && players > maxPlayers
    ? refuse('nz7:2.2(v)', 'There are {maxPlayers} places.', { maxPlayers })
    : undefined

/** Terminals have no dealer, and count for themselves. @rule nz7:5.5(b) */
const noTables = ({ conditions: { game }, tables = 'virtual' }: Planned): Refusal | undefined =>
  isGameName(game) && APPLICATION[game].terminals && tables !== 'virtual'
    ? refuse('nz7:5.5(b)', 'A tournament at terminals has no tables with dealers.')
    : undefined

/** @rule nz7:2.2 nz7:2.2(v) */
const decide = (state: BookState, command: BookCommand): Decision<BookEvent> => {
  const { by, tournament } = command
  if (!ranksAtLeast(by, 'operator'))
    return refuse('nz7:2.2', 'Only the operator holds tournaments.')
  const known = tournamentPlan(state, tournament)
  if (command.does === 'set-up') {
    const { of } = command
    if (known) return refuse('nz7:2.2', 'There is a tournament {tournament}.', { tournament })
    return (
      conditionsRefused(of.conditions) ??
      noTables(of) ??
      tooMany(of.conditions, of.fill) ?? [
        { is: 'TournamentSetUp', tournament, of, under: 'nz7:2.2' },
      ]
    )
  }
  if (!known) return refuse('nz7:2.2', 'There is no tournament {tournament}.', { tournament })
  const { players } = command
  return (
    tooMany(known.conditions, players) ?? [
      { is: 'PlacesToFill', tournament, players, under: 'nz7:2.2(v)' },
    ]
  )
}

const evolve = (state: BookState, event: BookEvent): BookState => {
  const { tournament } = event
  const of =
    event.is === 'TournamentSetUp'
      ? event.of
      : { ...state.tournaments[tournament]!, fill: event.players }
  return { tournaments: { ...state.tournaments, [tournament]: of } }
}

export const TOURNAMENTS: Game<null, BookState, BookCommand & Command, BookEvent, null> = {
  open: () => ({ tournaments: {} }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}
