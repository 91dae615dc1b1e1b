import type { Authority } from '../../kernel/authority.ts'
import { type Actor, ranksAtLeast, type StaffRank } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { LunarCommandOf, LunarEvent } from './events.ts'
import { isInRound, voidRound } from './s11-misdeal.ts'
import type { LunarState } from './state.ts'

/** Division 22 sections 6 and 7: opening the table, shuffle and cut. */

export const byStaff = (by: Actor, least: StaffRank, under: Authority): Refusal | undefined =>
  ranksAtLeast(by, least)
    ? undefined
    : refuse(under, 'This is for the {rank} to do.', { rank: least.replaceAll('-', ' ') })

/** The dealer and a game supervisor each look at the cards, and neither for the other. @rule nz22:6.1 */
export const inspect = (
  state: LunarState,
  { by }: LunarCommandOf<'inspect'>,
): Decision<LunarEvent> => {
  const under = 'nz22:6.1'
  if (state.phase.is !== 'opening' || state.phase.step !== 'delivered')
    return refuse(under, 'No new cards wait to be inspected.')
  const refused = byStaff(by, 'dealer', under)
  if (refused) return refused
  const inspector = by.role === 'staff' && by.rank === 'dealer' ? 'dealer' : 'game-supervisor'
  return state.inspectedBy.includes(inspector)
    ? refuse(under, 'Both the dealer and a game supervisor inspect the cards, each on their own.')
    : [{ is: 'CardsInspected', inspector, under }]
}

/** @rule nz22:6.2 */
export const spread = (
  state: LunarState,
  { by }: LunarCommandOf<'spread'>,
): Decision<LunarEvent> => {
  if (state.phase.is !== 'opening' || state.phase.step !== 'inspected')
    return refuse('nz22:6.2', 'Cards are spread out once they have been inspected.')
  return byStaff(by, 'dealer', 'nz22:6.2') ?? [{ is: 'CardsSpread', under: 'nz22:6.2' }]
}

/** Turned over and mixed by hand; with a shuffler each deck by itself. @rule nz22:6.3 nz22:6.4 nz22:6.4(a) */
export const mix = (state: LunarState, { by }: LunarCommandOf<'mix'>): Decision<LunarEvent> => {
  const under = state.elections.dealing === 'shoe' ? 'nz22:6.3' : 'nz22:6.4'
  if (state.phase.is !== 'opening' || state.phase.step !== 'spread')
    return refuse(under, 'Cards are turned over and mixed once they have been looked at.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'CardsMixed', under }]
}

/** @rule nz22:7.1 nz22:7.1(a) nz22:7.1(b) nz22:6.4(b) a shuffler's cards are not cut by hand. */
export const shuffled = (
  state: LunarState,
  { by, commitment }: LunarCommandOf<'shuffled'>,
): Decision<LunarEvent> => {
  if (state.phase.is !== 'shuffling') return refuse('nz22:7.1', 'The cards are not being shuffled.')
  const refused = by.role === 'chance' ? undefined : byStaff(by, 'dealer', 'nz22:7.1')
  if (refused) return refused
  const done: LunarEvent = {
    is: 'CardsShuffled',
    ...(commitment === undefined ? {} : { commitment }),
    under: 'nz22:7.1',
  }
  return state.elections.dealing === 'shoe'
    ? [done]
    : [done, { is: 'CardsReady', under: 'nz22:6.4(b)' }]
}

const DECK_SIZE = 52

/** @rule nz22:7.2 once, by an employee, never by a patron. */
export const cut = (state: LunarState, { by, at }: LunarCommandOf<'cut'>): Decision<LunarEvent> => {
  const under = 'nz22:7.2'
  if (by.role === 'patron') return refuse(under, 'No player ever cuts these cards.')
  if (state.phase.is !== 'cutting') return refuse(under, 'The cards are cut after the shuffle.')
  const refused = byStaff(by, 'dealer', under)
  if (refused) return refused
  return Number.isInteger(at) && at > 0 && at < DECK_SIZE
    ? [
        { is: 'CardsCut', at, under },
        { is: 'CardsReady', under },
      ]
    : refuse(under, 'Cut with 1 to 51 cards above the cut.')
}

const isBetweenRounds = ({ phase }: LunarState): boolean =>
  phase.is === 'cutting' || phase.is === 'betting'

const UNDER_SHUFFLE = {
  vacancy: 'nz22:7.1(c)',
  doubt: 'nz22:7.1(d)',
  discretion: 'nz22:7.1(f)',
} as const

/** After the table was vacant it is the Dealer's to do; else a supervisor's to direct. @rule nz22:7.1(c) nz22:7.1(d) nz22:7.1(f) ruling:2214 */
export const directShuffle = (
  state: LunarState,
  { by, ground, reason }: LunarCommandOf<'direct-shuffle'>,
): Decision<LunarEvent> => {
  const under = UNDER_SHUFFLE[ground]
  const refused = byStaff(by, ground === 'vacancy' ? 'dealer' : 'game-supervisor', under)
  if (refused) return refused
  if (!isBetweenRounds(state)) return refuse(under, 'Cards are shuffled between rounds.')
  return reason === ''
    ? refuse(under, 'Give the reason.')
    : [{ is: 'ShuffleDirected', reason, under }]
}

/** @rule nz22:7.1(e) */
export const reportSeenBeforeShoe = (
  state: LunarState,
  { by }: LunarCommandOf<'report-seen-before-shoe'>,
): Decision<LunarEvent> => {
  const under = 'nz22:7.1(e)'
  if (state.phase.is !== 'cutting')
    return refuse(under, 'This is for a card that was seen on its way into the shoe.')
  const reason = 'a card was seen before it entered the shoe'
  return byStaff(by, 'dealer', under) ?? [{ is: 'ShuffleDirected', reason, under }]
}

/** @rule nz22:7.4 */
export const replaceCards = (
  state: LunarState,
  { by, reason }: LunarCommandOf<'replace-cards'>,
): Decision<LunarEvent> => {
  const under = 'nz22:7.4'
  const refused = byStaff(by, 'casino-supervisor', under)
  if (refused) return refused
  return isBetweenRounds(state) || state.phase.is === 'shuffling'
    ? [{ is: 'CardsReplaced', reason, under }]
    : refuse(under, 'Cards are replaced after a round.')
}

/** At any time; a deck that is not whole makes the round void. @rule nz22:7.3 nz22:11.10 */
export const countDeck = (
  state: LunarState,
  { by, cards }: LunarCommandOf<'count-deck'>,
): Decision<LunarEvent> => {
  const refused = byStaff(by, 'dealer', 'nz22:7.3')
  if (refused) return refused
  const counted: LunarEvent = { is: 'DeckCounted', cards, under: 'nz22:7.3' }
  if (cards === DECK_SIZE) return [counted]
  const reason = `the deck has ${cards} cards`
  return isInRound(state)
    ? [counted, voidRound(state, reason, 'nz22:11.10')]
    : [counted, { is: 'CardsReplaced', reason, under: 'nz22:11.10' }]
}
