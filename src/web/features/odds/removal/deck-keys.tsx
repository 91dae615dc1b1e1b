import { type Card, DECK, rank, type Suit, suit } from '../../../../kernel/card.ts'

/** The cards of a deck as buttons, suit by suit. */

const SIGN: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

interface DeckKeysProps {
  readonly label: string
  readonly nameOf: (card: Card) => string
  /** The text below the card. */
  readonly below?: (card: Card) => string
  readonly isPressed?: (card: Card) => boolean
  readonly isGone?: (card: Card) => boolean
  readonly press: (card: Card) => void
}

export const DeckKeys = (props: DeckKeysProps) => {
  const { label, nameOf, below, isPressed, isGone, press } = props
  return (
    <fieldset className="deck-keys">
      <legend className="unseen">{label}</legend>
      {DECK.map(card => (
        <button
          key={card}
          type="button"
          className={`card-key suit-${suit(card)}`}
          aria-pressed={isPressed?.(card)}
          aria-disabled={isGone?.(card) || undefined}
          onClick={() => press(card)}
        >
          <span aria-hidden="true">
            {rank(card)}
            {SIGN[suit(card)]}
          </span>
          {below && <small aria-hidden="true">{below(card)}</small>}
          <span className="unseen">{nameOf(card)}</span>
        </button>
      ))}
    </fieldset>
  )
}
