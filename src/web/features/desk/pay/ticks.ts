import { useState } from 'react'
import type { RoundPay } from '../../../../protocol/desk.ts'
import type { At } from '../desk-context.ts'

/** The dealer's checklist after a round: the collection, then each patron who wins. */

export const COLLECTED = ''

export interface Ticks {
  readonly ticked: readonly string[]
  readonly all: readonly string[]
  /** The next item; undefined if everything is ticked off. */
  readonly current: string | undefined
  readonly toggle: (one: string) => void
  readonly tickAll: () => void
}

const ticksOf = (pay: RoundPay | null): readonly string[] => [
  ...(pay && pay.collect.length > 0 ? [COLLECTED] : []),
  ...(pay?.pay ?? []).map(({ patron }) => patron),
]

interface Ticked {
  readonly round: number
  readonly these: readonly string[]
}

/** Each tick takes the table's step, so that the record follows the order of the rules. */
export const useTicks = (at: At, pay: RoundPay | null): Ticks => {
  const round = pay?.round ?? 0
  const [last, setLast] = useState<Ticked>({ round, these: [] })
  const ticked = last.round === round ? last.these : []
  const all = ticksOf(pay)
  const current = all.find(each => !ticked.includes(each))
  const settle = () => at.stepUntil(({ view }) => view.round >= round)
  const isCollected = ({ play }: At['moment']['view']) => play.phase === 'collected'
  const ticks = async (now: readonly string[]) => {
    setLast({ round, these: now })
    if (!pay || pay.isSettled) return
    const isLast = all.every(each => now.includes(each))
    if (isLast) await settle()
    else if (now.includes(COLLECTED))
      await at.stepUntil(({ view }) => isCollected(view) || view.round >= round)
  }
  const toggle = (one: string) =>
    void ticks(ticked.includes(one) ? ticked.filter(each => each !== one) : [...ticked, one])
  return { ticked, all, current, toggle, tickAll: () => void ticks(all) }
}
