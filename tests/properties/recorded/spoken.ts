import { wagerName as baccaratName, calledAmong } from '../../../src/games/baccarat/names.ts'
import { ONS } from '../../../src/games/baccarat/s05-wagers/basic-wagers.ts'
import { type Called, spokenBets } from '../../../src/games/bet-grammar.ts'
import * as roulette from '../../../src/games/roulette/bet-grammar.ts'
import type { Elections } from '../../../src/games/roulette/book/book.ts'
import { GROUNDS } from '../../../src/games/snake-eyes/grounds.ts'
import { CALLED, rollName, voidReason, wagerName } from '../../../src/games/snake-eyes/names.ts'
import { ROLLS } from '../../../src/games/snake-eyes/s03-equipment/dice.ts'
import { Hash } from './marks.ts'

/** How wagers are read as people say them, and how they are named. */

const CLOTHS: readonly Elections[] = [
  { layout: 'single-zero', racetrack: true, asianRacetrack: true },
  { layout: 'double-zero-00-0', racetrack: false, asianRacetrack: false },
]

// biome-ignore format: a list
const NUMBERS = [
  '', '17', '0', '37', '17 20', '13 15', '13 18', '5 20', '1 3 2', '32 15 19', '13 14 15', '16 17 19 20', '0 00 1 2 3',
  '0 1 2 3', '13 14 15 16 17 18', '1 2 3 4 5 6 7',
]

/** An amount before, after or between the words, or none. */
const withAmounts = (word: string, rest: string): readonly string[] => [
  `${word} ${rest}`,
  `10 ${word} ${rest}`,
  `${word} ${rest} 10`,
  `10 ${rest} ${word}`,
  `99999999999999999 ${word} ${rest}`,
]

const ODD_LINES = [
  '',
  '10',
  ', ,',
  'red and 5 black',
  'bet $1,000 on red; 5 17',
  'x y',
  'red black',
]

const wheelLines = (word: string): readonly string[] =>
  NUMBERS.flatMap(numbers => withAmounts(word, numbers))

const atWheel = (line: string): unknown =>
  CLOTHS.flatMap(cloth =>
    (['money', 'number'] as const).map(bare => roulette.spokenBets(cloth, line, bare)),
  )

/** All beginnings of the words of a name: `b`, `ba`, `pair b`. */
const shortened = (name: string): readonly string[] => {
  const words = name.split(' ')
  return [1, 2, 3, name.length].flatMap(length => [
    words.map(word => word.slice(0, length)).join(' '),
    words.at(-1)!.slice(0, length),
    words
      .toReversed()
      .join(' ')
      .slice(0, length * words.length),
  ])
}

const called = (wagers: readonly Called[], names: readonly string[]): unknown =>
  names
    .flatMap(shortened)
    .flatMap(name => [...withAmounts(name, ''), `5 ${name} 10 ${names[0]}`, `${name} 5 x 10`])
    .concat(ODD_LINES)
    .map(line => spokenBets(wagers, line))

const markOf = (said: unknown): string => {
  const hash = new Hash()
  hash.add(said)
  return hash.mark(6)
}

const BACCARAT = ONS.map(baccaratName)

export const lines = (): readonly string[] => [
  ...[...roulette.SPOKEN_KINDS, 'number', 'zero', '', '1st', 'asian'].map(
    word => `roulette ${word} ${markOf(wheelLines(word).map(atWheel))}`,
  ),
  `roulette lines ${markOf(ODD_LINES.map(atWheel))}`,
  ...BACCARAT.map(name => `baccarat ${name} ${markOf(called(calledAmong(ONS), [name]))}`),
  ...CALLED.map(({ on, names }) => `snake eyes ${on} ${markOf(called(CALLED, names))}`),
  `snake eyes names ${markOf([
    ROLLS.map(rollName),
    [...CALLED.map(({ on }) => on), 'another'].map(wagerName),
    [...GROUNDS, 'left-table', 'another'].map(ground =>
      ['', 'a note'].map(note => voidReason({ ground, note } as never)),
    ),
  ])}`,
]
