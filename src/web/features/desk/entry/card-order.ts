import { type CardDue, cardDue, endsRound } from '../../../../dealing/card-due.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import { dealingOrder, type Place, upCard } from '../../../../games/lunar-poker/s08-dealing/deal.ts'
import type { LunarView } from '../../../../games/lunar-poker/table/view.ts'
import type { Card } from '../../../../kernel/card.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import type { DeskTable } from '../desk-context.ts'

/** Which card comes next and for whom, as far as the table shows it. */

interface Hands {
  readonly hands?: Readonly<Record<'player' | 'banker', { readonly cards: readonly string[] }>>
}

/** Baccarat's face-up cards in the order dealt, so that the dealer retypes only the wrong one. */
export const cardsInOrder = ({ moment }: DeskTable): readonly string[] => {
  const { hands } = moment.view.play as Hands
  if (!hands) return []
  const { player, banker } = hands
  const cards = [0, 1, 2].flatMap(i => [player.cards[i], banker.cards[i]])
  return cards.filter(card => card !== undefined && card !== HIDDEN) as readonly string[]
}

const isLunar = (at: DeskTable): boolean => at.line.game === 'lunar-poker'

/** Who gets the next card in Lunar Poker. @rule nz22:8.3 nz22:8.4 */
export const nextPlace = (at: DeskTable): Place | undefined => {
  if (!isLunar(at)) return undefined
  const { view } = at.moment
  const { phase, drawing, boxes, dealer, elections } = view.play as LunarView
  if (drawing !== null) return drawing
  if (phase === 'forced') return 'dealer'
  if (phase !== 'called' && phase !== 'dealing') return undefined
  const hasAnte = (patron: string | null): boolean =>
    view.wagers.some(wager => wager.patron === patron && wager.on === 'ante')
  const seats = view.seats.filter(({ patron }) => hasAnte(patron)).map(({ seat }) => seat)
  const out = boxes.reduce((sum, { cards }) => sum + cards.length, dealer.cards.length)
  return dealingOrder(elections.dealing, seats)[out]
}

/** Whether the next card of Lunar Poker is the Dealer's face-up card. @rule nz22:8.2 nz22:8.4 */
export const isUpCard = (at: DeskTable): boolean => {
  if (nextPlace(at) !== 'dealer') return false
  const { phase, dealer, elections } = at.moment.view.play as LunarView
  return phase === 'forced' || dealer.cards.length === upCard(elections.dealing)
}

/** Where the next card of a coup goes. */
export const dueAt = ({ line, moment }: DeskTable): CardDue | undefined =>
  line.game === 'baccarat' && moment.view.play.phase !== 'burning'
    ? cardDue(moment.view.play as BaccaratView)
    : undefined

/** The Dealer's new card settles the hands that forced it. @rule nz22:10.4 */
const isReplacement = (at: DeskTable): boolean =>
  isLunar(at) && (at.moment.view.play as LunarView).phase === 'forced'

/** Whether the card settles wagers, so that the dealer gets time to undo it. */
export const settles = (at: DeskTable, card: Card): boolean =>
  isReplacement(at) ||
  (dueAt(at) !== undefined && endsRound(at.moment.view.play as BaccaratView, card))

/** The command that corrects the last card. @rule ruling:116 ruling:600 */
export const correction = (
  at: DeskTable,
  [card, ...further]: readonly string[],
  reason: string,
) => {
  if (isLunar(at)) return { does: 'misread', card }
  const more = further.length > 0 && { further }
  const { round, play } = at.moment.view
  const past = play.phase === 'betting' && { round }
  return { does: 'correct-entry', ...lastPlace(at), card, ...more, ...past, reason }
}

/** The last card dealt: hands get cards in turn, the Player first. */
export const lastPlace = ({
  moment,
}: DeskTable): { readonly hand: string; readonly nth: number } => {
  const { hands } = moment.view.play as Hands
  const [player, banker] = [hands?.player.cards.length ?? 0, hands?.banker.cards.length ?? 0]
  return banker >= player ? { hand: 'banker', nth: banker } : { hand: 'player', nth: player }
}

interface Shoe {
  readonly burned?: readonly unknown[]
  readonly elections?: Pick<BaccaratView['elections'], 'style' | 'burn'>
}

/** Whether the next card may be dealt face down, unseen. @rule nz22:8.2 nz22:10.4 */
export const mayLieDown = (at: DeskTable): boolean => {
  const { line, moment } = at
  if (isLunar(at)) return !isUpCard(at)
  if (line.game !== 'baccarat') return false
  const { burned = [], elections } = moment.view.play as Shoe
  if (moment.view.play.phase !== 'burning') return elections?.style !== 'A'
  return elections?.burn === 'one-face-down' || burned.length > 0
}
