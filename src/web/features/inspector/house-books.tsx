import { useEffect, useState } from 'react'
import { type Books as AuditBooks, fetchBooks } from '../../client/api/audit.ts'
import { fetchTables, type Listed } from '../../client/api/house.ts'
import { spokenText, useWords } from '../../i18n/index.ts'
import { hrefToLog, tournamentOf } from './log-names.ts'

/**
 * The books of the house, for inspectors and operators: whether they balance, and a list of all
 * logs.
 */

interface House {
  readonly books: AuditBooks
  readonly tables: readonly Listed[]
}

const fetchHouse = async (): Promise<House> => {
  const [books, tables] = await Promise.all([fetchBooks(), fetchTables()])
  return { books, tables }
}

const Verdict = ({ books: { holds, wrong, logs } }: { readonly books: AuditBooks }) => {
  const { audit } = useWords()
  const sum = (of: (log: AuditBooks['logs'][number]) => number) =>
    logs.reduce((all, log) => all + of(log), 0)
  const entries = sum(log => log.entries)
  const wagers = sum(log => log.wagers?.placed ?? 0)
  const lying = sum(log => log.wagers?.lying ?? 0)
  return (
    <div
      className={`verdict-line ${holds ? 'good' : 'bad'}`}
      role="status"
      data-books={holds ? 'good' : 'bad'}
    >
      <p>
        <span aria-hidden="true">{holds ? '✓' : '✕'}</span>{' '}
        {holds ? audit.hold(logs.length, entries, wagers, lying) : audit.doNotHold}
      </p>
      {wrong.length > 0 && (
        <ul className="plain">
          {wrong.map(says => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface LogsProps {
  readonly logs: AuditBooks['logs']
  readonly nameOf: (log: string) => string
  readonly caption: string
  /** True if the reader may open the entries; otherwise only the totals are shown. */
  readonly areTold: boolean
}

const LogTable = ({ logs, nameOf, caption, areTold }: LogsProps) => {
  const { audit } = useWords()
  return (
    <table className="logs">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{audit.log}</th>
          <th scope="col">{audit.entries}</th>
          <th scope="col">{audit.wagers}</th>
          <th scope="col" className="wide">
            {audit.hash}
          </th>
        </tr>
      </thead>
      <tbody>
        {logs.map(({ log, entries, wagers, hash, wrong }) => (
          <tr key={log}>
            <th scope="row">
              {wrong.length > 0 && <span className="trouble">✕ </span>}
              {areTold ? <a href={hrefToLog(log)}>{nameOf(log)}</a> : nameOf(log)}
              {nameOf(log) !== log && <span className="note came">{log}</span>}
            </th>
            <td className="figure">{entries.toLocaleString('en')}</td>
            <td className="figure">{wagers?.placed.toLocaleString('en') ?? '–'}</td>
            <td className="wide">
              <code title={hash}>{hash.slice(0, 16)}…</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const byNumber = (a: { log: string }, b: { log: string }): number =>
  b.log.localeCompare(a.log, 'en', { numeric: true })

const EveryLog = ({ house: { books, tables } }: { readonly house: House }) => {
  const words = useWords()
  const { audit, inspector } = words
  const title = new Map(tables.map(table => [table.id, spokenText(words, table.title)]))
  const of = (is: (log: string) => boolean) => books.logs.filter(({ log }) => is(log))
  const atTables = of(log => title.has(log))
  const inTournaments = of(log => tournamentOf(log) !== undefined).toSorted(byNumber)
  const others = of(log => !title.has(log) && tournamentOf(log) === undefined)
  const nameOf = (log: string) => title.get(log) ?? log
  return (
    <>
      <h3>{inspector.house.title}</h3>
      <p className="note">{inspector.house.says}</p>
      <LogTable logs={atTables} nameOf={nameOf} caption={inspector.house.title} areTold />
      {inTournaments.length > 0 && (
        <details>
          <summary>{audit.inTournaments(inTournaments.length)}</summary>
          <LogTable logs={inTournaments} nameOf={nameOf} caption={audit.tournaments} areTold />
        </details>
      )}
      <details>
        <summary>{audit.others(others.length)}</summary>
        <p className="note">{audit.othersSay}</p>
        <LogTable logs={others} nameOf={nameOf} caption={audit.others(0)} areTold={false} />
      </details>
    </>
  )
}

export const Books = () => {
  const { audit } = useWords()
  const [house, setHouse] = useState<House | 'failed'>()
  const look = () => {
    fetchHouse().then(setHouse, () => setHouse('failed'))
  }
  useEffect(look, [])
  return (
    <section className="tile" aria-labelledby="books">
      <div className="row spread">
        <h2 id="books">{audit.books}</h2>
        <button type="button" className="small" onClick={look}>
          {audit.again}
        </button>
      </div>
      {house === undefined && <p className="note">{audit.adding}</p>}
      {house === 'failed' && <p className="trouble">{audit.failed}</p>}
      {typeof house === 'object' && (
        <>
          <Verdict books={house.books} />
          <EveryLog house={house} />
        </>
      )}
    </section>
  )
}
