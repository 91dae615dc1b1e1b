import { useEffect, useState } from 'react'
import type { OwnRound, PastRound } from '../../../../records/round-views.ts'
import { netOf } from '../../../../records/wager-ends.ts'
import { hrefTo } from '../../../app/route.ts'
import type { Connection } from '../../../client/connection.ts'
import { A_PAGE } from '../../../client/past-rounds.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { loadLanguage } from '../../../i18n/languages.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { save } from '../../../ui/download.ts'
import { signed } from '../state/announcements/sums.ts'
import { roundsCsv } from '../state/round-export.ts'
import { CorrectedNote } from './corrected-round.tsx'

/** The patron's rounds, newest first. Each can be explained, replayed and downloaded. */

interface RowProps {
  readonly face: AnyFace
  readonly table: string
  readonly round: PastRound
  readonly canReplay: boolean
  readonly why: () => void
}

/** Every wager with its net and its clause, then fees and bets that stay on the table. */
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

const hasMoney = ({ settled, stay, fees }: PastRound): boolean =>
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
        <CorrectedNote face={face} round={round} />
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

/** All stored rounds, fetched page by page for a download. */
const everyRound = async ({ history }: Connection): Promise<readonly PastRound[]> => {
  const all: PastRound[] = []
  for (;;) {
    const older = await history(all.at(-1)?.round)
    all.push(...older)
    if (older.length < A_PAGE) return all
  }
}

const Save = ({ face, connection }: Pick<HistoryProps, 'face' | 'connection'>) => {
  const { past } = useWords()
  const { table } = connection
  const name = `croupier-${table.replaceAll('/', '-')}`
  const csv = async () => {
    const { words: english } = await loadLanguage('en')
    const text = roundsCsv({ face, table, english }, await everyRound(connection))
    save(`${name}.csv`, 'text/csv', text)
  }
  const json = async () => {
    const text = JSON.stringify(await everyRound(connection), null, 2)
    save(`${name}.json`, 'application/json', text)
  }
  return (
    <div className="row">
      <button type="button" onClick={() => void csv()}>
        {past.saveCsv}
      </button>
      <button type="button" onClick={() => void json()}>
        {past.saveJson}
      </button>
    </div>
  )
}

interface HistoryProps {
  readonly face: AnyFace
  readonly connection: Connection
  /** Changes when a round ends or is corrected. */
  readonly ended: string
  readonly why: (round: OwnRound) => void
}

/** Puts newer rounds before the known ones, without duplicates. */
const joined = (newer: readonly PastRound[], known: readonly PastRound[]): readonly PastRound[] => {
  const last = newer.at(-1)?.round ?? Number.POSITIVE_INFINITY
  return [...newer, ...known.filter(({ round }) => round < last)]
}

/** Fetches the newest rounds whenever a round ends, and older ones on request. */
const useHistory = (connection: Connection, ended: string) => {
  const [rounds, setRounds] = useState<readonly PastRound[]>()
  const [hasOlder, setOlder] = useState(false)
  useEffect(() => {
    let wanted = ended !== ''
    void connection.history().then(found => {
      if (!wanted) return
      setRounds(known => joined(found, known ?? []))
      setOlder(before => before || found.length === A_PAGE)
    })
    return () => {
      wanted = false
    }
  }, [connection, ended])
  const older = async () => {
    const found = await connection.history(rounds?.at(-1)?.round)
    setRounds(known => joined(known ?? [], found))
    setOlder(found.length === A_PAGE)
  }
  return { rounds, older: hasOlder ? older : undefined }
}

export const HistoryPanel = ({ face, connection, ended, why }: HistoryProps) => {
  const { history, past } = useWords()
  const { rounds, older } = useHistory(connection, ended)
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
        {older && (
          <button type="button" className="small" onClick={() => void older()}>
            {past.older}
          </button>
        )}
      </section>
      <Save face={face} connection={connection} />
    </div>
  )
}
