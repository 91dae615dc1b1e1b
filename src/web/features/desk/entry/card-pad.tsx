import type { ReactNode } from 'react'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import { FACE_DOWN } from '../../../../kernel/chance.ts'
import { useWords } from '../../../i18n/index.ts'
import { Pip } from '../../../ui/pieces/suit.tsx'
import type { DeskTable } from '../desk-context.ts'
import { mayLieDown, nextPlace } from './card-order.ts'
import { Typed, type Typing } from './entry-input.tsx'
import { type ReadResult, rankIn, readCard } from './typed-entry.ts'

/** Enters cards by keyboard, scanner or keypad: one key for the rank, one for the suit. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['S', 'H', 'D', 'C'] as const

const Ranks = ({ text, type, children }: Typing & { readonly children: ReactNode }) => (
  <div className="keys ranks">
    {RANKS.map(rank => (
      <button
        key={rank}
        type="button"
        aria-pressed={rankIn(text) === rank}
        onClick={() => type(rank)}
      >
        {rank}
      </button>
    ))}
    {children}
  </div>
)

const Suits = ({ text, type }: Typing) => {
  const { cards } = useWords()
  return (
    <div className="keys suits">
      {SUITS.map(suit => (
        <button
          key={suit}
          type="button"
          data-suit={suit}
          data-next={text !== '' || undefined}
          onClick={() => type(`${text}${suit}`)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Pip suit={suit} x={12} y={12} size={1} />
          </svg>
          {cards.suits[suit]}
        </button>
      ))}
    </div>
  )
}

/** `F` is a card dealt face down, `C` the cutting card. */
const reading =
  (others: Readonly<Record<string, string>>) =>
  (text: string): ReadResult<string> => {
    const other = others[text.trim().toUpperCase()]
    return other === undefined ? readCard(text) : { whole: other }
  }

export interface CardPadProps {
  readonly at: DeskTable
  readonly report: (card: string) => void
  /** True while the dealer corrects the last card. */
  readonly isAgain?: boolean
  /** True while the dealer turns face-down cards: only cards can be entered. */
  readonly isTurn?: boolean
  /** True if the card may lie face down, whatever the table shows yet. */
  readonly isDown?: boolean
  /** Hides the keypad, when the dealer usually takes another step here. */
  readonly isShort?: boolean
  readonly enters?: (() => void) | undefined
  readonly undoes?: (() => void) | undefined
}

export const CardPad = (props: CardPadProps) => {
  const { at, report, isAgain, isTurn, isDown, isShort, enters, undoes } = props
  const isNew = !isAgain && !isTurn
  const { desk } = useWords()
  const place = isNew ? nextPlace(at) : undefined
  const whom = place === 'dealer' ? desk.toDealer : place && desk.forSeat(place)
  const others: Record<string, string> = {}
  if (isNew && !isShort && at.line.game === 'baccarat') others.C = 'cutting-card'
  if (isNew && (isDown || mayLieDown(at))) others.F = FACE_DOWN
  const keys = (typing: Typing) => (
    <>
      <Ranks {...typing}>
        {Object.entries(others).map(([key, card]) => (
          <button key={key} type="button" className="other" onClick={() => typing.type(key)}>
            {card === FACE_DOWN ? desk.faceDown : desk.cuttingCard} <kbd>{key}</kbd>
          </button>
        ))}
      </Ranks>
      <Suits {...typing} />
    </>
  )
  const typed = 'F' in others ? desk.downKeys : desk.cardKeys
  const { voidHand } = at.moment.view.play as Partial<BaccaratView>
  const label = whom ? desk.cardFor(whom) : desk.reportCard
  return (
    <Typed
      press={at.press}
      label={isAgain ? desk.rightCard : label}
      wrong={desk.badCard}
      hint={isShort && !voidHand ? desk.firstCardCalls : typed}
      reads={reading(others)}
      tells={report}
      enters={enters}
      undoes={undoes}
      keyboard="text"
      {...(!isShort && { keys })}
    />
  )
}
