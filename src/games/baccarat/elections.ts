import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Book, Elections, Offer } from './book.ts'
import type { TableElections } from './state.ts'

const notOffered = <T extends string | number>(
  name: string,
  elected: T | undefined,
  { among, under }: Offer<T>,
): Refusal | undefined => {
  if (elected === undefined || among.includes(elected)) return undefined
  return among.length === 0
    ? refuse(under, 'This rulebook has no {name}.', { name })
    : refuse(under, '{name} may be {choices}, not {elected}.', {
        name,
        choices: among.join(', '),
        elected,
      })
}

/** At most one of the three wagers on pairs at a table. @rule nz5:11A.1A nz5:11C.2 nz5:11D.2 */
const exclusion = ({ perfectPair, anyPair, luckyMatch }: Elections): Refusal | undefined => {
  const together = [perfectPair, anyPair, luckyMatch].filter(elected => elected !== undefined)
  return together.length > 1
    ? refuse('nz5:11A.1A', 'A table offers only one of Perfect Pair, Any Pair and Lucky Match.')
    : undefined
}

/** @rule nz5:1.0/ante */
const anteTooHigh = ({ ante }: Elections): Refusal | undefined =>
  ante !== undefined && ante.fee * 8 > ante.tableMinimum
    ? refuse('nz5:1.0/ante', 'The Ante is at most an eighth of the minimum: {$fee} is too much.', {
        fee: ante.fee,
      })
    : undefined

/** What a book has against these elections, if anything. */
export const electionRefused = (book: Book, elections: Elections): Refusal | undefined => {
  const { elects } = book
  return (
    notOffered('decks', elections.decks, elects.decks) ??
    notOffered('variant', elections.variant, elects.variant) ??
    notOffered('tie', elections.tie, elects.tie) ??
    notOffered('perfectPair', elections.perfectPair, elects.perfectPair) ??
    notOffered('anyPair', elections.anyPair, elects.anyPair) ??
    notOffered('luckyMatch', elections.luckyMatch, elects.luckyMatch) ??
    notOffered('dragonBonus', elections.dragonBonus, elects.dragonBonus) ??
    notOffered('ante', elections.ante && 'ante', elects.ante) ??
    exclusion(elections) ??
    anteTooHigh(elections)
  )
}

/** The same for a whole table: its furniture, the style of dealing and the burn too. @rule nz5:2.2 nz5:8.5 nz5:7.7 */
export const tableRefused = (book: Book, elections: TableElections): Refusal | undefined =>
  electionRefused(book, elections) ??
  notOffered('version', elections.version, book.elects.version) ??
  notOffered('style', elections.style, book.elects.style) ??
  notOffered('burn', elections.burn, book.elects.burn)
