import type { EventOf, GeneralEvent } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import { oddsText } from '../kernel/money.ts'
import type { Kept } from '../server/log/store.ts'
import type { End } from './round-record.ts'
import type { TableBook } from './table-book.ts'

/** How a wager ended, and that it was taken back, as a record tells it. */

type Ending = 'WagerSettled' | 'WagerCut' | 'WagerWithdrawn' | 'WagerReopened'

const ENDINGS: {
  readonly [Is in Ending]: (event: EventOf<Is>) => Pick<End, 'outcome'> & Partial<End>
} = {
  WagerSettled: ({ wager, outcome, won, commission }) => ({
    outcome: outcome.is,
    odds: outcome.is === 'win' ? oddsText(outcome.odds) : null,
    chips: wager.chips,
    won,
    commission,
  }),
  WagerCut: ({ part }) => ({ outcome: 'void', chips: part }),
  WagerWithdrawn: () => ({ outcome: 'withdrawn' }),
  WagerReopened: () => ({ outcome: 'reopened' }),
}

export const endOf = (book: TableBook, event: Event, { seq, at }: Kept): End | undefined => {
  if (!Object.hasOwn(ENDINGS, event.is)) return undefined
  const said = event as Extract<GeneralEvent, { is: Ending }>
  const of = typeof said.wager === 'string' ? book.lying[said.wager] : said.wager
  if (!of) return undefined
  const { id: wager, patron, on, chips } = of
  const none = { odds: null, won: 0, commission: 0 }
  const how = (ENDINGS[said.is] as (event: Event) => Pick<End, 'outcome'>)(event)
  return { wager, patron, on, chips, ...none, ...how, under: event.under, seq, at }
}
