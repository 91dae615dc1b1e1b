import { cardValue } from '../../../games/lunar-poker/s04-hands/hands.ts'
import { otherSeat } from '../../../games/lunar-poker/s05-wagers/betting.ts'
import type { BoxView, LunarView } from '../../../games/lunar-poker/table/view.ts'
import { type Card, suit } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { View } from '../../client/connection.ts'
import type { LayoutProps, StageProps } from '../face.ts'

/** What the parts of the Lunar Poker table share. */

export type Lunar = View<LunarView>
export type Layout = LayoutProps<LunarView>
export type Stage = StageProps<LunarView>

export interface LunarRound extends OwnRound {
  readonly result: { readonly value: string } | null
  readonly hands?: { readonly dealer: readonly Card[] }
}

const BEFORE: readonly string[] = ['opening', 'shuffling', 'cutting', 'betting']

export const isBetting = ({ phase }: LunarView): boolean => phase === 'betting'

/** From the call until the next deck, only the Dealer may touch wagers. @rule nz22:5.13(b) */
export const isClosed = ({ phase }: LunarView): boolean => !BEFORE.includes(phase)

export const kindOf = (on: string): string => (otherSeat(on) === undefined ? on : 'other-super')

export const boxOf = ({ play: { boxes } }: Lunar, patron: string): BoxView | undefined =>
  boxes.find(box => box.patron === patron)

export const mayChoose = ({ play }: Lunar, patron: string): boolean => {
  const box = play.boxes.find(one => one.patron === patron && one.fate === 'in')
  if (!box) return false
  if (play.phase === 'deciding') return box.declared === 'no'
  return (play.phase === 'verified' && box.declared === 'verified') || !!play.mine?.reconsiders
}

export type Sorting = 'dealt' | 'rank' | 'suit'

const worthOf = (card: Seen<Card>): number => (card === HIDDEN ? 0 : cardValue(card))
const suitOf = (card: Seen<Card>): string => (card === HIDDEN ? '' : suit(card))

/** A hand in the order its owner prefers. */
export const sorted = (cards: readonly Seen<Card>[], by: Sorting): readonly Seen<Card>[] => {
  if (by === 'dealt') return cards
  const byRank = cards.toSorted((a, b) => worthOf(b) - worthOf(a))
  return by === 'rank' ? byRank : byRank.toSorted((a, b) => suitOf(a).localeCompare(suitOf(b)))
}
