import { useEffect, useState } from 'react'
import type { SearchFields } from '../../client/api/audit.ts'

/** A search of the house's records, and its results in pages. */

const WAIT = 250

interface Finding<T> {
  readonly found: readonly T[] | undefined
  readonly hasFailed: boolean
  /** Fetches older results; undefined if there are none. */
  readonly more: (() => void) | undefined
}

const A_PAGE = 40

interface SearchOptions<T> {
  readonly sought: SearchFields
  readonly fetch: (sought: SearchFields) => Promise<readonly T[]>
  readonly keyOf: (one: T) => string
  readonly atOf: (one: T) => number
}

/** Searches when the reader stops typing. Fetches older results by the time of the oldest one. */
export const useFinding = <T>({ sought, fetch, keyOf, atOf }: SearchOptions<T>): Finding<T> => {
  const [found, setFound] = useState<readonly T[]>()
  const [hasFailed, setFailed] = useState(false)
  const [hasMore, setMore] = useState(false)
  const asked = JSON.stringify(sought)
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const page = await fetch({ ...(JSON.parse(asked) as SearchFields), most: String(A_PAGE) })
      if (!wanted) return
      setFound(page)
      setMore(page.length === A_PAGE)
      setFailed(false)
    }
    const timer = setTimeout(() => void ask().catch(() => wanted && setFailed(true)), WAIT)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [asked, fetch])
  const older = async () => {
    const last = found?.at(-1)
    if (!last) return
    const to = String(atOf(last))
    const page = await fetch({ ...sought, to, most: String(A_PAGE) })
    const known = new Set(found?.map(keyOf))
    const fresh = page.filter(one => !known.has(keyOf(one)))
    setFound([...(found ?? []), ...fresh])
    setMore(page.length === A_PAGE && fresh.length > 0)
  }
  return {
    found,
    hasFailed,
    more: hasMore ? () => void older().catch(() => setFailed(true)) : undefined,
  }
}

/** A typed time in the time zone of the logs. */
export const momentOf = (typed: string): string => {
  const at = Date.parse(`${typed}Z`)
  return Number.isNaN(at) ? '' : String(at)
}
