import { useCallback, useEffect, useRef, useState } from 'react'
import type { TournamentView } from '../../tournament/director/standing.ts'
import type { Answer, Ask } from './connection.ts'
import { line } from './house-socket.ts'

/** A tournament as it goes on, over one socket; what is asked may be for one of its tables. */

export interface TournamentNow {
  readonly view: TournamentView
  /** What was left to wait when it was heard. */
  readonly left: number | null
}

/** Asks, and hears what came of it. */
export type Asking = (what: Ask, table?: string) => Promise<Answer>

export const useTournament = (id: string) => {
  const [now, setNow] = useState<TournamentNow>()
  const opened = useRef<ReturnType<typeof line>>(undefined)
  useEffect(() => {
    const { post, close } = line(
      id,
      ({ view, left }) => setNow({ view: view as unknown as TournamentView, left }),
      () => undefined,
    )
    opened.current = { post, close }
    return close
  }, [id])
  const ask = useCallback<Asking>(
    (what, table = id) =>
      new Promise(resolve => {
        const asked = crypto.randomUUID()
        opened.current?.post(asked, JSON.stringify({ id: asked, table, ...what }), resolve)
      }),
    [id],
  )
  return { now, ask }
}
