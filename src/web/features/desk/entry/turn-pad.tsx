import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Turning } from '../../../../games/lunar-poker/s10-settlement/turning.ts'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import { LaidCard } from '../../../ui/pieces/card.tsx'
import type { DeskTable } from '../desk-context.ts'
import { CardPad } from './card-pad.tsx'
import { nothing, Typed } from './entry-input.tsx'
import { cardText } from './last-entry.ts'
import { isRepeated, RepeatedCard } from './repeated-card.tsx'
import { Undo } from './undo.tsx'
import { UNDO_FOR } from './undo-time.ts'

/** Enters face-down cards one by one as the dealer turns them, and sends them together. */

interface Props extends Turning {
  readonly at: DeskTable
}

interface WholeProps {
  readonly at: DeskTable
  readonly last: string
  readonly send: () => void
  readonly drop: () => void
}

/** The hand may settle the round, so the last card can be undone before it is sent. */
const Whole = ({ at, last, send, drop }: WholeProps) => {
  const words = useWords()
  const { desk } = words
  const [since] = useState(() => performance.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the last card on.
  useEffect(() => {
    const due = () => {
      at.press(() => undefined)
      send()
    }
    const timer = setTimeout(due, UNDO_FOR)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <button
        type="button"
        className="primary big"
        aria-disabled={at.isPressed}
        onClick={() => at.press(send)}
      >
        {desk.compareNow}
      </button>
      <Typed
        press={at.press}
        label={desk.compareNow}
        wrong={desk.compareFirst}
        hint={desk.turnedKeys}
        reads={nothing}
        tells={() => undefined}
        enters={send}
        undoes={drop}
        keyboard="text"
      />
      {at.foot &&
        createPortal(
          <Undo
            press={at.press}
            says={desk.wasEntered(cardText(words, last))}
            since={since}
            undo={drop}
          />,
          at.foot,
        )}
    </>
  )
}

export const TurnPad = ({ at, place, known, count }: Props) => {
  const { desk } = useWords()
  const [cards, setCards] = useState<readonly string[]>([])
  const [isSent, setSent] = useState(false)
  /** A card that is in this hand already: the dealer read it again. */
  const [again, setAgain] = useState<string>()
  /** A card that lies somewhere else: a slip, or the deck is not whole. */
  const [twice, setTwice] = useState<string>()
  const enter = (card: string) => {
    const isNew = !cards.includes(card) && !known.includes(card as Card)
    setAgain(isNew ? undefined : card)
    setTwice(undefined)
    if (!isNew) return
    setCards([...cards, card])
    void isRepeated(at, card).then(came => {
      if (!came) return
      setCards(now => now.filter(each => each !== card))
      setTwice(card)
    })
  }
  const send = async () => {
    setSent(true)
    if (await at.report({ does: 'turn-cards', at: place, cards })) return
    /** Most often the last card is the wrong one; Backspace takes back the others. */
    setCards(cards.slice(0, -1))
    setSent(false)
  }
  const sendRepeated = (card: string) => void at.report({ does: 'report-repeated', card })
  const drop = () => setCards(cards.slice(0, -1))
  const isWhole = cards.length >= count
  return (
    <>
      {!isWhole && <p>{desk.cardOf(cards.length + 1, count)}</p>}
      <div className="box-cards">
        {[...known, ...cards].map(card => (
          <LaidCard key={card} card={card as Card} className="" />
        ))}
      </div>
      {isWhole && !isSent && (
        <Whole at={at} last={cards.at(-1)!} send={() => void send()} drop={drop} />
      )}
      {!isWhole && (
        <CardPad at={at} isTurn report={enter} undoes={cards.length > 0 ? drop : undefined} />
      )}
      {again && <p role="alert">{desk.isEntered(again)}</p>}
      {twice && <RepeatedCard card={twice} confirm={() => sendRepeated(twice)} />}
    </>
  )
}
