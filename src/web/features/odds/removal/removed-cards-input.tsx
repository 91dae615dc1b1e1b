import { useState } from 'react'
import { isCard } from '../../../../kernel/card.ts'
import {
  hasRanksOnly,
  putBack,
  type Trouble,
  takenOut,
  wordsIn,
} from '../../../../odds/baccarat/removed-cards.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { cardName } from '../../../ui/pieces/card.tsx'
import type { PageChoices } from '../page-choices.ts'
import { DeckKeys } from './deck-keys.tsx'

/** Input for the cards that have left the shoe: type them or press them. */

const troubleWords = ({ odds }: Words, trouble: Trouble): string => {
  switch (trouble.is) {
    case 'wrong':
      return odds.gone.wrong(trouble.words.join(' '))
    case 'too-many':
      return odds.gone.tooMany(trouble.card)
    case 'too-few':
      return odds.gone.tooFew
  }
}

interface GoneProps {
  readonly chosen: PageChoices
  readonly decks: number
  readonly trouble: Trouble | undefined
}

export const GoneCards = ({ chosen, decks, trouble }: GoneProps) => {
  const words = useWords()
  const { gone: says } = words.odds
  const [takes, setTakes] = useState(true)
  const text = chosen.of('gone', '')
  const gone = wordsIn(text)
  const left = (card: string): number => decks - gone.filter(word => word === card).length
  return (
    <section className="tile gone" aria-labelledby="gone">
      <h2 id="gone">{says.title}</h2>
      <p>{says.says}</p>
      <label className="find">
        {says.label}
        <input
          value={text}
          placeholder={says.hint}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={trouble !== undefined}
          aria-describedby="gone-says"
          onChange={event => chosen.choose('gone', event.target.value)}
        />
      </label>
      <p id="gone-says" role="status" className={trouble ? 'trouble' : 'note'}>
        {trouble ? troubleWords(words, trouble) : hasRanksOnly(gone) ? says.ranksOnly : ''}
      </p>
      <div className="row">
        <span>{says.press}</span>
        <button type="button" className="small" aria-pressed={takes} onClick={() => setTakes(true)}>
          {says.takes}
        </button>
        <button
          type="button"
          className="small"
          aria-pressed={!takes}
          onClick={() => setTakes(false)}
        >
          {says.puts}
        </button>
        <button type="button" className="small" onClick={() => chosen.choose('gone', '')}>
          {says.clear}
        </button>
      </div>
      <DeckKeys
        label={says.title}
        nameOf={card => says.card(cardName(words, card), left(card))}
        below={card => String(left(card))}
        isGone={card => takes && left(card) <= 0}
        press={card => {
          if (takes && left(card) <= 0) return
          const cards = (takes ? takenOut : putBack)(gone, card)
          chosen.choose(
            'gone',
            cards.toSorted((a, b) => Number(isCard(b)) - Number(isCard(a))).join(' '),
          )
        }}
      />
    </section>
  )
}
