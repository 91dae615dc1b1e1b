import { useCallback, useEffect, useState } from 'react'
import { MINUTE } from '../../../protection/period.ts'
import type { Standing } from '../../../protocol/protection.ts'
import { hrefTo } from '../../app/route.ts'
import { fetchStanding, protect } from '../../client/api/protection.ts'
import { dollars, InWords, useWords } from '../../i18n/index.ts'
import { Dialog, DialogFoot } from '../../ui/dialog.tsx'

/** Shows how long you have played and your result, at the interval you have chosen. */

const isDue = ({ due, now }: Standing): boolean => due !== null && due <= now

/** Asks the server when the next check is due, and again at that time. */
const useStanding = () => {
  const [standing, setStanding] = useState<Standing>()
  const look = useCallback(() => {
    void fetchStanding().then(setStanding, () => setStanding(undefined))
  }, [])
  useEffect(look, [look])
  useEffect(() => {
    if (!standing || standing.due === null || isDue(standing)) return
    const timer = setTimeout(look, standing.due - standing.now + 100)
    return () => clearTimeout(timer)
  }, [standing, look])
  return [standing, look] as const
}

interface CheckProps {
  readonly standing: Standing
  readonly goOn: () => void
  readonly leave: () => void
}

const Check = ({ standing, goOn, leave }: CheckProps) => {
  const { limits } = useWords()
  const { check } = limits
  const { now, visit } = standing
  const { since, staked, net } = visit ?? { since: now, staked: 0, net: 0 }
  const came = net < 0 ? check.lost(dollars(-net)) : check.won(dollars(net))
  return (
    <Dialog title={check.title} close={goOn}>
      <p>{check.time(limits.minutes(Math.floor((now - since) / MINUTE)))}</p>
      <p>{check.bet(dollars(staked))}</p>
      <p>{net === 0 ? check.even : came}</p>
      <DialogFoot>
        <button type="button" className="primary" onClick={goOn}>
          {check.goOn}
        </button>
        <button type="button" onClick={leave}>
          {check.leave}
        </button>
        <a className="button" href={hrefTo('limits')}>
          {check.limits}
        </a>
      </DialogFoot>
    </Dialog>
  )
}

export const RealityCheck = ({ leave }: Pick<CheckProps, 'leave'>) => {
  const [standing, look] = useStanding()
  if (!standing || !isDue(standing)) return null
  return (
    <InWords of={['limits']}>
      <Check standing={standing} leave={leave} goOn={() => void protect('go-on').then(look)} />
    </InWords>
  )
}
