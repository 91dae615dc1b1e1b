import { useState } from 'react'
import type { Payout } from '../../../../floor/payouts.ts'
import type { RoundPay } from '../../../../protocol/desk.ts'
import type { DeskTable } from '../desk-context.ts'

/**
 * The dealer's checklist: the fees, the collection, then each patron who wins. The server keeps
 * the ticks, so every desk of the table shows the same.
 */

/**
 * A tick is for an amount, counted from the start of the round: if a correction changes it, the
 * item is open again.
 */
const nameOf = ({ patron, chips, kind }: Payout): string =>
  [patron, chips, kind].filter(part => part !== undefined).join(' ')

const paidTo = ({ patron, upTo }: RoundPay['pay'][number]): Payout => ({ patron, chips: upTo })

const takenFrom = ({ patron, upTo }: RoundPay['fees'][number]): Payout => ({
  patron,
  chips: upTo,
  kind: 'fee',
})

const taken = ({ collect, collectedBefore }: RoundPay): Payout => ({
  chips: collect.reduce((sum, { stake }) => sum + stake, collectedBefore),
})

export const tickOf = (payee: RoundPay['pay'][number]): string => nameOf(paidTo(payee))

export const tickOfFee = (fee: RoundPay['fees'][number]): string => nameOf(takenFrom(fee))

export const collectionOf = (pay: RoundPay): string => nameOf(taken(pay))

export interface Ticks {
  readonly ticked: readonly string[]
  readonly all: readonly string[]
  /** The next item; undefined if everything is ticked off. */
  readonly current: string | undefined
  readonly toggle: (one: string) => void
  readonly tickAll: () => void
}

const itemsOf = (pay: RoundPay | null): readonly Payout[] => [
  ...(pay?.fees ?? []).map(takenFrom),
  ...(pay && pay.collect.length > 0 ? [taken(pay)] : []),
  ...(pay?.pay ?? []).map(paidTo),
]

/** Ticks on the way to the server. They count until it shows other ones than before. */
interface SentTicks {
  readonly before: string
  readonly ticked: readonly string[]
}

const isCollected = ({ play }: DeskTable['moment']['view']): boolean => play.phase === 'collected'

/** Each tick takes the table's step, so that the record follows the order of the rules. */
export const useTicks = (at: DeskTable, pay: RoundPay | null): Ticks => {
  const round = pay?.round ?? 0
  const [sent, setSent] = useState<SentTicks>()
  const kept = (pay?.ticked ?? []).map(nameOf)
  const before = `${round} ${kept.join()}`
  const own = sent?.before === before ? sent.ticked : kept
  const isTaken = pay?.isSettled === false && isCollected(at.moment.view)
  const collected = pay ? collectionOf(pay) : ''
  const ticked = isTaken && !own.includes(collected) ? [collected, ...own] : own
  const items = itemsOf(pay)
  const all = items.map(nameOf)
  const current = all.find(each => !ticked.includes(each))
  const settle = () => at.stepUntil(({ view }) => view.round >= round)
  const ticks = async (now: readonly string[], changed: readonly string[], isDone: boolean) => {
    setSent({ before, ticked: now })
    const named = items.filter(item => changed.includes(nameOf(item)))
    if (named.length > 0) await at.ask({ does: 'tick-off', round, items: named, isDone })
    if (!pay || pay.isSettled) return
    const isLast = all.every(each => now.includes(each))
    if (isLast) await settle()
    else if (now.includes(collected))
      await at.stepUntil(({ view }) => isCollected(view) || view.round >= round)
  }
  const toggle = (one: string) => {
    const isDone = !ticked.includes(one)
    const now = isDone ? [...ticked, one] : ticked.filter(each => each !== one)
    void ticks(now, [one], isDone)
  }
  const tickAll = () =>
    void ticks(
      all,
      all.filter(each => !kept.includes(each)),
      true,
    )
  return { ticked, all, current, toggle, tickAll }
}
