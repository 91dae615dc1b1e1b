import { BOOKS } from '../../games/baccarat/books/index.ts'
import { bigRoad } from '../../games/baccarat/roads/big-road.ts'
import { thirdCardReasons } from '../../games/baccarat/s09-third-cards/reasons.ts'
import { type Hands, nextCardTo } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { RoundResult } from '../../games/baccarat/table/state.ts'
import { RANKING } from '../../games/lunar-poker/s04-hands/hands.ts'
import {
  firstCombination,
  secondCombination,
} from '../../games/lunar-poker/s10-settlement/combinations.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { numberBelow, oneOf, type Words } from '../../odds/simulation/random.ts'
import { type Exercise, someOf } from './exercise.ts'

/** Third cards, Lunar Poker hands and roads. */

const BOOK = BOOKS.nz5

/** Two cards each, and sometimes the Player's third. */
export const thirdCards = (words: Words): Exercise => {
  const [a, b, c, d, e] = someOf(DECK, 5, words) as readonly [Card, Card, Card, Card, Card]
  const four: Hands = { player: [a, c], banker: [b, d] }
  const isDrawn = nextCardTo(BOOK.draw, four) === 'player' && numberBelow(2, words) === 0
  const hands: Hands = isDrawn ? { ...four, player: [a, c, e] } : four
  const expected = nextCardTo(BOOK.draw, hands) ?? 'nobody'
  const reasons = thirdCardReasons(BOOK.id, hands).map(([, clause]) => clause)
  return {
    shows: { is: 'third-card', player: hands.player, banker: hands.banker },
    options: ['player', 'banker', 'nobody'],
    expected,
    under: expected === 'player' ? reasons.slice(0, 1) : reasons.slice(-1),
  }
}

/** Both combinations of a hand: `flush+pair`, or only `pair`. */
const readingOf = (cards: readonly Card[]): string => {
  const first = firstCombination(cards)
  const second = first && secondCombination(cards, first)
  return first ? [first.name, ...(second ? [second.name] : [])].join('+') : 'odd-cards'
}

/** Hands without a name are common and teach little. */
const TRIES = 60

const hand = (
  count: number,
  isWanted: (reading: string) => boolean,
  words: Words,
): readonly Card[] => {
  let cards = someOf(DECK, count, words)
  for (let tries = 0; tries < TRIES && !isWanted(readingOf(cards)); tries += 1)
    cards = someOf(DECK, count, words)
  return cards
}

const NAMES: readonly string[] = RANKING.map(({ name }) => name)

export const hands = (words: Words): Exercise => {
  const isTwo = numberBelow(2, words) === 0
  const cards = hand(
    5 + numberBelow(2, words),
    name => (isTwo ? name.includes('+') : name !== 'odd-cards'),
    words,
  )
  const expected = readingOf(cards)
  const [first = '', second] = expected.split('+')
  const others = [
    second ? first : `${first}+pair`,
    oneOf(NAMES, words),
    oneOf(NAMES, words),
    'odd-cards',
  ]
  return {
    shows: { is: 'hand', cards },
    options: [...new Set([expected, ...others])].slice(0, 4).toSorted(),
    expected,
    under: ['nz22:10.9', 'nz22:4.5'],
  }
}

const RESULTS = ['player', 'banker', 'tie'] as const

const roundOf = (result: (typeof RESULTS)[number]): RoundResult =>
  ({ result, player: 0, banker: 0, pairs: [] }) as never

/** Where the next result goes on the Big Road. */
export const roads = (words: Words): Exercise => {
  const length = 3 + numberBelow(8, words)
  const before = [
    'player' as const,
    ...Array.from({ length }, () =>
      oneOf(['player', 'player', 'banker', 'banker', 'tie'] as const, words),
    ),
  ]
  const next = oneOf(RESULTS, words)
  const was = bigRoad(before.map(roundOf)).cells
  const now = bigRoad([...before, next].map(roundOf)).cells
  const isNew = now.length > was.length && now.at(-1)!.round.result !== was.at(-1)!.round.result
  const expected = now.length === was.length ? 'mark' : isNew ? 'new' : 'same'
  return {
    shows: { is: 'road', results: before, next },
    options: ['same', 'new', 'mark'],
    expected,
    under: ['nz5:3.4(f)', 'ruling:552'],
  }
}
