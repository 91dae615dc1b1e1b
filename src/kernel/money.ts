import { assert } from './assert.ts'

declare const unit: unique symbol

/** Whole cents, never negative, never beyond what a number holds exactly. */
export type Chips = number & { readonly [unit]: 'cents' }

/** `pays` to `to`: eight to one, one to two, nineteen to twenty. */
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

/** Rounds against nobody in particular: for shares that are capped, not paid. */
export const roundedDown = (amount: Chips, { pays, to }: Odds): Chips =>
  chips(Number((BigInt(amount) * BigInt(pays)) / BigInt(to)))

/** The least whole number of cents that is not below the share. */
export const roundedUp = (amount: Chips, { pays, to }: Odds): Chips =>
  chips(Number((BigInt(amount) * BigInt(pays) + BigInt(to) - 1n) / BigInt(to)))

/** Whether an amount at these odds still is a number of cents that can be written down exactly. */
export const isCountable = (amount: number, { pays, to }: Odds): boolean =>
  (BigInt(amount) * BigInt(pays)) / BigInt(to) + BigInt(amount) <= BigInt(Number.MAX_SAFE_INTEGER)
