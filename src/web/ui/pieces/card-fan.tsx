import type { ReactNode } from 'react'
import type { Card } from '../../../kernel/card.ts'
import { PlayingCard } from './card.tsx'
import styles from './card-fan.module.css'

interface CardFanProps {
  readonly cards: readonly [left: Card, right: Card]
  /** Drawn behind the cards. */
  readonly children?: ReactNode
}

/** Two cards, fanned as if held in a hand. */
export const CardFan = ({ cards: [left, right], children }: CardFanProps) => (
  <span className={styles.fan}>
    {children}
    <PlayingCard card={left} />
    <PlayingCard card={right} />
  </span>
)
