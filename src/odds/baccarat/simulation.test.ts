import { describe, expect, test } from 'vitest'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { burnValue } from '../../games/baccarat/s04-card-values.ts'
import { cardsOut, dealFrom, type Hands } from '../../games/baccarat/s09-third-card.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { baccaratOdds } from '../baccarat.ts'
import { toNumber } from '../fraction.ts'
import { shuffle } from '../random.ts'
import { estimates, resultsIn } from './estimate.ts'
import { finishOf, roundsBy } from './rounds.ts'
import { wholeShoe } from './shoe.ts'
import { cardOf, KINDS, playRounds, simulation } from './simulation.ts'

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

describe('nz5:7.6 nz5:7.7(a) nz5:11.2(a) nz5:11.2(b) a simulated shoe is dealt as the rules deal it', () => {
  test.each([
    ['nz5', 4],
    ['nz5-old', 8],
    ['mbs', 10],
  ] as const)('%s with %d decks', (id, decks) => {
    for (let stream = 0; stream < 60; stream += 1) {
      const simulated = simulation(BOOKS[id].draw, decks, 'test', stream)
      const { rounds, shoes, ends, kinds } = playRounds(simulated, 1)
      const expected = played(BOOKS[id], orderOf(simulated.shoes[0].cards))
      expect([rounds, shoes]).toEqual([expected.length, 1])
      expect({ ends, kinds }).toEqual(counted(expected))
    }
  })

  test('and so are two shoes side by side', () => {
    const quick = playRounds(simulation(nz5.draw, 6, 'two', 0), 6 * 52)
    const { shoes, words } = simulation(nz5.draw, 6, 'two', 0)
    const rounds: Hands[] = []
    const play = (cards: Uint8Array): void => {
      shuffle(cards, words)
      rounds.push(...played(nz5, orderOf(cards)))
    }
    for (let shoe = 0; shoe < quick.shoes; shoe += 1)
      play(shoes[shoe === 1 || shoe === 3 ? 1 : 0].cards)
    expect(quick.rounds).toBe(rounds.length)
    expect(quick.shoes).toBeGreaterThan(4)
    expect({ ends: quick.ends, kinds: quick.kinds }).toEqual(counted(rounds))
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
      const counts = playRounds(simulation(book.draw, 6, 'near', 0), 2_000_000)
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
    const { rounds, shoes } = playRounds(simulation(mbs.draw, 8, 'end', 0), 100_000)
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
