import { assert } from './assert.ts'

declare const unit: unique symbol

/** Whole cents, never negative, and always a safe integer. */
export type Chips = number & { readonly [unit]: 'cents' }

/** `pays` to `to`, such as eight to one or nineteen to twenty. */
export interface Odds {
  readonly pays: number
  readonly to: number
}

export const chips = (cents: number): Chips => {
  assert(Number.isSafeInteger(cents) && cents >= 0, `${cents} is no amount of chips`)
  return cents as Chips
}

export const NONE = chips(0)

export const odds = (pays: number, to = 1): Odds => ({ pays, to })

export const EVENS = odds(1)

export const oddsText = ({ pays, to }: Odds): string => `${pays}:${to}`

export const total = (amounts: readonly Chips[]): Chips =>
  chips(amounts.reduce((sum, amount) => sum + amount, 0))

/** For capped shares. Payments round up. */
export const roundedDown = (amount: Chips, { pays, to }: Odds): Chips =>
  chips(Number((BigInt(amount) * BigInt(pays)) / BigInt(to)))

/** The share, rounded up to a whole cent. */
export const roundedUp = (amount: Chips, { pays, to }: Odds): Chips =>
  chips(Number((BigInt(amount) * BigInt(pays) + BigInt(to) - 1n) / BigInt(to)))

/** True if the stake and its winnings together are a safe integer of cents. */
export const isCountable = (amount: number, { pays, to }: Odds): boolean =>
  (BigInt(amount) * BigInt(pays)) / BigInt(to) + BigInt(amount) <= BigInt(Number.MAX_SAFE_INTEGER)
