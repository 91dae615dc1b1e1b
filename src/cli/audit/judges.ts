import * as z from 'zod'
import {
  type Judge,
  judgeBaccarat,
  judgeLunarPoker,
  judgeRoulette,
  judgeSnakeEyes,
  type Terms,
} from '../../audit/index.ts'
import type { Book, Elections } from '../../games/baccarat/books/book.ts'
import { electionRefused } from '../../games/baccarat/books/elections.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import type { GameName } from '../../games/catalogue.ts'
import {
  type Elections as LunarElections,
  electionRefused as lunarRefused,
} from '../../games/lunar-poker/elections.ts'
import {
  type Elections as DiceElections,
  electionRefused as diceRefused,
} from '../../games/snake-eyes/book.ts'
import { chips } from '../../kernel/money.ts'
import { type Refusal, sentence } from '../../kernel/refusal.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { elections as baccarat } from '../settle/baccarat.ts'
import { amount } from '../settle/fields.ts'
import { elections as lunarPoker } from '../settle/lunar-poker.ts'
import { elections as roulette } from '../settle/roulette.ts'
import { elections as snakeEyes } from '../settle/snake-eyes.ts'

/** The judge of each book, from an elections file: the elections of `settle`, and the limits. */

const limits = z
  .record(z.string(), z.strictObject({ minimum: amount, maximum: amount }))
  .default({})

type Unit = Pick<Terms, 'unit'>
type Open = (value: unknown, file: string, terms: Unit) => Judge

const refuseElections = (file: string, refused: Refusal | undefined): void => {
  if (refused) throw new Malformed(`${file}: ${sentence(refused)} (${refused.refused})`)
}

const openBaccarat =
  (id: Book['id']): Open =>
  (value, file, terms) => {
    const {
      limits: sign,
      smallestChip,
      ...elected
    } = decode(baccarat.extend({ limits }), value, file)
    const [book, elections] = [BOOKS[id], elected as Elections]
    refuseElections(file, electionRefused(book, elections))
    if (elections.ante) throw new Malformed(`${file}: an audit does not cover the Ante`)
    const smallest = smallestChip ?? chips(1)
    return judgeBaccarat({
      ...terms,
      limits: sign,
      smallest,
      book,
      elections,
      smallestChip: smallest,
    })
  }

const openRoulette: Open = (value, file, terms) => {
  const { limits: sign, ...elections } = decode(roulette.extend({ limits }), value, file)
  return judgeRoulette({ ...terms, limits: sign, smallest: 1, elections })
}

const openSnakeEyes: Open = (value, file, terms) => {
  const { limits: sign, ...elected } = decode(snakeEyes.extend({ limits }), value, file)
  const elections = elected as DiceElections
  refuseElections(file, diceRefused(elections))
  return judgeSnakeEyes({ ...terms, limits: sign, smallest: 1, elections })
}

const openLunarPoker: Open = (value, file, terms) => {
  const { limits: sign, ...elected } = decode(lunarPoker.extend({ limits }), value, file)
  const elections = elected as LunarElections
  refuseElections(file, lunarRefused(elections))
  return judgeLunarPoker({ ...terms, limits: sign, smallest: 1, elections })
}

interface AuditedBook {
  readonly game: GameName
  readonly open: Open
}

const AUDITED_BOOKS: Readonly<Record<string, AuditedBook>> = {
  nz5: { game: 'baccarat', open: openBaccarat('nz5') },
  'nz5-old': { game: 'baccarat', open: openBaccarat('nz5-old') },
  mbs: { game: 'baccarat', open: openBaccarat('mbs') },
  nz8: { game: 'roulette', open: openRoulette },
  nz11a: { game: 'snake-eyes', open: openSnakeEyes },
  nz22: { game: 'lunar-poker', open: openLunarPoker },
}

export const auditedBook = (id: string): AuditedBook => {
  if (Object.hasOwn(AUDITED_BOOKS, id)) return AUDITED_BOOKS[id]!
  throw new Malformed(`--book: expected one of ${Object.keys(AUDITED_BOOKS).join(', ')}`)
}

export const judgeOf = ({ open }: AuditedBook, file: string, terms: Unit): Judge =>
  open(parseJson(readInput(file), file), file, terms)
