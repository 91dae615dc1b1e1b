import { useCallback, useEffect, useRef, useState } from 'react'
import type { TournamentLine, TournamentView } from '../../tournament/standing.ts'
import type { Ask } from './connection.ts'

/** A tournament as it goes on, over one socket; what is asked may be for one of its tables. */

export interface TournamentNow {
  readonly view: TournamentView
  /** When it was heard, and what was left to wait then. */
  readonly left: number | null
}

interface Heard {
  readonly table?: string
  readonly now?: number
  readonly until?: number | null
  readonly view?: TournamentView
  readonly refused?: { readonly under: string; readonly message: string }
  readonly malformed?: string
  readonly unavailable?: string
}

const AGAIN = 1000

export const useTournament = (id: string) => {
  const [now, setNow] = useState<TournamentNow>()
  const [says, setSays] = useState('')
  const socket = useRef<WebSocket>(undefined)
  useEffect(() => {
    let wanted = true
    const hear = ({ table, view, until = null, now: at = 0, ...answer }: Heard) => {
      if (view && table === id) setNow({ view, left: until === null ? null : until - at })
      const { refused, malformed, unavailable } = answer
      if (refused) setSays(`${refused.message} (${refused.under})`)
      else if (!view) setSays(malformed ?? unavailable ?? '')
    }
    const connect = () => {
      if (!wanted) return
      const address = new URL('/ws', location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      const opened = new WebSocket(address)
      socket.current = opened
      opened.onopen = () => opened.send(JSON.stringify({ watch: id }))
      opened.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Heard)
      opened.onclose = () => setTimeout(connect, AGAIN)
    }
    connect()
    return () => {
      wanted = false
      socket.current?.close()
    }
  }, [id])
  const ask = useCallback(
    (what: Ask, table = id) =>
      socket.current?.send(JSON.stringify({ id: crypto.randomUUID(), table, ...what })),
    [id],
  )
  return { now, says, ask }
}

export const fetchTournaments = async (): Promise<readonly TournamentLine[]> => {
  const answer = await fetch('/api/tournaments', { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as readonly TournamentLine[]) : []
}
