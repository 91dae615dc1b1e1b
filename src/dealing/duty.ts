import type { TableState } from '../general/state.ts'
import type { Command } from '../kernel/game.ts'
import type { GrantRules } from './baccarat.ts'

/** The next step of a virtual dealer, and what it waits for. */
export interface Duty {
  readonly command: Command
  /**
   * `step`: a short pause. `bets`: the betting time, once someone has bet. `patron`: the answer of
   * a patron. `call`: a moment before it is too late, such as while the ball runs. `rest`: the ball
   * comes to rest.
   */
  readonly after: 'step' | 'bets' | 'patron' | 'call' | 'rest'
  /** The person to wait for. Each person gets the full time. */
  readonly whom?: string
}

/** The next duty at a table of one game. */
export type Duties<PS> = (table: TableState<PS>, grants?: GrantRules) => Duty | undefined
