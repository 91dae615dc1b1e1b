import type { Book } from '../../games/baccarat/books/book.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import { baccarat as baccaratPlay } from '../../games/baccarat/play.ts'
import { lunarPoker } from '../../games/lunar-poker/index.ts'
import { lunarPoker as lunarPlay } from '../../games/lunar-poker/play.ts'
import { roulette } from '../../games/roulette/index.ts'
import { roulette as roulettePlay } from '../../games/roulette/play.ts'
import type { LayoutName } from '../../games/roulette/s03-layout.ts'
import { snakeEyes } from '../../games/snake-eyes/index.ts'
import { snakeEyes as snakeEyesPlay } from '../../games/snake-eyes/play.ts'
import type { TableConfig } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import type { Signs } from '../../odds/par.ts'
import { Malformed } from '../input.ts'

export { snakeEyesPar } from '../../odds/par/snake-eyes.ts'

/** The standard terms of a table, unless an option says otherwise. */
export interface Table {
  readonly limits: TableConfig<unknown>['limits']
  readonly seats: number
  readonly kindOf: (wager: string) => string
  readonly differential?: number
}

const DIFFERENTIAL = 10_000_00

/** A table that offers everything its book has. The three wagers on pairs never meet at one table. */
export const baccaratTable = (book: Book['id']): Table => {
  const { elections } = baccarat.standard(book)
  const all = { ...elections, perfectPair: 1, anyPair: 1, luckyMatch: 1, dragonBonus: 1 } as const
  const { limits, seats } = baccarat.setUp(all)
  return { limits, seats, kindOf: baccaratPlay.kindOf, differential: DIFFERENTIAL }
}

export const rouletteTable = (layout: LayoutName): Table => {
  const { elections } = roulette.standard()
  const { limits, seats } = roulette.setUp({ ...elections, layout })
  const kindOf = (wager: string) =>
    roulettePlay.kindOf(wager === 'neighbours' ? 'neighbours:0' : wager)
  return { limits, seats, kindOf }
}

export const snakeEyesTable = (): Table => ({
  ...snakeEyes.standard('nz11a'),
  kindOf: snakeEyesPlay.kindOf,
})

export const lunarPokerTable = (): Table => ({
  ...lunarPoker.standard('nz22'),
  kindOf: lunarPlay.kindOf,
})

export interface SignOptions {
  readonly maximum?: readonly string[]
  readonly patrons?: number
  readonly differential?: number
}

/** The signs of a table, changed as the options say: `main=200000` sets a maximum in cents. */
export const signsOf = (
  table: Table,
  options: SignOptions,
): Signs & { readonly limits: object } => {
  const limits = Object.fromEntries(
    Object.entries(table.limits).map(([kind, { maximum }]) => [kind, Number(maximum)]),
  )
  for (const text of options.maximum ?? []) {
    const [kind = '', cents = ''] = text.split('=')
    if (!Object.hasOwn(limits, kind) || !/^[1-9]\d{0,11}$/.test(cents))
      throw new Malformed(
        `--maximum: expected KIND=CENTS with one of ${Object.keys(limits).join(', ')}, not ${text}`,
      )
    limits[kind] = chips(Number(cents))
  }
  const { patrons = table.seats, differential = table.differential } = options
  if (patrons < 1 || patrons > 100)
    throw new Malformed('--patrons: expected a whole number from 1 to 100')
  return {
    limits,
    maximum: wager => limits[table.kindOf(wager)]!,
    patrons,
    ...(differential !== undefined && { differential }),
  }
}
