import type { OwnRound } from '../../../records/round-views.ts'
import { netOf } from '../../../records/wager-ends.ts'
import type { Ask, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { CorrectedNote } from './corrected-round.tsx'
import { areMany, signed, sumWords, workedOut } from './state/sums.ts'

/** What became of the round and of every wager, each with its clause and its sum. */

interface ResultProps {
  readonly face: AnyFace
  readonly view: View
  readonly latest: OwnRound | undefined
  readonly why: (round: OwnRound) => void
  readonly ask: (what: Ask) => Promise<void>
}

interface SettledProps {
  readonly face: AnyFace
  readonly view: View
  readonly latest: OwnRound
}

const EachSettled = ({ face, view, latest }: SettledProps) => {
  const words = useWords()
  const { fees = 0 } = latest
  return (
    <ul>
      {latest.settled.map(ended => (
        <li key={ended.wager.id} data-outcome={ended.outcome.is}>
          <strong>{face.wagerName(words, ended.wager.on)}</strong>{' '}
          <b className="money">{signed(netOf(ended))}</b>{' '}
          <span className="worked">{words.marks.list(workedOut(words, ended))}</span>{' '}
          <ClauseLink id={ended.outcome.under} />
        </li>
      ))}
      {fees > 0 && (
        <li data-outcome="lose">
          <b className="money">{words.past.fees(signed(-fees))}</b>
        </li>
      )}
      {face.Remark && <face.Remark view={view} round={latest} />}
    </ul>
  )
}

/** So many have room in one line, where nothing below them moves. */
const FEW = 2

/** Many wagers: their sum first, each of them for who opens it. */
const Settled = (props: SettledProps) => {
  const words = useWords()
  const { settled, fees } = props.latest
  if (settled.length === 0) return <p>{words.result.noWager}</p>
  if (!areMany(settled, Math.min(props.face.few ?? FEW, FEW))) return <EachSettled {...props} />
  return (
    <details>
      <summary>{sumWords(words, settled, fees)}</summary>
      <EachSettled {...props} />
    </details>
  )
}

export const ResultBar = ({ face, view, latest, why, ask }: ResultProps) => {
  const { result } = useWords()
  if (latest && face.isOver(view))
    return (
      <div className="result">
        <CorrectedNote face={face} round={latest} />
        <Settled face={face} view={view} latest={latest} />
        <button type="button" className="why-button" onClick={() => why(latest)}>
          {result.why}
        </button>
      </div>
    )
  return <div className="result empty">{face.Before && <face.Before view={view} ask={ask} />}</div>
}
