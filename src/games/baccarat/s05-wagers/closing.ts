import type { Consequence, Felt } from '../../../kernel/game.ts'
import { type Chips, chips } from '../../../kernel/money.ts'
import type { Patron } from '../../../kernel/people.ts'
import { voided, type Wager } from '../../../kernel/wager.ts'
import { bookOf } from '../law.ts'
import { ANTE, anteDue } from '../s14-ante-up.ts'
import type { BaccaratState } from '../table/state.ts'
import { exactlyPaid, isMain, isOn, payablePart } from './basic-wagers.ts'

/**
 * Checks on wagers when betting closes: first the Ante, then exact payment, then side wagers
 * without a main wager. Each step uses the result of the previous one. Division 1 has checked the
 * limits before.
 * @rule ruling:510
 */

/**
 * The call returns wagers that were not accepted yet. At the first card, they were accepted by
 * mistake.
 */
export type Moment = 'call' | 'first card'

const mainsOf = (wagers: readonly Wager[], patron: Patron): readonly Wager[] =>
  wagers.filter(wager => wager.patron === patron && isMain(wager.on))

/** The original amount, before the differential. A reduction does not cost the patron a waiver. */
const asMade = ({ reduced }: BaccaratState, { id, chips: now }: Wager): Chips => {
  const cut = reduced.find(({ wager, to }) => wager === id && to === now)
  return cut?.from ?? now
}

/** Main wagers without the Ante that is due for them. @rule nz5:14.5 nz5:14.7 */
const withoutAnte = (state: BaccaratState, { wagers, limits }: Felt): readonly Wager[] => {
  const { elections } = state
  const fee = limits[ANTE]?.minimum
  if (!elections.ante || fee === undefined) return []
  const ante = { ...elections.ante, fee }
  const patrons = [...new Set(wagers.map(({ patron }) => patron))]
  return patrons.flatMap(patron => {
    const mains = mainsOf(wagers, patron)
    const due = anteDue(
      ante,
      mains.map(wager => asMade(state, wager)),
    )
    const isDown = wagers.some(w => w.patron === patron && w.on === ANTE)
    return due > 0 && !isDown ? mains : []
  })
}

/** The part of a Banker wager from which commission cannot be taken exactly. */
const inexactPart = (state: BaccaratState, wager: Wager, { denominations }: Felt): Chips => {
  const applies = exactlyPaid(wager.on, state.elections, bookOf(state))
  return chips(applies ? wager.chips - payablePart(wager.chips, denominations) : 0)
}

/** Returns an Ante that is not due: without a main wager, or if it is waived. @rule ruling:525 */
const anteBack = (
  state: BaccaratState,
  antes: readonly Wager[],
  standing: readonly Wager[],
): readonly Consequence[] =>
  antes.flatMap(({ id, patron, chips: fee }): Consequence[] => {
    const mains = mainsOf(standing, patron).map(wager => asMade(state, wager))
    const { elections } = state
    if (mains.length === 0) return [{ wager: id, outcome: voided('nz5:14.5') }]
    const due = elections.ante ? anteDue({ ...elections.ante, fee }, mains) : fee
    return due === 0 ? [{ wager: id, outcome: voided('nz5:14.4') }] : []
  })

export const atClosing = (
  state: BaccaratState,
  felt: Felt,
  moment: Moment,
): readonly Consequence[] => {
  const book = bookOf(state)
  const { wagers } = felt
  const unpaid = withoutAnte(state, felt)
  const inexact = wagers
    .filter(wager => !unpaid.includes(wager))
    .flatMap(wager => {
      const part = inexactPart(state, wager, felt)
      return part > 0 ? [{ wager, part }] : []
    })
  const gone = [
    ...unpaid,
    ...inexact.filter(({ wager, part }) => part === wager.chips).map(({ wager }) => wager),
  ]
  const standing = wagers.filter(wager => !gone.includes(wager))
  // If a late discovery voids the main wager, the side wager stays valid. ruling:526
  const beside = moment === 'call' ? standing : wagers
  return [
    ...unpaid.map(({ id }): Consequence => ({ wager: id, outcome: voided('nz5:14.7') })),
    ...inexact.map(
      ({ wager: { id }, part }): Consequence => ({
        wager: id,
        outcome: voided(book.exactPayment!.cuts, part),
      }),
    ),
    ...wagers.flatMap(({ id, on, patron }): Consequence[] => {
      const alone = isOn(on) && mainsOf(beside, patron).length === 0 && book.needsMain(on)
      return alone ? [{ wager: id, outcome: voided(alone) }] : []
    }),
    ...anteBack(
      state,
      wagers.filter(wager => wager.on === ANTE),
      standing,
    ),
  ]
}
