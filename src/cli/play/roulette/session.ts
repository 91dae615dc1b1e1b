import type { RouletteCommand } from '../../../games/roulette/commands.ts'
import { isDeclared } from '../../../games/roulette/names.ts'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { RouletteEvent } from '../../../games/roulette/table/events.ts'
import type { State } from '../../../games/roulette/table/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { GeneralEvent } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Chips } from '../../../kernel/money.ts'
import { netOf, type Settlement } from '../../../records/wager-ends.ts'
import type { PromisedThrow } from '../promise.ts'
import { type Fate, oddsNote } from '../reasons.ts'
import { roundsOf } from '../session.ts'
import type { Seated } from '../sitting.ts'
import { pieceName, wagerName } from './names.ts'

/** Reads a roulette table's log. */

export type Table = TableState<State>
export type TableEvent = RouletteEvent | GeneralEvent
type Entries = readonly Entry<RouletteCommand | GeneralCommand, TableEvent>[]

export interface Host extends Seated<Table, RouletteCommand, RouletteEvent> {
  readonly promised: PromisedThrow<string>
}

export interface Bet {
  readonly on: string
  readonly chips: Chips
}

/** One spin from the log. */
export interface Spin {
  readonly number: number
  readonly pocket: Pocket
  /** The patron's bets, with declared wagers as a whole. */
  readonly bets: readonly Bet[]
  readonly settled: readonly Settlement[]
}

const declaredIn = (events: readonly TableEvent[]): readonly Bet[] => {
  const returned = events.flatMap(event => (event.is === 'DeclaredReturned' ? event.declared : []))
  return events.flatMap(event =>
    event.is === 'WagerDeclared' && !returned.includes(event.declared)
      ? [{ on: event.on, chips: event.piece }]
      : [],
  )
}

export const spinsOf = (entries: Entries): readonly Spin[] =>
  roundsOf(entries)
    .filter(({ record }) => record.state !== 'void')
    .map(({ record, settled, events }, i) => {
      const plain = settled
        .filter(({ wager }) => !isDeclared(wager.on))
        .map(({ wager: { on, chips } }) => ({ on, chips }))
      const { number: pocket } = record.result as { readonly number: Pocket }
      return { number: i + 1, pocket, bets: [...plain, ...declaredIn(events)], settled }
    })

/** Groups parts of one declared wager with the same outcome. A winning part gets its own line. */
const groupOf = ({ wager, outcome }: Settlement): string => {
  const [whole] = wager.on.split('/')
  return outcome.is === 'win' ? pieceName(wager.on) : `${whole} ${outcome.is} ${outcome.under}`
}

const fateOf = (alike: readonly Settlement[]): Fate => {
  const [first] = alike as readonly [Settlement, ...Settlement[]]
  const { on } = first.wager
  const isPiece = on.includes('/')
  const several = `${wagerName(on)}, ${alike.length} piece${alike.length === 1 ? '' : 's'}`
  return {
    name: !isPiece || first.outcome.is === 'win' ? pieceName(on) : several,
    chips: alike.reduce((sum, { wager }) => sum + wager.chips, 0),
    outcome: first.outcome,
    net: alike.reduce((sum, event) => sum + netOf(event), 0),
    note: oddsNote(first),
  }
}

/** The outcome of each wager, in the order of settlement. @rule nz8:4.5 */
export const fatesOf = (settled: readonly Settlement[]): readonly Fate[] => {
  const groups = new Map<string, Settlement[]>()
  for (const event of settled) {
    const key = groupOf(event)
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()].map(fateOf)
}
