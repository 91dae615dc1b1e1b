import { announcement } from '../../../src/games/baccarat/names.ts'
import {
  askTheRoad,
  goodRoad,
  roads,
  statistics,
  streaks,
  winners,
} from '../../../src/games/baccarat/roads/index.ts'
import type { RoundResult } from '../../../src/games/baccarat/table/state.ts'
import { BOOKS, chanceAt, GAMES, gameOfBook } from '../../../src/games/catalogue.ts'
import { type Tape, tapeOf } from '../subject.ts'
import { Hash, numbersOf } from './marks.ts'

/** What the display at a baccarat table says about the results so far. */

const RESULTS = ['player', 'banker', 'tie'] as const

/** The longest list of which every one is tried. */
const LONGEST = 5
const SHOES = 60

const round = (result: RoundResult['result'], tape: Tape): RoundResult => ({
  result,
  player: tape.below(10),
  banker: tape.below(10),
  playerPair: tape.below(4) === 0,
  bankerPair: tape.below(4) === 0,
  natural: tape.below(4) === 0,
  ...(tape.below(8) === 0 && { voidHand: true as const }),
  ...(tape.below(8) === 0 && { voided: [tape.one(['player', 'banker'] as const)] }),
})

const every = (length: number): readonly (readonly RoundResult['result'][])[] =>
  length === 0 ? [[]] : every(length - 1).flatMap(list => RESULTS.map(one => [...list, one]))

const said = (rounds: readonly RoundResult[]): unknown => [
  roads(rounds),
  askTheRoad(rounds),
  goodRoad(streaks(winners(rounds))) ?? null,
  statistics(rounds),
  rounds.slice(-1).map(announcement),
]

const markOf = (shoes: readonly (readonly RoundResult[])[]): string => {
  const hash = new Hash()
  for (const rounds of shoes) hash.add(said(rounds))
  return hash.mark(6)
}

/** Often the same side again, so that streaks are long. */
const shoe = (seed: number): readonly RoundResult[] => {
  const tape = tapeOf(numbersOf(seed, 900))
  let result: RoundResult['result'] = 'tie'
  return Array.from({ length: 8 + tape.below(70) }, () => {
    if (tape.below(3) === 0) result = tape.one(RESULTS)
    return round(result, tape)
  })
}

export const lines = (): readonly string[] => [
  ...Array.from({ length: LONGEST + 1 }, (_, length) => {
    const tape = tapeOf(numbersOf(length, 997))
    const shoes = every(length).map(results => results.map(result => round(result, tape)))
    return `every list of ${length}: ${markOf(shoes)}`
  }),
  `long shoes: ${markOf(Array.from({ length: SHOES }, (_, seed) => shoe(seed)))}`,
  `chance: ${[...GAMES, 'electronic-roulette'].map(game => `${game} ${chanceAt(game)}`).join(', ')}`,
  `games of books: ${[...BOOKS, 'nz1'].map(book => `${book} ${gameOfBook(book)}`).join(', ')}`,
]
