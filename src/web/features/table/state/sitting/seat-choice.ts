import type { Ask } from '../../../../client/connection.ts'

/** What somebody meant to do here before they had a name. */
export interface Meant {
  readonly seat: number | null
  readonly chips: number
  /** The name that they asked for, which somebody else may have. */
  readonly name: string
}

/** Buys no chips for somebody who did not get the seat. */
export const sitAndBuy = async (
  ask: (what: Ask) => Promise<boolean>,
  { seat, chips }: Omit<Meant, 'name'>,
): Promise<void> => {
  const isSeated = await ask(seat === null ? { does: 'stand' } : { does: 'sit', seat })
  if (isSeated) await ask({ does: 'buy-in', chips })
}
