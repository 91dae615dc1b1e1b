import { spokenText, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Rolled } from './rolled.tsx'
import type { SnakeEyes } from './table.ts'

/** The results display: the last rolls and how often each total fell. @rule nz11a:3.4(b) nz11a:6.11 */

export const RollsPanel = ({ view }: { readonly view: SnakeEyes }) => {
  const words = useWords()
  const { snakeEyes } = words
  const { display } = view.play
  if (!display || display.results.length === 0) return <p className="note">{snakeEyes.noRolls}</p>
  const most = Math.max(...Object.values(display.tally))
  return (
    <div className="rolls">
      <h2>{snakeEyes.lastRolls}</h2>
      <ol className="strip">
        {display.results.map((faces, i) => (
          <Rolled
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place
            key={i}
            faces={faces}
          />
        ))}
      </ol>
      <p>{snakeEyes.sinceSeven(display.sinceSevenOut)}</p>
      <table className="tally">
        <caption>{snakeEyes.totals}</caption>
        <tbody>
          {Object.entries(display.tally).map(([sum, count]) => (
            <tr key={sum}>
              <th scope="row">{sum}</th>
              <td>
                <span className="bar-of" style={{ inlineSize: `${(count / most) * 100}%` }} />
              </td>
              <td className="money">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {spokenText(words, display.disclaimer)} <ClauseLink id="nz11a:6.11" />
      </p>
    </div>
  )
}
