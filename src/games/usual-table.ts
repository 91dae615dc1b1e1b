import { chips } from '../kernel/money.ts'

/** What a new table has in every game, until the house sets it up otherwise. */

export const dollars = (whole: number) => chips(whole * 100)

export const USUAL = {
  denominations: [1, 5, 25, 100, 500, 1000].map(dollars),
  multiplesOfMinimum: false,
  refusesUnpayable: false,
  promotionalChips: false,
  colours: [],
  nonValueChipsOnly: false,
}
