import type { ShownSession, TournamentView } from '../../../tournament/director/standing.ts'
import { useWords } from '../../i18n/index.ts'
import { sessionName } from './header.tsx'
import './sheets.css'

/** The draw, sign-in sheets and score sheets, to print. One table to a page. */

interface Told {
  readonly view: TournamentView
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const isOpen = ({ result, isVoid }: ShownSession): boolean => !result && !isVoid

/** Every player in the order of the alphabet, with table, seat and time. @rule nz7:4.2 */
const Draw = ({ view }: Told) => {
  const words = useWords()
  const { sheets } = words.tournament
  const rows = view.sessions
    .filter(isOpen)
    .flatMap(({ at, players, startsAt }) =>
      players.map((patron, seat) => ({ patron, at, seat: seat + 1, startsAt })),
    )
    .toSorted((a, b) => a.patron.localeCompare(b.patron))
  return (
    <section className="sheet">
      <h2>
        {view.conditions.name}: {sheets.draw}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.tournament.player}</th>
            <th scope="col">{sheets.table}</th>
            <th scope="col">{sheets.seat}</th>
            <th scope="col">{sheets.time}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ patron, at, seat, startsAt }) => (
            <tr key={`${patron} ${at}`}>
              <th scope="row">{patron}</th>
              <td>{sessionName(words, view, at)}</td>
              <td>{seat}</td>
              <td>{timeOf(startsAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SheetProps extends Told {
  readonly session: ShownSession
  readonly title: string
  readonly columns: readonly string[]
  readonly signed: readonly string[]
}

/** A table's players with empty columns to write in. */
const Sheet = ({ view, session, title, columns, signed }: SheetProps) => {
  const words = useWords()
  const { sheets } = words.tournament
  return (
    <section className="sheet">
      <h2>
        {view.conditions.name}: {title}
      </h2>
      <p>
        <strong>{sessionName(words, view, session.at)}</strong> · {timeOf(session.startsAt)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{sheets.seat}</th>
            <th scope="col">{words.tournament.player}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {session.players.map((patron, i) => (
            <tr key={patron}>
              <td>{i + 1}</td>
              <th scope="row">{patron}</th>
              {columns.map(column => (
                <td key={column} className="blank" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="signed">
        {signed.map(who => (
          <span key={who}>{who}</span>
        ))}
      </p>
    </section>
  )
}

/** @rule nz7:4.2 nz7:4.3 nz7:5.5(a) ruling:744 */
export const Sheets = ({ view }: Told) => {
  const { sheets } = useWords().tournament
  const open = view.sessions.filter(isOpen)
  return (
    <div className="page sheets">
      <p className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {sheets.print}
        </button>
        {sheets.how}
      </p>
      {open.length === 0 && <p>{sheets.none}</p>}
      {open.length > 0 && <Draw view={view} />}
      {open.map(session => (
        <Sheet
          key={`in ${session.at}`}
          view={view}
          session={session}
          title={sheets.signIn}
          columns={[sheets.identity, sheets.signature]}
          signed={[sheets.supervisor]}
        />
      ))}
      {open.map(session => (
        <Sheet
          key={`score ${session.at}`}
          view={view}
          session={session}
          title={sheets.score}
          columns={[sheets.first, sheets.second]}
          signed={[sheets.counter, sheets.checker]}
        />
      ))}
    </div>
  )
}
