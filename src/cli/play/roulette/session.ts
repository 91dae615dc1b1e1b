import { isDeclared } from '../../../games/roulette/names.ts'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { RouletteCommand, RouletteEvent, State } from '../../../games/roulette/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { GeneralEvent } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Promised } from '../promise.ts'
import type { Fate } from '../reasons.ts'
import { netOf, type Settled } from '../session.ts'
import type { Seated } from '../sitting.ts'
import { pieceName, wagerName } from './names.ts'

/** What a roulette table's log tells. */

export type Table = TableState<State>
export type Happened = RouletteEvent | GeneralEvent
type Entries = readonly Entry<RouletteCommand | GeneralCommand, Happened>[]

export interface Host extends Seated<Table, RouletteCommand, RouletteEvent> {
  readonly promised: Promised<string>
}

export interface Bet {
  readonly on: string
  readonly chips: Chips
}

/** One spin as the log tells it. */
export interface Spin {
  readonly number: number
  readonly pocket: Pocket
  /** What the patron had bet, declared wagers whole. */
  readonly bets: readonly Bet[]
  readonly settled: readonly Settled[]
}

export const spinsOf = (entries: Entries): readonly Spin[] => {
  const spins: Spin[] = []
  let settled: Settled[] = []
  let declared: (Bet & { readonly id: number })[] = []
  for (const event of entries.flatMap(entry => entry.events)) {
    if (event.is === 'NoMoreBets') settled = []
    if (event.is === 'WagerSettled') settled.push(event)
    if (event.is === 'WagerDeclared')
      declared.push({ id: event.declared, on: event.on, chips: event.piece })
    if (event.is === 'DeclaredReturned')
      declared = declared.filter(({ id }) => id !== event.declared)
    if (event.is === 'SpinEnded') {
      const plain = settled
        .filter(({ wager }) => !isDeclared(wager.on))
        .map(({ wager: { on, chips } }) => ({ on, chips }))
      const bets = [...plain, ...declared.map(({ on, chips }) => ({ on, chips }))]
      spins.push({ number: spins.length + 1, pocket: event.number, bets, settled })
      declared = []
      settled = []
    }
  }
  return spins
}

const noteOf = ({ outcome }: Settled): string =>
  outcome.is === 'win' ? `${outcome.odds.pays} to ${outcome.odds.to}` : ''

/** Pieces of one declared wager that fared alike are told together; a winner by its own place. */
const groupOf = ({ wager, outcome }: Settled): string => {
  const [whole] = wager.on.split('/')
  return outcome.is === 'win' ? pieceName(wager.on) : `${whole} ${outcome.is} ${outcome.under}`
}

const fateOf = (alike: readonly Settled[]): Fate => {
  const [first] = alike as readonly [Settled, ...Settled[]]
  const { on } = first.wager
  const isPiece = on.includes('/')
  const several = `${wagerName(on)}, ${alike.length} piece${alike.length === 1 ? '' : 's'}`
  return {
    name: !isPiece || first.outcome.is === 'win' ? pieceName(on) : several,
    chips: alike.reduce((sum, { wager }) => sum + wager.chips, 0),
    outcome: first.outcome,
    net: alike.reduce((sum, event) => sum + netOf(event), 0),
    note: noteOf(first),
  }
}

/** What became of the wagers, in the order in which the dealer came to them. @rule nz8:4.5 */
export const fatesOf = (settled: readonly Settled[]): readonly Fate[] => {
  const groups = new Map<string, Settled[]>()
  for (const event of settled) {
    const key = groupOf(event)
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()].map(fateOf)
}
