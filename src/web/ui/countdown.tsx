import { useEffect, useRef, useState } from 'react'
import type { Moment } from '../client/connection.ts'
import { useWords } from '../i18n/index.ts'
import { useSay } from './announcer/announcer.tsx'
import styles from './countdown.module.css'

/**
 * The time left, by the server's clock. Betting closes when the dealer calls, not when the ring
 * ends.
 */

const WARNED_AT: readonly number[] = [10, 5]
const LATE = 5
const AROUND = 2 * Math.PI * 46

const useSeconds = ({ left, heardAt }: Moment): number | null => {
  const [, tick] = useState(0)
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => tick(n => n + 1), 200)
    return () => clearInterval(timer)
  }, [left])
  return left === null ? null : Math.max(0, (left - (performance.now() - heardAt)) / 1000)
}

interface CountdownProps {
  readonly moment: Moment
}

/** Announces when time runs short. A page that shows the countdown twice calls this once. */
export const useSecondsSaid = (moment: Moment): void => {
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
}

export const SpokenCountdown = ({ moment }: CountdownProps) => {
  useSecondsSaid(moment)
  return <Countdown moment={moment} />
}

export const Countdown = ({ moment }: CountdownProps) => {
  const { table } = useWords()
  const left = useSeconds(moment)
  if (left === null) return null
  const seconds = Math.ceil(left)
  const full = Math.max(left, (moment.left ?? 0) / 1000, 1)
  return (
    <span className={styles.ring} data-part="countdown" data-late={seconds <= LATE || undefined}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="46" className={styles.hole} />
        <circle
          r="46"
          className={styles.left}
          strokeDasharray={`${(left / full) * AROUND} ${AROUND}`}
          transform="rotate(-90)"
        />
      </svg>
      <span aria-hidden="true">{seconds}</span>
      <span className="unseen">{table.seconds(seconds)}</span>
    </span>
  )
}
