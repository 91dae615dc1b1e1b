import { useRef } from 'react'
import { type Card, type Rank, rank, type Suit, suit } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import styles from './card.module.css'
import { Picture } from './court.tsx'
import { Pip } from './suit.tsx'

/** A playing card, drawn in a box of 100 by 140. */

type Spot = readonly [x: number, y: number]

const LEFT = 33
const RIGHT = 67
const MIDDLE = 50

const columns = (...rows: readonly number[]): readonly Spot[] =>
  rows.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ])

// biome-ignore format: laid out like the cards
const PIPS: Readonly<Partial<Record<Rank, readonly Spot[]>>> = {
  2: [[MIDDLE, 28], [MIDDLE, 112]],
  3: [[MIDDLE, 28], [MIDDLE, 70], [MIDDLE, 112]],
  4: columns(28, 112),
  5: [...columns(28, 112), [MIDDLE, 70]],
  6: columns(28, 70, 112),
  7: [...columns(28, 70, 112), [MIDDLE, 49]],
  8: [...columns(28, 70, 112), [MIDDLE, 49], [MIDDLE, 91]],
  9: [...columns(26, 55.5, 84.5, 114), [MIDDLE, 70]],
  10: [...columns(26, 55.5, 84.5, 114), [MIDDLE, 41], [MIDDLE, 99]],
}

/** The corner index, readable on a card 44 pixels wide: a rank, its suit, and the suit again. */
const Print = ({ of, suit: s }: { readonly of: Rank; readonly suit: Suit }) => (
  <>
    <text x="8" y="39" className={styles.rank} {...(of === '10' && TEN)}>
      {of}
    </text>
    <Pip suit={s} x={21} y={58} size={1.15} />
    <Pip suit={s} x={67} y={105} size={2.6} />
  </>
)

const TEN = { textLength: 44, lengthAdjust: 'spacingAndGlyphs' } as const

const Middle = ({ of, suit: s }: { readonly of: Rank; readonly suit: Suit }) => {
  if (of === 'J' || of === 'Q' || of === 'K') return <Picture court={of} suit={s} />
  if (of === 'A') return <Pip suit={s} x={50} y={70} size={2.1} />
  return PIPS[of]!.map(([x, y]) => (
    <Pip key={`${x}-${y}`} suit={s} x={x} y={y} size={0.98} turned={y > 70} />
  ))
}

/** Crossing lines of the card's back, clipped at the border. */
const LATTICE = Array.from({ length: 21 }, (_, i) => {
  const x = (i - 10) * 10.375
  return `M${x} 0l123 123M${83 - x} 0l-123 123`
}).join('')

const Back = () => (
  <>
    <rect width="100" height="140" rx="8.5" fill="#fbf6ea" />
    <rect x="5.5" y="5.5" width="89" height="129" rx="4" fill="#7d1f2d" />
    <svg x="9" y="9" width="82" height="122" viewBox="0 0 83 123" aria-hidden="true">
      <path d={LATTICE} fill="none" stroke="#fff" strokeWidth="0.9" opacity="0.14" />
    </svg>
    <rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="#e8c98a" opacity="0.6" />
  </>
)

export const cardName = ({ cards }: Words, card: Seen<Card>): string =>
  card === HIDDEN ? cards.faceDown : cards.named(cards.ranks[rank(card)], cards.suits[suit(card)])

/** The positions of a card's pips; undefined for a court card. */
export const pipsOf = (card: Card): readonly Spot[] | undefined =>
  rank(card) === 'A' ? [[MIDDLE, 70]] : PIPS[rank(card)]

const Paper = () => <rect width="100" height="140" rx="8.5" fill="#fdfaf2" />

export const PlayingCard = ({
  card,
  className = '',
}: {
  readonly card: Seen<Card>
  readonly className?: string
}) => {
  const words = useWords()
  const kind = card === HIDDEN ? 'back' : `suit-${suit(card)} ${styles[suit(card)]}`
  return (
    <svg
      className={`card ${styles.card} ${kind} ${className}`}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardName(words, card)}
    >
      {card === HIDDEN ? (
        <Back />
      ) : (
        <>
          <Paper />
          <Print of={rank(card)} suit={suit(card)} />
        </>
      )}
    </svg>
  )
}

/** A card as it is dealt and turned: the back turns away, then the face appears. */
export const LaidCard = ({
  card,
  className = '',
}: {
  readonly card: Seen<Card>
  readonly className?: string
}) => {
  const lay = useRef<'down' | 'up' | 'turned'>(card === HIDDEN ? 'down' : 'up')
  if (card === HIDDEN) lay.current = 'down'
  else if (lay.current === 'down') lay.current = 'turned'
  return (
    <span className={`laid ${styles.laid} ${styles[lay.current]} ${className}`}>
      <PlayingCard card={card} />
      {lay.current === 'turned' && (
        <svg className={styles.leaving} viewBox="0 0 100 140" aria-hidden="true">
          <Back />
        </svg>
      )}
    </span>
  )
}

/** A row of small cards. The same card may appear twice. */
export const SmallCards = ({ cards }: { readonly cards: readonly Seen<Card>[] }) => (
  <span className={`small-cards ${styles.small}`}>
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
      <PlayingCard key={i} card={card} />
    ))}
  </span>
)

/**
 * A face without its corners, which the patron's fingers cover. The caller adds the text for screen
 * readers.
 */
export const BareFace = ({ card }: { readonly card: Card }) => (
  <svg
    className={`card ${styles.card} ${styles[suit(card)]}`}
    viewBox="0 0 100 140"
    aria-hidden="true"
  >
    <Paper />
    <Middle of={rank(card)} suit={suit(card)} />
  </svg>
)
