import { useState } from 'react'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import { LaidCard } from '../../../ui/card.tsx'
import type { At } from '../desk-context.ts'
import type { Turning } from './card-order.ts'
import { CardPad } from './card-pad.tsx'

/** Enters face-down cards one by one as the dealer turns them, and sends them together. */

interface Props extends Turning {
  readonly at: At
}

export const TurnPad = ({ at, place, count }: Props) => {
  const { desk } = useWords()
  const [cards, setCards] = useState<readonly string[]>([])
  const add = async (card: string) => {
    const now = [...cards, card]
    setCards(now)
    if (now.length < count) return
    if (!(await at.report({ does: 'turn-cards', at: place, cards: now }))) setCards([])
  }
  const undoes = cards.length > 0 ? () => setCards(cards.slice(0, -1)) : undefined
  return (
    <>
      <p>{desk.cardOf(Math.min(cards.length + 1, count), count)}</p>
      <div className="box-cards">
        {cards.map(card => (
          <LaidCard key={card} card={card as Card} className="" />
        ))}
      </div>
      <CardPad at={at} isTurn report={card => void add(card)} undoes={undoes} />
    </>
  )
}
