import { useEffect, useState } from 'react'
import type { SearchFields } from '../../client/api/audit.ts'
import { fetchTables } from '../../client/api/house.ts'
import { spokenText, useWords } from '../../i18n/index.ts'

/** The tables to search: all tables of one kind, or one table by name. */

/** Prefix of an option that means all tables of one kind. */
export const PLACE = '@'

export const placeOf = (table: string): SearchFields =>
  table.startsWith(PLACE) ? { place: table.slice(PLACE.length) } : { table }

export const useTables = (): readonly (readonly [id: string, title: string])[] => {
  const words = useWords()
  const [tables, setTables] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    fetchTables().then(
      found => setTables(found.map(({ id, title }) => [id, `${spokenText(words, title)} (${id})`])),
      () => undefined,
    )
  }, [words])
  return tables
}
