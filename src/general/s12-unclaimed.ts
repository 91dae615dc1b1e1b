import { refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { evolveRing } from './evolve.ts'
import { command, OPERATOR } from './law.ts'
import { debtPaid, emptyingMoves } from './s11-payment/payment.ts'
import { coloursBack } from './s13-chips.ts'
import { isAtTable } from './state.ts'

/** Division 1 section 12: unclaimed wagers and winnings. */

/**
 * Only the operator hands out unclaimed chips: to the patron if they are back, otherwise through
 * the cage.
 * @rule ruling:113
 */
export const releaseUnclaimed = command('release-unclaimed', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz1:12.2',
  place: 'form',
  approval: { when: 'always', because: 'pays out unclaimed chips' },
  decide: (ring, { patron }) => {
    const held = `unclaimed:${patron}` as const
    if (emptyingMoves(ring, held, 'cage', 'nz1:12.2').length === 0)
      return refuse('nz1:12.2', 'Nothing is held for {patron}.', { patron })
    const isBack = isAtTable(ring, patron)
    const back = isBack ? [] : coloursBack(ring, patron, held)
    const first = [...back, ...debtPaid(back.reduce(evolveRing, ring), patron)]
    const after = first.reduce(evolveRing, ring)
    const moves = emptyingMoves(after, held, isBack ? `stack:${patron}` : 'cage', 'nz1:12.2')
    return [...first, { is: 'UnclaimedReleased', patron, moves, under: 'nz1:12.2' }]
  },
})
