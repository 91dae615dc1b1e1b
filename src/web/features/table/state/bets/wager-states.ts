import type { Ended } from '../../../../../general/state.ts'
import { netOf } from '../../../../../records/wager-ends.ts'
import type { View } from '../../../../client/connection.ts'
import { dollars, type Words } from '../../../../i18n/index.ts'
import { signed } from '../announcements/sums.ts'
import { type Bets, limitOf, myWagers } from './bets.ts'

/** The patron's wager on an area and its state: always in words, never by colour alone. */

export type State = keyof Words['bets']['state']

export interface AreaStake {
  readonly sum: number
  readonly state: State
  readonly note: string
  /** The net of a wager that won. */
  readonly brought?: number
}

interface BetContext {
  readonly view: View
  readonly patron: string
  readonly bets: Bets
  readonly on: string
  readonly kind: string
  readonly isClosed: boolean
  /** Whether to show the results of the last round; true by default. */
  readonly isOver?: boolean
  /** How the house cut the wager back, in games that do so. */
  readonly reduced?: { readonly from: number; readonly to: number } | undefined
}

/** One symbol per state, so that colour is never the only difference. */
// biome-ignore format: a list to be compared
export const STATE_SIGNS: Readonly<Record<State, string>> = {
  hand: '…', pending: '◌', accepted: '✓', cut: '✂', refused: '✕', locked: '■',
  won: '★', lost: '−', 'stand-off': '=', void: '∅', returned: '↩',
}

const ENDED = { win: 'won', lose: 'lost', 'stand-off': 'stand-off', void: 'void' } as const

/** Whether this only returns the part of the wager above the limit. */
const isPart = ({ outcome }: Ended): boolean => outcome.is === 'void' && outcome.part !== undefined

/** The result shown on an area after the round, until there is a new bet. */
const endedOn = (on: string, settled: readonly Ended[]): AreaStake | undefined => {
  const there = settled.filter(({ wager }) => wager.on === on)
  const each = there.findLast(one => !isPart(one)) ?? there[0]
  if (!each) return undefined
  const state = isPart(each) ? 'returned' : ENDED[each.outcome.is]
  const note = state === 'won' || state === 'lost' ? signed(netOf(each)) : ''
  const won = state === 'won' ? { brought: netOf(each) } : {}
  return { sum: each.wager.chips, state, note, ...won }
}

const held = (
  { bets: words }: Words,
  { view, patron, bets, on, kind }: BetContext,
): AreaStake | undefined => {
  const sum = bets.inHand[on]
  if (!sum) return undefined
  const missing = (limitOf(view, kind, patron)?.minimum ?? 0) - sum
  return { sum, state: 'hand', note: missing > 0 ? words.short(dollars(missing)) : '' }
}

export const areaStake = (words: Words, at: BetContext): AreaStake | undefined => {
  const { view, patron, bets, on, isClosed, isOver = true, reduced } = at
  const lies = myWagers(view, patron).find(wager => wager.on === on)
  const settled = isClosed || !isOver ? [] : (view.mine?.settled ?? [])
  const pending = bets.pending[on]
  if (pending) return { sum: (lies?.chips ?? 0) + pending, state: 'pending', note: '' }
  const isFree = !lies && !bets.inHand[on] && !isClosed
  if (isFree && bets.refused?.on === on && bets.refused.chips)
    return { sum: bets.refused.chips, state: 'refused', note: '' }
  if (!lies && reduced && isClosed) return { sum: reduced.from, state: 'returned', note: '' }
  if (!lies) return held(words, at) ?? endedOn(on, settled)
  if (reduced) {
    const { from, to } = reduced
    const note = words.bets.reduced(dollars(from), dollars(to), dollars(from - to))
    return { sum: lies.chips, state: 'cut', note }
  }
  const stood = endedOn(on, settled)?.state === 'stand-off'
  const state = isClosed ? 'locked' : stood ? 'stand-off' : 'accepted'
  return { sum: lies.chips, state, note: '' }
}
