import { VARIANTS } from '../../../src/games/baccarat/books/book.ts'
import { BOOKS } from '../../../src/games/baccarat/books/index.ts'
import { ONS } from '../../../src/games/baccarat/s05-wagers/basic-wagers.ts'
import * as baccarat from '../../../src/games/baccarat/settle.ts'
import { DEALING } from '../../../src/games/lunar-poker/book/elections.ts'
import { INSTANT_CASH } from '../../../src/games/lunar-poker/s05-wagers/printed-odds.ts'
import * as lunarPoker from '../../../src/games/lunar-poker/settle.ts'
import { betsOn } from '../../../src/games/roulette/book/book.ts'
import { LAYOUTS } from '../../../src/games/roulette/s02-layout.ts'
import { FIXED } from '../../../src/games/roulette/s03-wagers/racetrack.ts'
import { settleSpin } from '../../../src/games/roulette/settle.ts'
import * as snakeEyes from '../../../src/games/snake-eyes/s04-wagers.ts'
import { settleSequence } from '../../../src/games/snake-eyes/settle.ts'
import { DECK } from '../../../src/kernel/card.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { type Tape, tapeOf } from '../subject.ts'
import { Hash, numbersOf, reasonOf } from './marks.ts'

/** Whole rounds, lawful and unlawful, that `settle` answers without a table. */

const ROUNDS = 400

/** Rounds that share a mark. */
const STRIDE = 20

const AMOUNTS = [1, 500, 500, 1000, 1000, 1000, 2500, 10_000, 10_000, 12_345, 10_000_000, 9e12]
const PATRONS = ['Ana', 'Ben', 'Cho']

const list = <T>(tape: Tape, most: number, one: (at: number) => T): readonly T[] =>
  Array.from({ length: 1 + tape.below(most) }, (_, at) => one(at))

/** Mostly absent. */
const maybe = <T>(tape: Tape, key: string, values: readonly T[]): Readonly<Record<string, T>> =>
  tape.below(3) > 0 ? {} : { [key]: tape.one(values) }

/** In one round of four anything is elected and wagered. */
const isWild = (tape: Tape): boolean => tape.below(4) === 0

const ANTES = [
  { fee: 100, tableMinimum: 1000 },
  { fee: 125, tableMinimum: 1000, waivedFrom: 10_000 },
]

const USUAL = ['player', 'banker', 'tie', 'dragon-bonus-player', 'lucky-match-banker'] as const

const coup = (tape: Tape): unknown => {
  const wild = isWild(tape)
  return {
    book: BOOKS[wild ? tape.one(['nz5', 'nz5-old', 'mbs'] as const) : 'nz5'],
    elections: {
      decks: wild ? tape.one([8, 6, 1]) : 8,
      variant: tape.one(VARIANTS),
      tie: tape.one([8, 9]),
      ...(wild && maybe(tape, 'perfectPair', [1, 2, 3])),
      ...(wild && maybe(tape, 'anyPair', [1, 2])),
      luckyMatch: tape.one([1, 2]),
      dragonBonus: tape.one([1, 2, 3]),
      ...maybe(tape, 'ante', ANTES),
    },
    denominations: [tape.one([1, 1, 1, 500])],
    cards: Array.from({ length: tape.one([6, 7, 6, 6, 5, 4]) }, () => tape.one(DECK)),
    wagers: list(tape, 4, at => ({
      id: `w${at}`,
      patron: tape.one(PATRONS),
      on: wild ? tape.one(ONS) : tape.one(USUAL),
      chips: tape.one(AMOUNTS),
      kind: 'value',
    })),
    antes: maybe(tape, tape.one(PATRONS), [0, 100, 125, 500]),
  }
}

const spin = (tape: Tape): unknown => {
  const elections = {
    layout: tape.one(LAYOUTS),
    racetrack: tape.below(4) > 0,
    asianRacetrack: tape.below(4) > 0,
  }
  const bets = betsOn(elections)
  return {
    elections,
    spun: tape.one(['0', '00', '17', '20', '36', '32', null, String(tape.below(38))]),
    wagers: list(tape, 4, at => {
      const { kind: on, numbers } = tape.one(bets)
      const id = `w${at}`
      const amount = tape.one(AMOUNTS)
      return tape.one<unknown>([
        { id, on, numbers, amount },
        { id, on, numbers: numbers.slice(tape.below(2)), amount },
        { id, on: tape.one(FIXED), piece: amount },
        { id, on: 'neighbours', number: String(tape.below(38)), piece: amount },
      ])
    }),
  }
}

const sequence = (tape: Tape): unknown => ({
  elections: {
    hard4: tape.one([7, 6]),
    hard6: tape.one([9, 8]),
    hard8: tape.one([9, 8]),
    hard10: tape.one([7, 6]),
    field: tape.one([1, 2, 3, 1, 2, 3, 4]),
    craps2: tape.one([30, 33]),
    craps12: tape.one([30, 33]),
  },
  rolls: list(tape, 6, () => ({
    dice: [1 + tape.below(6), 1 + tape.below(6)],
    void: tape.below(5) === 0,
  })),
  wagers: list(tape, 4, at => ({
    id: `w${at}`,
    on: tape.one(snakeEyes.ONS),
    chips: tape.one(AMOUNTS),
    beforeRoll: 1 + tape.below(3),
    ...maybe(tape, 'removedBeforeRoll', [2, 3, 4, 5]),
    ...maybe(tape, 'reduced', [
      { beforeRoll: 2, to: 1 },
      { beforeRoll: 3, to: 499 },
      { beforeRoll: 4, to: 500 },
    ]),
  })),
})

/** A deck in any order, and sometimes with a card twice. */
const shuffled = (tape: Tape): readonly string[] => {
  const cards: string[] = [...DECK]
  const drawn = DECK.map(() => cards.splice(tape.below(cards.length), 1)[0]!)
  return tape.below(20) === 0 ? drawn.with(-1, drawn[0]!) : drawn
}

const SEATS = [[1], [2, 4], [1, 3, 5], [1, 2, 3, 4, 5]]

const showdown = (tape: Tape): unknown => {
  const wild = isWild(tape)
  const deck = shuffled(tape)
  const seats = tape.one(wild ? [...SEATS, [1, 1, 2, 2], [6, 7], []] : SEATS)
  const multipleSuper = tape.below(2) === 0
  return {
    elections: {
      dealing: tape.one(DEALING),
      superTable: tape.one([1, 2, 3]),
      instantCash: tape.one(wild ? [{ straightFlush: 20, royalFlush: 21 }] : INSTANT_CASH),
      multipleSuper,
      ...maybe(tape, 'maxPayout', [1000, 50_000]),
    },
    deck,
    patrons: seats.map(seat => {
      const ante = tape.one(AMOUNTS)
      const own = { on: 'own', amount: multipleSuper ? ante : tape.one(AMOUNTS) }
      const others =
        multipleSuper || wild ? tape.one(['dealer', seats[0], seats[1] ?? 5, 'own']) : 'own'
      const both = [own, { on: others, amount: tape.one(AMOUNTS) }]
      return {
        seat,
        ante,
        super: both.slice(0, multipleSuper ? tape.one([1, 1, 2]) : tape.one([0, 1])),
        action: tape.one(['exchange', 'play', 'play', 'buy-sixth', 'fold']),
        discard: list(tape, 5, at => deck[at * (seats.length + 1)]!),
        afterDraw: tape.one(['play', 'play', 'fold']),
        forceDealer: tape.below(2) === 0,
      }
    }),
  }
}

type Settles = (round: never) => unknown

const GAMES: Readonly<Record<string, readonly [(tape: Tape) => unknown, Settles]>> = {
  baccarat: [coup, baccarat.settleRound],
  roulette: [spin, settleSpin],
  'snake-eyes': [sequence, settleSequence],
  'lunar-poker': [showdown, lunarPoker.settleRound],
}

/** One line per game. */
export const lines = (): readonly string[] =>
  Object.entries(GAMES).map(([game, [round, settles]]) => {
    const hash = new Hash()
    const marks = Array.from({ length: ROUNDS }, (_, at) => {
      const answer = settles(round(tapeOf(numbersOf(at, 150))) as never)
      hash.add(isRefusal(answer) ? reasonOf(answer) : answer)
      return at % STRIDE === STRIDE - 1 ? [hash.mark(3)] : []
    })
    return `${game} ${marks.flat().join(' ')}`
  })
