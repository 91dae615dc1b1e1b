import { type FormEvent, useState } from 'react'
import { colourOf } from '../../features/table/state/bets/chips.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { Layout } from './table.ts'

/** Chips in a colour of the patron's own. @rule nz1:14.3 nz1:14.43 nz8:2.6(a) */

/** The numbers of chips you can take. */
const COUNTS = [20, 40, 100]

const Taking = ({ view, ask }: Layout) => {
  const { roulette } = useWords()
  const { colour: words } = roulette
  const { freeColours, denominations } = view.sign
  const [worth, setWorth] = useState<number>(denominations[0]!)
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const colour = String(said.get('colour'))
    void ask({ does: 'buy-colour', colour, chips: Number(said.get('count')) * worth, worth })
  }
  return (
    <form className="row" onSubmit={take}>
      <label>
        {words.which}{' '}
        <select name="colour">
          {freeColours.map(colour => (
            <option key={colour} value={colour}>
              {words.names[colour] ?? colour}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.worth}{' '}
        <select value={worth} onChange={event => setWorth(Number(event.target.value))}>
          {denominations.map(value => (
            <option key={value} value={value}>
              {dollars(value)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.count}{' '}
        <select name="count">
          {COUNTS.map(count => (
            <option key={count} value={count}>
              {words.chips(count, dollars(count * worth))}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{words.buy}</button>
    </form>
  )
}

export const Colours = (props: Layout) => {
  const { roulette } = useWords()
  const { colour: words } = roulette
  const { view, patron, ask } = props
  const { freeColours, nonValueChipsOnly } = view.sign
  const mine = colourOf(view, patron)
  const isObliged = nonValueChipsOnly && !mine
  if (freeColours.length === 0 && !mine) return null
  return (
    <details className="own-colour" open={isObliged || undefined}>
      <summary>
        {mine ? words.yours(words.names[mine.name] ?? mine.name, dollars(mine.worth)) : words.take}
      </summary>
      {isObliged && (
        <p>
          {words.obliged} <ClauseLink id="nz1:14.43" />
        </p>
      )}
      {mine ? (
        <button type="button" onClick={() => void ask({ does: 'sell-colour', colour: mine.name })}>
          {words.sell}
        </button>
      ) : (
        <Taking {...props} />
      )}
    </details>
  )
}
