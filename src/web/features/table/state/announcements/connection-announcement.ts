import { useEffect, useRef } from 'react'
import type { Connection } from '../../../../client/connection.ts'
import { useWords } from '../../../../i18n/index.ts'
import { useSay } from '../../../../ui/announcer/announcer.tsx'
import { useConnectionState } from '../use-view.ts'

/** Announces at once that the connection is lost or back. */
export const useLineSaid = (connection: Connection): void => {
  const { shell, marks } = useWords()
  const say = useSay()
  const line = useConnectionState(connection)
  const before = useRef(line)
  useEffect(() => {
    if (before.current === line) return
    const wasLost = before.current === 'lost'
    before.current = line
    if (line === 'lost')
      say(marks.sentences([shell.lost, shell.lostSays, shell.reconnecting]), 'urgently')
    else if (wasLost && line === 'open') say(shell.again, 'urgently')
  }, [line, say, shell, marks])
}
