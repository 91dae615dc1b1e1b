import type { Dependant, Felt, Parting } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Wager } from '../../../kernel/wager.ts'
import { followed } from '../s09-betting-round/dealer-steps.ts'
import type { LunarEvent } from '../table/events.ts'
import { boxOf, type LunarState } from '../table/state.ts'
import { isInRound } from './misdeal.ts'
import { voidOfHand } from './void-hand.ts'

/**
 * A hand whose Ante the operator has declared void is out, and nobody waits for it.
 * @rule nz1:17.3(a) nz22:5.1(a)
 */
export const parted = (
  state: LunarState,
  patron: Patron,
  how: Parting,
  felt: Felt,
): readonly LunarEvent[] => {
  const box = boxOf(state, patron)
  const isIn = box?.fate === 'in' || box?.fate === 'playing'
  if (how !== 'voided' || !box || !isIn || !isInRound(state) || hasAnte(felt, patron)) return []
  const reason = 'its Ante is void'
  return followed(state, [voidOfHand(state, box, reason, 'nz1:17.3(a)')], felt)
}

/**
 * After the round, a Bet and Super Bets are void with the Ante that gave the right to them.
 * @rule ruling:124
 */
export const dependants = (
  _: LunarState,
  gone: readonly Wager[],
  others: readonly Wager[],
  isOver: boolean,
): readonly Dependant[] =>
  isOver && gone.some(({ on }) => on === 'ante')
    ? others.map(({ id, on }) => ({
        wager: id,
        under: on === 'bet' ? 'nz22:5.2(b)' : 'nz22:5.1(b)',
      }))
    : []

const hasAnte = ({ wagers }: Felt, patron: Patron): boolean =>
  wagers.some(wager => wager.patron === patron && wager.on === 'ante')
