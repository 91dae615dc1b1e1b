import type { RoundRecord } from '../connection/connection.ts'
import type { AnyFace } from '../games/face.ts'
import { netOfAll, signed } from '../table/sums.ts'
import { useWords } from '../words/index.ts'

/** The patron's rounds, the newest first; each can be asked why. */

const MOST = 100

const save = (rounds: readonly RoundRecord[]): void => {
  const file = new Blob([JSON.stringify(rounds, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'croupier-rounds.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

interface RowProps {
  readonly face: AnyFace
  readonly round: RoundRecord
  readonly why: () => void
}

const Row = ({ face, round, why }: RowProps) => {
  const words = useWords()
  const { result, history } = words
  return (
    <tr>
      <th scope="row">{round.round}</th>
      <td>
        <face.Came round={round} />
      </td>
      <td>{face.result(words, round)}</td>
      <td className="money">{round.settled.length > 0 ? signed(netOfAll(round.settled)) : '–'}</td>
      <td>
        <button
          type="button"
          className="small"
          onClick={why}
          aria-label={`${history.why}: ${history.round} ${round.round}`}
        >
          {result.why}
        </button>
      </td>
    </tr>
  )
}

export const HistoryPanel = ({
  face,
  rounds,
  why,
}: {
  readonly face: AnyFace
  readonly rounds: readonly RoundRecord[]
  readonly why: (round: RoundRecord) => void
}) => {
  const { history } = useWords()
  if (rounds.length === 0) return <p className="note">{history.none}</p>
  return (
    <div className="history">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={history.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{history.round}</th>
              <th scope="col">{history.cards}</th>
              <th scope="col">{history.result}</th>
              <th scope="col">{history.money}</th>
              <th scope="col">{history.why}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.slice(0, MOST).map(round => (
              <Row key={round.round} face={face} round={round} why={() => why(round)} />
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" onClick={() => save(rounds)}>
        {history.download}
      </button>
    </div>
  )
}
