import type { Book, Elections } from '../games/baccarat/books/book.ts'
import { electionRefused } from '../games/baccarat/books/elections.ts'
import { BOOKS } from '../games/baccarat/books/index.ts'
import { isOn } from '../games/baccarat/s05-wagers/basic-wagers.ts'
import { thirdCardReasons } from '../games/baccarat/s09-third-cards/reasons.ts'
import { dealFrom, type Hands } from '../games/baccarat/s09-third-cards/third-card.ts'
import type { Card } from '../kernel/card.ts'
import { refuse } from '../kernel/refusal.ts'
import { linesOf } from '../odds/baccarat/lines.ts'
import { wholeShoe } from '../odds/baccarat/shoe.ts'
import { baccaratSpreads } from '../odds/baccarat/spread.ts'
import type { RoundRecord } from '../records/round-record.ts'
import type { LawBuilder } from './law.ts'
import { amended, type Overlay } from './overlay.ts'

const handsOf = ({ hands }: RoundRecord): Hands | undefined => hands as Hands | undefined

const cardsOf = ({ player, banker }: Hands): readonly Card[] =>
  [player[0], banker[0], player[1], banker[1], player[2], banker[2]].filter(
    card => card !== undefined,
  )

/** The book with changed outcomes. Everything that counts by its wagers follows. */
const overlaid = (book: Book, overlay: Overlay): Book => ({
  ...book,
  wagers: elections =>
    Object.fromEntries(
      Object.entries(book.wagers(elections)).map(([on, rule]) => [
        on,
        (hands: Hands) => amended(rule(hands), overlay),
      ]),
    ),
})

export const enact: LawBuilder = (id, elected, overlay) => {
  if (!Object.hasOwn(BOOKS, id)) return refuse('nz1:2.1', 'No book is called {id}.', { id })
  const original = BOOKS[id as Book['id']]
  const elections = elected as unknown as Elections
  const refused = electionRefused(original, elections)
  if (refused) return refused
  const book = Object.keys(overlay).length === 0 ? original : overlaid(original, overlay)
  const rules = book.wagers(elections)
  return {
    end: ({ on }, round) => {
      const hands = handsOf(round)
      const rule = isOn(on) ? rules[on] : undefined
      if (!rule || !isOn(on))
        return refuse(
          isOn(on) ? book.under.wagerNotOffered(on) : 'nz1:10.1(a)',
          '{on} is not offered.',
          { on },
        )
      return hands && rule(hands)
    },
    course: round => {
      const hands = handsOf(round)
      const decks = (round.elections as { readonly decks?: number }).decks
      if (decks !== elections.decks)
        return `a shoe of ${elections.decks} decks would have been in another order`
      const changed =
        hands && thirdCardReasons(book.id, hands).find(([, clause]) => overlay[clause])
      if (changed)
        return `${changed[1]} decided about a card of this round, so others may have come`
      const lawful = hands && dealFrom(book.draw, cardsOf(hands))
      return hands &&
        (lawful?.player.length !== hands.player.length ||
          lawful.banker.length !== hands.banker.length)
        ? 'another third card would have been drawn, so every later round of the shoe would have had other cards'
        : undefined
    },
    spreads: () => {
      const elects = elections as unknown as Readonly<Record<string, unknown>>
      const lines = linesOf(book).filter(line =>
        Object.entries(line.elects).every(([name, choice]) => elects[name] === choice),
      )
      return baccaratSpreads(book, wholeShoe(elections.decks)).filter(spread =>
        lines.some(({ wager, terms }) => wager === spread.wager && terms === spread.terms),
      )
    },
  }
}
