import type { Stamp } from '../../../records/entry.ts'
import { type PastRound, pastRound, recordFor } from '../../../records/round-views.ts'
import { newReader, readRounds, withRound } from '../../../records/rounds.ts'
import { MOST_ROUNDS } from '../past-rounds.ts'
import type { Book } from './round-book.ts'
import { PATRON, type Rules } from './rules.ts'

/** Reads past rounds from the log. A first visit does not need this. */

const stampOf = (seq: number, at: number): Stamp => ({ log: 'practice', seq, epoch: 1, at })

/** The past rounds, newest first. */
export const pastIn = (
  book: Book,
  { config }: Pick<Rules, 'config'>,
  patron = PATRON,
): readonly PastRound[] => {
  book.reader ??= newReader(stampOf(0, book.opened), { opens: { game: '', config }, events: [] })
  for (const { seq, at, ...body } of book.unread)
    for (const record of readRounds(book.reader, stampOf(seq, at), body)) {
      const own = pastRound(recordFor(record, patron))
      book.past = withRound(book.past, own).slice(0, MOST_ROUNDS)
    }
  book.unread = []
  return book.past
}
