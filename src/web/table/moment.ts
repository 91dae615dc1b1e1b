import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Connection, Line, Moment, RoundRecord } from '../connection/connection.ts'

export const useMoment = (connection: Connection): Moment | undefined =>
  useSyncExternalStore(connection.subscribe, connection.moment)

export const useLine = (connection: Connection): Line =>
  useSyncExternalStore(connection.subscribe, connection.line)

/** The rounds that are over, asked for again whenever one has ended. */
export const useRounds = (connection: Connection, ended: string): readonly RoundRecord[] => {
  const [rounds, setRounds] = useState<readonly RoundRecord[]>([])
  useEffect(() => {
    let wanted = ended !== ''
    void connection.rounds().then(found => {
      if (wanted) setRounds(found)
    })
    return () => {
      wanted = false
    }
  }, [connection, ended])
  return rounds
}
