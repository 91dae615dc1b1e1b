import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import { SpokenCountdown } from '../../../ui/countdown.tsx'
import type { DeskTable } from '../desk-context.ts'

/** The time left to bet; where a person calls, the time since betting opened. */

const TICK = 1000

const useElapsed = (isRunning: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    setSeconds(0)
    if (!isRunning) return
    const since = performance.now()
    const tick = () => setSeconds(Math.floor((performance.now() - since) / TICK))
    const timer = setInterval(tick, TICK)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

export const BettingClock = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { view, left } = at.moment
  const isBetting = at.desk.open && view.wagers.length > 0 && !!at.face?.isBetting(view.play)
  const seconds = useElapsed(isBetting)
  if (left !== null) return <SpokenCountdown moment={at.moment} />
  return isBetting ? <p className="note">{desk.clock(seconds)}</p> : null
}
