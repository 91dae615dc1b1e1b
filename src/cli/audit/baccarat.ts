import { BACCARAT, judgeBaccarat } from '../../audit/baccarat.ts'
import type { Book, Elections } from '../../games/baccarat/books/book.ts'
import { electionRefused } from '../../games/baccarat/books/elections.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { chips } from '../../kernel/money.ts'
import { decode, Malformed } from '../input.ts'
import { elections } from '../settle/baccarat.ts'
import { type AuditedGame, limits, refuseElections } from './game.ts'

const schema = elections.extend({ limits })

export const baccarat: AuditedGame = {
  fields: BACCARAT,
  open: (id, value, file, unit) => {
    const { limits: sign, smallestChip = chips(1), ...elected } = decode(schema, value, file)
    const book = BOOKS[id as Book['id']]
    refuseElections(file, electionRefused(book, elected as Elections))
    if (elected.ante) throw new Malformed(`${file}: an audit does not cover the Ante`)
    const terms = { unit, limits: sign, smallest: smallestChip }
    return judgeBaccarat({ ...terms, book, elections: elected as Elections, smallestChip })
  },
}
