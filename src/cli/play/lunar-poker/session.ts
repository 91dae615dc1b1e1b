import type { LunarCommand } from '../../../games/lunar-poker/commands.ts'
import type { LunarEvent, LunarEventOf } from '../../../games/lunar-poker/table/events.ts'
import type { LunarState } from '../../../games/lunar-poker/table/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { EventOf, GeneralEvent } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Entry } from '../../../kernel/log.ts'
import { netOfAll, type Settlement } from '../../../records/wager-ends.ts'
import type { PromisedThrow } from '../promise.ts'
import { eachFate, type Fate } from '../reasons.ts'
import { roundsOf } from '../session.ts'
import type { Seated } from '../sitting.ts'

/** Reads a Lunar Poker table's log. */

export type Table = TableState<LunarState>
export type TableEvent = LunarEvent | GeneralEvent
type Entries = readonly Entry<LunarCommand | GeneralCommand, TableEvent>[]

export interface Host extends Seated<Table, LunarCommand, LunarEvent> {
  readonly promised: PromisedThrow<readonly Card[]>
}

type Fee = EventOf<'FeeTaken'> | EventOf<'FeeReturned'>

/** One round from the log. */
export interface Deal {
  readonly number: number
  readonly settled: readonly Settlement[]
  readonly fees: readonly Fee[]
  readonly dealer: LunarEventOf<'DealerRevealed'> | undefined
  readonly box: LunarEventOf<'BoxSettled'> | undefined
}

const isFee = (event: TableEvent): event is Fee =>
  event.is === 'FeeTaken' || event.is === 'FeeReturned'

export const dealsOf = (entries: Entries): readonly Deal[] =>
  roundsOf(entries)
    .filter(({ record }) => record.state !== 'void')
    .map(({ settled, events }, i) => ({
      number: i + 1,
      settled,
      fees: events.filter(isFee),
      dealer: events.findLast(event => event.is === 'DealerRevealed'),
      box: events.findLast(event => event.is === 'BoxSettled'),
    }))

const sumOf = (fees: readonly Fee[]): number =>
  fees.reduce((sum, { is, fee }) => sum + (is === 'FeeTaken' ? -fee : fee), 0)

/** Net result of a round: wagers won and lost, and fees. */
export const netOfRound = ({ settled, fees }: Deal): number => netOfAll(settled) + sumOf(fees)

const capital = (name: string): string =>
  name
    .split('-')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

export const wagerName = (on: string): string => (on === 'super' ? 'Super Bet' : capital(on))

/** Turns `three-of-a-kind` into everyday words. */
export const handName = (name: string): string => {
  if (name === 'odd-cards') return 'odd cards'
  return name === 'ace-king' ? 'ace and king' : name.replaceAll('-', ' ')
}

export const fatesOf = (settled: readonly Settlement[]): readonly Fate[] =>
  eachFate(settled, wagerName)
