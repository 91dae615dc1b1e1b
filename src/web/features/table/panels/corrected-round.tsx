import type { OwnRound } from '../../../../records/round-views.ts'
import { netOf } from '../../../../records/wager-ends.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { signed } from '../state/announcements/sums.ts'
import { type Correction, correctionsOf } from '../state/corrections.ts'

/** A notice about a corrected round: each wager before and after, and the change in balance. */

interface Props {
  readonly face: AnyFace
  readonly round: OwnRound
}

const told = ({ corrected }: Words, on: string, { was, now }: Correction): string =>
  now
    ? corrected.each(on, signed(netOf(was)), signed(netOf(now)))
    : corrected.lies(on, signed(netOf(was)))

export const correctedWords = (words: Words, round: OwnRound): string => {
  const all = correctionsOf(round)
  if (all.length === 0) return ''
  const change = all.reduce((sum, one) => sum + one.change, 0)
  const { title, changed, same } = words.corrected
  return words.marks.sentences([title(round.round), change === 0 ? same : changed(signed(change))])
}

export const CorrectedNote = ({ face, round }: Props) => {
  const words = useWords()
  const all = correctionsOf(round)
  if (all.length === 0) return null
  return (
    <div className="corrected">
      <p>
        <strong>{correctedWords(words, round)}</strong>
      </p>
      <ul>
        {all.map(one => (
          <li key={one.was.wager.id}>
            {told(words, face.wagerName(words, one.was.wager.on), one)}{' '}
            <ClauseLink id={one.under} />
          </li>
        ))}
      </ul>
    </div>
  )
}
