import { useCallback, useEffect, useState } from 'react'
import type { TournamentView } from '../../tournament/director/view/tournament-view.ts'
import type { Answer, Ask } from './connection.ts'
import { house } from './house-socket.ts'

/** A live tournament. A command may be for one of its tables. */

export interface TournamentNow {
  readonly view: TournamentView
  /** The time left when the message arrived. */
  readonly left: number | null
  /** How far the server's clock is ahead of this machine's. */
  readonly ahead: number
}

/** Sends a command and returns its answer. */
export type CommandSender = (what: Ask, table?: string) => Promise<Answer>

export const useTournament = (id: string) => {
  const [now, setNow] = useState<TournamentNow>()
  useEffect(
    () =>
      house.watch(id, {
        shown: (shown, time) => {
          if (shown.is !== 'tournament') return
          const { view, until } = shown
          setNow({ view, left: until === null ? null : until - time, ahead: time - Date.now() })
        },
      }),
    [id],
  )
  const ask = useCallback<CommandSender>((what, table = id) => house.ask(table, what), [id])
  return { now, ask }
}
