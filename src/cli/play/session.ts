import type { SpokenBet } from '../../games/bet-grammar.ts'
import type { EventOf, GeneralEvent } from '../../general/events.ts'
import { balance, type Ring } from '../../general/state.ts'
import { assert } from '../../kernel/assert.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { type Entry, type Log, submit } from '../../kernel/log.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, isRefusal } from '../../kernel/refusal.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { roundsIn } from '../../records/rounds.ts'
import { type Settlement, settledIn } from '../../records/wager-ends.ts'

/** One table and its log. Everything on the screen comes from the log. */

export const PATRON = 'you'
export const YOU: Actor = { role: 'patron', patron: PATRON }

export interface Session<State, Asked extends Command, Happened extends Event> {
  readonly table: () => State
  readonly entries: () => readonly Entry<Asked, Happened>[]
  readonly ask: (command: Asked) => Decision<Happened>
  /** For steps the house takes by its own rules: a refusal is a bug of ours. */
  readonly do: (command: Asked) => readonly Happened[]
}

export const openSession = <Config, State, C extends Command, E extends Event, View>(
  game: Game<Config, State, C, E, View>,
  config: Config,
): Session<State, C, E> => {
  let log: Log<State, C, E> = { state: game.open(config), entries: [] }
  const ask = (command: C): Decision<E> => {
    const answer = submit(game, log, String(log.entries.length + 1), command)
    log = answer.log
    return answer.decision
  }
  return {
    table: () => log.state,
    entries: () => log.entries,
    ask,
    do: command => {
      const decision = ask(command)
      assert(!isRefusal(decision), `${command.does} was refused: ${JSON.stringify(decision)}`)
      return decision
    },
  }
}

/** A finished round, and its events for details that only its game knows. */
interface PlayedRound<E> {
  readonly record: RoundRecord
  readonly settled: readonly Settlement[]
  readonly events: readonly E[]
}

export const roundsOf = <E extends Event>(
  entries: readonly Entry<Command, E>[],
): readonly PlayedRound<E>[] => {
  const stamped = entries.map((body, i) => ({
    kept: { log: 'terminal', seq: i + 1, epoch: 1, at: 0 },
    body,
  }))
  return roundsIn(stamped).map(record => ({
    record,
    settled: settledIn(record.ends.filter(({ isPart }) => !isPart)),
    events: entries.slice(record.entries[0] - 1, record.entries[1]).flatMap(({ events }) => events),
  }))
}

/** The bets of a settled round, to place again. */
export const settledBets = (settled: readonly Settlement[] = []): readonly SpokenBet[] =>
  settled.map(({ wager: { on, chips } }) => ({ on, chips }))

export const balanceOf = (table: Ring): number => balance(table, `stack:${PATRON}`)

/** The chips a patron has bought in total, or has taken away. */
export const sumOf = (
  events: readonly (GeneralEvent | Event)[],
  is: 'ChipsBought' | 'PatronLeft',
): number =>
  events
    .filter((event): event is EventOf<typeof is> => event.is === is)
    .flatMap(({ moves }) => moves)
    .reduce((sum, move) => sum + move.chips, 0)
