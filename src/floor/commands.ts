import { CATALOGUE, GAMES, type GameName } from '../games/catalogue.ts'
import { type AnyDeclared, type CommandOf, commandsOn } from '../kernel/command.ts'
import { type Actor, type Patron, ranksAtLeast } from '../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { CALLED, CALLS, callAnswered, callMade, type Person, personIn } from './calls.ts'
import { ITEMS } from './payouts.ts'
import { PIT_LAW } from './pit/commands.ts'
import {
  at,
  DEALS,
  type Dealer,
  type Dealing,
  type FloorEvent,
  type FloorState,
  type NewTable,
  notHere,
  OPENS,
  onFloor,
} from './state.ts'

/** Commands about tables as a whole: opening them, dealing at them, and calling a supervisor. */

const command = commandsOn<FloorState, undefined, FloorEvent>()

const table = field.word

/** The operator's request, completed by the server. */
export interface BringTable {
  readonly by: Actor
  readonly does: 'bring-table'
  readonly table: string
  readonly of: NewTable
}

export const brought = (
  state: FloorState,
  { by, table: id, of }: BringTable,
): Decision<FloorEvent> => {
  if (onFloor(state, id)) return refuse(OPENS, 'There is a table {table} already.', { table: id })
  if (!ranksAtLeast(by, 'operator'))
    return refuse(OPENS, 'Only the operator decides which tables are open.')
  return notHere(state, id, of) ?? [{ is: 'TableBrought', table: id, of, under: OPENS }]
}

const shutTable = command('shut-table', {
  mood: 'direction',
  by: ['operator'],
  fields: { table },
  about: 'the-table',
  under: OPENS,
  decide: (state, { table: id }) =>
    at(state, id, ({ open }) =>
      open
        ? [{ is: 'TableShut', table: id, under: 'nz1:8.0' }]
        : refuse('nz1:8.0', 'The table is closed already.'),
    ),
})

const reopenTable = command('reopen-table', {
  mood: 'direction',
  by: ['operator'],
  fields: { table },
  about: 'the-table',
  under: OPENS,
  decide: (state, { table: id }) =>
    at(state, id, known =>
      known.open
        ? refuse(OPENS, 'The table is open already.')
        : (notHere(state, id, known) ?? [{ is: 'TableReopened', table: id, under: OPENS }]),
    ),
})

const othersTable = ({ name }: Dealer): Refusal =>
  refuse(DEALS, '{name} deals here; a game supervisor may relieve them.', { name })

/** The last entry of the table's log, which the server fills in. */
const entry = field.internal<number | undefined>()

const after = (last: number | undefined) => (last === undefined ? {} : { entry: last })

/** A dealer cannot push a colleague away. Only a supervisor may relieve the dealer. */
const taken = (
  person: Person,
  id: string,
  dealing: Dealing,
  last: number | undefined,
): Decision<FloorEvent> => {
  const took = { is: 'DealerTook', table: id, ...person, ...after(last), under: DEALS } as const
  if (dealing.is === 'person' && dealing.name === person.name)
    return refuse(DEALS, 'You deal at this table already.')
  if (dealing.is !== 'person') return [took]
  const relieves = { name: dealing.name, rank: dealing.rank }
  return person.rank === 'dealer' ? othersTable(dealing) : [{ ...took, relieves }]
}

const takeOver = command('take-over', {
  mood: 'direction',
  by: ['dealer'],
  fields: { table, entry },
  about: 'the-table',
  under: DEALS,
  place: 'button',
  decide: (state, { by, table: id, entry: last }) =>
    at(state, id, ({ dealing }) => {
      const person = personIn(by)
      return person
        ? taken(person, id, dealing, last)
        : refuse(DEALS, 'Only a member of staff takes a table over.')
    }),
})

const handBack = command('hand-back', {
  mood: 'direction',
  by: ['dealer'],
  fields: { table, entry },
  about: 'the-table',
  under: DEALS,
  place: 'button',
  decide: (state, { by, table: id, entry: last }) =>
    at(state, id, ({ dealing }) => {
      if (dealing.is !== 'person') return refuse(DEALS, 'No person deals at this table.')
      const isOwn = by.role === 'staff' && by.name === dealing.name
      return isOwn || ranksAtLeast(by, 'game-supervisor')
        ? [{ is: 'DealerLeft', table: id, ...after(last), under: DEALS }]
        : othersTable(dealing)
    }),
})

/** The house releases a table when its dealer has signed out. */
const releaseTable = command('release-table', {
  mood: 'report',
  by: ['operator'],
  fields: { table, reason: field.reason, entry },
  about: 'the-table',
  under: DEALS,
  decide: (state, { table: id, reason, entry: last }) =>
    at(state, id, ({ dealing }) =>
      dealing.is === 'person'
        ? [{ is: 'DealerLeft', table: id, reason, ...after(last), under: DEALS }]
        : refuse(DEALS, 'No person deals at this table.'),
    ),
})

const NOT_STAFF = refuse(CALLED, 'Only a member of staff calls a supervisor.')

const callFor = command('call-for', {
  mood: 'report',
  by: ['dealer'],
  fields: { table, what: field.oneOf(...CALLS), patron: field.optional(field.patron) },
  about: 'the-table',
  under: CALLED,
  place: 'button',
  decide: (state, { by, table: id, what, patron }) =>
    at(state, id, known => {
      const person = personIn(by)
      return person ? callMade(known, id, person, what, patron ?? null) : NOT_STAFF
    }),
})

/** `note`: how it was resolved. */
const answerCall = command('answer-call', {
  mood: 'report',
  by: ['dealer'],
  fields: { table, number: field.whole(1, 1_000_000), note: field.optional(field.reason) },
  about: 'the-table',
  under: CALLED,
  place: 'button',
  decide: (state, { by, table: id, number, note }) =>
    at(state, id, known => {
      const person = personIn(by)
      return person ? callAnswered(known, id, person, number, note) : NOT_STAFF
    }),
})

/** `of`: the round, which the server names. */
const tickOff = command('tick-off', {
  mood: 'report',
  by: ['dealer'],
  fields: { table, items: ITEMS, isDone: field.flag, of: field.internal<string>() },
  about: 'the-table',
  under: DEALS,
  place: 'button',
  decide: (state, { by, table: id, items, isDone, of }) =>
    at(state, id, ({ dealing }) =>
      by.role === 'staff' && deals(dealing, by.name ?? '')
        ? [{ is: 'PayoutsTicked', table: id, of, items, isDone, under: DEALS }]
        : refuse(DEALS, 'Only the dealer of this table ticks off what was paid.'),
    ),
})

export const FLOOR_LAW = [
  shutTable,
  reopenTable,
  takeOver,
  handBack,
  releaseTable,
  callFor,
  answerCall,
  tickOff,
  ...PIT_LAW,
] as const

export type FloorCommand = CommandOf<(typeof FLOOR_LAW)[number]> | BringTable

/** Commands of dealers, which also work while a tournament session is played at the table. */
export const OF_DEALERS: readonly AnyDeclared[] = [takeOver, handBack, tickOff]

/** The floor commands that people give at a table. */
export const AT_TABLES: readonly AnyDeclared[] = [...OF_DEALERS, callFor, answerCall]

/** The operator's request for a table of one game. Missing elections get their defaults. */
const asked = (game: GameName): field.AnyShape =>
  field.record({
    game: field.oneOf(game),
    book: field.oneOf(...CATALOGUE[game].books),
    title: field.optional(field.word),
    attended: field.flag,
    oneTableOnly: field.optional(field.flag),
    elections: { ...field.record(electionsOf(game)), optional: true },
  })

const electionsOf = (game: GameName): field.Fields =>
  Object.fromEntries(
    Object.entries(CATALOGUE[game].elections).map(([name, shape]) => [
      name,
      { ...shape, optional: true },
    ]),
  )

export const BRING_TABLE: AnyDeclared = {
  does: 'bring-table',
  mood: 'direction',
  by: ['operator'],
  fields: { of: field.either(...GAMES.map(asked)) },
  about: 'the-table',
  under: OPENS,
  place: 'button',
}

/** The operator's request for a new table. */
export interface WantedTable {
  readonly game: GameName
  readonly book: string
  readonly title?: string
  readonly attended: boolean
  readonly oneTableOnly?: boolean
  readonly elections?: Readonly<Record<string, unknown>>
}

/**
 * Takes the next step by the rules, if it is still the step that the person saw. `anyway`: also if
 * the step ends a request that waits for approval.
 */
export const PROCEED: AnyDeclared = {
  does: 'proceed',
  mood: 'report',
  by: ['dealer'],
  fields: { anyway: field.optional(field.flag) },
  about: 'this-step',
  under: DEALS,
  place: 'button',
}

/** Text that a patron mixes into the sealed chance. */
export const MIX_IN: AnyDeclared = {
  does: 'mix-in',
  mood: 'request',
  by: ['patron'],
  fields: { words: field.word },
  about: 'the-table',
  under: 'nz1:15.4',
}

/** True if this person deals at the table. */
export const deals = (dealing: Dealing, name: Patron): boolean =>
  dealing.is === 'person' && dealing.name === name
