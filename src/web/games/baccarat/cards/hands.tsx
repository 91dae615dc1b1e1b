import type { HandView } from '../../../../games/baccarat/table/view.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import { LaidCard } from '../../../ui/pieces/card.tsx'
import { type Baccarat, isOver, type Stage } from '../table.ts'
import styles from './hands.module.css'

/** Both hands on the table. */

interface HandProps {
  readonly side: 'player' | 'banker'
  readonly hand: HandView
  readonly wins: boolean
  /** The patron who turns the hand, if one does. */
  readonly puck: string | null
}

const Hand = ({ side, hand, wins, puck }: HandProps) => {
  const { names, cards, handling } = useWords()
  const counted = hand.points !== null && hand.cards.length >= 2
  return (
    <section
      className={styles.hand}
      data-side={side}
      data-wins={wins || undefined}
      aria-label={cards.hand(names[side], counted ? cards.points(hand.points!) : '')}
    >
      <h3>
        {names[side]}
        {counted && <span className={styles.points}>{hand.points}</span>}
        {puck !== null && <span className={styles.puck}>{handling.puck(puck)}</span>}
      </h3>
      <div className={styles.cards} data-three={hand.cards.length > 2 || undefined}>
        {hand.cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
          <LaidCard key={i} card={card} />
        ))}
        {hand.cards.length === 0 && (
          <>
            <span className={styles.outline} />
            <span className={styles.outline} />
          </>
        )}
      </div>
    </section>
  )
}

const NO_CARDS: HandView = { cards: [], points: null }

/** A card that a patron holds is not on the table: its place there shows a hidden card. */
const lyingIn = ({ play: { hands, out } }: Baccarat, side: 'player' | 'banker'): HandView => {
  const { cards, points } = hands[side]
  if (out?.hand !== side) return hands[side]
  return { cards: cards.map((card, i) => (out.holders[i] === null ? card : HIDDEN)), points }
}

export const Hands = ({ view, connection, mode }: Stage) => {
  const { table } = useWords()
  const { play } = view
  const over = isOver(play) ? play.results.at(-1) : undefined
  /** The cards of the last round disappear when betting opens again. */
  const isCleared = over !== undefined && mode !== undefined && mode !== 'result'
  const puckOf = (side: 'player' | 'banker') =>
    play.pucks[side] === connection.patron ? table.you : play.pucks[side]
  return (
    <section className={styles.hands} aria-label={table.hands}>
      {(['player', 'banker'] as const).map(side => (
        <Hand
          key={side}
          side={side}
          hand={isCleared ? NO_CARDS : lyingIn(view, side)}
          wins={!isCleared && over?.result === side}
          puck={puckOf(side)}
        />
      ))}
    </section>
  )
}
