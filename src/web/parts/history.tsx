import { useEffect, useState } from 'react'
import type { Connection, RoundRecord } from '../connection/connection.ts'
import type { Past } from '../connection/past.ts'
import type { AnyFace } from '../games/face.ts'
import { hrefTo } from '../route.ts'
import { csvOf, saveFile } from '../table/export.ts'
import { netOf, signed } from '../table/sums.ts'
import { dollars, useWords } from '../words/index.ts'
import { ClauseLink } from './clause.tsx'

/** The patron's own rounds, the newest first: each can be asked why, replayed, and taken home. */

interface RowProps {
  readonly face: AnyFace
  readonly table: string
  readonly round: Past
  readonly canReplay: boolean
  readonly why: () => void
}

/** Every wager with what it brought and its clause; fees, and what still lies there. */
const Money = ({ face, round }: Pick<RowProps, 'face' | 'round'>) => {
  const words = useWords()
  const { past } = words
  return (
    <ul className="brought">
      {round.settled.map(ended => (
        <li key={ended.wager.id}>
          {dollars(ended.wager.chips)} {face.wagerName(words, ended.wager.on)}{' '}
          <b>{signed(netOf(ended))}</b> <ClauseLink id={ended.outcome.under} />
        </li>
      ))}
      {round.fees !== 0 && <li>{past.fees(signed(-round.fees))}</li>}
      {round.stay.map(({ on, chips }) => (
        <li key={on}>{past.stays(dollars(chips), face.wagerName(words, on))}</li>
      ))}
    </ul>
  )
}

const hasMoney = ({ settled, stay, fees }: Past): boolean =>
  settled.length > 0 || stay.length > 0 || fees !== 0

const Row = ({ face, table, round, canReplay, why }: RowProps) => {
  const words = useWords()
  const { result, history, past } = words
  return (
    <tr>
      <th scope="row">{round.round}</th>
      <td>
        <span className="came">
          <face.Came round={round} /> {face.result(words, round)}
        </span>
        {hasMoney(round) && <Money face={face} round={round} />}
        <span className="asks">
          <button
            type="button"
            className="small"
            onClick={why}
            aria-label={`${history.why}: ${history.round} ${round.round}`}
          >
            {result.why}
          </button>
          {canReplay && (
            <a
              className="button small"
              href={hrefTo('replay', table, String(round.round))}
              aria-label={past.replayRound(round.round)}
            >
              {past.replay}
            </a>
          )}
        </span>
      </td>
      <td className="money">{hasMoney(round) ? signed(round.net) : '–'}</td>
    </tr>
  )
}

interface SaveProps extends Pick<RowProps, 'face' | 'table'> {
  readonly rounds: readonly Past[]
}

const Save = ({ face, table, rounds }: SaveProps) => {
  const { past } = useWords()
  const name = `croupier-${table.replaceAll('/', '-')}`
  return (
    <div className="row">
      <button
        type="button"
        onClick={() => saveFile(`${name}.csv`, 'text/csv', csvOf(face, table, rounds))}
      >
        {past.saveCsv}
      </button>
      <button
        type="button"
        onClick={() =>
          saveFile(`${name}.json`, 'application/json', JSON.stringify(rounds, null, 2))
        }
      >
        {past.saveJson}
      </button>
    </div>
  )
}

interface HistoryProps {
  readonly face: AnyFace
  readonly connection: Connection
  /** Changes when a round has ended. */
  readonly ended: number
  readonly why: (round: RoundRecord) => void
}

/** Asked for again whenever a round has ended. */
export const useHistory = (connection: Connection, ended: number): readonly Past[] | undefined => {
  const [rounds, setRounds] = useState<readonly Past[]>()
  useEffect(() => {
    let wanted = ended >= 0
    void connection.history().then(found => {
      if (wanted) setRounds(found)
    })
    return () => {
      wanted = false
    }
  }, [connection, ended])
  return rounds
}

export const HistoryPanel = ({ face, connection, ended, why }: HistoryProps) => {
  const { history, past } = useWords()
  const rounds = useHistory(connection, ended)
  const { table } = connection
  if (rounds === undefined) return <p className="note">…</p>
  if (rounds.length === 0) return <p className="note">{history.none}</p>
  return (
    <div className="history">
      <p className="note">{past.own}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={history.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{history.round}</th>
              <th scope="col">{history.result}</th>
              <th scope="col">{history.money}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(round => (
              <Row
                key={round.round}
                face={face}
                table={table}
                round={round}
                canReplay={connection.replay !== undefined}
                why={() => why(round)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Save face={face} table={table} rounds={rounds} />
    </div>
  )
}
