import type { BaccaratCommand, BaccaratEvent } from '../../../games/baccarat/events.ts'
import type { Hands } from '../../../games/baccarat/s09-third-card.ts'
import type { BaccaratState, RoundResult, TableElections } from '../../../games/baccarat/state.ts'
import type { GeneralCommand } from '../../../general/commands.ts'
import type { GeneralEvent } from '../../../general/events.ts'
import type { TableConfig, TableState } from '../../../general/state.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Session as AnySession, Settled } from '../session.ts'

/** What a baccarat table's log tells. */

export type Config = TableConfig<TableElections>
export type Table = TableState<BaccaratState>
export type Happened = BaccaratEvent | GeneralEvent
type Asked = BaccaratCommand | GeneralCommand

export type Session = AnySession<Table, Asked, Happened>

/** One round as the log tells it. */
export interface Round {
  readonly number: number
  readonly hands: Hands
  readonly result: RoundResult
  readonly settled: readonly Settled[]
}

export const roundsOf = (entries: readonly Entry<Asked, Happened>[]): readonly Round[] => {
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
