import { pointCount, pointValue } from '../../../games/baccarat/s04-card-values.ts'
import { thirdCardReasons } from '../../../games/baccarat/s09-third-cards/reasons.ts'
import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import type { Card } from '../../../kernel/card.ts'
import { phraseText, useWords } from '../../i18n/index.ts'
import { ClauseSummary } from '../../ui/clause.tsx'
import { SmallCards } from '../../ui/pieces/card.tsx'
import type { RoundProps } from '../face.ts'
import type { BaccaratRound } from './table.ts'

/** The rules that decided a round. */

const sumOf = (cards: readonly Card[]): string => cards.map(pointValue).join(' + ')

const CountWhy = ({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) => {
  const { why } = useWords()
  return (
    <li className="count">
      <SmallCards cards={cards} />
      <p className="step">{why.counts(name, sumOf(cards), pointCount(cards))}</p>
    </li>
  )
}

const COUNTING = { nz5: 'nz5:4.2', 'nz5-old': 'nz5-old:4.2', mbs: 'mbs:3.4' } as const

export const BaccaratWhy = ({ view, round }: RoundProps<BaccaratView, BaccaratRound>) => {
  const words = useWords()
  const { why, names } = words
  const { book } = view.play.elections
  if (!round.hands) return null
  return (
    <>
      <h3>{why.cards}</h3>
      <ul>
        <CountWhy name={names.player} cards={round.hands.player} />
        <CountWhy name={names.banker} cards={round.hands.banker} />
      </ul>
      <ClauseSummary id={COUNTING[book]} />
      <h3>{why.third}</h3>
      <ul>
        {thirdCardReasons(book, round.hands).map(([phrase, clause]) => (
          <li key={clause}>
            <p className="step">{phraseText(words, phrase)}</p>
            <ClauseSummary id={clause} />
          </li>
        ))}
      </ul>
    </>
  )
}
