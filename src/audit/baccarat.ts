import type { Book, Elections } from '../games/baccarat/books/book.ts'
import { ONS, type WagerName } from '../games/baccarat/s05-wagers/basic-wagers.ts'
import { thirdCardReasons } from '../games/baccarat/s09-third-cards/reasons.ts'
import {
  cardsOut,
  dealFrom,
  type Hands,
  result,
} from '../games/baccarat/s09-third-cards/third-card.ts'
import { wagerAnswer } from '../games/baccarat/settle.ts'
import { type Card, DECK, RANKS, rank, SUITS, suit } from '../kernel/card.ts'
import { type Chips, chips } from '../kernel/money.ts'
import { voided, type Wager } from '../kernel/wager.ts'
import { wholeShoe } from '../odds/baccarat/shoe.ts'
import { baccaratSpreads } from '../odds/baccarat/spread.ts'
import { toNumber } from '../odds/numbers/fraction.ts'
import { chanceOf } from '../odds/spread.ts'
import { suspectsOf } from './baccarat-causes.ts'
import { cardsIn } from './cards.ts'
import type { Cause, Difference, RulesOutcome } from './difference.ts'
import { type Audited, type Judge, WAGER } from './game.ts'
import { namedField, type Row, required, Unreadable } from './row.ts'
import { binomial, Course, corrected, fitted, Succession } from './statistics.ts'
import { aboutRound, recordedWager, type Terms, wagerDifferences } from './wager.ts'

export const BACCARAT: Audited = {
  required: {
    ...WAGER.required,
    on: `the wager: ${ONS.join(', ')}`,
    player: 'the Player’s cards in the order of the deal (or give `cards`)',
    banker: 'the Banker’s cards (or give `cards`)',
  },
  optional: {
    ...WAGER.optional,
    cards: 'all cards in the order of the deal, instead of `player` and `banker`',
    result: 'player, banker or tie, as the other system called it',
    shoe: 'the shoe, so that its cards can be counted',
  },
}

export interface BaccaratTerms extends Terms {
  readonly book: Book
  readonly elections: Elections
  readonly smallestChip: Chips
}

const RESULTS = ['player', 'banker', 'tie'] as const

/** The cards in the order they left the shoe. */
const dealtOrder = ({ player, banker }: Hands): readonly Card[] =>
  [player[0], banker[0], player[1], banker[1], player[2], banker[2]].filter(
    card => card !== undefined,
  )

interface DealtCards {
  readonly cards: readonly Card[]
  /** The recorded hands; undefined if only the order of the cards was recorded. */
  readonly hands?: Hands
}

const dealtIn = (row: Row): DealtCards => {
  if (row.cell('player') === undefined && row.cell('cards') !== undefined)
    return { cards: cardsIn(row, 'cards') }
  const hands = { player: cardsIn(row, 'player'), banker: cardsIn(row, 'banker') }
  for (const [side, { length }] of Object.entries(hands))
    if (length < 2 || length > 3)
      throw new Unreadable(row.line, `${side}: a hand has two or three cards, not ${length}`)
  return { cards: dealtOrder(hands), hands }
}

export const judgeBaccarat = (setting: BaccaratTerms): Judge => {
  const { book, elections } = setting
  const rules = book.wagers(elections)
  const counts = new Counts(setting)
  const round = { book, elections, denominations: [setting.smallestChip] }

  const oursFor =
    (on: WagerName, hands: Hands | undefined, row: Row) =>
    (stake: number): RulesOutcome => {
      const rule = rules[on]
      if (!rule) throw new Unreadable(row.line, `on: these elections offer no ${on}`)
      const wager: Wager = { id: '', patron: '', on, chips: chips(stake), kind: 'value' }
      const outcome = hands ? rule(hands) : voided(book.under.tooFewCards)
      const { won, commission, net, under } = wagerAnswer(wager, outcome, round)
      const odds = outcome.is === 'win' ? outcome.odds : null
      return { outcome: outcome.is, odds, won, commission, net, under }
    }

  const judged = (row: Row, hands: Hands | undefined, because?: Cause): readonly Difference[] => {
    const on = namedField(row, 'on', ONS)
    const settle = oursFor(on, hands, row)
    return wagerDifferences(
      recordedWager(row, on, setting),
      setting,
      settle,
      (stake, ours) => (hands ? suspectsOf(setting, on, hands, stake, ours) : []),
      because,
    )
  }

  return {
    round: rows => {
      const [first] = rows
      const dealt = dealtIn(first!)
      const lawful = dealFrom(book.draw, dealt.cards)
      const third = thirdCardFault(book, dealt, lawful)
      const about = [third, wrongWinner(first!, lawful), counts.add(first!, dealt, lawful)]
      return [
        ...about.flatMap(found => (found ? [aboutRound(first!, found)] : [])),
        ...rows.flatMap(row => judged(row, lawful, third)),
      ]
    },
    statistics: () => counts.tests(),
  }
}

/** Compares the recorded hands with those that the same cards make under the rules. */
const thirdCardFault = (book: Book, { cards, hands }: DealtCards, lawful: Hands | undefined) => {
  const isSame =
    lawful &&
    (hands === undefined ||
      (hands.player.length === lawful.player.length &&
        hands.banker.length === lawful.banker.length))
  if (isSame) return undefined
  const recorded = hands ? `${hands.player.length} and ${hands.banker.length}` : cards.length
  if (!lawful)
    return {
      kind: 'impossible-third-card',
      under: book.under.tooFewCards,
      sentence: `Recorded ${recorded} cards; the rules draw another one.`,
    } as const
  const [, clause] = thirdCardReasons(book.id, lawful).at(-1)!
  return {
    kind: 'impossible-third-card',
    under: clause,
    sentence: `Recorded ${recorded} cards; the rules give ${lawful.player.length} and ${lawful.banker.length}.`,
  } as const
}

const wrongWinner = (row: Row, lawful: Hands | undefined) => {
  if (row.cell('result') === undefined || !lawful) return undefined
  const called = namedField(row, 'result', RESULTS)
  const ours = result(lawful)
  return called === ours
    ? undefined
    : ({
        kind: 'wrong-winner',
        under: 'nz5:5.1',
        sentence: `Called ${called}; the cards make it ${ours}.`,
      } as const)
}

/** Counts cards and results, and finds a card that occurs more often than the shoe allows. */
class Counts {
  readonly #setting: BaccaratTerms
  readonly #results = new Float64Array(3)
  readonly #ranks = new Float64Array(RANKS.length)
  readonly #suits = new Float64Array(SUITS.length)
  readonly #pairs = new Float64Array(2)
  readonly #course = new Course(3)
  readonly #succession = new Succession(3)
  /** The cards of the current shoe of each table. */
  readonly #shoes = new Map<string, { shoe: string; seen: Map<Card, number> }>()
  #rounds = 0

  constructor(setting: BaccaratTerms) {
    this.#setting = setting
  }

  add(row: Row, { cards }: DealtCards, lawful: Hands | undefined) {
    for (const card of cards) {
      this.#ranks[RANKS.indexOf(rank(card))]! += 1
      this.#suits[SUITS.indexOf(suit(card))]! += 1
    }
    if (lawful && cardsOut(lawful) === cards.length) this.#count(lawful)
    return this.#tooOften(row, cards)
  }

  #count(hands: Hands): void {
    const category = RESULTS.indexOf(result(hands))
    this.#rounds += 1
    this.#results[category]! += 1
    this.#course.add(category)
    this.#succession.add(category)
    if (rank(hands.player[0]!) === rank(hands.player[1]!)) this.#pairs[0]! += 1
    if (rank(hands.banker[0]!) === rank(hands.banker[1]!)) this.#pairs[1]! += 1
  }

  #tooOften(row: Row, cards: readonly Card[]) {
    const { decks } = this.#setting.elections
    const seen = this.#shoeOf(row)
    let found: Card | undefined
    for (const card of cards) {
      const times = (seen.get(card) ?? 0) + 1
      seen.set(card, times)
      if (times > decks) found ??= card
    }
    return found === undefined
      ? undefined
      : ({
          kind: 'card-used-twice',
          under: this.#setting.book.under.composition,
          sentence: `${found} came ${seen.get(found)} times from a shoe of ${decks} decks.`,
        } as const)
  }

  /** Without a shoe, only the cards of one round can be compared. */
  #shoeOf(row: Row): Map<Card, number> {
    const shoe = row.cell('shoe') ?? `round ${required(row, 'round')}`
    const table = row.cell('table') ?? ''
    const open = this.#shoes.get(table)
    if (open?.shoe === shoe) return open.seen
    const seen = new Map<Card, number>()
    this.#shoes.set(table, { shoe, seen })
    return seen
  }

  tests() {
    const { book, elections } = this.#setting
    const player = baccaratSpreads(book, wholeShoe(elections.decks)).find(
      ({ wager }) => wager === 'player',
    )!
    const chances = (['win', 'lose', 'stand-off'] as const).map(end =>
      toNumber(chanceOf(player, end)),
    )
    const held = DECK.length * elections.decks
    const pair = (4 * elections.decks - 1) / (held - 1)
    const even = (cells: number) => Array.from({ length: cells }, () => 1 / cells)
    return corrected([
      ...fitted('Player, Banker and Tie', this.#results, chances),
      ...binomial('Pairs of the Player', this.#pairs[0]!, this.#rounds, pair),
      ...binomial('Pairs of the Banker', this.#pairs[1]!, this.#rounds, pair),
      ...fitted('Ranks of the cards', this.#ranks, even(RANKS.length)),
      ...fitted('Suits of the cards', this.#suits, even(SUITS.length)),
      ...this.#course.drift('Results over time'),
      ...this.#succession.dependence('Each result after the one before'),
    ])
  }
}
