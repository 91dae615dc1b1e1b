import { type Chips, chips } from './money.ts'

/** Sums as people write them, wherever they write them. */

export const AMOUNT = /^\d+(\.\d{1,2})?$/

/** Dollars as somebody types them, in cents; nothing beyond what can be counted. */
export const amountOf = (text: string | undefined): Chips | undefined => {
  if (text === undefined || !AMOUNT.test(text)) return undefined
  const cents = Math.round(Number(text) * 100)
  return Number.isSafeInteger(cents) ? chips(cents) : undefined
}
