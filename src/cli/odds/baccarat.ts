import type { Command } from 'commander'
import * as z from 'zod'
import type { Book } from '../../games/baccarat/books/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { type Card, DECK, RANKS, type Rank } from '../../kernel/card.ts'
import {
  cardsIn,
  dealsOf,
  type Shoe,
  shoeOfCards,
  shoeOfRanks,
  wholeShoe,
} from '../../odds/baccarat/shoe.ts'
import { baccaratOdds } from '../../odds/baccarat.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { checkBook, type Form, wholeNumber, withForms, write } from './report.ts'

interface Options extends Form {
  readonly book: string
  readonly decks?: number
  readonly remaining?: string
}

const REMAINING_HELP = `
The remaining shoe is a JSON object that counts the cards left, by rank or by card:
  {"A": 30, "2": 32, "10": 31, "K": 28}    at most 40 of a rank (ten decks)
  {"AC": 8, "AD": 7, "10H": 8}             at most 10 of a card
Ranks or cards you leave out count as 0. Counts by rank give no odds for wagers on
suits (Perfect Pair and Lucky Match). A shoe needs at least six cards. "-" reads
standard input.`

export const baccarat = (odds: Command): void => {
  withForms(
    odds
      .command('baccarat')
      .description(
        'Prints the edge of every wager of baccarat, for a new shoe or a partly dealt one.',
      )
      .option('--book <id>', 'the rulebook: nz5, nz5-old or mbs', 'nz5')
      .option(
        '--decks <n>',
        'decks of a new shoe, a number the book allows (default: 8)',
        wholeNumber('decks'),
      )
      .option('--remaining <file>', 'a partly dealt shoe, in the format below'),
  )
    .addHelpText('after', REMAINING_HELP)
    .action((options: Options) => {
      const book = bookCalled(options.book)
      const { remaining, decks = 8 } = options
      if (remaining === undefined) return writeNewShoe(book, decks, options)
      if (options.decks !== undefined)
        throw new Malformed('expected --decks or --remaining, not both')
      return writeRemaining(book, shoeIn(remaining), options)
    })
}

export const bookCalled = (id: string): Book => {
  checkBook(id, Object.keys(BOOKS))
  return BOOKS[id as Book['id']]
}

export const checkDecks = ({ id, elects }: Book, decks: number): void => {
  const { among, under } = elects.decks
  if (!among.includes(decks))
    throw new Malformed(`--decks: ${id} allows ${among.join(', ')} decks, not ${decks} (${under})`)
}

const count = (n: bigint): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

const noteOn = (shoe: Shoe): string =>
  `Edge: the average loss per unit wagered; a Stand Off counts as wagered.
Exact: counts all ${count(dealsOf(cardsIn(shoe)))} ordered deals of six cards.`

const writeNewShoe = (book: Book, decks: number, form: Form): void => {
  checkDecks(book, decks)
  const shoe = wholeShoe(decks)
  write(
    {
      heads: { game: 'baccarat', book: book.id, decks },
      title: `Baccarat by ${book.id}, a new shoe of ${decks} decks`,
      note: noteOn(shoe),
      rows: baccaratOdds(book, shoe),
    },
    form,
  )
}

const writeRemaining = (book: Book, shoe: Shoe, form: Form): void => {
  const cards = cardsIn(shoe)
  write(
    {
      heads: { game: 'baccarat', book: book.id, cards },
      title: `Baccarat by ${book.id}, with ${cards} cards remaining`,
      note: noteOn(shoe),
      rows: baccaratOdds(book, shoe),
    },
    form,
  )
}

const upTo = (most: number) => {
  const expected = `expected a whole number from 0 to ${most}`
  return z.int(expected).min(0, expected).max(most, expected).optional()
}

const countsOf = (kind: 'rank' | 'card', names: readonly string[], most: number) =>
  z.strictObject(Object.fromEntries(names.map(name => [name, upTo(most)])), {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys[0]} is no ${kind}`
        : 'expected an object of counts',
  })

const isOfRanks = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some(key => (RANKS as readonly string[]).includes(key))

const shoeIn = (file: string): Shoe => {
  const from = file === '-' ? 'standard input' : file
  const value = parseJson(readInput(file === '-' ? undefined : file), from)
  const shoe = isOfRanks(value)
    ? shoeOfRanks(decode(countsOf('rank', RANKS, 40), value, from) as Partial<Record<Rank, number>>)
    : shoeOfCards(decode(countsOf('card', DECK, 10), value, from) as Partial<Record<Card, number>>)
  if (cardsIn(shoe) < 6) throw new Malformed(`${from}: expected at least six cards`)
  return shoe
}
