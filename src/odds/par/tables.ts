import type { Book } from '../../games/baccarat/books/book.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import { baccarat as baccaratPlay } from '../../games/baccarat/play.ts'
import { lunarPoker } from '../../games/lunar-poker/index.ts'
import { lunarPoker as lunarPokerPlay } from '../../games/lunar-poker/play.ts'
import { roulette } from '../../games/roulette/index.ts'
import { roulette as roulettePlay } from '../../games/roulette/play.ts'
import type { LayoutName } from '../../games/roulette/s03-layout.ts'
import { snakeEyes } from '../../games/snake-eyes/index.ts'
import { snakeEyes as snakeEyesPlay } from '../../games/snake-eyes/play.ts'
import type { TableConfig } from '../../general/state.ts'
import type { Signs } from '../par.ts'

/** The standard terms of a table, which bound what can be lost on it. */
export interface ParTable {
  readonly limits: TableConfig<unknown>['limits']
  readonly seats: number
  readonly kindOf: (wager: string) => string
  /** Only where the book has one. */
  readonly differential?: number
}

/** What somebody sets instead of the standard terms: maxima by kind of wager, in cents. */
export interface OtherSigns {
  readonly maxima: Readonly<Record<string, number>>
  readonly patrons?: number | undefined
  readonly differential?: number | undefined
}

export const maximaOf = ({ limits }: ParTable): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(limits).map(([kind, { maximum }]) => [kind, Number(maximum)]))

export const signsOf = (table: ParTable, other: OtherSigns): Signs => {
  const limits = { ...maximaOf(table), ...other.maxima }
  const { patrons = table.seats, differential = table.differential } = other
  return {
    maximum: wager => limits[table.kindOf(wager)]!,
    patrons,
    ...(differential !== undefined && { differential }),
  }
}

const DIFFERENTIAL = 10_000_00

/** A table that offers everything its book has. The three wagers on pairs never meet at one table. */
export const baccaratTable = (book: Book): ParTable => {
  const { elections } = baccarat.standard(book.id)
  const all = { ...elections, perfectPair: 1, anyPair: 1, luckyMatch: 1, dragonBonus: 1 } as const
  const { limits, seats } = baccarat.setUp(all)
  const table = { limits, seats, kindOf: baccaratPlay.kindOf }
  return book.differential ? { ...table, differential: DIFFERENTIAL } : table
}

export const rouletteTable = (layout: LayoutName): ParTable => {
  const { elections } = roulette.standard()
  const { limits, seats } = roulette.setUp({ ...elections, layout })
  const kindOf = (wager: string) =>
    roulettePlay.kindOf(wager === 'neighbours' ? 'neighbours:0' : wager)
  return { limits, seats, kindOf }
}

export const snakeEyesTable = (): ParTable => ({
  ...snakeEyes.standard('nz11a'),
  kindOf: snakeEyesPlay.kindOf,
})

export const lunarPokerTable = (): ParTable => ({
  ...lunarPoker.standard('nz22'),
  kindOf: lunarPokerPlay.kindOf,
})
