import { isDeclared } from '../../../games/roulette/names.ts'
import { myWagers } from '../../features/table/state/bets.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { wagerName } from './names.ts'
import { isClosed, type Layout } from './table.ts'

/** Everything of mine that lies there, in words, with what became of it. */
export const Mine = ({ view, patron, bets }: Layout) => {
  const words = useWords()
  const { mine } = words.roulette
  const lie = myWagers(view, patron)
  const sum = lie.reduce((total, { chips }) => total + chips, 0)
  const closed = isClosed(view.play)
  return (
    <details className="mine">
      <summary>{mine.count(lie.length, dollars(sum))}</summary>
      <ul aria-label={mine.name}>
        {lie.map(({ id, on, chips }) => {
          const name = wagerName(words, on)
          const lies = view.play.lies[id]
          return (
            <li key={id}>
              <strong>{name}</strong> <span className="money">{dollars(chips)}</span>{' '}
              <span className="state">{words.bets.state[closed ? 'locked' : 'accepted']}</span>
              {lies !== undefined && !isDeclared(on) && (
                <em> {lies === null ? mine.onNothing : mine.lies(wagerName(words, lies))}</em>
              )}
              {!closed && !isDeclared(on) && (
                <button
                  type="button"
                  className="small"
                  aria-label={mine.off(name)}
                  onClick={() => void bets.takeOff(on, chips)}
                >
                  {mine.offShort}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
