import { type Ask, type Connection, isDone } from '../../../../client/connection.ts'

/** What somebody meant to do here before they had a name. */
export interface ArrivalPlan {
  /** Null for a place to stand, undefined for any free seat. */
  readonly seat: number | null | undefined
  readonly chips: number
  /** The name that they asked for, which somebody else may have. */
  readonly name: string
}

type Asks = (what: Ask) => Promise<boolean>

const SEAT_TAKEN = 'nz1:6.0'

/** Others sit down at the same moment: a patron who chose no seat gets the next free one. */
const sitsAnywhere = async ({ moment, send }: Connection, ask: Asks): Promise<boolean> => {
  const free = (moment()?.view.seats ?? []).filter(({ patron }) => patron === null)
  const last = free.at(-1)
  if (!last) return ask({ does: 'stand' })
  for (const { seat } of free) {
    const sit = { does: 'sit', seat }
    if (seat === last.seat) return ask(sit)
    const answer = await send(sit)
    if (isDone(answer)) return true
    if (!('refused' in answer) || answer.refused.under !== SEAT_TAKEN) return ask(sit)
  }
  return false
}

/** Buys no chips for somebody who did not get a seat. True if the patron can play. */
export const sitAndBuy = async (
  connection: Connection,
  ask: Asks,
  { seat, chips }: Omit<ArrivalPlan, 'name'>,
): Promise<boolean> => {
  const isSeated =
    seat === undefined
      ? await sitsAnywhere(connection, ask)
      : await ask(seat === null ? { does: 'stand' } : { does: 'sit', seat })
  return isSeated && ask({ does: 'buy-in', chips })
}
