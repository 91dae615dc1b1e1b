import { useRef } from 'react'
import type { GameName } from '../../../games/catalogue.ts'
import { minus, toNumber } from '../../../odds/numbers/fraction.ts'
import type { Wagers } from '../../../odds/par/sheets.ts'
import type { Spread } from '../../../odds/spread.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { exactly, percent, termsWords, wagerWords } from './numbers.ts'
import type { PageChoices } from './page-choices.ts'
import { questionOf } from './page-question.ts'
import { type Pair, paired } from './pairs.ts'
import { offered } from './wager-families.ts'
import { useAnswer } from './worker-pool.ts'

/** Two set-ups side by side: the saved one and the current one. */

/** Its key in the URL: all options at the time it was saved. */
const KEPT = 'with'

/** The saved set-up in the form of the current choices. It cannot be changed. */
const keptIn = (text: string): PageChoices => {
  const choices = new URLSearchParams(text)
  return {
    of: (name, otherwise) => choices.get(name) ?? otherwise,
    choose: () => undefined,
    all: text,
  }
}

const Edge = ({ spread }: { readonly spread: Spread | undefined }) => {
  const words = useWords()
  if (!spread) return <td className="note">{words.compare.notOffered}</td>
  return (
    <td>
      <span className="figure">{percent(spread.edge)}</span>{' '}
      <span className="note">{termsWords(words, spread.terms)}</span>{' '}
      <code className="exact wide">{exactly(spread.edge)}</code>
    </td>
  )
}

/** In words and with a sign, so that it works without colour. */
const differenceWords = ({ compare }: Words, { kept, now }: Pair): string => {
  if (!kept || !now) return '–'
  const difference = minus(now.edge, kept.edge)
  if (difference.num === 0n) return compare.same
  const says = percent(difference)
  return toNumber(difference) > 0 ? compare.dearer(`+${says}`) : compare.cheaper(says)
}

interface SideBySideProps {
  readonly kept: readonly Spread[]
  readonly now: readonly Spread[]
}

const SideBySide = ({ kept, now }: SideBySideProps) => {
  const words = useWords()
  const { compare, odds } = words
  return (
    <table className="compared">
      <thead>
        <tr>
          <th scope="col">{odds.heads.wager}</th>
          <th scope="col">{compare.kept}</th>
          <th scope="col">{compare.now}</th>
          <th scope="col">{compare.difference}</th>
        </tr>
      </thead>
      <tbody>
        {paired(kept, now).map(pair => (
          <tr key={pair.wager}>
            <th scope="row">{wagerWords(words, pair.wager)}</th>
            <Edge spread={pair.kept} />
            <Edge spread={pair.now} />
            <td className="figure">{differenceWords(words, pair)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CompareProps {
  readonly game: GameName
  readonly chosen: PageChoices
  readonly spreads: readonly Spread[]
}

export const Compare = ({ game, chosen, spreads }: CompareProps) => {
  const { compare, odds } = useWords()
  const kept = chosen.of(KEPT, '')
  const other = keptIn(kept)
  const { answer, isWorking } = useAnswer<Wagers>(kept === '' ? undefined : questionOf(game, other))
  const keeps = useRef<HTMLButtonElement>(null)
  const stop = () => {
    chosen.choose(KEPT, '')
    keeps.current?.focus()
  }
  const keep = () => {
    const all = new URLSearchParams(chosen.all)
    all.delete(KEPT)
    chosen.choose(KEPT, String(all) || 'book=')
  }
  return (
    <section className="tile" aria-labelledby="compare">
      <h2 id="compare">{compare.title}</h2>
      <p className="note">{compare.says}</p>
      <p className="row">
        <button type="button" ref={keeps} onClick={keep}>
          {compare.keep}
        </button>
        {kept !== '' && (
          <button type="button" className="small" onClick={stop}>
            {compare.stop}
          </button>
        )}
      </p>
      <div role="status">{kept !== '' && isWorking ? odds.working : ''}</div>
      {answer && kept !== '' && (
        <SideBySide kept={offered(answer.spreads, family => other.of(family, ''))} now={spreads} />
      )}
    </section>
  )
}
