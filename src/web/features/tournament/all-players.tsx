import { useState } from 'react'
import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Pager, type ReportRow, usePages } from './report-pages.tsx'

/** How far every player got, fifty per page. */

interface EverybodyProps {
  readonly id: string
  readonly view: TournamentView
}

/** The report has dollars with cents, as spreadsheets want them. */
const moneyOf = (cell: ReportRow[string] | undefined): string =>
  cell == null ? '' : dollars(Math.round(Number(cell) * 100))

const ResultRow = ({ row }: { readonly row: ReportRow }) => {
  const { paged, results } = useWords().tournament
  const result = String(row.result) as keyof typeof paged.results
  return (
    <tr>
      <td>{row.rank}</td>
      <th scope="row">{row.player}</th>
      <td>{paged.results[result] ?? result}</td>
      <td>{row.stage}</td>
      <td className="money">{moneyOf(row.chips)}</td>
      <td className="money">
        {moneyOf(row.prize)} {row.items} {row.shares && results.shared(String(row.shares))}
      </td>
      <td>
        {row.reason} {row.clause && <ClauseLink id={String(row.clause)} />}
      </td>
    </tr>
  )
}

/** @rule nz7:5.5 nz7:5.8 nz7:5.9 nz7:2.3(ac) */
export const Everybody = ({ id, view }: EverybodyProps) => {
  const { tournament } = useWords()
  const { paged } = tournament
  const [find, seek] = useState('')
  const pages = usePages({ id, report: 'results', view, find })
  const { found } = pages
  if (!found || (found.total === 0 && find === '')) return null
  const heads = [
    paged.rank,
    tournament.player,
    paged.result,
    paged.stage,
    tournament.chips,
    tournament.prize,
    paged.reason,
  ]
  return (
    <section aria-label={paged.title}>
      <h2>{paged.title}</h2>
      {(found.pages > 1 || find !== '') && (
        <label>
          {paged.search}{' '}
          <input type="search" value={find} onChange={event => seek(event.target.value)} />
        </label>
      )}
      <div className="scroll">
        <table className="everybody">
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.rows.map(row => (
              <ResultRow key={String(row.player)} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager paged={pages} />
    </section>
  )
}
