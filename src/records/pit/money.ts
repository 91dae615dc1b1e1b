import type { EventOf } from '../../general/events.ts'
import type { Event } from '../../kernel/game.ts'
import type { End, RoundRecord } from '../round-record.ts'
import { movesOf } from '../table-book.ts'

/** The house's money at a table, entry by entry and round by round. */

export interface TableMoney {
  /** The bank's win; negative for a loss. */
  readonly win: number
  /** Cash and vouchers that bought chips. All of it goes into the drop box. */
  readonly cash: number
  readonly chips: number
  readonly vouchers: number
  /** Chips that patrons took to the cashier. */
  readonly redeemed: number
}

export const NO_MONEY: TableMoney = { win: 0, cash: 0, chips: 0, vouchers: 0, redeemed: 0 }

/** The money of one entry of a table's log. */
export interface MoneyRow extends TableMoney {
  readonly table: string
  readonly game: string
  readonly seq: number
  readonly at: number
}

export const dropOf = ({ cash, chips, vouchers }: TableMoney): number => cash + chips + vouchers

const KINDS = { cash: 'cash', chips: 'chips' } as const

const bought = (event: Event): keyof TableMoney => {
  const { paid } = event as EventOf<'ChipsBought'>
  return paid === undefined ? 'vouchers' : KINDS[paid]
}

export const moneyIn = (events: readonly Event[]): TableMoney => {
  const sums = { ...NO_MONEY } as { -readonly [K in keyof TableMoney]: number }
  for (const event of events)
    for (const { from, to, chips } of movesOf(event)) {
      if (to === 'bank') sums.win += chips
      if (from === 'bank') sums.win -= chips
      if (event.is === 'ChipsBought') sums[bought(event)] += chips
      else if (to === 'cage') sums.redeemed += chips
      else if (from === 'cage') sums.redeemed -= chips
    }
  return sums
}

export const isNothing = (money: TableMoney): boolean =>
  Object.values(money).every(cents => cents === 0)

/** The stakes that a round put at risk, in cents by wager, and the stakes that it decided. */
export interface RoundStakes {
  readonly stakes: Readonly<Record<string, number>>
  readonly turnover: number
}

const RETURNED: readonly End['outcome'][] = ['void', 'withdrawn']

/** A wager that stays on the layout was at risk and is not decided. */
export const stakesOf = ({ stakes, ends, state }: RoundRecord): RoundStakes => {
  if (state === 'void') return { stakes: {}, turnover: 0 }
  const last = new Map(ends.filter(end => !end.isPart).map(end => [end.wager, end]))
  const atRisk: Record<string, number> = {}
  let turnover = 0
  const laid = new Map(stakes.map(stake => [stake.wager, stake]))
  for (const [wager, stake] of [...laid, ...last]) {
    const end = last.get(wager)
    if (end && RETURNED.includes(end.outcome)) continue
    /** A wager in both lists counts as it ended. */
    if (end && stake !== end) continue
    atRisk[stake.on] = (atRisk[stake.on] ?? 0) + stake.chips
    if (end && end.outcome !== 'reopened') turnover += stake.chips
  }
  return { stakes: atRisk, turnover }
}
