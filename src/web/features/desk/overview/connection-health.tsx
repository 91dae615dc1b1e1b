import { useWords } from '../../../i18n/index.ts'
import type { ResponseState } from './use-desk.ts'
import './wall.css'

/** Tells supervisors whether the wall is current, in words and with a symbol. */

/** Answers slower than this, in milliseconds, mean that the wall lags. */
const SLOW = 1000

export const LineHealth = ({ heard: { took, lostSince } }: { readonly heard: ResponseState }) => {
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
