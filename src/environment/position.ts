import { DUTIES, TURNS } from '../dealing/duties.ts'
import type { Turns } from '../dealing/turns/turn.ts'
import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import { balance, type TableConfig, type TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { Card } from '../kernel/card.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Decision, isRefusal, type Refusal } from '../kernel/refusal.ts'
import { type Cards, NO_CARDS, newCards, without } from './cards.ts'

/**
 * A table as a game tree: positions, and the acts and chances that lead from one to the next. The
 * rules are those of the tables; the dealer takes every step that leaves nobody a choice. A
 * position is a value, so it can be kept, cloned and compared.
 */
export interface Position {
  readonly game: GameName
  readonly table: TableState<unknown>
  readonly cards: Cards
  readonly players: readonly Patron[]
  /** Players who have placed all their wagers for this round. */
  readonly done: readonly Patron[]
  /** The episode ends when this round would begin. */
  readonly until: number
  readonly boughtIn: number
}

type AnyGame = Game<TableConfig<unknown>, TableState<unknown>, Command, Event, TableView<unknown>>
type Act = Omit<Command, 'by'>

/** The last act of a player in a betting phase. */
export const DONE: Act = { does: 'done' }

export type Node =
  | { readonly to: 'chance' }
  | { readonly to: 'player'; readonly player: number; readonly isBetting: boolean }
  | { readonly to: 'end' }

const gameOf = (name: GameName): AnyGame => CATALOGUE[name].game as never
const turnsOf = (name: GameName): Turns<unknown> => TURNS[name] as never

const SUPERVISOR = { role: 'staff', rank: 'casino-supervisor' } as const
export const by = (patron: Patron) => ({ role: 'patron', patron }) as const

/** Takes a command and follows what it does to the cards. */
export const taken = (position: Position, command: Command): Position | Refusal => {
  const game = gameOf(position.game)
  const decision: Decision<Event> = game.decide(position.table, command)
  if (isRefusal(decision)) return decision
  let { table } = position
  for (const event of decision) table = game.evolve(table, event)
  const isNewRound = table.round.number !== position.table.round.number
  return {
    ...position,
    table,
    cards: cardsAfter(position.cards, command, table),
    done: isNewRound || command.does === 'roll' ? [] : position.done,
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

/** A table of baccarat elects its decks; every other game with cards uses one. */
const decksAt = ({ play }: TableState<unknown>): number =>
  (play as { readonly elections?: { readonly decks?: number } }).elections?.decks ?? 1

const must = (position: Position, command: Command): Position => {
  const next = taken(position, command)
  if ('refused' in next)
    throw new Error(`${command.does} was refused: ${next.refused} ${next.says}`)
  return next
}

const CHANCE = { role: 'chance' } as const

/** Steps without a choice: a shuffle, the cutting card, and what the dealer does next. */
const step = (position: Position): Position | undefined => {
  const ask = gameOf(position.game).awaits(position.table)
  if (ask?.for === 'shuffle')
    return must(position, { by: CHANCE, does: 'shuffled', commitment: 'environment' } as Command)
  if (ask?.for === 'card' && position.cards.beforeCut === 0)
    return must(position, { by: CHANCE, does: 'card', card: 'cutting-card' } as Command)
  if (ask || nodeOf(position).to !== 'chance') return undefined
  const duty = DUTIES[position.game](position.table as never)
  return duty && must(position, duty.command)
}

/** Follows every step without a choice. */
export const settledDown = (position: Position): Position => {
  let now = position
  for (let next = step(now); next; next = step(now)) now = next
  return now
}

const isOver = ({ table, until }: Position): boolean => table.round.number >= until

/** Whose move it is. While the dealer works, it is nobody's; `settledDown` leaves no such position. */
export const nodeOf = (position: Position): Node => {
  const { game, table, players, done } = position
  const turns = turnsOf(game)
  if (gameOf(game).awaits(table)) return { to: 'chance' }
  if (turns.isBetting(table)) {
    if (isOver(position)) return { to: 'end' }
    const player = players.findIndex(patron => !done.includes(patron))
    if (player >= 0) return { to: 'player', player, isBetting: true }
    if (table.wagers.length === 0) return { to: 'end' }
  }
  const asked = turns.answer(table)
  return asked
    ? { to: 'player', player: players.indexOf(asked.patron), isBetting: false }
    : { to: 'chance' }
}

const BUY_IN = 100_000_00

/** A table that is open, with everybody seated and chips in front of them. */
export const opened = (
  game: GameName,
  config: TableConfig<unknown>,
  count: number,
  rounds: number,
): Position => {
  const players = Array.from({ length: count }, (_, i) => `player ${i + 1}`)
  const start: Position = {
    game,
    table: gameOf(game).open(config),
    cards: NO_CARDS,
    players,
    done: [],
    until: 1 + rounds,
    boughtIn: BUY_IN,
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

/** What a player sees: the view of the table, and nothing else. */
export const observed = ({ game, table, players }: Position, player: number): unknown =>
  gameOf(game).view(table, by(players[player]!))

/** By how many cents each player's chips changed. A wager on the table still belongs to its player. */
export const returns = ({ table, players, boughtIn }: Position): readonly number[] =>
  players.map(patron => {
    const lying = table.wagers.filter(wager => wager.patron === patron)
    const held = balance(table, `stack:${patron}`) + balance(table, `unclaimed:${patron}`)
    return held + lying.reduce((sum, wager) => sum + wager.chips, 0) - boughtIn
  })

/** Every act that the rules allow the player at this node. `stakes` are the sizes to consider. */
export const legalActs = (position: Position, stakes: readonly number[]): readonly Act[] => {
  const node = nodeOf(position)
  if (node.to !== 'player') return []
  const { game, table, players } = position
  const patron = players[node.player]!
  const turns = turnsOf(game)
  const among: readonly Act[] = node.isBetting
    ? turns
        .wagers(table, patron)
        .flatMap(on => sizes(table, stakes).map(size => ({ does: 'wager', on, chips: size })))
    : (turns.answer(table)?.among ?? [])
  const isLegal = (act: Act) =>
    !isRefusal(gameOf(game).decide(table, { ...act, by: by(patron) } as Command))
  return [...among.filter(isLegal), ...(node.isBetting ? [DONE] : [])]
}

/** The sizes to consider, or the smallest amount that the sign allows for any wager. */
const sizes = (table: TableState<unknown>, stakes: readonly number[]) =>
  (stakes.length > 0
    ? stakes
    : [...new Set(Object.values(table.limits).map(({ minimum }) => minimum as number))]
  ).map(size => chips(size))

/** Takes a player's act, and everything that follows from it. */
export const acted = (position: Position, act: Act): Position | Refusal => {
  const node = nodeOf(position)
  if (node.to !== 'player') throw new Error('no player is to act')
  const patron = position.players[node.player]!
  if (act.does === DONE.does && node.isBetting)
    return settledDown({ ...position, done: [...position.done, patron] })
  const next = taken(position, { ...act, by: by(patron) } as Command)
  return 'refused' in next ? next : settledDown(next)
}
