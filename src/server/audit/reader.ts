import { isCall } from '../../floor/calls.ts'
import { FLOOR } from '../../floor/floor.ts'
import type { FloorEvent, FloorState } from '../../floor/state.ts'
import type { Event } from '../../kernel/game.ts'
import type { Body, Kept, Opened, Sealed } from '../../records/entry.ts'
import { type Ledger, newLedger, postEvent } from '../../records/money/ledger.ts'
import {
  type CageBook,
  linesIn,
  newCageBook,
  type StatementLine,
} from '../../records/money/statement.ts'
import { isNothing, moneyIn, type TableMoney } from '../../records/pit/money.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { newReader, type RoundReader, readRounds } from '../../records/rounds.ts'
import type { Significant } from '../../records/significant-record.ts'
import { keep, openedBook, setUpOf, type TableBook } from '../../records/table-book.ts'
import { director } from '../../tournament/director/director.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { DirectorState } from '../../tournament/director/state.ts'
import { APPROVALS, type ApprovalsState } from '../approvals/approvals.ts'
import { directedIn } from './director-events.ts'
import { approvedIn, onFloorIn } from './house-events.ts'
import { significantIn } from './significant.ts'

/** One reader per kind of log, and what it extracts from an entry. */

export type Reader =
  | { readonly of: 'table'; readonly rounds: RoundReader; readonly ledger: Ledger }
  | { readonly of: 'cage'; readonly cage: CageBook }
  | { readonly of: 'tournament'; state: DirectorState }
  | { readonly of: 'approvals'; state: ApprovalsState }
  | { readonly of: 'floor'; state: FloorState }
  | { readonly of: 'other'; readonly book: TableBook }

export interface EntryReadings {
  readonly rounds: readonly RoundRecord[]
  readonly significant: readonly Significant[]
  readonly lines: readonly StatementLine[]
  /** A table's money, unless the entry moves none. */
  readonly money?: { readonly game: string; readonly moved: TableMoney }
  /** The floor's events that the pit report needs. */
  readonly floor?: readonly FloorEvent[]
  /** Sums that do not balance. */
  readonly wrong: readonly string[]
  readonly sealed?: Sealed
  readonly opened?: Opened
}

export const readerOf = (first: Kept, body: Body): Reader => {
  const { game = '', config } = body.opens ?? {}
  if (game === 'cage') return { of: 'cage', cage: newCageBook() }
  if (game === 'tournament') return { of: 'tournament', state: director.open(config as Conditions) }
  if (game === 'approvals') return { of: 'approvals', state: APPROVALS.open(null) }
  if (game === 'floor') return { of: 'floor', state: FLOOR.open(null) }
  return setUpOf(body).elections
    ? { of: 'table', rounds: newReader(first, body), ledger: newLedger() }
    : { of: 'other', book: openedBook(body) }
}

/** Leaves out calls and their answers, which move no money. */
const pitEventsIn = (events: readonly Event[]): readonly FloorEvent[] =>
  (events as readonly FloorEvent[]).filter(event => !isCall(event))

const NOTHING = { rounds: [], significant: [], lines: [], wrong: [] }

export const tell = (reader: Reader, kept: Kept, body: Body): EntryReadings => {
  const notes = {
    ...NOTHING,
    ...(body.seals && { sealed: body.seals }),
    ...(body.reveals && { opened: body.reveals }),
  }
  switch (reader.of) {
    case 'cage':
      return { ...notes, lines: linesIn(reader.cage, kept, body.events) }
    case 'tournament': {
      const { state, significant } = directedIn(reader.state, kept, body)
      reader.state = state
      return { ...notes, significant }
    }
    case 'approvals': {
      const { state, significant } = approvedIn(reader.state, kept, body)
      reader.state = state
      return { ...notes, significant }
    }
    case 'floor': {
      const { state, significant } = onFloorIn(reader.state, kept, body)
      reader.state = state
      return { ...notes, significant, floor: pitEventsIn(body.events) }
    }
    case 'table': {
      const significant = significantIn(reader.rounds.book, kept, body)
      const rounds = readRounds(reader.rounds, kept, body)
      const wrong = body.events.flatMap(event => postEvent(reader.ledger, event))
      const moved = moneyIn(body.events)
      const { game } = reader.rounds.book
      return {
        ...notes,
        rounds,
        significant,
        wrong,
        ...(!isNothing(moved) && { money: { game, moved } }),
      }
    }
    case 'other': {
      const significant = significantIn(reader.book, kept, body)
      for (const event of body.events) keep(reader.book, event, kept.at)
      return { ...notes, significant }
    }
  }
}
