import { useEffect, useRef, useState } from 'react'
import type { Moment } from '../client/connection.ts'
import { useWords } from '../i18n/index.ts'
import { useSay } from './announcer.tsx'

/** The time that is left, by the house's clock. The call itself is the dealer's act, not the ring's. */

const WARNED_AT: readonly number[] = [10, 5]
const AROUND = 2 * Math.PI * 10

const useSeconds = ({ left, heardAt }: Moment): number | null => {
  const [, tick] = useState(0)
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => tick(n => n + 1), 200)
    return () => clearInterval(timer)
  }, [left])
  return left === null ? null : Math.max(0, (left - (performance.now() - heardAt)) / 1000)
}

export const Countdown = ({ moment }: { readonly moment: Moment }) => {
  const { table } = useWords()
  const say = useSay()
  const left = useSeconds(moment)
  const seconds = left === null ? null : Math.ceil(left)
  const warned = useRef<number | null>(null)
  useEffect(() => {
    if (seconds === null || seconds === warned.current || !WARNED_AT.includes(seconds)) return
    warned.current = seconds
    say(table.seconds(seconds))
  }, [seconds, say, table])
  if (left === null || seconds === null) return null
  const full = Math.max(left, (moment.left ?? 0) / 1000, 1)
  return (
    <span className="countdown">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="10" fill="none" stroke="#ffffff2e" strokeWidth="3" />
        <circle
          r="10"
          fill="none"
          stroke="#e6c271"
          strokeWidth="3"
          strokeDasharray={`${(left / full) * AROUND} ${AROUND}`}
          transform="rotate(-90)"
        />
      </svg>
      {table.seconds(seconds)}
    </span>
  )
}
