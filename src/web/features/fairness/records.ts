import { useEffect, useState } from 'react'
import { practiceGame } from '../../app/route.ts'
import { fetchFrom } from '../../client/api/house.ts'
import { knownConnection } from '../../client/table-connections.ts'
import type { PromiseRecord } from './chance.ts'

/** A table's commitments, newest first, in pages. */

const A_PAGE = 20

const recordsOf = async (table: string, before?: number): Promise<readonly PromiseRecord[]> =>
  practiceGame(table) !== undefined
    ? ((await knownConnection(table))?.promises() ?? [])
    : fetchFrom<readonly PromiseRecord[]>(table, 'shoes', { before })

export const useRecords = (table: string) => {
  const [records, setRecords] = useState<readonly PromiseRecord[]>([])
  const [hasOlder, setOlder] = useState(false)
  useEffect(() => {
    let wanted = true
    const show = (found: readonly PromiseRecord[]) => {
      if (!wanted) return
      setRecords(found)
      setOlder(practiceGame(table) === undefined && found.length === A_PAGE)
    }
    recordsOf(table).then(show, () => undefined)
    return () => {
      wanted = false
    }
  }, [table])
  const older = async () => {
    const found = await recordsOf(table, records.at(-1)?.shoe)
    setRecords([...records, ...found])
    setOlder(found.length === A_PAGE)
  }
  return { records, older: hasOlder ? older : undefined }
}
