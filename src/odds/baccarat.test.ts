import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyDeal } from '../../tests/fixtures/every-deal.ts'
import { BOOKS } from '../games/baccarat/books/index.ts'
import { result } from '../games/baccarat/s09-third-cards/third-card.ts'
import { type Card, DECK, RANKS, type Rank } from '../kernel/card.ts'
import { linesOf } from './baccarat/lines.ts'
import { roundsBy } from './baccarat/rounds.ts'
import {
  cardsIn,
  dealsOf,
  pointsIn,
  type Shoe,
  shoeOfCards,
  shoeOfRanks,
  wholeShoe,
} from './baccarat/shoe.ts'
import { tallyOf } from './baccarat/tally/tally.ts'
import { baccaratOdds } from './baccarat.ts'
import { fraction, plus, times, toNumber, ZERO } from './numbers/fraction.ts'
import { net } from './row.ts'

const { nz5, mbs } = BOOKS
const nz5old = BOOKS['nz5-old']

const resultsOf = (decks: number) => {
  const counts = { player: 0, banker: 0, tie: 0 }
  const { example } = roundsBy(mbs.draw)
  tallyOf(mbs.draw, pointsIn(wholeShoe(decks))).forEach((deals, finish) => {
    if (deals > 0) counts[result(example[finish]!)] += deals
  })
  return counts
}

const edgeOf = (book: typeof nz5, decks: number, wager: string, terms: string) =>
  baccaratOdds(book, wholeShoe(decks)).find(row => row.wager === wager && row.terms === terms)!.edge

const percentOf = (wager: string, terms: string): string =>
  (100 * toNumber(edgeOf(nz5, 8, wager, terms))).toFixed(4)

describe('what is public about baccarat', () => {
  test('nz5:9.4 nz5:5.1 eight decks have 4,998,398,275,503,360 deals, divided as published', () => {
    expect(resultsOf(8)).toEqual({
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    })
    expect(dealsOf(416)).toBe(4_998_398_275_503_360n)
  })

  // biome-ignore format: set as printed
  test.each([
    // decks    Banker      Player         Tie
    [      4, 0.45876148, 0.44634035, 0.09489817],
    [      5, 0.45869652, 0.44630363, 0.09499986],
    [      6, 0.45865272, 0.44627857, 0.09506871],
    [      7, 0.45862120, 0.44626039, 0.09511841],
    [      8, 0.45859742, 0.44624661, 0.09515597],
    [      9, 0.45857886, 0.44623580, 0.09518535],
    [     10, 0.45856395, 0.44622709, 0.09520895],
  ])('mbs:2.1 %d decks give Banker %d, Player %d, Tie %d', (decks, banker, player, tie) => {
    const counts = resultsOf(decks)
    const deals = Number(dealsOf(decks * 52))
    expect(counts.banker / deals).toBeCloseTo(banker, 8)
    expect(counts.player / deals).toBeCloseTo(player, 8)
    expect(counts.tie / deals).toBeCloseTo(tie, 8)
  })

  // biome-ignore format: set as printed
  test.each([
    ['nz5:5.10(a)', 'player',              'commission',  '1.2351'],
    ['nz5:5.10(b)', 'banker',              'commission',  '1.0579'],
    ['nz5:5.10(c)', 'tie',                 '8:1',        '14.3596'],
    ['nz5:5.10(c)', 'tie',                 '9:1',         '4.8440'],
    ['nz5:5.11',    'banker',              'half-on-six', '1.4581'],
    ['nz5:11B.8',   'dragon-bonus-player', 'table 1',     '2.6517'],
    ['nz5:11B.8',   'dragon-bonus-banker', 'table 1',     '9.3731'],
    ['nz5:11C.8',   'any-pair-player',     'scale 1',    '10.3614'],
  ])('%s %s at %s costs %s percent with eight decks', (_, wager, terms, percent) => {
    expect(percentOf(wager, terms)).toBe(percent)
  })

  test('nz5:11A.7 the first two cards of both hands are alike, so a Perfect Pair costs the same', () => {
    const rows = baccaratOdds(nz5, wholeShoe(6))
    const on = (wager: string) => rows.filter(row => row.wager === wager).map(({ edge }) => edge)
    expect(on('perfect-pair-player')).toEqual(on('perfect-pair-banker'))
    expect(edgeOf(nz5, 8, 'perfect-pair-player', 'scale 1')).toEqual({ num: 14n, den: 415n })
  })
})

describe('one row for every wager and every set of terms', () => {
  const named = (book: typeof nz5) =>
    baccaratOdds(book, wholeShoe(8)).map(({ wager, terms }) => `${wager} ${terms}`)

  test('nz5:5.11 nz5:13.1 nz5:5.10(c) nz5:11A.7 nz5:11B.8 nz5:11C.8 nz5:11D.8 in the current edition', () => {
    const variants = ['commission', 'half-on-six', 'two-to-one', 'two-to-one-half-on-six']
    const both = (wager: string, terms: readonly string[]) =>
      ['player', 'banker'].flatMap(side => terms.map(term => `${wager}-${side} ${term}`))
    expect(named(nz5)).toEqual([
      ...variants.map(variant => `player ${variant}`),
      ...variants.map(variant => `banker ${variant}`),
      'tie 8:1',
      'tie 9:1',
      ...both('perfect-pair', ['scale 1', 'scale 2', 'scale 3']),
      ...both('any-pair', ['scale 1', 'scale 2']),
      ...both('lucky-match', ['scale 1', 'scale 2']),
      ...both('dragon-bonus', ['table 1', 'table 2', 'table 3']),
    ])
  })

  test('nz5-old:5.11 nz5-old:5.10(c) in the older edition', () => {
    expect(named(nz5old)).toEqual([
      'player commission',
      'player half-on-six',
      'banker commission',
      'banker half-on-six',
      'tie 8:1',
    ])
  })

  test('mbs:4.1 at Marina Bay the odds are the terms', () => {
    expect(named(mbs)).toEqual([
      'player 1:1',
      'banker 0.95:1',
      'tie 8:1',
      'pair-player 11:1',
      'pair-banker 11:1',
    ])
  })

  test('nz5:13.3 nz5:13.4 a row names every clause it can win under', () => {
    const row = baccaratOdds(nz5, wholeShoe(8)).find(
      ({ wager, terms }) => wager === 'banker' && terms === 'two-to-one-half-on-six',
    )
    expect(row?.under).toEqual(['nz5:13.3', 'nz5:13.4'])
  })
})

/** The same rows from every deal, one by one. */
const byForce = (book: typeof nz5, shoe: Shoe) => {
  const lines = linesOf(book)
  const sums = lines.map(() => ZERO)
  everyDeal(book.draw, shoe.counts, (hands, deals) => {
    lines.forEach(({ rule }, i) => {
      sums[i] = plus(sums[i]!, times(net(rule(hands)), fraction(-deals, 1n)))
    })
  })
  const one = fraction(1n, dealsOf(cardsIn(shoe)))
  return lines.map(({ wager, terms }, i) => [wager, terms, times(sums[i]!, one)])
}

const edges = (book: typeof nz5, shoe: Shoe) =>
  baccaratOdds(book, shoe).map(({ wager, terms, edge }) => [wager, terms, edge])

describe('nz5:11A.5 nz5:11B.6 nz5:11C.6 nz5:11D.6 nz5:11D.9 any shoe, deal by deal with suits', () => {
  const twoOrThree = fc.uniqueArray(fc.constantFrom(...DECK), { minLength: 2, maxLength: 4 })
  const copies = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 4, maxLength: 4 })
  const small = fc
    .tuple(twoOrThree, copies)
    .map(([cards, counts]): Shoe => shoeOfCards(tally(cards, counts)))
    .filter(shoe => cardsIn(shoe) >= 6)
  const tally = (cards: readonly Card[], counts: readonly number[]) =>
    Object.fromEntries(cards.map((card, i) => [card, counts[i]!]))
  const few = (shoe: Shoe): Shoe => ({ ...shoe, counts: shoe.counts.filter(([, n]) => n > 0) })

  test.each(['nz5', 'nz5-old', 'mbs'] as const)('%s', id => {
    fc.assert(
      fc.property(small, shoe => {
        expect(edges(BOOKS[id], shoe)).toEqual(byForce(BOOKS[id], few(shoe)))
      }),
      { seed: 11, numRuns: id === 'nz5' ? 40 : 10 },
    )
  })

  test('the Banker draws a third of a kind less often than the Player', () => {
    const shoe = shoeOfCards({ '2C': 4, KD: 3, '8H': 3 })
    expect(edges(nz5, shoe)).toEqual(byForce(nz5, few(shoe)))
    const lucky = edges(nz5, shoe).filter(([wager]) => String(wager).startsWith('lucky-match'))
    expect(lucky[0]![2]).not.toEqual(lucky[2]![2])
  })
})

test('nz5:11C.6 a shoe known by ranks answers all but the wagers on suits, and answers the same', () => {
  const ranks = Object.fromEntries(RANKS.map((rank, i) => [rank, (i % 5) * 4])) as Record<
    Rank,
    number
  >
  const cards = Object.fromEntries(
    DECK.map(card => [card, ranks[card.slice(0, -1) as Rank] / 4]),
  ) as Record<Card, number>
  const all = edges(nz5, shoeOfCards(cards))
  const known = edges(nz5, shoeOfRanks(ranks))
  expect(known).toEqual(all.filter(([wager]) => !/^(perfect-pair|lucky-match)/.test(String(wager))))
  expect(known.length).toBe(all.length - 10)
})
