import { DUTIES, TURNS } from '../dealing/duties.ts'
import type { Turns } from '../dealing/turns/turn.ts'
import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import { balance, type TableConfig, type TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { Card } from '../kernel/card.ts'
import type { Ask } from '../kernel/chance.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Decision, isRefusal, type Refusal } from '../kernel/refusal.ts'
import type { Body } from '../records/entry.ts'
import { type Cards, NO_CARDS, newCards, without } from './cards.ts'
import {
  type AnySession,
  chipsWon,
  inTurn,
  isOver,
  type SessionGame,
  sessionDuty,
  sessionGame,
} from './session.ts'

/**
 * A table as a game tree: positions, and the acts and chances that lead from one to the next. The
 * rules are those of the tables; the dealer takes every step that involves no choice. A position is
 * a value, so you can store, clone and compare it.
 */
export interface Position {
  readonly game: GameName
  readonly table: TableState<unknown>
  /** The session around the table; null outside tournaments. */
  readonly session: AnySession | null
  readonly cards: Cards
  readonly players: readonly Patron[]
  /** Players who have placed all their wagers for this round. */
  readonly done: readonly Patron[]
  /** The episode ends when this round would begin. */
  readonly until: number
  readonly boughtIn: number
  /** Acts and their results, newest first, for callers that keep records. */
  readonly told?: PastEntries
}

/** A linked list, so that a position with its past stays a value. */
export type PastEntries = { readonly body: Body; readonly before: PastEntries } | 'nothing'

type AnyGame = Game<TableConfig<unknown>, TableState<unknown>, Command, Event, TableView<unknown>>

export type Node =
  | { readonly to: 'chance' }
  | { readonly to: 'player'; readonly player: number; readonly isBetting: boolean }
  | { readonly to: 'end' }

/** The rules of a table or a session, with their state. */
interface RunningGame {
  readonly game: AnyGame
  readonly state: TableState<unknown>
}

export const running = ({ game, table, session }: Position): RunningGame =>
  session
    ? { game: sessionGame(game as SessionGame) as never, state: session as never }
    : { game: CATALOGUE[game].game as never, state: table }

export const turnsOf = (name: GameName): Turns<unknown> => TURNS[name] as never

const SUPERVISOR = { role: 'staff', rank: 'casino-supervisor' } as const
export const by = (patron: Patron) => ({ role: 'patron', patron }) as const

/** Takes a command and updates the remaining cards. */
export const taken = (position: Position, command: Command): Position | Refusal => {
  const { game, state } = running(position)
  const decision: Decision<Event> = game.decide(state, command)
  if (isRefusal(decision)) return decision
  const after = decision.reduce((now, event) => game.evolve(now, event), state)
  const session = position.session && (after as unknown as AnySession)
  const table = (session ? session.inner : after) as TableState<unknown>
  const isNewRound = table.round.number !== position.table.round.number
  return {
    ...position,
    table,
    session,
    cards: cardsAfter(position.cards, command, table),
    done: isNewRound || command.does === 'roll' ? [] : position.done,
    ...(position.told && { told: { body: { command, events: decision }, before: position.told } }),
  }
}

const cardsAfter = (cards: Cards, command: Command, table: TableState<unknown>): Cards => {
  const said = command as Command & { readonly card?: string; readonly behind?: number }
  if (said.does === 'shuffled') return newCards(decksAt(table))
  if (said.does === 'place-cutting-card') return { ...cards, beforeCut: cards.total - said.behind! }
  if (said.does !== 'card') return cards
  return said.card === 'cutting-card'
    ? { ...cards, beforeCut: null }
    : without(cards, said.card as Card)
}

/** A baccarat table elects its number of decks; the other card games use one. */
const decksAt = ({ play }: TableState<unknown>): number =>
  (play as { readonly elections?: { readonly decks?: number } }).elections?.decks ?? 1

const must = (position: Position, command: Command): Position => {
  const next = taken(position, command)
  if ('refused' in next)
    throw new Error(`${command.does} was refused: ${next.refused} ${next.says}`)
  return next
}

const CHANCE = { role: 'chance' } as const

/** What the table waits for from chance. */
export const asks = (position: Position): Ask | undefined => {
  const { game, state } = running(position)
  return game.awaits(state)
}

/** Steps without a choice: a shuffle, the cutting card, and the dealer's next duty. */
const step = (position: Position): Position | undefined => {
  const ask = asks(position)
  if (ask?.for === 'shuffle')
    return must(position, { by: CHANCE, does: 'shuffled', commitment: 'environment' } as Command)
  if (ask?.for === 'card' && position.cards.beforeCut === 0)
    return must(position, { by: CHANCE, does: 'card', card: 'cutting-card' } as Command)
  if (ask) return undefined
  if (position.session) {
    const command = sessionDuty(position.session)
    return command && must(position, command)
  }
  if (nodeOf(position).to !== 'chance') return undefined
  const duty = DUTIES[position.game](position.table as never)
  return duty && must(position, duty.command)
}

/** Takes all steps without a choice. */
export const settledDown = (position: Position): Position => {
  let now = position
  for (let next = step(now); next; next = step(now)) now = next
  return now
}

const isPlayed = ({ table, until }: Position): boolean => table.round.number >= until

const nodeOfTurn = (players: readonly Patron[], patron: Patron | undefined): Node =>
  patron === undefined
    ? { to: 'chance' }
    : { to: 'player', player: players.indexOf(patron), isBetting: true }

/** Who acts next. Call `settledDown` first, so that it is never the dealer. */
export const nodeOf = (position: Position): Node => {
  const { game, table, players, done, session } = position
  const turns = turnsOf(game)
  if (session && isOver(session)) return { to: 'end' }
  if (asks(position)) return { to: 'chance' }
  if (session) return nodeOfTurn(players, inTurn(session))
  if (turns.isBetting(table)) {
    if (isPlayed(position)) return { to: 'end' }
    const player = players.findIndex(patron => !done.includes(patron))
    if (player >= 0) return { to: 'player', player, isBetting: true }
    if (table.wagers.length === 0 || !canBegin(position)) return { to: 'end' }
  }
  const asked = turns.answer(table)
  return asked
    ? { to: 'player', player: players.indexOf(asked.patron), isBetting: false }
    : { to: 'chance' }
}

/** Callers ask for the node of a position several times, and the answer takes a decision. */
const BEGINS = new WeakMap<TableState<unknown>, boolean>()

/** Whether the wagers are enough for a round: a Super Bet without an Ante is not. */
const canBegin = ({ game, table }: Position): boolean => {
  const known = BEGINS.get(table)
  if (known !== undefined) return known
  const duty = DUTIES[game](table as never)
  const rules = CATALOGUE[game].game as unknown as AnyGame
  const begins = !duty || !isRefusal(rules.decide(table, duty.command))
  BEGINS.set(table, begins)
  return begins
}

const BUY_IN = 100_000_00

export const playersNamed = (count: number): readonly Patron[] =>
  Array.from({ length: count }, (_, i) => `player ${i + 1}`)

/** A session with its players in their seats. */
export const openedSession = (
  game: SessionGame,
  config: object,
  players: readonly Patron[],
): Position => {
  const session = sessionGame(game).open(config as never) as AnySession
  return {
    game,
    table: session.inner as TableState<unknown>,
    session,
    cards: NO_CARDS,
    players,
    done: [],
    until: 0,
    boughtIn: 0,
  }
}

/** A table that is open, with everybody seated and chips in front of them. */
export const opened = (
  game: GameName,
  config: TableConfig<unknown>,
  count: number,
  rounds: number,
  told?: PastEntries,
): Position => {
  const players = playersNamed(count)
  const start: Position = {
    game,
    table: (CATALOGUE[game].game as unknown as AnyGame).open(config),
    session: null,
    cards: NO_CARDS,
    players,
    done: [],
    until: 1 + rounds,
    boughtIn: BUY_IN,
    ...(told && { told }),
  }
  return players.reduce(
    (position, patron, i) =>
      [
        { by: by(patron), does: 'sit', seat: i + 1 },
        { by: by(patron), does: 'buy-in', chips: chips(BUY_IN) },
      ].reduce<Position>(must, position),
    must(start, { by: SUPERVISOR, does: 'open-table' } as Command),
  )
}

/** A player's view of the table. */
export const observed = (position: Position, player: number): unknown => {
  const { game, state } = running(position)
  return game.view(state, by(position.players[player]!))
}

/** The change of each player's chips in cents. A wager on the table still belongs to its player. */
export const returns = ({ table, session, players, boughtIn }: Position): readonly number[] =>
  players.map(patron => {
    if (session) return chipsWon(session, patron)
    const lying = table.wagers.filter(wager => wager.patron === patron)
    const held = balance(table, `stack:${patron}`) + balance(table, `unclaimed:${patron}`)
    return held + lying.reduce((sum, wager) => sum + wager.chips, 0) - boughtIn
  })
