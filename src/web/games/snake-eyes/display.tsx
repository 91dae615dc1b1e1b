import { isHard, isSevenOut, total } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { spokenText, useWords } from '../../i18n/index.ts'
import { Dice } from '../../ui/pieces/dice.tsx'
import styles from './display.module.css'
import type { SnakeEyes } from './table.ts'

/**
 * The results display: the last rolls, and how often each total came. @rule nz11a:3.4(b) nz11a:6.11
 */

const SHOWN = 10
const TALLEST = 84

export const RollsPanel = ({ view }: { readonly view: SnakeEyes }) => {
  const words = useWords()
  const { snakeEyes } = words
  const { display } = view.play
  if (!display || display.results.length === 0) return <p className="note">{snakeEyes.noRolls}</p>
  const most = Math.max(1, ...Object.values(display.tally))
  return (
    <>
      <h2 className={styles.title}>{snakeEyes.lastRolls}</h2>
      <ol className={styles.rolls}>
        {display.results.slice(0, SHOWN).map((faces, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is identified by its position
          <li key={i}>
            <Dice faces={faces} /> {total(faces)}
            {isHard(faces) && <small>{snakeEyes.hard}</small>}
            {isSevenOut(faces) && <small>{snakeEyes.sevenOut}</small>}
          </li>
        ))}
      </ol>
      <p>{snakeEyes.sinceSeven(display.sinceSevenOut)}</p>
      <h2 className={styles.title}>{snakeEyes.totals}</h2>
      <dl className={styles.bars}>
        {Object.entries(display.tally).map(([sum, count]) => (
          <div key={sum}>
            <dt>{sum}</dt>
            <dd>
              {count}
              <span className={styles.bar} style={{ height: `${(count / most) * TALLEST}px` }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{spokenText(words, display.disclaimer)}</p>
    </>
  )
}
