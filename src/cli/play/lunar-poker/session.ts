import type { LunarCommand } from '../../../games/lunar-poker/commands.ts'
import type { LunarEvent, LunarEventOf } from '../../../games/lunar-poker/events.ts'
import type { LunarState } from '../../../games/lunar-poker/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { EventOf, GeneralEvent } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Promised } from '../promise.ts'
import type { Fate } from '../reasons.ts'
import { netOf, netOfAll, type Settled } from '../session.ts'
import type { Seated } from '../sitting.ts'

/** What a Lunar Poker table's log tells. */

export type Table = TableState<LunarState>
export type Happened = LunarEvent | GeneralEvent
type Entries = readonly Entry<LunarCommand | GeneralCommand, Happened>[]

export interface Host extends Seated<Table, LunarCommand, LunarEvent> {
  readonly promised: Promised<readonly Card[]>
}

type Fee = EventOf<'FeeTaken'> | EventOf<'FeeReturned'>

/** One round as the log tells it. */
export interface Round {
  readonly number: number
  readonly settled: readonly Settled[]
  readonly fees: readonly Fee[]
  readonly dealer: LunarEventOf<'DealerRevealed'> | undefined
  readonly box: LunarEventOf<'BoxSettled'> | undefined
}

const isFee = (event: Happened): event is Fee =>
  event.is === 'FeeTaken' || event.is === 'FeeReturned'

const roundOf = (number: number, events: readonly Happened[]): Round => ({
  number,
  settled: events.filter(event => event.is === 'WagerSettled'),
  fees: events.filter(isFee),
  dealer: events.findLast(event => event.is === 'DealerRevealed'),
  box: events.findLast(event => event.is === 'BoxSettled'),
})

export const roundsOf = (entries: Entries): readonly Round[] => {
  const rounds: Round[] = []
  let since: Happened[] = []
  for (const { events } of entries) {
    if (events.some(({ is }) => is === 'NoMoreBets')) since = []
    since.push(...events)
    if (events.some(({ is }) => is === 'RoundEnded')) {
      rounds.push(roundOf(rounds.length + 1, since))
      since = []
    }
  }
  return rounds
}

const sumOf = (fees: readonly Fee[]): number =>
  fees.reduce((sum, { is, fee }) => sum + (is === 'FeeTaken' ? -fee : fee), 0)

/** What a round brought: wagers won and lost, and fees. */
export const netOfRound = ({ settled, fees }: Round): number => netOfAll(settled) + sumOf(fees)

const capital = (name: string): string =>
  name
    .split('-')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

export const wagerName = (on: string): string => (on === 'super' ? 'Super Bet' : capital(on))

/** `three-of-a-kind` as people say it. */
export const handName = (name: string): string => {
  if (name === 'odd-cards') return 'odd cards'
  return name === 'ace-king' ? 'ace and king' : name.replaceAll('-', ' ')
}

export const fatesOf = (settled: readonly Settled[]): readonly Fate[] =>
  settled.map(event => ({
    name: wagerName(event.wager.on),
    chips: event.wager.chips,
    outcome: event.outcome,
    net: netOf(event),
    note:
      event.outcome.is === 'win' ? `${event.outcome.odds.pays} to ${event.outcome.odds.to}` : '',
  }))
