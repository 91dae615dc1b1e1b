import type { HandView } from '../../../../games/baccarat/view.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import { LaidCard } from '../../../ui/card.tsx'
import { type Baccarat, isOver, type Stage } from '../table.ts'
import styles from './hands.module.css'

/** Both hands as they lie. */

interface HandProps {
  readonly side: 'player' | 'banker'
  readonly hand: HandView
  readonly wins: boolean
  /** Who turns it, where a patron does. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is what it is here
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

/** What somebody holds is not on the table: its place is, and nothing to be seen there. */
const lyingIn = ({ play: { hands, out } }: Baccarat, side: 'player' | 'banker'): HandView => {
  const { cards, points } = hands[side]
  if (out?.hand !== side) return hands[side]
  return { cards: cards.map((card, i) => (out.holders[i] === null ? card : HIDDEN)), points }
}

export const Hands = ({ view, connection, mode }: Stage) => {
  const { table } = useWords()
  const { play } = view
  const over = isOver(play) ? play.results.at(-1) : undefined
  /** The next round starts clean: the cards of the last one are gone once bets are made again. */
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
