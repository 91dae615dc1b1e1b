/**
 * `croupier-rules/rules`: the games as pure functions. A game opens a table, decides commands, folds
 * events, says what it awaits from chance and shows each person what they may see.
 */

export { CATALOGUE as games, type GameName } from '../games/catalogue.ts'
export * from '../games/index.ts'
export type { TableConfig, TableState } from '../general/state.ts'
export type { TableView } from '../general/view.ts'
export type { Authority, Clause, Ruling } from '../kernel/authority.ts'
export { type Card, DECK } from '../kernel/card.ts'
export type { Ask } from '../kernel/chance.ts'
export type { Move } from '../kernel/chips/settle.ts'
export type { Command, Event, Game } from '../kernel/game.ts'
export { type Entry, fold, type Log, replay, submit } from '../kernel/log.ts'
export { type Chips, chips, type Odds } from '../kernel/money.ts'
export type { Actor, Patron, Seat, StaffRank, Viewer } from '../kernel/people.ts'
export {
  type Decision,
  isRefusal,
  type Phrase,
  type Refusal,
  sentence,
} from '../kernel/refusal.ts'
export type { Outcome, Stake, Wager } from '../kernel/wager.ts'
