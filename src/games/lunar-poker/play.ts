import { lawOf } from '../../kernel/command.ts'
import type { Felt, Play } from '../../kernel/game.ts'
import { type Decision, isRefusal, refuse } from '../../kernel/refusal.ts'
import { LUNAR_POKER, type LunarCommand } from './commands.ts'
import { resolves } from './consequences.ts'
import { level, otherSeat, permits, releases } from './s05-wagers/betting.ts'
import { followed } from './s09-betting-round/dealer-steps.ts'
import { isInRound, voidRound } from './s11-irregularities/misdeal.ts'
import { dependants, parted } from './s11-irregularities/void-ante.ts'
import type { LunarEvent } from './table/events.ts'
import { evolveLunar } from './table/evolve.ts'
import { drawing, type LunarState, type TableElections } from './table/state.ts'
import { type LunarView, viewLunar } from './table/view.ts'

/** Division 22 as a play. @rule nz22:2.0 */

const LAW = lawOf(LUNAR_POKER, refuse('nz22:2.0', 'Lunar Poker has no such command.'))

const open = (elections: TableElections): LunarState => ({
  elections,
  phase: { is: 'opening', step: 'delivered' },
  inspectedBy: [],
  deck: 1,
  left: 0,
  boxes: [],
  dealer: { cards: [], exposed: null },
  discards: [],
  next: [],
  exposures: 0,
  noDraws: false,
  separated: [],
  directions: [],
  announced: [],
})

const decide = (state: LunarState, command: LunarCommand, felt: Felt): Decision<LunarEvent> => {
  const decision = LAW.decide(state, command, felt)
  return isRefusal(decision) ? decision : followed(state, decision, felt)
}

const milestone = ({ is }: LunarEvent) => {
  switch (is) {
    case 'NoMoreBets':
      return 'no-more-bets'
    case 'RoundEnded':
      return 'round-over'
    case 'RoundVoided':
      return 'round-void'
    case 'SettledRoundVoided':
      return 'last-void'
    default:
      return undefined
  }
}

/** Super Bets on other hands share one posted limit. */
const kindOf = (on: string): string => (otherSeat(on) === undefined ? on : 'other-super')

const awaits = (state: LunarState) => {
  const { is } = state.phase
  if (is === 'shuffling') return { for: 'shuffle', decks: 1 } as const
  if (is === 'called' || is === 'dealing') return { for: 'card' } as const
  if (is !== 'forced' && !drawing(state)) return undefined
  return state.left > 0
    ? ({ for: 'card' } as const)
    : ({ for: 'discard', of: state.discards.length } as const)
}

export const lunarPoker: Play<TableElections, LunarState, LunarCommand, LunarEvent, LunarView> = {
  commands: LUNAR_POKER,
  open,
  decide,
  evolve: evolveLunar,
  awaits,
  view: viewLunar,
  permits,
  releases,
  resolves,
  milestone,
  isUnderWay: isInRound,
  abandon: (state, under) =>
    isInRound(state) ? [voidRound(state, 'the round was invalidated', under, false)] : [],
  withdrawn: (state, under, isEarlier) =>
    !isEarlier && state.boxes.length > 0 && !isInRound(state)
      ? [
          {
            is: 'SettledRoundVoided',
            reason: 'the round was invalidated',
            wagers: [],
            fees: [],
            under,
          },
        ]
      : [],
  parted,
  dependants,
  kindOf,
  level,
  finishesHands: true,
  allowsNonValueChips: false,
}
