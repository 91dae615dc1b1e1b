import { useEffect, useRef, useState } from 'react'
import type { BoxView } from '../../../games/lunar-poker/table/view.ts'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import { dollars, spokenText, useWords, type Words } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaidCard, PlayingCard, SmallCards } from '../../ui/pieces/card.tsx'
import { ChipSum } from '../../ui/pieces/chip.tsx'
import { cardsInPlay } from './cards-in-play.ts'
import { useChosen } from './decision/chosen-cards.ts'
import { handAnnouncement } from './hand-announcement.ts'
import styles from './lunar-poker.module.css'
import { boxOf, type Lunar, mayChoose, type Sorting, type Stage, sorted } from './table.ts'

/** The Dealer's hand, your hand, and the other boxes with their cards face down. */

const FIVE = [1, 2, 3, 4, 5]

/** Outlines of the five cards before the deal. */
const Places = () => FIVE.map(place => <span key={place} className={styles.outline} />)

const Dealer = ({ view, isCleared }: { readonly view: Lunar; readonly isCleared: boolean }) => {
  const words = useWords()
  const { lunar } = words
  const { cards, value } = view.play.dealer
  const isThere = cards.length > 0 && !isCleared
  return (
    <section className={styles.dealer} aria-label={lunar.dealerHand}>
      <p className={styles.who}>
        {value && isThere ? (
          <>
            {lunar.dealer} <small>{lunar.hand(value)}</small>
          </>
        ) : (
          <span className={styles.inscription}>
            {spokenText(words, view.play.notice.inscription)}
          </span>
        )}
      </p>
      <div className={styles.cards}>
        {isThere ? (
          cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
            <LaidCard key={i} card={card} />
          ))
        ) : (
          <Places />
        )}
      </div>
    </section>
  )
}

interface HeldProps {
  readonly card: Seen<Card>
  readonly chosen: boolean
  readonly turn: (() => void) | undefined
}

/** A card of yours. Where an exchange is possible, a press selects it. */
const Held = ({ card, chosen, turn }: HeldProps) => {
  const { lunar } = useWords()
  if (!turn) return <LaidCard card={card} />
  return (
    <button type="button" className={styles.held} aria-pressed={chosen} onClick={turn}>
      <span className="unseen">{lunar.giveAway}</span>
      <PlayingCard card={card} />
      {chosen && (
        <span className={styles.away}>
          <Icon name="rebet" size={16} />
          <span className="unseen">{lunar.away}</span>
        </span>
      )}
    </button>
  )
}

const WAYS = ['rank', 'suit', 'dealt'] as const

const Sort = ({ by, sort }: { readonly by: Sorting; readonly sort: (by: Sorting) => void }) => {
  const { lunar } = useWords()
  const next = WAYS[(WAYS.indexOf(by) + 1) % WAYS.length]!
  return (
    <button
      type="button"
      className={styles.sort}
      title={lunar.sorting[by]}
      onClick={() => sort(next)}
    >
      {lunar.sort}
      <span className="unseen">: {lunar.sorting[by]}</span>
    </button>
  )
}

const Declare = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { lunar } = useWords()
  const mine = view.play.mine
  if (!mine || mine.mayDeclare.length === 0 || mine.reconsiders) return null
  return (
    <button type="button" onClick={() => void ask({ does: 'declare' })}>
      {lunar.declare}
    </button>
  )
}

const standingOf = ({ lunar }: Words, box: BoxView, chosen: number): string => {
  if (chosen > 0) return lunar.chosen(chosen)
  if (box.fate !== 'in' && box.fate !== 'done') return lunar.fate[box.fate]
  if (box.declared !== 'no') return lunar.declared[box.declared]
  return box.choice ? lunar.choice[box.choice] : ''
}

/** Announces your own hand once, when it arrives or changes, and the dealer's card with it. */
const useHandSaid = (view: Lunar, box: BoxView | undefined): void => {
  const words = useWords()
  const say = useSay()
  const { cards, text } = handAnnouncement(words, view.play, box)
  const told = useRef('')
  useEffect(() => {
    if (cards === told.current) return
    told.current = cards
    if (cards !== '') say(text, 'urgently')
  }, [cards, text, say])
}

const Mine = ({ view, connection, ask, box }: Stage & { readonly box: BoxView }) => {
  const words = useWords()
  const { lunar } = words
  const [by, sort] = useState<Sorting>('rank')
  const { cards: chosen, turn } = useChosen(connection, view.round)
  const { mine } = view.play
  const canGive = mayChoose(view, connection.patron) && !mine?.reconsiders
  return (
    <section className={styles.mine} aria-label={lunar.myHand} data-part="mine">
      <div className={styles.cards}>
        {sorted(box.cards, by).map((card, i) => (
          <Held
            key={card === HIDDEN ? i : card}
            card={card}
            chosen={card !== HIDDEN && chosen.includes(card)}
            turn={canGive && card !== HIDDEN ? () => turn(card) : undefined}
          />
        ))}
        {box.drawn.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
          <LaidCard key={i} card={card} className={i === 0 ? (styles.drawn ?? '') : ''} />
        ))}
      </div>
      <div className={styles.about}>
        <strong>{mine ? lunar.hand(mine.value) : ''}</strong>
        <p>{standingOf(words, box, chosen.length)}</p>
        {box.cards.length === 5 && <Sort by={by} sort={sort} />}
        <Declare view={view} ask={ask} />
      </div>
    </section>
  )
}

interface OthersProps {
  readonly view: Lunar
  readonly me: string
  readonly isCleared: boolean
}

const Others = ({ view, me, isCleared }: OthersProps) => {
  const { lunar, shell } = useWords()
  const others = view.seats.filter(({ patron }) => patron !== me)
  return (
    <ul className={styles.others} aria-label={lunar.others}>
      {others.map(({ seat, patron }) => {
        const box = isCleared ? undefined : view.play.boxes.find(one => one.seat === seat)
        return (
          <li key={seat} data-free={patron === null || undefined}>
            <span className={styles.no}>{seat}</span>
            <strong>{patron ?? shell.freeSeat}</strong>
            {box && (
              <>
                <span className={styles.stake}>
                  <ChipSum amount={box.ante} denominations={view.sign.denominations} />
                  {dollars(box.ante)} <SmallCards cards={cardsInPlay(box)} />
                </span>
                <span>{box.choice ? lunar.choice[box.choice] : lunar.fate[box.fate]}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export const LunarStage = (stage: Stage) => {
  const words = useWords()
  const { lunar } = words
  const { view, connection, mode, children, parts } = stage
  const box = boxOf(view, connection.patron)
  /** The cards of the last hand disappear when betting opens again. */
  const isCleared = mode === 'betting' || mode === 'waiting' || mode === 'arriving'
  useHandSaid(view, box)
  return (
    <section className={styles.stage} aria-label={lunar.cards}>
      <span className={styles.moon} aria-hidden="true" />
      <Dealer view={view} isCleared={isCleared} />
      <div className={styles.head}>{children}</div>
      {box && !isCleared && <Mine key={view.round} {...stage} box={box} />}
      {parts && <div className={styles.parts}>{parts}</div>}
      <ul className={styles.fees}>
        {view.play.notice.feeAreas.map(area => (
          <li key={area}>{spokenText(words, area)}</li>
        ))}
      </ul>
      <Others view={view} me={connection.patron} isCleared={isCleared} />
    </section>
  )
}
