import { useState } from 'react'
import {
  INSTANT_CASH,
  type InstantCash,
} from '../../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { type Card, DECK, isCard } from '../../../../kernel/card.ts'
import { wordsIn } from '../../../../odds/baccarat/removed-cards.ts'
import type { Choice, HandOdds } from '../../../../odds/lunar-poker/choices.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { Choose } from '../../../ui/controls/choice.tsx'
import { csvOf } from '../../../ui/download.ts'
import { cardName, PlayingCard } from '../../../ui/pieces/card.tsx'
import { Bars } from '../chart.tsx'
import { BarSaves } from '../forecast/chart-downloads.tsx'
import type { PageChoices } from '../page-choices.ts'
import type { Question } from '../question.ts'
import { DeckKeys } from '../removal/deck-keys.tsx'
import { useAnswer } from '../worker-pool.ts'
import { cashIn, cashName } from './cash.ts'

/** One deal of Lunar Poker, and the value of each of the 29 choices. */

const DEAL = 6
const EXAMPLE = 'AS KD QH 7C 2D 9H'

/** The clause that gives each choice. */
const UNDER = {
  fold: 'nz22:5.2(a)',
  play: 'nz22:5.2(b)',
  'buy-sixth': 'nz22:8.6',
  exchange: 'nz22:8.5',
} as const

const choiceWords = ({ odds: { hand } }: Words, { choice, discard = [] }: Choice): string =>
  choice === 'exchange' ? hand.choices.exchange(discard.join(' ')) : hand.choices[choice]

const FEW = 8

const Choices = ({ odds }: { readonly odds: Extract<HandOdds, { best: Choice }> }) => {
  const words = useWords()
  const { hand } = words.odds
  const [isAll, setAll] = useState(false)
  const sorted = odds.choices.toSorted((a, b) => b.value - a.value)
  const shown = isAll ? sorted : sorted.slice(0, FEW)
  const bars = shown.map((one, i) => ({
    name: i === 0 ? `${choiceWords(words, one)} (${hand.best})` : choiceWords(words, one),
    value: one.value,
    says: one.value.toFixed(6).replace('-', '−'),
    isBest: i === 0,
  }))
  return (
    <>
      <Bars bars={bars} name={hand.result} />
      <BarSaves
        title={hand.result}
        name="choices"
        bars={bars}
        csv={csvOf(
          [hand.choice, hand.value],
          sorted.map(one => [choiceWords(words, one), one.value]),
        )}
      />
      <button type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? hand.showFew : hand.showAll}
      </button>
      <table className="choices">
        <caption>{hand.result}</caption>
        <thead>
          <tr>
            <th scope="col">{hand.choice}</th>
            <th scope="col">{hand.value}</th>
            <th scope="col">{words.odds.clause}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, i) => (
            <tr key={choiceWords(words, one)} data-choice={one.choice}>
              <th scope="row">
                {i === 0 && <strong>{hand.best}: </strong>}
                {choiceWords(words, one)}
              </th>
              <td className="figure">{one.value.toFixed(6).replace('-', '−')}</td>
              <td>
                <ClauseLink id={UNDER[one.choice]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const Result = ({ odds }: { readonly odds: HandOdds }) => {
  const { hand } = useWords().odds
  return 'best' in odds ? (
    <Choices odds={odds} />
  ) : (
    <p className="verdict-line good">
      {hand.instant[odds.instantCash](odds.value)} <ClauseLink id="nz22:5.6" />
    </p>
  )
}

/** Six random cards to try. */
const someDeal = (): string => {
  const deck = [...DECK]
  const dealt: Card[] = []
  for (const number of crypto.getRandomValues(new Uint32Array(DEAL)))
    dealt.push(...deck.splice(number % deck.length, 1))
  return dealt.join(' ')
}

const isDeal = (cards: readonly string[]): cards is readonly Card[] =>
  cards.length <= DEAL && cards.every(isCard) && new Set(cards).size === cards.length

const questionOf = (cards: readonly string[], cash: InstantCash): Question | undefined => {
  if (!isDeal(cards) || cards.length < DEAL) return undefined
  return {
    of: 'hand',
    hand: cards.slice(0, DEAL - 1),
    up: cards[DEAL - 1]!,
    cash,
  }
}

const Dealt = ({ cards }: { readonly cards: readonly Card[] }) => {
  const { hand } = useWords().odds
  return (
    <div className="dealt">
      <figure>
        <figcaption className="note">{hand.yours}</figcaption>
        <span className="small-cards">
          {cards.slice(0, DEAL - 1).map(card => (
            <PlayingCard key={card} card={card} />
          ))}
        </span>
      </figure>
      <figure>
        <figcaption className="note">{hand.dealers}</figcaption>
        <span className="small-cards">
          {cards.slice(DEAL - 1).map(card => (
            <PlayingCard key={card} card={card} />
          ))}
        </span>
      </figure>
    </div>
  )
}

interface DealProps {
  readonly text: string
  readonly cards: readonly string[]
  readonly set: (deal: string) => void
}

/** Input for the cards: typed, random, or pressed. */
const DealKeys = ({ text, cards, set }: DealProps) => {
  const words = useWords()
  const { hand } = words.odds
  const press = (card: Card) => {
    const others = cards.filter(one => one !== card)
    set((others.length < cards.length ? others : [...cards, card].slice(0, DEAL)).join(' '))
  }
  return (
    <>
      <label className="find">
        {hand.label}
        <input
          value={text}
          placeholder={hand.hint}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isDeal(cards)}
          onChange={event => set(event.target.value)}
        />
      </label>
      <div className="row">
        <button type="button" className="primary" onClick={() => set(someDeal())}>
          {hand.some}
        </button>
        <button type="button" onClick={() => set('')}>
          {hand.clear}
        </button>
      </div>
      <details>
        <summary>{hand.pick}</summary>
        <DeckKeys
          label={hand.pick}
          nameOf={card => cardName(words, card)}
          isPressed={card => cards.includes(card)}
          press={press}
        />
      </details>
    </>
  )
}

const says = ({ odds }: Words, cards: readonly string[], isWorking: boolean): string => {
  if (!isDeal(cards)) return odds.hand.wrong
  if (cards.length < DEAL) return odds.hand.waiting(DEAL - cards.length)
  return isWorking ? odds.working : ''
}

export const OneDeal = ({ chosen }: { readonly chosen: PageChoices }) => {
  const words = useWords()
  const { hand } = words.odds
  const text = chosen.of('deal', EXAMPLE)
  const cards = wordsIn(text)
  const cash = cashIn(chosen)
  const { answer, isWorking } = useAnswer<HandOdds>(questionOf(cards, cash))
  return (
    <section className="tile deal" aria-labelledby="deal">
      <h2 id="deal">{hand.title}</h2>
      <p className="note">{hand.says}</p>
      {/* An empty text would bring back the example, so it becomes a space. */}
      <DealKeys text={text} cards={cards} set={deal => chosen.choose('deal', deal || ' ')} />
      <Choose
        name={hand.cash}
        value={cashName(cash)}
        among={INSTANT_CASH.map(pair => [cashName(pair), cashName(pair)])}
        choose={value => chosen.choose('cash', value)}
      />
      {isDeal(cards) && <Dealt cards={cards} />}
      <p role="status" className="note">
        {says(words, cards, isWorking)}
      </p>
      {answer && !isWorking && <Result odds={answer} />}
    </section>
  )
}
