import { commonStep, type Denominations, isPayable } from '../../../kernel/chips/denominations.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Chips, chips, odds, roundedDown, total } from '../../../kernel/money.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Wager } from '../../../kernel/wager.ts'
import { bookOf, command, type ElectionHolder, inBook } from '../law.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import { isUntouched } from '../s15-international/reopening.ts'
import type { BaccaratState, Reduction } from '../table/state.ts'
import { exactlyPaid, isExactlyPayable, tableDifferential } from './basic-wagers.ts'

/** Division 5 rules 5.17 and 5.18: a limit on the difference between wagers on the two hands. */

const on = (wagers: readonly Wager[], side: Side): readonly Wager[] =>
  wagers.filter(wager => wager.on === side)

const sum = (wagers: readonly Wager[]): Chips => total(wagers.map(wager => wager.chips))

/**
 * The largest part up to this share for which chips can make both the part and the rest.
 * @rule ruling:508
 */
const partUpTo = (
  { chips: stake }: Wager,
  share: Chips,
  denominations: Denominations,
  isFit: (part: number) => boolean,
): Chips => {
  const step = commonStep(denominations)
  let part = Math.floor(share / step) * step
  while (
    part > 0 &&
    !(isPayable(part, denominations) && isPayable(stake - part, denominations) && isFit(part))
  )
    part -= step
  return chips(part)
}

/**
 * Each wager on the heavy hand shrinks in proportion. The rounding remainder is not shared out
 * again.
 */
export const reductionsOf = (
  state: BaccaratState,
  most: Chips,
  { wagers, denominations }: Felt,
): { readonly hand: Side; readonly reductions: readonly Reduction[] } => {
  const hand: Side = sum(on(wagers, 'banker')) > sum(on(wagers, 'player')) ? 'banker' : 'player'
  const heavy = on(wagers, hand)
  const light = sum(on(wagers, hand === 'banker' ? 'player' : 'banker'))
  const exact = exactlyPaid(hand, state.elections, bookOf(state))
  const isFit = (part: number) => !exact || isExactlyPayable(part, denominations)
  const share = odds(light + most, sum(heavy))
  const reductions = heavy.map(wager => ({
    wager: wager.id,
    patron: wager.patron,
    from: wager.chips,
    to: partUpTo(wager, roundedDown(wager.chips, share), denominations, isFit),
  }))
  return { hand, reductions }
}

/** The dealer may do this but need not. */
export const reduceDifferential = command('reduce-differential', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-round',
  under: inBook(({ differential, elects }) => differential?.reduces ?? elects.differential.under),
  place: 'form',
  where: ({ elections }: ElectionHolder) => elections.differential !== undefined,
  decide: (state, _, felt) => {
    const { differential, under: concerns } = bookOf(state)
    const { differential: most } = state.elections
    if (!differential || most === undefined)
      return refuse(differential?.sets ?? 'ruling:590', 'This table has no maximum differential.')
    const { reduces: under } = differential
    const again = state.international.reopened && isUntouched(state)
    if (state.phase.is === 'dealing' && !again)
      return refuse(concerns.altering, 'The first card is out: no wager may be touched.')
    if (state.phase.is !== 'called' && !(again && state.phase.is !== 'reopened'))
      return refuse(under, 'The differential is applied after the call.')
    const now = tableDifferential(felt.wagers)
    return now <= most
      ? refuse(under, 'The differential of {$now} is within {$most}.', { now, most })
      : [{ is: 'DifferentialReduced', ...reductionsOf(state, most, felt), under }]
  },
})
