import { TURNS } from '../dealing/duties.ts'
import type { Turns } from '../dealing/turns/turn.ts'
import { acted, DONE } from '../environment/acts.ts'
import { answered, sampled } from '../environment/chances.ts'
import {
  by,
  nodeOf,
  opened,
  type PastEntries,
  type Position,
  settledDown,
  taken,
} from '../environment/position.ts'
import { configOf } from '../environment/table.ts'
import type { GameName } from '../games/catalogue.ts'
import { balance, type TableConfig } from '../general/state.ts'
import { chips } from '../kernel/money.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import { numberBelow, oneOf, seeded, type Words } from '../odds/simulation/random.ts'
import type { Body } from '../records/entry.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { newReader, type RoundReader, readRounds } from '../records/rounds.ts'

/** A simulated season: one table, and patrons who bet and decide at random. */
export interface Season {
  readonly game: GameName
  readonly book: string
  readonly elections: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: number
  readonly rounds: number
}

/** The rounds in order, or the reason to refuse these elections. */
export const seasonOf = (season: Season): Generator<RoundRecord> | Refusal => {
  const config = configOf(season)
  return isRefusal(config) ? config : played(season, config as TableConfig<unknown>)
}

function* played(season: Season, config: TableConfig<unknown>): Generator<RoundRecord> {
  const { game, seed, players, rounds } = season
  const words = seeded(seed, 0)
  const log = new Log(season, config)
  let position = settledDown(opened(game, config, players, rounds, 'nothing'))
  for (;;) {
    const { ended, heard } = log.read(position)
    yield* ended
    const node = nodeOf(heard)
    if (node.to === 'end') return
    position =
      node.to === 'chance' ? answered(heard, sampled(heard, words))! : decided(heard, words)
  }
}

const MINUTE = 60_000

/** The log of the table, read while it is written. */
class Log {
  readonly #stamp = { log: 'simulated', epoch: 1 }
  readonly #reader: RoundReader
  #seq = 1

  constructor({ game, book }: Season, config: TableConfig<unknown>) {
    const body: Body = { opens: { game: `${game}/${book}`, config }, events: [] }
    this.#reader = newReader({ ...this.#stamp, seq: 1, at: 0 }, body)
  }

  /** The rounds that ended since the last call. */
  read(position: Position): { ended: readonly RoundRecord[]; heard: Position } {
    const ended = inOrder(position.told!).flatMap(body => {
      this.#seq += 1
      const at = position.table.round.number * MINUTE
      return readRounds(this.#reader, { ...this.#stamp, seq: this.#seq, at }, body)
    })
    return { ended, heard: { ...position, told: 'nothing' } }
  }
}

const inOrder = (told: PastEntries): readonly Body[] => {
  const bodies: Body[] = []
  for (let each = told; each !== 'nothing'; each = each.before) bodies.unshift(each.body)
  return bodies
}

const turnsOf = (game: GameName): Turns<unknown> => TURNS[game] as never

const MOST_WAGERS = 3
const MOST_STAKE = 5
const TRIES = 20

/** A patron makes one to three wagers per round, and may be refused. */
const decided = (position: Position, words: Words): Position => {
  const node = nodeOf(position)
  if (node.to !== 'player') return position
  const { game, players, table } = position
  if (!node.isBetting) return answeredBy(position, words)
  const patron = players[node.player]!
  const own = table.wagers.filter(wager => wager.patron === patron).length
  const funded = withChips(position, patron)
  if (own >= 1 && numberBelow(MOST_WAGERS, words) < own) return satisfied(funded, patron)
  for (let i = 0; i < TRIES; i += 1) {
    const on = oneOf(turnsOf(game).wagers(table, patron), words)
    const next = acted(funded, { does: 'wager', on, chips: stakeAt(funded, words) } as never)
    if (!isRefusal(next)) return next
  }
  return satisfied(funded, patron)
}

/**
 * Ends the patron's betting. The last patron adds wagers if those made are not enough for a round.
 */
const satisfied = (position: Position, patron: string): Position => {
  const { game, table, until } = position
  let now = position
  for (const on of turnsOf(game).wagers(table, patron)) {
    const next = must(acted(now, DONE))
    if (nodeOf(next).to !== 'end' || next.table.round.number >= until) return next
    const more = acted(now, { does: 'wager', on, chips: enough(now, patron) } as never)
    if (!isRefusal(more)) now = more
  }
  return must(acted(now, DONE))
}

/**
 * At least the minimum, and the amounts already wagered: a Super Bet may have to equal the Ante.
 */
const enough = ({ table }: Position, patron: string) =>
  chips(
    Math.max(
      ...Object.values(table.limits).map(({ minimum }) => minimum),
      ...table.wagers.flatMap(wager => (wager.patron === patron ? [wager.chips] : [])),
    ),
  )

/** A Super Bet that nobody declares is lost, so patrons always declare theirs. */
const answeredBy = (position: Position, words: Words): Position => {
  const { among } = turnsOf(position.game).answer(position.table)!
  const tried = [
    ...among.filter(({ does }) => does === 'declare'),
    ...Array.from({ length: TRIES }, () => oneOf(among, words)),
    ...among,
  ]
  for (const act of tried) {
    const next = acted(position, act)
    if (!isRefusal(next)) return next
  }
  throw new Error('no answer is lawful')
}

const stakeAt = ({ table }: Position, words: Words) => {
  const { minimum } = oneOf(Object.values(table.limits), words)
  return chips(minimum * (1 + numberBelow(MOST_STAKE, words)))
}

const LOW = chips(10_000_00)

/** Patrons buy more chips before they run out. */
const withChips = (position: Position, patron: string): Position =>
  balance(position.table, `stack:${patron}`) >= LOW
    ? position
    : must(taken(position, { by: by(patron), does: 'buy-in', chips: LOW } as never))

const must = (next: Position | Refusal): Position => {
  if (isRefusal(next)) throw new Error(`${next.refused} ${next.says}`)
  return next
}
