import { type Chips, chips } from './money.ts'

/** An amount in dollars, with or without cents. */

export const AMOUNT = /^\d+(\.\d{1,2})?$/

/** Turns typed dollars into cents; undefined if the number is too large to be exact. */
export const amountOf = (text: string | undefined): Chips | undefined => {
  if (text === undefined || !AMOUNT.test(text)) return undefined
  const cents = Math.round(Number(text) * 100)
  return Number.isSafeInteger(cents) ? chips(cents) : undefined
}
