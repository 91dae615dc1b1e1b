import { type ElectionChanged, withElection } from '../games/election-change.ts'
import type { GeneralEvent } from '../general/events.ts'
import type { Limits } from '../general/state.ts'
import type { Account, Move } from '../kernel/chips/settle.ts'
import type { Event } from '../kernel/game.ts'
import type { Actor, Patron } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import type { SessionEvent } from '../tournament/session/state.ts'
import { byName, putByName } from './by-name.ts'
import type { Body } from './entry.ts'
import { sessionBook } from './session-events.ts'

/** What a reader of a table's log remembers between entries. It is JSON, like a cursor. */
export interface TableBook {
  game: string
  book: string
  elections: Record<string, unknown>
  limits: Limits
  seats: Record<Patron, number>
  /** Chips in hand, on the layout and unclaimed, over all kinds. */
  holdings: Record<Patron, number>
  lying: Record<WagerId, Wager & { readonly at: number }>
  personal: Record<Patron, Limits>
  /** For a session: the limits of each step, and players' seats before they moved. */
  steps?: readonly Limits[]
  lastSeats?: Record<Patron, number>
}

/** The setup of a table. A session has it inside its terms. */
export const setUpOf = ({ opens }: Body): { elections?: object; limits?: Limits } => {
  const config = (opens?.config ?? {}) as { elections?: object; table?: object }
  return config.elections ? config : (config.table ?? {})
}

export const openedBook = (body: Body): TableBook => {
  const [game = '', book = ''] = (body.opens?.game ?? '').split('/')
  const config = setUpOf(body)
  return {
    game,
    book,
    elections: { ...config.elections },
    limits: config.limits ?? {},
    seats: {},
    holdings: {},
    lying: {},
    personal: {},
    ...sessionBook(body),
  }
}

export const movesOf = (event: Event): readonly Move[] =>
  'moves' in event ? (event.moves as readonly Move[]) : []

/** The owner of the chips in an account; undefined for accounts of the house. */
export const ownerOf = (book: TableBook, account: Account): Patron | undefined => {
  const at = account.indexOf(':') + 1
  if (at === 0) return undefined
  const name = account.slice(at)
  return account.startsWith('area:') ? book.lying[name]?.patron : name
}

/** How moves change each patron's chips. */
export type Changes = ReadonlyMap<Patron, { readonly cage: number; readonly bank: number }>

export const changesOf = (book: TableBook, moves: readonly Move[]): Changes => {
  const changes = new Map<Patron, { cage: number; bank: number }>()
  const note = (patron: Patron | undefined, other: Account, chips: number): void => {
    if (patron === undefined || (other !== 'cage' && other !== 'bank')) return
    const change = changes.get(patron) ?? { cage: 0, bank: 0 }
    change[other] += chips
    changes.set(patron, change)
  }
  for (const { from, to, chips } of moves) {
    note(ownerOf(book, from), to, -chips)
    note(ownerOf(book, to), from, chips)
  }
  return changes
}

type RecordedEvent = GeneralEvent | SessionEvent

type Keeping = {
  readonly [Is in RecordedEvent['is']]?: (
    book: TableBook,
    event: Extract<RecordedEvent, { is: Is }>,
  ) => void
}

const KEEPING: Keeping = {
  PatronJoined: (book, { patron, seat }) => {
    delete book.seats[patron]
    if (seat !== null) putByName(book.seats, patron, seat)
  },
  PatronLeft: (book, { patron }) => {
    delete book.seats[patron]
    delete book.personal[patron]
  },
  SeatRequired: (book, { patron }) => {
    delete book.seats[patron]
  },
  PatronExcluded: (book, { patron }) => {
    delete book.seats[patron]
  },
  LimitsChanged: (book, { limits }) => {
    book.limits = limits
  },
  PersonalLimitsSet: (book, { patron, limits }) => {
    putByName(book.personal, patron, limits)
  },
  WagerAltered: (book, { wager, chips }) => resized(book, wager, chips),
  WagerCut: (book, { wager, part }) =>
    resized(book, wager, (book.lying[wager]?.chips ?? part) - part),
  WagerWithdrawn: (book, { wager }) => {
    delete book.lying[wager]
  },
  WagerSettled: (book, { wager }) => {
    delete book.lying[wager.id]
  },
  LimitsRaised: (book, { step }) => {
    book.limits = book.steps?.[step] ?? book.limits
  },
  TerminalChanged: (book, { patron, to }) => {
    book.lastSeats = { ...book.lastSeats, [patron]: to }
  },
}

const LAYS: readonly string[] = ['WagerPlaced', 'WagerReopened']

const resized = (book: TableBook, id: WagerId, chips: number): void => {
  const wager = book.lying[id]
  if (wager) book.lying[id] = { ...wager, chips: chips as Wager['chips'] }
}

/** Records a wager, so that its chips have an owner. */
export const lay = (book: TableBook, event: Event, at: number): void => {
  if (!LAYS.includes(event.is) || !('wager' in event)) return
  const wager = event.wager as Wager
  book.lying[wager.id] = { ...wager, at }
}

export const keep = (book: TableBook, event: Event, at: number): void => {
  lay(book, event, at)
  keepChanges(book, event, changesOf(book, movesOf(event)))
}

/** Updates holdings before anything else reads the event. */
export const keepChanges = (book: TableBook, event: Event, changes: Changes): void => {
  for (const [patron, { cage, bank }] of changes) {
    const held = (byName(book.holdings, patron) ?? 0) + cage + bank
    if (held === 0) delete book.holdings[patron]
    else putByName(book.holdings, patron, held)
  }
  if (event.is === 'StyleElected' && 'style' in event) book.elections.style = event.style
  if (event.is === 'ElectionChanged')
    book.elections = withElection(book.elections, event as unknown as ElectionChanged)
  const keeping = KEEPING[event.is as RecordedEvent['is']]
  ;(keeping as ((book: TableBook, event: Event) => void) | undefined)?.(book, event)
}

/** An actor in words: `patron Ana`, `casino-supervisor Bo`, `chance`. */
export const actorText = (by: Actor): string => {
  switch (by.role) {
    case 'patron':
      return `patron ${by.patron}`
    case 'nominee':
      return `nominee ${by.nominee} of ${by.patron}`
    case 'staff':
      return by.name === undefined ? by.rank : `${by.rank} ${by.name}`
    case 'chance':
    case 'clock':
      return by.role
  }
}
