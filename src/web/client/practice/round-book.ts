import type { TableState } from '../../../general/state.ts'
import type { RoundEntry, RoundLog } from '../../../records/replay.ts'
import type { PastRound } from '../../../records/round-views.ts'
import type { RoundReader } from '../../../records/rounds.ts'
import type { Rules } from './rules.ts'

/** The log of the practice table as JSON: all past rounds in short, and the last ones in full. */

type State = TableState<unknown>

interface KeptRound extends RoundLog<State> {
  readonly number: number
}

export interface Book {
  readonly opened: number
  /** Null until somebody asks for past rounds: `past.ts` loads only then. */
  reader: RoundReader | null
  /** The entries that the reader has not read yet. */
  unread: readonly RoundEntry[]
  /** Newest first. */
  past: readonly PastRound[]
  /** Oldest first; the last is the current round. */
  kept: readonly KeptRound[]
  seq: number
}

/** How many rounds can be replayed and survive a reload. */
const REPLAYED = 20

export const newBook = ({ game, config }: Pick<Rules, 'game' | 'config'>, at: number): Book => ({
  opened: at,
  reader: null,
  unread: [],
  past: [],
  kept: [{ number: 1, before: game.open(config), entries: [] }],
  seq: 0,
})

/** The current state of the table. */
export const stateIn = ({ game }: Rules, { kept }: Book): State => {
  const { before, entries } = kept.at(-1)!
  return entries
    .flatMap(({ events }) => events)
    .reduce((state, event) => game.evolve(state, event), before)
}

/** Adds an entry. Returns true if it ends a round. */
export const enter = (book: Book, entry: Omit<RoundEntry, 'seq'>, after: State): boolean => {
  book.seq += 1
  const numbered = { seq: book.seq, ...entry }
  book.unread = [...book.unread, numbered]
  const { number, before, entries } = book.kept.at(-1)!
  const now = { number, before, entries: [...entries, numbered] }
  const others = book.kept.slice(0, -1)
  const isOver = after.round.number > number
  const next = { number: after.round.number, before: after, entries: [] }
  book.kept = isOver ? [...others, now, next].slice(-REPLAYED - 1) : [...others, now]
  return isOver
}
