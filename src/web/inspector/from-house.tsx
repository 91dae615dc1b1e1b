import { useEffect, useState } from 'react'
import { fetchMe, fetchTables, fetchText, type Listed } from '../connection/house.ts'
import { useWords } from '../words/index.ts'

/** The tables of the house itself, for inspector and operator: their logs without a shell. */

const MAY: readonly string[] = ['inspector', 'operator']

const tablesFor = async (): Promise<readonly Listed[]> => {
  const { role } = await fetchMe()
  return MAY.includes(role) ? fetchTables() : []
}

interface FromHouseProps {
  /** Opens what came; whether it was an export. */
  readonly open: (text: string) => boolean
}

export const FromHouse = ({ open }: FromHouseProps) => {
  const { house } = useWords().inspector
  const [tables, setTables] = useState<readonly Listed[]>([])
  const [says, setSays] = useState('')
  useEffect(() => {
    /** Whoever is nobody here, or has no house, opens files. */
    tablesFor().then(setTables, () => undefined)
  }, [])
  const take = async ({ id, title }: Listed) => {
    const text = await fetchText(`/api/tables/${encodeURIComponent(id)}/log`).catch(() => '')
    if (!open(text)) setSays(house.isNone(title))
  }
  if (tables.length === 0) return null
  return (
    <section className="tile" aria-label={house.title}>
      <h2>{house.title}</h2>
      <p className="note">{house.says}</p>
      <div className="row">
        {tables.map(table => (
          <button key={table.id} type="button" className="small" onClick={() => void take(table)}>
            {table.title}
          </button>
        ))}
      </div>
      <p role="alert" className="trouble">
        {says}
      </p>
    </section>
  )
}
