import { useCallback, useEffect, useState } from 'react'
import type { TournamentView } from '../../tournament/director/standing.ts'
import type { Answer, Ask } from './connection.ts'
import { house } from './house-socket.ts'

/** A tournament as it goes on; what is asked may be for one of its tables. */

export interface TournamentNow {
  readonly view: TournamentView
  /** What was left to wait when it was heard. */
  readonly left: number | null
}

/** Asks, and hears what came of it. */
export type Asking = (what: Ask, table?: string) => Promise<Answer>

export const useTournament = (id: string) => {
  const [now, setNow] = useState<TournamentNow>()
  useEffect(
    () =>
      house.watch(id, {
        shown: (shown, time) => {
          if (shown.is !== 'tournament') return
          const { view, until } = shown
          setNow({ view, left: until === null ? null : until - time })
        },
      }),
    [id],
  )
  const ask = useCallback<Asking>((what, table = id) => house.ask(table, what), [id])
  return { now, ask }
}
