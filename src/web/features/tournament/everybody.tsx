import { useEffect, useState } from 'react'
import type { TournamentView } from '../../../tournament/director/standing.ts'
import { fetchResults, type ResultsPage } from '../../client/tournaments-api.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'

/** How far everybody got, fifty on a page, however large the field. Nobody is left out. */

interface EverybodyProps {
  readonly id: string
  readonly view: TournamentView
}

const usePage = (id: string, page: number, moment: string): ResultsPage | undefined => {
  const [found, setFound] = useState<ResultsPage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something changed
  useEffect(() => {
    let wanted = true
    void fetchResults(id, page).then(
      next => wanted && setFound(next),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [id, page, moment])
  return found
}

type Row = ResultsPage['rows'][number]

const ResultRow = ({ row }: { readonly row: Row }) => {
  const { paged } = useWords().tournament
  const result = String(row.result) as keyof typeof paged.results
  return (
    <tr>
      <td>{row.rank}</td>
      <th scope="row">{row.player}</th>
      <td>{paged.results[result] ?? result}</td>
      <td>{row.stage}</td>
      <td className="money">{row.chips === null ? '' : `$${row.chips}`}</td>
      <td className="money">
        {row.prize === null ? '' : `$${row.prize}`} {row.items}
      </td>
      <td>
        {row.reason} {row.clause && <ClauseLink id={String(row.clause)} />}
      </td>
    </tr>
  )
}

interface PagerProps {
  readonly found: ResultsPage
  readonly turn: (page: number) => void
}

const Pager = ({ found, turn }: PagerProps) => {
  const { paged } = useWords().tournament
  const { page } = found
  return (
    <p className="row">
      {found.pages > 1 && (
        <button type="button" aria-disabled={page <= 1} onClick={() => turn(Math.max(1, page - 1))}>
          {paged.before}
        </button>
      )}
      <span>{paged.page(found.page, found.pages, found.total)}</span>
      {found.pages > 1 && (
        <button
          type="button"
          aria-disabled={page >= found.pages}
          onClick={() => turn(Math.min(found.pages, page + 1))}
        >
          {paged.next}
        </button>
      )}
    </p>
  )
}

/** @rule nz7:5.5 nz7:5.8 nz7:5.9 nz7:2.3(ac) */
export const Everybody = ({ id, view }: EverybodyProps) => {
  const { tournament } = useWords()
  const { paged } = tournament
  const [page, turn] = useState(1)
  const counted = view.sessions.filter(({ result }) => result).length
  const moment = `${view.status} ${counted} ${JSON.stringify(view.entered)}`
  const found = usePage(id, page, moment)
  if (!found || found.total === 0) return null
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
      <Pager found={found} turn={turn} />
    </section>
  )
}
