import type { Move } from '../../kernel/chips/settle.ts'
import type { Consequence } from '../../kernel/game.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { type Wager, withId } from '../../kernel/wager.ts'
import type { GeneralEvent } from '../events.ts'
import type { Inside } from '../law.ts'
import { repositioned, wagerEnd, wagerReturn } from '../s10-wagers/cure.ts'
import { keptFromWagering, sizeRefused } from '../s10-wagers/wagers.ts'
import { decidedAgain, settlementReversal } from '../s11-payment/reopening.ts'
import { chipsRefused, notEnough } from '../s13-chips.ts'
import { patronsAtTable, patronsPresent, type Ring } from '../state.ts'
import { charged, isCharge } from './charges.ts'

/** How what happens in play moves chips. */

/** The only place where a consequence becomes moves. @rule nz1:11.1 */
export const consequenceOf = (
  ring: Ring,
  said: Consequence,
  inside: Inside,
): readonly GeneralEvent[] | Refusal => {
  if (isCharge(said)) return charged(ring, said)
  if ('stake' in said) {
    const { stake, under } = said
    const isNew = said.asked || said.accepted
    const kept =
      isNew &&
      (keptFromWagering(ring, stake.patron) ??
        chipsRefused(ring, stake.patron, stake.chips, stake.kind, inside))
    if (kept) return kept
    const here = said.finishes ? patronsAtTable(ring) : patronsPresent(ring)
    if (!here.includes(stake.patron)) return []
    const id = `w${ring.wagersPlaced + 1}`
    const step = { chips: stake.chips, kind: stake.kind, under }
    const moves: Move[] = [{ from: `stack:${stake.patron}`, to: `area:${id}`, ...step }]
    const placed: Wager = { id, ...stake }
    const by = { role: 'patron', patron: stake.patron } as const
    const refused = said.asked && sizeRefused(ring, stake, inside)
    const { continues } = said
    return (
      refused ??
      notEnough(ring, stake.patron, stake.chips, stake.kind) ?? [
        {
          is: 'WagerPlaced',
          wager: placed,
          moves,
          by,
          ...(continues !== undefined && { continues }),
          under,
        },
      ]
    )
  }
  if ('posts' in said) return [{ is: 'LimitsChanged', limits: said.posts, under: said.under }]
  if ('repositioned' in said) return repositioned(ring, said.repositioned, inside)
  if ('undoes' in said) return settlementReversal(ring, said.undoes, said.under)
  return 'reopens' in said ? decidedAgain(ring, said.reopens, said.under) : ends(ring, said)
}

const ends = (
  ring: Ring,
  { wager: id, outcome }: Extract<Consequence, { outcome: unknown }>,
): readonly GeneralEvent[] => {
  const found = withId(ring.wagers, id)
  if (!found) return []
  if (outcome.is === 'void' && outcome.part !== undefined)
    return [wagerReturn(ring, found, outcome.under, outcome.part)]
  return [wagerEnd(ring, found, outcome)]
}
