import type { Tally } from '../../../games/roulette/results.ts'
import { spokenText, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { NumberRow } from './stage.tsx'
import type { Roulette } from './table.ts'

/**
 * The winning number display: the last numbers, their counts, and a note that they predict nothing.
 * @rule nz8:2.6(e) nz8:5.5
 */

const rowsOf = ({ roulette: { display } }: Words, tally: Tally) => {
  const { colour, parity, half, dozens, columns } = tally
  const counts = {
    colour: [colour.red, colour.black, colour.green],
    parity: [parity.even, parity.odd],
    half: [half.low, half.high],
    dozens,
    columns,
  }
  return (Object.keys(counts) as (keyof typeof counts)[]).map(group =>
    display.rows[group].map((name, i) => ({ name, count: counts[group][i]! })),
  )
}

export const NumbersPanel = ({ view }: { readonly view: Roulette }) => {
  const words = useWords()
  const { display: shown } = words.roulette
  const { display } = view.play
  if (!display) return <p className="note">{shown.off}</p>
  const { colour } = display.tally
  const spins = colour.red + colour.black + colour.green
  if (spins === 0) return <p className="note">{shown.none}</p>
  return (
    <div className="numbers">
      <h2>{shown.last}</h2>
      <NumberRow numbers={display.last} name={shown.last} />
      <table>
        <caption>{shown.tally}</caption>
        <thead>
          <tr>
            <th scope="col">{shown.what}</th>
            <th scope="col">{shown.count}</th>
            <th scope="col">{shown.share}</th>
          </tr>
        </thead>
        {rowsOf(words, display.tally).map(group => (
          <tbody key={group[0]!.name}>
            {group.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="money">{count}</td>
                <td className="share">
                  <span className="bar-of" style={{ inlineSize: `${(count / spins) * 100}%` }} />
                  {Math.round((count / spins) * 100)}%
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="note">
        {spokenText(words, display.notice)} <ClauseLink id="nz8:5.5" />
      </p>
      <p className="note">{shown.noMemory}</p>
    </div>
  )
}
