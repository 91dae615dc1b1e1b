import { dealingOrder, type Place } from '../../../games/lunar-poker/s08-dealing/deal.ts'
import type { LunarView } from '../../../games/lunar-poker/view.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import type { At } from './desk-context.ts'

/** The order in which cards come, as far as the table shows it. */

interface Hands {
  readonly hands?: Readonly<Record<'player' | 'banker', { readonly cards: readonly string[] }>>
}

/** The cards of baccarat as they came, so that only what is wrong is typed; none that lie face down. */
export const cardsInOrder = ({ moment }: At): readonly string[] => {
  const { hands } = moment.view.play as Hands
  if (!hands) return []
  const { player, banker } = hands
  const cards = [0, 1, 2].flatMap(i => [player.cards[i], banker.cards[i]])
  return cards.filter(card => card !== undefined && card !== HIDDEN) as readonly string[]
}

const isLunar = (at: At): boolean => at.line.game === 'lunar-poker'

/** Whom the next card of Lunar Poker is for. @rule nz22:8.3 nz22:8.4 */
export const nextPlace = (at: At): Place | undefined => {
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

/** How the last card is entered again, where that is still possible. @rule ruling:116 */
export const correction = (at: At, card: string, reason: string) => {
  if (isLunar(at)) return { does: 'misread', card }
  const cards = [...cardsInOrder(at).slice(0, -1), card]
  return { does: 'reconstruct', error: 'order', cards, reason }
}
