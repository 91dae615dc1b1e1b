import { useState } from 'react'
import type { BoxView } from '../../../games/lunar-poker/view.ts'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import { dollars, spoken, spokenText, useWords } from '../../i18n/index.ts'
import { LaidCard, PlayingCard, SmallCards } from '../../ui/card.tsx'
import { Decide, mayChoose } from './decide.tsx'
import { Steps } from './steps.tsx'
import { boxOf, type Lunar, type Sorting, type Stage, sorted } from './table.ts'

/** The Dealer's hand, my hand, and the boxes of the others with their cards face down. */

const FIVE = [1, 2, 3, 4, 5]

/** Where five cards will lie. */
const Places = () => FIVE.map(place => <span key={place} className="outline" />)

const Dealer = ({ view }: { readonly view: Lunar }) => {
  const { lunar } = useWords()
  const { cards, value } = view.play.dealer
  return (
    <section className="hand dealer" aria-label={lunar.dealerHand}>
      <h2>
        {lunar.dealer} {value && <span className="worth">{lunar.hand(value)}</span>}
      </h2>
      <div className="cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is what it is here
          <LaidCard key={i} card={card} />
        ))}
        {cards.length === 0 && <Places />}
      </div>
    </section>
  )
}

interface HeldProps {
  readonly card: Seen<Card>
  readonly chosen: boolean
  readonly turn: (() => void) | undefined
}

/** A card of mine: pressed to be given away, where that is possible. */
const Held = ({ card, chosen, turn }: HeldProps) => {
  const { lunar } = useWords()
  if (!turn) return <LaidCard card={card} />
  return (
    <button type="button" className="held" aria-pressed={chosen} onClick={turn}>
      <span className="unseen">{lunar.giveAway}</span>
      <PlayingCard card={card} />
      {chosen && (
        <span className="away" aria-hidden="true">
          {lunar.away}
        </span>
      )}
    </button>
  )
}

const Sort = ({ by, sort }: { readonly by: Sorting; readonly sort: (by: Sorting) => void }) => {
  const { lunar } = useWords()
  return (
    <fieldset className="sorting">
      <legend className="unseen">{lunar.sort}</legend>
      {(['dealt', 'rank', 'suit'] as const).map(way => (
        <button
          key={way}
          type="button"
          className="small"
          aria-pressed={by === way}
          onClick={() => sort(way)}
        >
          {lunar.sorting[way]}
        </button>
      ))}
    </fieldset>
  )
}

const Mine = ({ view, connection, ask, box }: Stage & { readonly box: BoxView }) => {
  const { lunar } = useWords()
  const [by, sort] = useState<Sorting>('rank')
  const [chosen, choose] = useState<readonly Card[]>([])
  const { mine } = view.play
  const canGive = mayChoose(view, connection.patron) && !mine?.reconsiders
  const turn = (card: Card) =>
    choose(now => (now.includes(card) ? now.filter(one => one !== card) : [...now, card]))
  return (
    <section className="hand mine" aria-label={lunar.myHand}>
      <h2>
        {lunar.mine} {mine && <span className="worth">{lunar.hand(mine.value)}</span>}
        {box.choice && <span className="badge">{lunar.choice[box.choice]}</span>}
        {box.declared !== 'no' && <span className="badge">{lunar.declared[box.declared]}</span>}
        {box.fate !== 'in' && box.fate !== 'done' && (
          <span className="badge">{lunar.fate[box.fate]}</span>
        )}
        {box.cards.length === 5 && <Sort by={by} sort={sort} />}
      </h2>
      <div className="cards">
        {sorted(box.cards, by).map((card, i) => (
          <Held
            key={card === HIDDEN ? i : card}
            card={card}
            chosen={card !== HIDDEN && chosen.includes(card)}
            turn={canGive && card !== HIDDEN ? () => turn(card) : undefined}
          />
        ))}
        {box.drawn.length > 0 && <span className="plus">+</span>}
        {box.drawn.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is what it is here
          <LaidCard key={i} card={card} />
        ))}
      </div>
      <Decide
        view={view}
        ask={ask}
        patron={connection.patron}
        ante={box.ante}
        chosen={chosen}
        done={() => choose([])}
      />
    </section>
  )
}

const Others = ({ view, me }: { readonly view: Lunar; readonly me: string }) => {
  const { lunar } = useWords()
  const others = view.play.boxes.filter(({ patron }) => patron !== me)
  if (others.length === 0) return null
  return (
    <ul className="boxes" aria-label={lunar.others}>
      {others.map(box => (
        <li key={box.seat}>
          <strong>{lunar.box(box.seat, box.patron)}</strong> <span>{dollars(box.ante)}</span>
          <SmallCards cards={[...box.cards, ...box.drawn]} />
          <span>{box.choice ? lunar.choice[box.choice] : lunar.fate[box.fate]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Before the cards come, and for whoever watches. */
const Empty = () => {
  const { lunar } = useWords()
  return (
    <section className="hand mine" aria-label={lunar.myHand}>
      <h2>{lunar.mine}</h2>
      <div className="cards">
        <Places />
      </div>
    </section>
  )
}

export const LunarStage = (stage: Stage) => {
  const words = useWords()
  const { lunar } = words
  const { view, connection, children } = stage
  const box = boxOf(view, connection.patron)
  const said = view.play.calls.at(-1)
  return (
    <section className="lunar" aria-label={lunar.cards}>
      <Steps view={view} me={connection.patron} />
      <div className="half-moon">
        <Dealer view={view} />
        <p className="inscription">{spokenText(words, view.play.notice.inscription)}</p>
        <ul className="fee-areas">
          {view.play.notice.feeAreas.map(area => (
            <li key={area}>{spokenText(words, area)}</li>
          ))}
        </ul>
        <div className="caption">
          <p className="phase">{lunar.phase[view.play.phase]}</p>
          <p className="said">{said ? spoken(words, said) : ''}</p>
          {children}
        </div>
        {box ? <Mine key={view.round} {...stage} box={box} /> : stage.seat && <Empty />}
      </div>
      <Others view={view} me={connection.patron} />
    </section>
  )
}
