import type { Felt, Play } from '../../kernel/game.ts'
import { EVENS, type Odds, odds } from '../../kernel/money.ts'
import { type Decision, isRefusal, refuse } from '../../kernel/refusal.ts'
import { resolves } from './consequences.ts'
import type { LunarCommand, LunarCommandOf, LunarDoes, LunarEvent } from './events.ts'
import { evolveLunar } from './evolve.ts'
import { callFirst, otherSeat, permits, releases } from './s05-betting.ts'
import { SUPER_BETS } from './s05-super-bet.ts'
import {
  countDeck,
  cut,
  directShuffle,
  inspect,
  mix,
  replaceCards,
  reportSeenBeforeShoe,
  shuffled,
  spread,
} from './s06-opening.ts'
import { card, discard, misread } from './s08-cards.ts'
import { buySixth, declare, exchange, foldOrPlay, force, letBe, lock, look } from './s09-choices.ts'
import { followed } from './s09-dealer-steps.ts'
import { callSecond, notNow } from './s10-showdown.ts'
import { directConduct, payMissed, rule, separate, voidHand } from './s11-directions.ts'
import {
  reportAbsent,
  reportCollected,
  reportDealerShown,
  reportExposed,
  reportLaidDown,
  reportMiscount,
  reportNoAnte,
  reportOutOfSequence,
  reportShown,
} from './s11-irregularities.ts'
import { isInRound, voidRound } from './s11-misdeal.ts'
import { drawing, type LunarState, type TableElections } from './state.ts'
import { type LunarView, viewLunar } from './view.ts'

/** Division 22 as a play. @rule nz22:2.0 */

type Law<D extends LunarDoes> = (
  state: LunarState,
  command: LunarCommandOf<D>,
  felt: Felt,
) => Decision<LunarEvent>

const call: Law<'call'> = (state, command, felt) => {
  if (state.phase.is === 'betting') return callFirst(state, command, felt)
  return state.phase.is === 'closing' ? callSecond(state, command) : notNow
}

const LAW: { readonly [D in LunarDoes]: Law<D> } = {
  inspect,
  spread,
  mix,
  shuffled,
  cut,
  'direct-shuffle': directShuffle,
  'report-seen-before-shoe': reportSeenBeforeShoe,
  'replace-cards': replaceCards,
  'count-deck': countDeck,
  call,
  card,
  misread,
  discard,
  fold: foldOrPlay,
  play: foldOrPlay,
  exchange,
  'buy-sixth': buySixth,
  declare,
  lock,
  look,
  force,
  'let-be': letBe,
  'report-exposed': reportExposed,
  'report-shown': reportShown,
  'report-dealer-shown': reportDealerShown,
  'report-miscount': reportMiscount,
  'report-no-ante': reportNoAnte,
  'report-absent': reportAbsent,
  'report-collected': reportCollected,
  'report-laid-down': reportLaidDown,
  'report-out-of-sequence': reportOutOfSequence,
  'pay-missed': payMissed,
  'void-hand': voidHand,
  'direct-conduct': directConduct,
  separate,
  rule,
}

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
  if (!Object.hasOwn(LAW, command.does))
    return refuse('nz22:2.0', 'Nobody does that at a Lunar Poker table.')
  const decision = (LAW[command.does] as Law<LunarDoes>)(state, command, felt)
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
    default:
      return undefined
  }
}

/** Super Bets on other hands stand on the sign together. */
const kindOf = (on: string): string => (otherSeat(on) === undefined ? on : 'other-super')

const pays = ({ elections }: LunarState, on: string): readonly Odds[] => {
  const { straightFlush, royalFlush } = elections.instantCash
  if (on === 'ante') return [EVENS, odds(straightFlush), odds(royalFlush)]
  return SUPER_BETS.map(row => odds(row.pays[elections.superTable - 1]!))
}

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
  commands: [],
  open,
  decide,
  evolve: evolveLunar,
  awaits,
  view: viewLunar,
  permits,
  releases,
  resolves,
  milestone,
  abandon: (state, under) =>
    isInRound(state) ? [voidRound(state, 'the round was invalidated', under, false)] : [],
  kindOf,
  pays,
  allowsNonValueChips: false,
}
