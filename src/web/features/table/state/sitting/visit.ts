import { useEffect, useState } from 'react'

/** The time of day, and how long the patron has been at this table. */

const EVERY = 5_000
const MINUTE = 60_000

/** Reloading the page does not restart the visit. */
const since = (table: string): number => {
  const key = `croupier.since.${table}`
  try {
    const kept = Number(sessionStorage.getItem(key))
    if (kept > 0) return kept
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage, count from page load.
  }
  return Date.now()
}

export interface Sitting {
  readonly clock: string
  readonly minutes: number
}

const hourAndMinute = (now: number): string =>
  new Date(now).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false })

export const useSitting = (table: string): Sitting => {
  const [began] = useState(() => since(table))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return { clock: hourAndMinute(now), minutes: Math.max(0, Math.floor((now - began) / MINUTE)) }
}
