import { CATALOGUE } from '../../games/catalogue.ts'
import type { TableConfig } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Command, Game } from '../../kernel/game.ts'
import { type Actor, type Patron, ranksAtLeast, type StaffRank } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import {
  type CallCommand,
  type CallEvent,
  type Called,
  callDecided,
  callsAfter,
  NOT_CALLED,
} from './calls.ts'

/**
 * What the house has decided for all its tables: which there are, by which book and elections, and
 * who deals at each, and what a supervisor is called for. A log of its own, so that a table never has
 * to know another.
 */

export type GameName = keyof typeof CATALOGUE

interface Dealer {
  readonly name: string
  readonly rank: StaffRank
}

/** A virtual dealer, a member of staff under their own name, or for the moment nobody. */
export type Dealing =
  | { readonly is: 'virtual' }
  | ({ readonly is: 'person' } & Dealer)
  | { readonly is: 'nobody' }

/** A table as it is brought onto the floor. */
export interface NewTable {
  readonly game: GameName
  readonly book: string
  readonly title: string
  /** Cards, spins and dice are real and are reported by hand: nothing is sealed. */
  readonly attended: boolean
  readonly config: TableConfig<unknown>
}

export interface OnFloor extends NewTable, Called {
  readonly open: boolean
  readonly dealing: Dealing
}

export interface FloorState {
  readonly tables: Readonly<Record<string, OnFloor>>
}

export type FloorCommand =
  | CallCommand
  | ({ readonly by: Actor } & (
      | { readonly does: 'bring-table'; readonly table: string; readonly of: NewTable }
      | { readonly does: 'shut-table'; readonly table: string }
      | { readonly does: 'reopen-table'; readonly table: string }
      | { readonly does: 'take-over'; readonly table: string }
      | { readonly does: 'hand-back'; readonly table: string }
      /** By the house: whoever deals is not in it any more. */
      | { readonly does: 'release-table'; readonly table: string; readonly reason: string }
    ))

export type FloorEvent =
  | CallEvent
  | ({ readonly under: Authority; readonly table: string } & (
      | { readonly is: 'TableBrought'; readonly of: NewTable }
      | { readonly is: 'TableShut' }
      | { readonly is: 'TableReopened' }
      /** `relieves`: whoever dealt until then. */
      | ({ readonly is: 'DealerTook'; readonly relieves?: Dealer } & Dealer)
      /** `reason`: where the house saw that they had gone. */
      | { readonly is: 'DealerLeft'; readonly reason?: string }
    ))

const OPENS = 'nz1:9.1'
const DEALS = 'nz1:1.1/dealer'

export const onFloor = ({ tables }: FloorState, id: string): OnFloor | undefined =>
  Object.hasOwn(tables, id) ? tables[id] : undefined

type Elected = Parameters<typeof CATALOGUE.baccarat.houseRefused>[1]

/** What the game, and the other tables that are open, have against a table. @rule nz5:11A.8 nz5:11B.9 */
const notHere = (
  { tables }: FloorState,
  id: string,
  { game, config }: NewTable,
): Refusal | undefined => {
  const { refused } = CATALOGUE[game] as { refused: (config: unknown) => Refusal | undefined }
  const others = Object.entries(tables).filter(
    ([other, { open, game: played }]) => other !== id && open && played === 'baccarat',
  )
  return (
    refused(config) ??
    (game === 'baccarat'
      ? CATALOGUE.baccarat.houseRefused(
          others.map(([, { config: of }]) => of.elections as Elected),
          config.elections as Elected,
        )
      : undefined)
  )
}

const needsOperator = (by: Actor): Refusal | undefined =>
  ranksAtLeast(by, 'operator')
    ? undefined
    : refuse(OPENS, 'Which tables are open is for the operator to decide.')

const brings = (
  state: FloorState,
  { by, table, of }: FloorCommand & { does: 'bring-table' },
): Decision<FloorEvent> =>
  (onFloor(state, table)
    ? refuse(OPENS, 'There is a table {table} already.', { table })
    : needsOperator(by)) ??
  notHere(state, table, of) ?? [{ is: 'TableBrought', table, of, under: OPENS }]

interface Asked {
  readonly by: Actor
  readonly table: string
  readonly known: OnFloor
}

const shuts = ({ by, table, known }: Asked): Decision<FloorEvent> =>
  needsOperator(by) ??
  (known.open
    ? [{ is: 'TableShut', table, under: 'nz1:8.0' }]
    : refuse('nz1:8.0', 'The table is closed already.'))

const reopens = (state: FloorState, { by, table, known }: Asked): Decision<FloorEvent> =>
  needsOperator(by) ??
  (known.open ? refuse(OPENS, 'The table is open already.') : undefined) ??
  notHere(state, table, known) ?? [{ is: 'TableReopened', table, under: OPENS }]

const decide = (state: FloorState, command: FloorCommand): Decision<FloorEvent> => {
  const { by, table } = command
  const known = onFloor(state, table)
  if (command.does === 'bring-table') return brings(state, command)
  if (!known) return refuse(OPENS, 'There is no table {table}.', { table })
  if (command.does === 'shut-table') return shuts({ by, table, known })
  if (command.does === 'reopen-table') return reopens(state, { by, table, known })
  if (command.does === 'release-table') return released(command, known.dealing)
  if (command.does === 'call-for' || command.does === 'answer-call')
    return callDecided(known, command)
  return command.does === 'take-over'
    ? taken(by, table, known.dealing)
    : left(by, table, known.dealing)
}

/** Nobody pushes a colleague from the table; a supervisor relieves whoever deals. */
const taken = (by: Actor, table: string, dealing: Dealing): Decision<FloorEvent> => {
  if (by.role !== 'staff' || by.name === undefined)
    return refuse(DEALS, 'Only a member of staff takes a table over.')
  const { name, rank } = by
  if (dealing.is === 'person' && dealing.name === name)
    return refuse(DEALS, 'You deal at this table already.')
  if (dealing.is !== 'person') return [{ is: 'DealerTook', table, name, rank, under: DEALS }]
  const relieves = { name: dealing.name, rank: dealing.rank }
  return ranksAtLeast(by, 'game-supervisor')
    ? [{ is: 'DealerTook', table, name, rank, relieves, under: DEALS }]
    : othersTable(dealing)
}

const othersTable = ({ name }: Dealer): Refusal =>
  refuse(DEALS, '{name} deals here; a game supervisor may relieve them.', { name })

const left = (by: Actor, table: string, dealing: Dealing): Decision<FloorEvent> => {
  if (dealing.is !== 'person') return refuse(DEALS, 'No person deals at this table.')
  const isOwn = by.role === 'staff' && by.name === dealing.name
  return isOwn || ranksAtLeast(by, 'game-supervisor')
    ? [{ is: 'DealerLeft', table, under: DEALS }]
    : othersTable(dealing)
}

const released = (
  { by, table, reason }: FloorCommand & { does: 'release-table' },
  dealing: Dealing,
): Decision<FloorEvent> =>
  dealing.is === 'person' && ranksAtLeast(by, 'operator')
    ? [{ is: 'DealerLeft', table, reason, under: DEALS }]
    : refuse(DEALS, 'No person deals at this table.')

const unattended = (attended: boolean): Dealing => ({ is: attended ? 'nobody' : 'virtual' })

const evolve = (state: FloorState, event: FloorEvent): FloorState => {
  const before = onFloor(state, event.table)
  const now = (table: OnFloor): FloorState => ({
    tables: { ...state.tables, [event.table]: table },
  })
  switch (event.is) {
    case 'TableBrought':
      return now({
        ...event.of,
        ...NOT_CALLED,
        open: true,
        dealing: unattended(event.of.attended),
      })
    case 'TableShut':
      return now({ ...before!, open: false })
    case 'TableReopened':
      return now({ ...before!, open: true })
    case 'DealerTook':
      return now({ ...before!, dealing: { is: 'person', name: event.name, rank: event.rank } })
    case 'DealerLeft':
      return now({ ...before!, dealing: unattended(before!.attended) })
    case 'CallMade':
    case 'CallAnswered':
      return now({ ...before!, ...callsAfter(before!, event) })
  }
}

export const FLOOR: Game<null, FloorState, FloorCommand & Command, FloorEvent, null> = {
  open: () => ({ tables: {} }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}

/** Whether this person is the one who deals at the table. */
export const deals = (dealing: Dealing, name: Patron): boolean =>
  dealing.is === 'person' && dealing.name === name
