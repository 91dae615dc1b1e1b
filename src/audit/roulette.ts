import { isUnclear } from '../games/bet-grammar.ts'
import { spokenBet } from '../games/roulette/bet-grammar.ts'
import { clothOf, type Elections, multipleOf, simpleNamed } from '../games/roulette/book/book.ts'
import { colourOf, isOnWheel, type Pocket } from '../games/roulette/s02-wheel.ts'
import { outcomeOf } from '../games/roulette/s03-wagers/odds.ts'
import type { Bet } from '../games/roulette/s03-wagers/positions.ts'
import {
  isMultipleKind,
  MULTIPLE_CLAUSE,
  type Multiple,
  piecesOf,
} from '../games/roulette/s03-wagers/racetrack.ts'
import { winnings } from '../kernel/chips/settle.ts'
import { chips } from '../kernel/money.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import type { RulesOutcome } from './difference.ts'
import { type Audited, type Judge, WAGER } from './game.ts'
import { type Row, required, Unreadable } from './row.ts'
import { Course, corrected, fitted, Succession } from './statistics.ts'
import { recordedWager, type Terms, wagerDifferences } from './wager.ts'

export const ROULETTE: Audited = {
  required: {
    ...WAGER.required,
    on: 'the wager, as people say it: 17, split 17-20, corner 0-1-2-3, red, dozen 2, tier',
    spun: 'the winning number, or the word void for a No Spin',
  },
  optional: { ...WAGER.optional, numbers: 'the numbers of the wager, if `on` only has its kind' },
}

export interface RouletteTerms extends Terms {
  readonly elections: Elections
}

interface PlacedWager {
  readonly bets: readonly Bet[]
  readonly multiple?: Multiple['kind']
}

const COLOURS = ['red', 'black', 'green'] as const
const SMALLEST = [chips(1)]

export const judgeRoulette = (setting: RouletteTerms): Judge => {
  const { elections } = setting
  const cloth = clothOf(elections)
  const counts = new Map<string, number>(cloth.wheel.pockets.map(pocket => [pocket, 0]))
  const course = new Course(COLOURS.length)
  const succession = new Succession(COLOURS.length)
  const known = new Map<string, PlacedWager>()

  const placedOn = (row: Row): PlacedWager => {
    const text = `${required(row, 'on')} ${row.cell('numbers') ?? ''}`.trim()
    const placed = known.get(text) ?? placedAs(elections, text, row)
    known.set(text, placed)
    return placed
  }

  const spunIn = (row: Row): Pocket | null => {
    const text = required(row, 'spun')
    if (text.toLowerCase() === 'void') return null
    if (!isOnWheel(cloth.wheel, text))
      throw new Unreadable(row.line, `spun: the wheel has no "${text}"`)
    return text
  }

  const oursFor =
    (row: Row, { bets, multiple }: PlacedWager, spun: Pocket | null) =>
    (stake: number): RulesOutcome => {
      if (spun === null)
        return { outcome: 'void', odds: null, won: 0, commission: 0, net: 0, under: 'nz8:5.1' }
      if (stake % bets.length !== 0)
        throw new Unreadable(row.line, `stake: ${bets.length} pieces of the same size are expected`)
      const piece = chips(stake / bets.length)
      const ends = bets.map(bet => outcomeOf(cloth, bet, spun))
      const won = ends.reduce(
        (sum, end) => sum + (end.is === 'win' ? winnings(piece, end, SMALLEST).won : 0),
        0,
      )
      const lost = ends.filter(end => end.is === 'lose').length * piece
      const telling = ends.find(end => end.is === 'win') ?? ends[0]!
      const odds = telling.is === 'win' && bets.length === 1 ? telling.odds : null
      const under = telling.is === 'lose' && multiple ? MULTIPLE_CLAUSE[multiple] : telling.under
      return { outcome: telling.is, odds, won, commission: 0, net: won - lost, under }
    }

  return {
    round: rows => {
      const spun = spunIn(rows[0]!)
      if (spun !== null) {
        const colour = COLOURS.indexOf(colourOf(spun))
        counts.set(spun, counts.get(spun)! + 1)
        course.add(colour)
        succession.add(colour)
      }
      return rows.flatMap(row => {
        const placed = placedOn(row)
        const on = placed.multiple ?? placed.bets[0]!.kind
        const settle = oursFor(row, placed, spun)
        return wagerDifferences(recordedWager(row, on, setting), setting, settle, () => [])
      })
    },
    statistics: () => {
      const spins = [...counts.values()]
      return corrected([
        ...fitted(
          'Numbers of the wheel',
          spins,
          spins.map(() => 1 / spins.length),
        ),
        ...course.drift('Colours over time'),
        ...succession.dependence('Each colour after the one before'),
      ])
    },
  }
}

const placedAs = (elections: Elections, text: string, row: Row): PlacedWager => {
  const said = spokenBet(elections, text, 'number')
  if (isUnclear(said)) throw new Unreadable(row.line, `on: "${text}" is no wager of this layout`)
  const simple = simpleNamed(elections, said.on)
  if (simple) return { bets: [simple] }
  const [kind = '', number = ''] = said.on.split(':')
  if (!isMultipleKind(kind))
    throw new Unreadable(row.line, `on: "${text}" is no wager of this layout`)
  const multiple = multipleOf(elections, kind, number)
  if (isRefusal(multiple)) throw new Unreadable(row.line, `on: ${sentence(multiple)}`)
  return { bets: piecesOf(clothOf(elections).wheel, multiple), multiple: kind }
}
