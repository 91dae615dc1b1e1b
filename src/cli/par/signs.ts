import type { TableConfig } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import type { Signs } from '../../odds/par.ts'
import { Malformed } from '../input.ts'

/** The standard terms of a table, unless an option says otherwise. */
export interface Table {
  readonly limits: TableConfig<unknown>['limits']
  readonly seats: number
  readonly kindOf: (wager: string) => string
  readonly differential?: number
}

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
