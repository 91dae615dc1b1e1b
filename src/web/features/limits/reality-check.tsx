import { useCallback, useEffect, useState } from 'react'
import { MINUTE } from '../../../protection/period.ts'
import type { Standing } from '../../../protocol/protection.ts'
import { hrefTo } from '../../app/route.ts'
import { fetchStanding, protect } from '../../client/api/protection.ts'
import { dollars, InWords, useWords } from '../../i18n/index.ts'
import { Dialog, DialogFoot } from '../../ui/dialog.tsx'

/** Shows how long you have played and your result, at the interval you have chosen. */

const isDue = ({ due, now }: Standing): boolean => due !== null && due <= now

const AGAIN = 3000

/** Milliseconds until the server is asked again; undefined if there is nothing to wait for. */
const waitFor = (standing: Standing | undefined, hasFailed: boolean): number | undefined => {
  if (hasFailed) return AGAIN
  if (!standing || standing.due === null || isDue(standing)) return undefined
  return standing.due - standing.now + 100
}

/**
 * Asks the server when the next check is due, and again at that time. You may choose checks in
 * another tab meanwhile, so it also asks after a bet was refused because a check is due.
 */
const useStanding = (isReminded: boolean) => {
  const [{ standing, hasFailed }, set] = useState<LatestStanding>({ hasFailed: false })
  const look = useCallback(async () => {
    await fetchStanding().then(
      found => set({ standing: found ?? undefined, hasFailed: false }),
      () => set(last => ({ standing: last.standing, hasFailed: true })),
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after such a refusal.
  useEffect(() => void look(), [look, isReminded])
  useEffect(() => {
    const wait = waitFor(standing, hasFailed)
    if (wait === undefined) return
    const timer = setInterval(() => void look(), wait)
    return () => clearInterval(timer)
  }, [standing, hasFailed, look])
  return [standing, look] as const
}

interface LatestStanding {
  readonly standing?: Standing | undefined
  readonly hasFailed: boolean
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

interface RealityCheckProps extends Pick<CheckProps, 'leave'> {
  /** True if the last bet was refused because a check is due. */
  readonly isReminded: boolean
}

export const RealityCheck = ({ leave, isReminded }: RealityCheckProps) => {
  const [standing, look] = useStanding(isReminded)
  if (!standing || !isDue(standing)) return null
  return (
    <InWords of={['limits']}>
      <Check
        standing={standing}
        leave={leave}
        goOn={() => void protect('go-on').then(look, look)}
      />
    </InWords>
  )
}
