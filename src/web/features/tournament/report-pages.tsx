import { useEffect, useState } from 'react'
import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'
import { fetchReport, type ReportPage, type ReportQuery } from '../../client/api/tournaments.ts'
import { useWords } from '../../i18n/index.ts'

/** Reports of a tournament, in pages, for fields of any size. */

export type ReportRow = ReportPage['rows'][number]

/** A key that changes whenever a report may have changed. */
const momentOf = ({ status, sessions, sessionsInAll, entered }: TournamentView): string => {
  const counted = sessions.filter(({ result }) => result).length
  const places = sessions.map(({ table, startsAt, players }) => [table, startsAt, players])
  return `${status} ${sessionsInAll} ${counted} ${JSON.stringify([entered, places])}`
}

interface PageRequest extends Omit<ReportQuery, 'page'> {
  readonly id: string
  readonly report: Parameters<typeof fetchReport>[1]
  readonly view: TournamentView
}

export interface Paged {
  readonly found: ReportPage | undefined
  readonly turn: (page: number) => void
  /** Fetches again after a change that the view does not show. */
  readonly refresh: () => void
}

export const usePages = ({ id, report, view, find = '', order = 'player' }: PageRequest): Paged => {
  const [found, setFound] = useState<ReportPage>()
  const [asked, setAsked] = useState({ page: 1, find })
  const [times, again] = useState(0)
  /** A new search starts on the first page. */
  const page = asked.find === find ? asked.page : 1
  const moment = momentOf(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something changed
  useEffect(() => {
    let wanted = true
    void fetchReport(id, report, { page, find, order }).then(
      next => wanted && next && setFound(next),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [id, report, page, find, order, moment, times])
  return {
    found,
    turn: next => setAsked({ page: next, find }),
    refresh: () => again(count => count + 1),
  }
}

interface PagerProps {
  readonly paged: Paged
  /** The label of the pager, if it does not count players. */
  readonly says?: (page: number, pages: number, total: number) => string
}

export const Pager = ({ paged: { found, turn }, says }: PagerProps) => {
  const { paged } = useWords().tournament
  if (!found) return null
  const { page, pages, total } = found
  return (
    <p className="row no-print">
      {pages > 1 && (
        <button type="button" aria-disabled={page <= 1} onClick={() => turn(Math.max(1, page - 1))}>
          {paged.before}
        </button>
      )}
      <span>{(says ?? paged.page)(page, pages, total)}</span>
      {pages > 1 && (
        <button
          type="button"
          aria-disabled={page >= pages}
          onClick={() => turn(Math.min(pages, page + 1))}
        >
          {paged.next}
        </button>
      )}
    </p>
  )
}
