import { describe, expect, test } from 'vitest'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { burnValue } from '../../games/baccarat/s04-card-values.ts'
import { cardsOut, dealFrom, type Hands } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { baccaratOdds } from '../baccarat.ts'
import { toNumber } from '../numbers/fraction.ts'
import { exactTotals } from '../simulation/blocks.ts'
import { NOTHING_YET } from '../simulation/totals.ts'
import { shoeBlocks } from './blocks.ts'
import { cardOf, KINDS, newCards } from './card-byte.ts'
import { estimates, resultsIn } from './estimate.ts'
import { finishOf, roundsBy } from './rounds.ts'
import { wholeShoe } from './shoe.ts'
import { shoeKernel } from './shoe-kernel.ts'
import { beginBlock, playShoes, SHOES_IN_BLOCK, simulation } from './simulation.ts'
import { chanceOf, drawSwaps, orderedOf } from './swaps.ts'

const { nz5, mbs } = BOOKS

/** The rounds of a shoe by the rule functions, with the cutting card coming out as it does. */
const played = (book: typeof nz5, order: readonly Card[]): readonly Hands[] => {
  const rounds: Hands[] = []
  let next = 1 + burnValue(order[0]!)
  let lastCoup: 'no' | 'next' | 'this' = 'no'
  const cuttingCard = order.length - 20
  while (lastCoup !== 'this') {
    if (lastCoup === 'next') lastCoup = 'this'
    const hands = dealFrom(book.draw, order.slice(next))!
    const end = next + cardsOut(hands)
    if (next === cuttingCard) lastCoup = 'this'
    else if (next < cuttingCard && cuttingCard < end) lastCoup = 'next'
    rounds.push(hands)
    next = end
  }
  return rounds
}

const kindOf = (hand: readonly Card[]): number =>
  KINDS.findIndex(kind => match(kind) === match(hand) && isTriple(kind) === isTriple(hand))

const counted = (rounds: readonly Hands[]) => {
  const ends = new Array<number>(400).fill(0)
  const kinds = new Array<number>(64).fill(0)
  for (const hands of rounds) {
    ends[finishOf(hands)]! += 1
    kinds[kindOf(hands.player) * 8 + kindOf(hands.banker)]! += 1
  }
  return { ends, kinds }
}

const orderOf = (cards: Uint8Array): readonly Card[] => [...cards].map(byte => cardOf(byte)!)

/** The shoes of a block, put in order one after the other. */
function* shoesOf(decks: number, seed: string, block: number): Generator<readonly Card[]> {
  const chance = chanceOf(seed, block)
  const four = [1, 2, 3, 4].map(() => newCards(decks))
  const swaps = new Uint16Array(orderedOf(decks * 52))
  for (;;) {
    for (const cards of four) {
      drawSwaps(swaps, cards.length, chance)
      swaps.forEach((other, place) => {
        const card = cards[place]!
        cards[place] = cards[other]!
        cards[other] = card
      })
    }
    for (const cards of four) yield orderOf(cards)
  }
}

describe('nz5:7.6 nz5:7.7(a) nz5:11.2(a) nz5:11.2(b) a simulated shoe is dealt as the rules deal it', () => {
  test.each([
    ['nz5', 4],
    ['nz5-old', 8],
    ['mbs', 10],
  ] as const)('%s with %d decks', (id, decks) => {
    const simulated = simulation(BOOKS[id].draw, decks)
    const rounds: Hands[] = []
    const shoes = shoesOf(decks, 'test', 7)
    for (let shoe = 1; shoe < 30; shoe += 1) {
      const before = rounds.length
      rounds.push(...played(BOOKS[id], shoes.next().value))
      const expected = { rounds: rounds.length, shoes: shoe, ...counted(rounds) }
      expect(beginBlock(simulated, 'test', 7, rounds.length)).toEqual(expected)
      expect(beginBlock(simulated, 'test', 7, before + 1)).toEqual(expected)
    }
  })

  test('and a block is the same, dealt two shoes at a time', () => {
    const simulated = simulation(nz5.draw, 6)
    const whole = playShoes(simulated, 'two', 0, SHOES_IN_BLOCK)
    expect(whole.shoes).toBe(SHOES_IN_BLOCK)
    expect(beginBlock(simulated, 'two', 0, Number.MAX_SAFE_INTEGER)).toEqual(whole)
    expect(playShoes(simulated, 'two', 1, SHOES_IN_BLOCK)).not.toEqual(whole)
  })
})

describe('the WebAssembly kernel counts what the TypeScript one does', () => {
  test.each(
    Object.values(BOOKS).flatMap(book =>
      book.elects.decks.among.map(decks => [book.id, decks] as const),
    ),
  )('%s with %d decks', (id, decks) => {
    const { draw } = BOOKS[id]
    const kernel = shoeKernel(draw, decks)
    const simulated = simulation(draw, decks)
    for (let block = 0; block < 4; block += 1)
      expect(kernel?.('kernel', block, SHOES_IN_BLOCK)).toEqual(
        playShoes(simulated, 'kernel', block, SHOES_IN_BLOCK),
      )
  })
})

test('nz5:9.4 the table of rounds is right for cards of any rank and suit', () => {
  const { finish, cards } = roundsBy(nz5.draw)
  const points = (card: Card): number => 'A23456789'.indexOf(card[0]!) + 1
  const any = (i: number): Card => DECK[(i * 7919 + (i >> 3) * 104729) % 52]!
  for (let i = 0; i < 30_000; i += 1) {
    const six = [any(i), any(i + 11), any(3 * i), any(5 * i + 2), any(7 * i + 1), any(i >> 2)]
    const [p1, b1, p2, b2, fifth, sixth] = six.map(card =>
      card.startsWith('1') ? 0 : points(card),
    )
    const at = ((p1! + p2!) % 10) * 1000 + ((b1! + b2!) % 10) * 100 + fifth! * 10 + sixth!
    const hands = dealFrom(nz5.draw, six)!
    expect([finish[at], cards[at]]).toEqual([finishOf(hands), cardsOut(hands)])
  }
})

describe('two million rounds', () => {
  test.each(['nz5', 'nz5-old', 'mbs'] as const)(
    '%s: within five standard errors of the exact odds',
    id => {
      const book = BOOKS[id]
      const counts = exactTotals(shoeBlocks(book.draw, 6, 'near'), 2_000_000, 0, NOTHING_YET)
      const exact = baccaratOdds(book, wholeShoe(6))
      const rows = estimates(book, counts)
      expect(rows.map(({ wager, terms }) => [wager, terms])).toEqual(
        exact.map(({ wager, terms }) => [wager, terms]),
      )
      rows.forEach(({ edge, standardError }, i) => {
        expect(standardError).toBeGreaterThan(0)
        expect(Math.abs(edge - toNumber(exact[i]!.edge)) / standardError).toBeLessThan(5)
      })
    },
  )

  test('end with the shoe in which the last falls', () => {
    const { rounds, shoes } = exactTotals(shoeBlocks(mbs.draw, 8, 'end'), 100_000, 0, NOTHING_YET)
    expect(rounds).toBeGreaterThanOrEqual(100_000)
    expect(rounds).toBeLessThan(100_100)
    expect(rounds / shoes).toBeGreaterThan(78)
    expect(rounds / shoes).toBeLessThan(82)
  })
})

test('nz5:5.10(c) an estimate is the mean of what was won, and its standard error', () => {
  const { example } = roundsBy(nz5.draw)
  const ends = example.map((hands): number => (hands ? 1 : 0))
  const totals = { rounds: ends.reduce((a, b) => a + b, 0), shoes: 1, ends, kinds: [] }
  const { player, banker, tie } = resultsIn(nz5, totals)
  expect(player + banker + tie).toBe(totals.rounds)
  const row = estimates(nz5, totals).find(({ terms }) => terms === '8:1')!
  const mean = (8 * tie - player - banker) / totals.rounds
  expect(row.edge).toBeCloseTo(-mean, 12)
  const variance = (64 * tie + player + banker) / totals.rounds - mean * mean
  expect(row.standardError).toBeCloseTo(Math.sqrt(variance / totals.rounds), 12)
})
