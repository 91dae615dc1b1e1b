import { useEffect, useState } from 'react'
import { hrefToTable } from '../../app/route.ts'
import { fetchMe } from '../../client/api/house.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'

/** The odds are closed to patrons who play at a live table, however they came here. */

/** The table that closes the odds; undefined if they are open, null until known. @rule nz1:17.1 */
export const useClosedAt = (): string | undefined | null => {
  const [table, setTable] = useState<string | undefined | null>(null)
  useEffect(() => {
    let wanted = true
    fetchMe().then(
      me => wanted && setTable(me?.odds === false ? me.at?.[0] : undefined),
      () => wanted && setTable(undefined),
    )
    return () => {
      wanted = false
    }
  }, [])
  return table
}

export const Closed = ({ table }: { readonly table: string }) => {
  const { odds, past } = useWords()
  return (
    <div className="page odds">
      <h1>{odds.title}</h1>
      <p className="lead">
        {past.oddsClosed} <ClauseLink id="nz1:17.1" />
      </p>
      <p className="row">
        <a className="button primary" href={hrefToTable(table)}>
          {past.back}
        </a>
        <span className="note">{past.oddsLater}</span>
      </p>
    </div>
  )
}
