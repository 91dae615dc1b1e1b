import type { GeneralEvent } from '../general/events.ts'
import type { Limits } from '../general/state.ts'
import type { Event } from '../kernel/game.ts'
import type { Actor, Patron } from '../kernel/people.ts'
import type { Account, Move } from '../kernel/settle.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import { sessionBook } from '../server/audit/session-events.ts'
import { isOfHouse } from '../server/identity/account.ts'
import type { Body } from '../server/log/log-writer.ts'
import type { SessionEvent } from '../tournament/session/state.ts'

/** What a reader of a table's log keeps in mind between entries. All of it is JSON, as a cursor is. */
export interface TableBook {
  game: string
  book: string
  elections: Record<string, unknown>
  limits: Limits
  seats: Record<Patron, number>
  /** Chips in hand, on the layout and held for them, over all kinds. */
  holdings: Record<Patron, number>
  lying: Record<WagerId, Wager & { readonly at: number }>
  personal: Record<Patron, Limits>
  owes: Record<Patron, number>
  open: boolean
  /** Of a session: what its sign shows step by step, and where everybody sat before they moved. */
  steps?: readonly Limits[]
  lastSeats?: Record<Patron, number>
}

/** How a table was set up; a session has one inside its terms. */
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
    owes: {},
    open: false,
    ...sessionBook(body),
  }
}

export const movesOf = (event: Event): readonly Move[] =>
  'moves' in event ? (event.moves as readonly Move[]) : []

/** Whose chips lie on an account; nobody's on those of the house. */
export const ownerOf = (book: TableBook, account: Account): Patron | undefined => {
  const [place, ...rest] = account.split(':')
  const name = rest.join(':')
  if (place === 'area') return book.lying[name]?.patron
  return name === '' ? undefined : name
}

/** What these moves change for each patron who is in them. */
export const changesOf = (
  book: TableBook,
  moves: readonly Move[],
): ReadonlyMap<Patron, { readonly cage: number; readonly bank: number }> => {
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

type Said = GeneralEvent | SessionEvent

type Keeping = {
  readonly [Is in Said['is']]?: (book: TableBook, event: Extract<Said, { is: Is }>) => void
}

const KEEPING: Keeping = {
  TableOpened: book => {
    book.open = true
  },
  TableClosed: book => {
    book.open = false
  },
  PatronJoined: (book, { patron, seat }) => {
    delete book.seats[patron]
    if (seat !== null) book.seats[patron] = seat
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
    book.personal[patron] = limits
  },
  PaymentCorrected: (book, { patron, owes }) => {
    book.owes[patron] = owes
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
  WagerReopened: (book, { wager, owes }) => {
    book.owes[wager.patron] = owes
  },
  RoundInvalidated: (book, { owes }) => {
    Object.assign(book.owes, owes)
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

/** A wager lies there, so that its chips are somebody's. */
export const lay = (book: TableBook, event: Event, at: number): void => {
  if (!LAYS.includes(event.is) || !('wager' in event)) return
  const wager = event.wager as Wager
  book.lying[wager.id] = { ...wager, at }
}

/** Chips are on their new places before anything else is said of an event. */
export const keep = (book: TableBook, event: Event, at: number): void => {
  lay(book, event, at)
  for (const [patron, { cage, bank }] of changesOf(book, movesOf(event)))
    book.holdings[patron] = (book.holdings[patron] ?? 0) + cage + bank
  if (event.is === 'StyleElected' && 'style' in event) book.elections.style = event.style
  const keeping = KEEPING[event.is as Said['is']]
  ;(keeping as ((book: TableBook, event: Event) => void) | undefined)?.(book, event)
}

/** Somebody, in words: `patron Ana`, `casino-supervisor Bo`, `chance`. */
export const named = (by: Actor): string => {
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

/**
 * The same where a person must not be taken for the program: that is `the house (door)` where it acts for
 * itself, and `virtual dealer` where it stands at a table.
 */
export const identified = (by: Actor): string => {
  if (by.role !== 'staff') return named(by)
  if (by.name === undefined) return `virtual ${by.rank}`
  return isOfHouse(by.name) ? `the house (${by.name})` : named(by)
}
