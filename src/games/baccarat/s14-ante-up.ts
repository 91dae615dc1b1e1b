import type { Dependant, Felt, PostedLimits } from '../../kernel/game.ts'
import { type Chips, NONE, total } from '../../kernel/money.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Stake, Wager } from '../../kernel/wager.ts'
import type { Ante } from './books/book.ts'
import { isMain } from './s05-wagers/basic-wagers.ts'
import type { BaccaratState } from './table/state.ts'

/** Division 5 section 14: Ante Up Baccarat. The Ante has its own area and cannot win. */

/**
 * The name of its area. The division does not call the Ante a wager, but patrons place chips for
 * it.
 * @rule nz5:14.2
 */
export const ANTE = 'ante'

/**
 * The Ante for these main wagers: one fee per round, and none without a main wager.
 * @rule nz5:14.3 nz5:14.4 nz5:14.5 ruling:523 ruling:524
 */
export const anteDue = ({ fee, waivedFrom }: Ante, mainStakes: readonly Chips[]): Chips => {
  if (mainStakes.length === 0) return NONE
  return waivedFrom !== undefined && total(mainStakes) >= waivedFrom ? NONE : fee
}

/** Each patron places the posted amount once. */
export const anteRefused = (
  { elections }: BaccaratState,
  { patron, chips, area }: Stake,
  { wagers, limits }: Felt,
): Refusal | undefined => {
  if (!elections.ante) return refuse('nz1:10.1(a)', 'There is no Ante at this table.')
  const fee = limits[ANTE]!.minimum
  const elsewhere = wagers.some(w => w.patron === patron && w.on === ANTE && w.area !== area)
  return chips !== fee || elsewhere
    ? refuse('nz5:14.3', 'The Ante is {$fee}, once a round.', { fee })
    : undefined
}

/**
 * Once the first card is out: wagers without their Ante are void, and an Ante without a wager goes
 * back. Before, the call and the first card find them.
 * @rule ruling:525
 */
export const dependants = (
  { hands }: BaccaratState,
  gone: readonly Wager[],
  others: readonly Wager[],
  isOver: boolean,
): readonly Dependant[] => {
  if (!isOver && hands.player.length === 0) return []
  const mains = others.filter(({ on }) => isMain(on))
  if (gone.some(({ on }) => on === ANTE))
    return mains.map(({ id }) => ({ wager: id, under: 'nz5:14.7' }))
  const antes = mains.length > 0 ? [] : others.filter(({ on }) => on === ANTE)
  return antes.map(({ id }) => ({ wager: id, under: 'nz5:14.5' }))
}

/** @rule nz5:1.0/ante */
export const anteTooHigh = (fee: Chips, tableMinimum: Chips): Refusal | undefined =>
  fee * 8 > tableMinimum
    ? refuse('nz5:1.0/ante', 'The Ante is at most an eighth of the minimum: {$fee} is too much.', {
        fee,
      })
    : undefined

/** A new minimum must still be at least eight times the Ante. The Ante is a fixed amount. */
export const anteMinds = (
  { elections }: BaccaratState,
  limits: PostedLimits,
): Refusal | undefined => {
  const { [ANTE]: ante, main } = limits
  if (!elections.ante || !ante || !main) return undefined
  return ante.minimum === ante.maximum
    ? anteTooHigh(ante.minimum, main.minimum)
    : refuse('nz5:14.3', 'The Ante is the same amount for everybody.')
}
