import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import type { BaccaratEvent } from '../../games/baccarat/table/events.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { BaccaratView } from '../../games/baccarat/table/view.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import { phrasesFor } from '../command-phrases.ts'
import type { Expectation, Verb } from '../stage.ts'

/** The types of all phrases for baccarat. */

type State = TableState<BaccaratState>
export type Commands = BaccaratCommand | GeneralCommand

export type BaccaratVerb = Verb<State, Commands>
export type Expected = Expectation<State, BaccaratEvent | GeneralEvent, TableView<BaccaratView>>

export const { gives, verb } = phrasesFor<State, Commands>()
