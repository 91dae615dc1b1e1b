import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { lasts } from './conditions.tsx'
import { Pager, type ReportRow, usePages } from './report-pages.tsx'
import { stageName, tableName } from './session/header.tsx'
import { timeOf } from './times.ts'
import './sheets.css'

/** The draw, sign-in sheets and score sheets, to print. One table per page. */

interface TournamentProps {
  readonly id: string
  readonly view: TournamentView
}

/** "Heats, table 2 · Roulette 1": the second is the table of the house, once it is chosen. */
const nameOf = (words: Words, { stage, table, place }: ReportRow): string => {
  const { playOff, heat } = words.tournament
  const of = stageName(String(stage))
  const name = table === null ? playOff(of) : heat(of, Number(table))
  return place === null ? name : `${name} · ${tableName(words, String(place))}`
}

const startOf = ({ time }: ReportRow): string => timeOf(Date.parse(String(time)))

/** All players in alphabetical order, with table, seat and time. @rule nz7:4.2 */
const Draw = ({ id, view }: TournamentProps) => {
  const words = useWords()
  const { sheets } = words.tournament
  const pages = usePages({ id, report: 'draw', view })
  const rows = pages.found?.rows ?? []
  if (rows.length === 0) return <p>{sheets.none}</p>
  return (
    <>
      <Pager paged={pages} />
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
            {rows.map(row => (
              <tr key={`${row.player} ${row.session}`}>
                <th scope="row">{row.player}</th>
                <td>{nameOf(words, row)}</td>
                <td>{row.seat}</td>
                <td>{startOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

interface SheetProps {
  readonly name: string
  readonly players: readonly ReportRow[]
  readonly title: string
  readonly columns: readonly string[]
  readonly signed: readonly string[]
  /** Chips, limits and length of the session. */
  readonly terms: string
}

/** A table's players with empty columns to write in. */
const Sheet = ({ name, players, title, columns, signed, terms }: SheetProps) => {
  const words = useWords()
  const { sheets } = words.tournament
  const [first] = players
  return (
    <section className="sheet">
      <h2>
        {name}: {title}
      </h2>
      <p>
        <strong>{nameOf(words, first!)}</strong> · {startOf(first!)}
      </p>
      <p>{terms}</p>
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
          {players.map(({ player, seat }) => (
            <tr key={player}>
              <td>{seat}</td>
              <th scope="row">{player}</th>
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

/** What the dealer and the players have to know. @rule nz7:2.2(r) nz7:2.2(u) nz7:2.2(w) nz7:2.2(x) */
const termsOf = (words: Words, { conditions }: TournamentView, { stage, table }: ReportRow) => {
  const { form, at, director } = words.tournament
  const of = conditions.stages.find(each => each.name === stage)
  if (!of) return ''
  const { limits, increment, progression } = of
  const { duration, chips } =
    table === null ? conditions.playOff : { duration: of.duration, chips: of.startingChips }
  return [
    director.pair(form.startWith, dollars(chips)),
    at.limits(dollars(limits[0]!.minimum), dollars(limits[0]!.maximum), dollars(increment)),
    director.pair(form.length, lasts(words, duration)),
    ...(progression && table !== null
      ? [director.pair(form.progression, form.goesOn[progression.by](progression.count))]
      : []),
  ].join(' · ')
}

/**
 * Sheets of fifty tables at a time. Two people count, each on a sheet of their own, so that neither
 * sees what the other found.
 */
const Tables = ({ id, view }: TournamentProps) => {
  const words = useWords()
  const { sheets } = words.tournament
  const pages = usePages({ id, report: 'draw', view, order: 'table' })
  const rows = pages.found?.rows ?? []
  const sessions = [...new Set(rows.map(({ session }) => session))]
  const kinds = [
    [sheets.signIn, [sheets.identity, sheets.signature], [sheets.supervisor]],
    [sheets.first, [sheets.chips, sheets.place], [sheets.counter]],
    [sheets.second, [sheets.chips, sheets.place], [sheets.counter]],
  ] as const
  return (
    <>
      {rows.length > 0 && <Pager paged={pages} says={sheets.page} />}
      {kinds.map(([title, columns, signed]) =>
        sessions.map(session => (
          <Sheet
            key={`${title} ${session}`}
            name={view.conditions.name}
            players={rows.filter(row => row.session === session)}
            title={title}
            columns={columns}
            signed={signed}
            terms={termsOf(words, view, rows.find(row => row.session === session)!)}
          />
        )),
      )}
    </>
  )
}

/** @rule nz7:4.2 nz7:4.3 nz7:5.5(a) ruling:744 */
export const Sheets = ({ id, view }: TournamentProps) => {
  const { sheets } = useWords().tournament
  return (
    <div className="page sheets">
      <p className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {sheets.print}
        </button>
        {sheets.how}
      </p>
      <Draw id={id} view={view} />
      <Tables id={id} view={view} />
    </div>
  )
}
