import { useState } from 'react'
import type { RoundPay } from '../../../../protocol/desk.ts'
import type { At } from '../desk-context.ts'

/** The dealer's checklist after a round: the collection, then each patron who wins. */

/** A tick is for an amount: if a correction changes the amount, the item is open again. */
export const tickOf = ({ patron, total }: RoundPay['pay'][number]): string => `${patron} ${total}`

export const collectionOf = ({ collect }: RoundPay): string =>
  `${collect.reduce((sum, { stake }) => sum + stake, 0)}`

export interface Ticks {
  readonly ticked: readonly string[]
  readonly all: readonly string[]
  /** The next item; undefined if everything is ticked off. */
  readonly current: string | undefined
  readonly toggle: (one: string) => void
  readonly tickAll: () => void
}

const ticksOf = (pay: RoundPay | null): readonly string[] => [
  ...(pay && pay.collect.length > 0 ? [collectionOf(pay)] : []),
  ...(pay?.pay ?? []).map(tickOf),
]

interface Ticked {
  readonly round: number
  readonly these: readonly string[]
}

const NONE: Ticked = { round: 0, these: [] }

const keyOf = (table: string): string => `croupier.ticks.${table}`

/** Reloading the page keeps the ticks. */
const keptAt = (table: string): Ticked => {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Ticked | null) ?? NONE
  } catch {
    return NONE
  }
}

const keepAt = (table: string, ticked: Ticked): void => {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(ticked))
  } catch {
    // Without storage, the ticks last until the page is reloaded.
  }
}

const isCollected = ({ play }: At['moment']['view']): boolean => play.phase === 'collected'

/** Each tick takes the table's step, so that the record follows the order of the rules. */
export const useTicks = (at: At, pay: RoundPay | null): Ticks => {
  const round = pay?.round ?? 0
  const [last, setLast] = useState(() => keptAt(at.line.id))
  const own = last.round === round ? last.these : []
  const isTaken = pay?.isSettled === false && isCollected(at.moment.view)
  const collected = pay ? collectionOf(pay) : ''
  const ticked = isTaken && !own.includes(collected) ? [collected, ...own] : own
  const all = ticksOf(pay)
  const current = all.find(each => !ticked.includes(each))
  const settle = () => at.stepUntil(({ view }) => view.round >= round)
  const ticks = async (now: readonly string[]) => {
    setLast({ round, these: now })
    keepAt(at.line.id, { round, these: now })
    if (!pay || pay.isSettled) return
    const isLast = all.every(each => now.includes(each))
    if (isLast) await settle()
    else if (now.includes(collected))
      await at.stepUntil(({ view }) => isCollected(view) || view.round >= round)
  }
  const toggle = (one: string) =>
    void ticks(ticked.includes(one) ? ticked.filter(each => each !== one) : [...ticked, one])
  return { ticked, all, current, toggle, tickAll: () => void ticks(all) }
}
