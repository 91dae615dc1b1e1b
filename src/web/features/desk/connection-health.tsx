import { useWords } from '../../i18n/index.ts'
import type { Heard } from './use-desk.ts'
import './wall.css'

/** Whether what the wall shows is what is: how the house is heard, in words, and with a sign beside them. */

/** From here on a supervisor should know that the picture lags. */
const SLOW = 1000

export const LineHealth = ({ heard: { took, lostSince } }: { readonly heard: Heard }) => {
  const { wall } = useWords()
  const is = lostSince !== null ? 'lost' : took > SLOW ? 'slow' : 'good'
  return (
    <p className={`line-health is-${is}`} data-line={is}>
      <span aria-hidden="true">{{ good: '●', slow: '◐', lost: '✕' }[is]}</span>{' '}
      <span role="status">{wall[is]}</span>{' '}
      {lostSince === null ? (
        <span className="note">{wall.took(Math.round(took))}</span>
      ) : (
        <span>{wall.since(new Date(lostSince).toLocaleTimeString())}</span>
      )}
    </p>
  )
}
