import type { Authority } from '../../../kernel/authority.ts'
import type { Duration, EndVariant } from '../../director/s02-entry/conditions.ts'

/** Division 7 rules 3.8 and 5.1 to 5.4: the end of a session. */

/** The progress of a session at the end of a round. */
export interface Course {
  /** Valid rounds or spins. */
  readonly rounds: number
  readonly shoe: number
  /** Milliseconds of play. A malfunction stops the clock. */
  readonly elapsed: number
  /**
   * The round in which the cutting card of the last shoe came out. Indicator cards do not count.
   */
  readonly cutInRound: number | null
}

export type SessionEnd = { readonly is: 'over'; readonly under: Authority }

const over = (under: Authority): SessionEnd => ({ is: 'over', under })

/** @rule nz7:5.2 nz7:5.3(a) nz7:5.3(b) nz7:5.3(c) nz7:5.4 ruling:701 ruling:702 ruling:712 ruling:719 */
export const endsAfterRound = (
  { unit, value }: Duration,
  variant: EndVariant | undefined,
  { rounds, elapsed, cutInRound }: Course,
): SessionEnd | undefined => {
  switch (unit) {
    case 'time':
      return elapsed >= value ? over('nz7:5.2') : undefined
    case 'rounds':
    case 'spins':
      return rounds >= value ? over('nz7:5.4') : undefined
    case 'shoes':
      if (cutInRound === null) return undefined
      if (variant === 'a') return rounds > cutInRound ? over('nz7:5.3(a)') : undefined
      return over(variant === 'b' ? 'nz7:5.3(b)' : 'nz7:5.3(c)')
  }
}

/**
 * If the cutting card would be the first card of a round, that round is not played.
 * @rule nz7:5.3(c)
 */
export const endsBeforeRound = (
  { unit, value }: Duration,
  variant: EndVariant | undefined,
  shoe: number,
): SessionEnd | undefined =>
  unit === 'shoes' && shoe >= value && variant === 'c' ? over('nz7:5.3(c)') : undefined

/** The result of a round for those who could wager at its start. */
export type Survival =
  | { readonly is: 'goes-on' }
  /** @rule nz7:5.1 */
  | { readonly is: 'one-left'; readonly under: Authority }
  /** @rule nz7:3.8 nz7:3.8(a) nz7:3.8(b) */
  | { readonly is: 'none-left'; readonly under: Authority }

/** The minimum is that of the next round. @rule nz7:3.7 nz7:5.1 ruling:703 */
export const survival = (stacks: readonly number[], minimum: number): Survival => {
  const able = stacks.filter(stack => stack >= minimum).length
  if (able > 1) return { is: 'goes-on' }
  if (able === 1) return { is: 'one-left', under: 'nz7:5.1' }
  const isAllGone = stacks.every(stack => stack === 0)
  return { is: 'none-left', under: isAllGone ? 'nz7:3.8(a)' : 'nz7:3.8(b)' }
}
