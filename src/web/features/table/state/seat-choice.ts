import type { Ask } from '../../../client/connection.ts'

/** What somebody meant to do here before they had a name. */
export interface Meant {
  readonly seat: number | null
  readonly chips: number
}

export const sitAndBuy = async (
  ask: (what: Ask) => Promise<void>,
  { seat, chips }: Meant,
): Promise<void> => {
  await ask(seat === null ? { does: 'stand' } : { does: 'sit', seat })
  await ask({ does: 'buy-in', chips })
}
