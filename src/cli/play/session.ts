import type { Hands } from '../../games/baccarat/draw.ts'
import type { BaccaratCommand, BaccaratEvent } from '../../games/baccarat/events.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import type { BaccaratState, RoundResult, TableElections } from '../../games/baccarat/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { EventOf, GeneralEvent } from '../../general/events.ts'
import type { TableConfig, TableState } from '../../general/state.ts'
import { assert } from '../../kernel/assert.ts'
import { type Entry, submit } from '../../kernel/log.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, isRefusal } from '../../kernel/refusal.ts'

/** One table and its log. Whatever is shown is read from here and kept nowhere else. */

export type Config = TableConfig<TableElections>
export type Table = TableState<BaccaratState>
export type Happened = BaccaratEvent | GeneralEvent
type Asked = BaccaratCommand | GeneralCommand
type Entries = readonly Entry<Asked, Happened>[]

export const PATRON = 'you'
export const YOU: Actor = { role: 'patron', patron: PATRON }

export interface Session {
  readonly table: () => Table
  readonly entries: () => Entries
  readonly ask: (command: Asked) => Decision<Happened>
  /** For what the house does by its own rules: a refusal there is our mistake. */
  readonly do: (command: Asked) => readonly Happened[]
}

export const openSession = (config: Config): Session => {
  let log: { readonly state: Table; readonly entries: Entries } = {
    state: baccarat.game.open(config),
    entries: [],
  }
  const ask = (command: Asked): Decision<Happened> => {
    const answer = submit(baccarat.game, log, String(log.entries.length + 1), command)
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

type Settled = EventOf<'WagerSettled'>

/** One round as the log tells it. */
export interface Round {
  readonly number: number
  readonly hands: Hands
  readonly result: RoundResult
  readonly settled: readonly Settled[]
}

export const roundsOf = (entries: Entries): readonly Round[] => {
  const rounds: Round[] = []
  let settled: Settled[] = []
  let ended: { readonly hands: Hands; readonly round: RoundResult } | undefined
  for (const event of entries.flatMap(entry => entry.events)) {
    if (event.is === 'WagerSettled') settled.push(event)
    if (event.is === 'ResultAnnounced') ended = event
    if (event.is === 'RoundEnded' && ended)
      rounds.push({ number: rounds.length + 1, hands: ended.hands, result: ended.round, settled })
    if (event.is === 'RoundEnded' || event.is === 'RoundVoided') settled = []
  }
  return rounds
}

/** What a wager brought its patron, in cents; below zero when it lost. */
export const netOf = ({ outcome, won, commission, wager }: Settled): number =>
  outcome.is === 'lose' ? -wager.chips : won - commission

export const netOfRound = ({ settled }: Round): number =>
  settled.reduce((sum, event) => sum + netOf(event), 0)
