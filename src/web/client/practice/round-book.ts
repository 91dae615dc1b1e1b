import type { TableState } from '../../../general/state.ts'
import type { Stamp } from '../../../records/entry.ts'
import type { RoundEntry, RoundLog } from '../../../records/replay.ts'
import { type PastRound, pastRound, recordFor } from '../../../records/round-views.ts'
import { newReader, type RoundReader, readRounds, withRound } from '../../../records/rounds.ts'
import { MOST_ROUNDS } from '../past-rounds.ts'
import { PATRON, type Rules } from './rules.ts'

/** The log of the practice table, as JSON: past rounds, and the last ones in full. */

type State = TableState<unknown>

interface KeptRound extends RoundLog<State> {
  readonly number: number
}

export interface Book {
  readonly reader: RoundReader
  /** Newest first. */
  past: readonly PastRound[]
  /** Oldest first; the last is under way. */
  kept: readonly KeptRound[]
  seq: number
}

/** How many rounds can be replayed and survive a reload. */
const REPLAYED = 20

const stampOf = (seq: number, at: number): Stamp => ({ log: 'practice', seq, epoch: 1, at })

export const newBook = ({ game, config }: Pick<Rules, 'game' | 'config'>, at: number): Book => ({
  reader: newReader(stampOf(0, at), { opens: { game: '', config }, events: [] }),
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
export const enter = (
  book: Book,
  entry: Omit<RoundEntry, 'seq'>,
  after: State,
  patron = PATRON,
): boolean => {
  book.seq += 1
  const { seq } = book
  const { number, before, entries } = book.kept.at(-1)!
  const now = { number, before, entries: [...entries, { seq, ...entry }] }
  const others = book.kept.slice(0, -1)
  book.kept = [...others, now]
  for (const record of readRounds(book.reader, stampOf(seq, entry.at), entry)) {
    const own = pastRound(recordFor(record, patron))
    book.past = withRound(book.past, own).slice(0, MOST_ROUNDS)
    if (record.round < number) continue
    const next = { number: number + 1, before: after, entries: [] }
    book.kept = [...others, now, next].slice(-REPLAYED - 1)
  }
  return book.kept.at(-1)!.number > number
}
