import { useCallback, useEffect, useRef, useState } from 'react'
import { type Approval, fetchApprovals } from '../../../client/desk.ts'

/** The requests that wait for a second person, and the answers to this person's own. */

const EVERY = 2000
const OVER = ['carried-out', 'declined', 'refused', 'expired']

export interface Requests {
  readonly pending: readonly Approval[]
  /** This person's requests that were answered while the page was open. */
  readonly answered: readonly Approval[]
  readonly look: () => void
}

export const useRequests = (name: string): Requests => {
  const [all, setAll] = useState<readonly Approval[]>([])
  const awaited = useRef(new Set<number>())
  /** The newest request when the page opened. */
  const first = useRef<number>(undefined)
  const look = useCallback(() => {
    void fetchApprovals().then(
      (found = []) => {
        first.current ??= Math.max(0, ...found.map(({ number }) => number))
        setAll(found)
      },
      () => undefined,
    )
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [look])
  const pending = all.filter(({ standing }) => standing.is === 'pending')
  /** A later request may be answered before this page ever sees it waiting. */
  for (const { number, asks, standing } of all)
    if (asks.name === name && (standing.is === 'pending' || number > (first.current ?? number)))
      awaited.current.add(number)
  const answered = all
    .filter(({ number, standing }) => awaited.current.has(number) && OVER.includes(standing.is))
    .toSorted((a, b) => a.number - b.number)
  return { pending, answered, look }
}

/** The round that would change. Requests from older versions name only the current round. */
export const roundAsked = ({ said, follows }: Approval): number | undefined => {
  const round = follows?.round ?? said.round
  return typeof round === 'number' ? round : undefined
}

/** The requests about this table that can still be approved. */
export const waitingAt = (table: string, { pending }: Requests): readonly Approval[] =>
  pending.filter(one => one.table === table && !one.stale?.isOver)
