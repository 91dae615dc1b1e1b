import { chips } from '../kernel/money.ts'
import { type Difference, money } from './difference.ts'

/** The limits on a table's sign, by kind of wager. They are part of the elections file. */
export type Limits = Readonly<
  Record<string, { readonly minimum: number; readonly maximum: number }>
>

/** The part of a stake that is valid. @rule nz1:10.2(b) */
export const validPart = (stake: number, most: number | undefined) =>
  chips(Math.min(stake, most ?? stake))

export type LimitBreach = Pick<Difference, 'kind' | 'under' | 'sentence'>

/** @rule nz1:10.2(a) nz1:10.2(b) */
export const outsideLimits = (
  limits: Limits,
  on: string,
  stake: number,
): LimitBreach | undefined => {
  const limit = limits[on]
  if (!limit) return undefined
  if (stake > limit.maximum)
    return {
      kind: 'limit-exceeded',
      under: 'nz1:10.2(b)',
      sentence: `${money(stake)} is above the maximum of ${money(limit.maximum)}; the excess is void.`,
    }
  return stake < limit.minimum
    ? {
        kind: 'below-minimum',
        under: 'nz1:10.2(a)',
        sentence: `${money(stake)} is below the minimum of ${money(limit.minimum)}.`,
      }
    : undefined
}
