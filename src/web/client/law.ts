import { useEffect, useState } from 'react'

/** The clause index. Each book is fetched when it is first needed. */

export interface Entry {
  readonly says: string
  readonly is?: string
  readonly why?: string
}

interface Reading {
  readonly on: readonly string[]
  readonly asks: string
  readonly reads: string
}

const FILES = import.meta.glob<Readonly<Record<string, Entry | Reading>>>(
  ['../../../law/*.json', '!../../../law/sources.json'],
  { import: 'default' },
)

export interface Clause {
  readonly id: string
  readonly says: string
  readonly is: string
  readonly why?: string
  readonly on?: readonly string[]
}

const clauseOf = ([id, entry]: [string, Entry | Reading]): Clause =>
  'says' in entry
    ? { id, says: entry.says, is: entry.is ?? 'open', ...(entry.why && { why: entry.why }) }
    : { id, says: `${entry.asks} ${entry.reads}`, is: 'ruling', on: entry.on }

const loaded = new Map<string, Promise<readonly Clause[]>>()

const load = (path: string): Promise<readonly Clause[]> => {
  const known = loaded.get(path)
  if (known !== undefined) return known
  const book = FILES[path]!().then(entries => Object.entries(entries).map(clauseOf))
  loaded.set(path, book)
  return book
}

const pathOf = (id: string): string => {
  const book = id.slice(0, id.indexOf(':'))
  return `../../../law/${book === 'ruling' ? 'rulings' : book}.json`
}

export const loadAll = async (): Promise<readonly Clause[]> =>
  (await Promise.all(Object.keys(FILES).map(load))).flat()

const find = async (id: string): Promise<Clause | undefined> => {
  const path = pathOf(id)
  return path in FILES ? (await load(path)).find(clause => clause.id === id) : undefined
}

/** One clause, once it has loaded. */
export const useClause = (id: string): Clause | undefined => {
  const [clause, setClause] = useState<Clause>()
  useEffect(() => {
    let wanted = true
    void find(id).then(found => {
      if (wanted) setClause(found)
    })
    return () => {
      wanted = false
    }
  }, [id])
  return clause?.id === id ? clause : undefined
}
