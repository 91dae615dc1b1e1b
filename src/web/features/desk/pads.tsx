import { type FormEvent, type ReactNode, useState } from 'react'
import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { Ask } from '../../client/connection.ts'
import { consider } from '../../client/desk.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { mayLieDown, nextPlace } from './card-order.ts'
import type { At } from './desk-context.ts'
import { useFocusIfFree } from './focus.ts'

/** What came, by keypad, by keyboard or by a scanner that types: rank and suit are two keys. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = [
  ['C', '♣'],
  ['D', '♦'],
  ['H', '♥'],
  ['S', '♠'],
] as const

const CARD = /^(A|[2-9]|10|J|Q|K)[CDHS]$/

/** A scanner may say T for ten. */
const cardIn = (text: string): string | undefined => {
  const card = text.trim().toUpperCase().replace(/^T/, '10')
  return CARD.test(card) ? card : undefined
}

const NOT_WHOLE = 'nz22:11.10'

/** Whether a card of one deck has come before: a slip of the finger should not void a round. */
const isTwice = async ({ line }: At, card: string): Promise<boolean> => {
  if (line.game !== 'lunar-poker') return false
  const found = await consider(line.id, 'dealer', { does: 'card', card }).catch(() => undefined)
  return found !== undefined && 'under' in found && found.under.includes(NOT_WHOLE)
}

const Twice = ({ card, at, done }: { card: string; at: At; done: () => void }) => {
  const { desk } = useWords()
  const confirm = () => {
    done()
    void at.ask({ does: 'card', card })
  }
  return (
    <div role="alert" className="preview" data-refused>
      <p>
        <ClauseLink id={NOT_WHOLE} /> {desk.twice(card)}
      </p>
      <button type="button" onClick={confirm}>
        {desk.cameTwice}
      </button>
    </div>
  )
}

const Ranks = ({ text, choose }: { text: string; choose: (rank: string) => void }) => (
  <div className="keys ranks">
    {RANKS.map(rank => (
      <button key={rank} type="button" aria-pressed={text === rank} onClick={() => choose(rank)}>
        {rank}
      </button>
    ))}
  </div>
)

const Suits = ({ choose, children }: { choose: (suit: string) => void; children?: unknown }) => (
  <div className="keys suits">
    {SUITS.map(([suit, sign]) => (
      <button
        key={suit}
        type="button"
        data-suit={suit}
        aria-label={suit}
        onClick={() => choose(suit)}
      >
        {sign}
      </button>
    ))}
    {children as null}
  </div>
)

/** What is being typed, for the keys beside the line. */
interface Typing {
  readonly text: string
  readonly type: (text: string) => void
  readonly tell: (text: string) => void
}

interface TypedProps<T> {
  readonly label: string
  readonly wrong: string
  /** What was typed, as it is meant; nothing where it cannot be. */
  readonly reads: (text: string) => T | undefined
  readonly tells: (what: T) => void
  readonly keyboard: 'numeric' | 'text'
  readonly keys?: (typing: Typing) => ReactNode
}

/** A line to type on, for a keyboard and for whatever types like one. */
const Typed = <T,>({ label, wrong, reads, tells, keyboard, keys }: TypedProps<T>) => {
  const { desk } = useWords()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useFocusIfFree()
  const tell = (typed: string) => {
    const said = reads(typed.trim())
    setWrong(said === undefined)
    if (said === undefined) return
    setText('')
    input.current?.focus()
    tells(said)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell(text)
  }
  return (
    <form className={keys ? 'pad' : 'pad typed'} onSubmit={submit}>
      <label>
        {label}
        <input
          ref={input}
          value={text}
          inputMode={keyboard}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={isWrong}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="primary">
        {desk.reportIt}
      </button>
      {keys?.({ text, type: setText, tell })}
      {isWrong && <p role="alert">{wrong}</p>}
    </form>
  )
}

/** `says`: what a card is said to be; the one that came next, where nothing else is asked. */
export const CardPad = ({
  at,
  says,
}: {
  readonly at: At
  readonly says?: (card: string) => Ask
}) => {
  const { desk } = useWords()
  const [twice, setTwice] = useState<string>()
  const place = says ? undefined : nextPlace(at)
  const whom = place === 'dealer' ? desk.toDealer : place && desk.forSeat(place)
  const report = async (card: string) => {
    setTwice(undefined)
    if (says) await at.ask(says(card))
    else if (await isTwice(at, card)) setTwice(card)
    else await at.ask({ does: 'card', card })
  }
  const keys = ({ text, type, tell }: Typing) => (
    <>
      <Ranks text={text} choose={type} />
      <Suits choose={suit => tell(`${text}${suit}`)}>
        {!says && (
          <button type="button" onClick={() => void at.ask({ does: 'card', card: 'cutting-card' })}>
            {desk.cuttingCard}
          </button>
        )}
        {!says && mayLieDown(at) && (
          <button type="button" onClick={() => void at.ask({ does: 'card', card: FACE_DOWN })}>
            {desk.faceDown}
          </button>
        )}
      </Suits>
    </>
  )
  return (
    <>
      <Typed
        label={whom ? desk.cardFor(whom) : desk.reportCard}
        wrong={desk.badCard}
        reads={cardIn}
        tells={card => void report(card)}
        keyboard="text"
        keys={keys}
      />
      {twice && <Twice card={twice} at={at} done={() => setTwice(undefined)} />}
    </>
  )
}

export const NumberPad = ({
  at,
  pockets,
}: {
  readonly at: At
  readonly pockets: readonly string[]
}) => {
  const { desk } = useWords()
  const inOrder = pockets.toSorted((a, b) => Number(a) - Number(b))
  const spun = (number: string): Ask | undefined =>
    pockets.includes(number) ? { does: 'spun', number } : undefined
  return (
    <>
      <Typed
        label={desk.typeNumber}
        wrong={desk.badNumber}
        reads={spun}
        tells={at.ask}
        keyboard="numeric"
      />
      <fieldset className="pad">
        <legend>{desk.pockets}</legend>
        <div className="keys numbers">
          {inOrder.map(number => (
            <button
              key={number}
              type="button"
              data-colour={colourOf(number as Pocket)}
              onClick={() => void at.ask({ does: 'spun', number })}
            >
              {number}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Which of the mixed discards came, counted from the top. */
export const DiscardPad = ({ at, of }: { readonly at: At; readonly of: number }) => {
  const { desk } = useWords()
  const places = Array.from({ length: of }, (_, i) => i + 1)
  return (
    <fieldset className="pad">
      <legend>{desk.discards}</legend>
      <div className="keys numbers">
        {places.map(place => (
          <button
            key={place}
            type="button"
            onClick={() => void at.ask({ does: 'discard', at: place - 1 })}
          >
            {place}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const FACES = [1, 2, 3, 4, 5, 6]

/** `34`, `3 4` and `3-4` are the same two dice. */
const dice = (text: string): Ask | undefined => {
  const found = /^([1-6])\D?([1-6])$/.exec(text)
  return found ? { does: 'dice', faces: [Number(found[1]), Number(found[2])] } : undefined
}

export const DicePad = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  return (
    <>
      <Typed
        label={desk.typeDice}
        wrong={desk.badDice}
        reads={dice}
        tells={at.ask}
        keyboard="numeric"
      />
      <fieldset className="pad">
        <legend>{desk.faces}</legend>
        <div className="keys dice">
          {FACES.flatMap(a =>
            FACES.filter(b => b >= a).map(b => (
              <button
                key={`${a}${b}`}
                type="button"
                onClick={() => void at.ask({ does: 'dice', faces: [a, b] })}
              >
                {a} {b}
              </button>
            )),
          )}
        </div>
      </fieldset>
    </>
  )
}
