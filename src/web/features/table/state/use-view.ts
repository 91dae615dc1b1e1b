import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Phrase } from '../../../../kernel/refusal.ts'
import type { OwnRound } from '../../../../records/round-views.ts'
import type { Connection, ConnectionState, Moment } from '../../../client/connection.ts'

export const useMoment = (connection: Connection): Moment | undefined =>
  useSyncExternalStore(connection.subscribe, connection.moment)

export const useConnectionState = (connection: Connection): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.line)

const nothing = (): undefined => undefined

export const useNotice = (connection: Connection): Phrase | undefined =>
  useSyncExternalStore(connection.subscribe, connection.notice ?? nothing)

/** A key that changes when a round ends and when its settlement is corrected. */
export const settlementKey = ({ round, mine }: Moment['view']): string =>
  [round, ...(mine?.settled ?? []).map(one => `${one.wager.id}${one.outcome.is}${one.won}`)].join(
    ' ',
  )

interface Rounds {
  readonly rounds: readonly OwnRound[]
  /** False until the round that ended last, or its correction, has been fetched. */
  readonly isCurrent: boolean
}

/** The finished rounds, fetched again whenever one ends or is corrected. */
export const useRounds = (connection: Connection, ended: string): Rounds => {
  const [fetched, setFetched] = useState<{ rounds: readonly OwnRound[]; ended: string }>({
    rounds: [],
    ended: '',
  })
  useEffect(() => {
    let wanted = ended !== ''
    void connection.rounds().then(rounds => {
      if (wanted) setFetched({ rounds, ended })
    })
    return () => {
      wanted = false
    }
  }, [connection, ended])
  return { rounds: fetched.rounds, isCurrent: fetched.ended === ended }
}

/** How many rounds ended while the connection was lost; back to zero after the next round. */
export const useMissed = (line: ConnectionState, { view, heardAt }: Moment): number => {
  const lostAt = useRef<{ readonly round: number; readonly heardAt: number }>(undefined)
  const [missed, setMissed] = useState({ count: 0, at: 0 })
  const { round } = view
  useEffect(() => {
    if (line === 'lost') lostAt.current ??= { round, heardAt }
    const before = lostAt.current
    if (line !== 'open' || !before || heardAt === before.heardAt) return
    lostAt.current = undefined
    setMissed({ count: round - before.round, at: round })
  }, [line, round, heardAt])
  return missed.at === round ? missed.count : 0
}
