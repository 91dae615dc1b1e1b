import type { Patron, Seat, StaffRank } from '../../../kernel/people.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import type { SincePaid } from '../../paid-results.ts'
import type { TableElections } from '../book/book.ts'
import type { History } from '../results-display.ts'
import type { Faces } from '../s03-equipment/dice.ts'
import type { WagerName } from '../s04-wagers.ts'

/** The state of a Division 11A table: who has the dice, and the result of the last roll. */

export type DieId = number

/** Two are Active Dice. The dealer keeps the others. @rule nz11a:1.1/dice nz11a:5.1 ruling:1102 */
export interface Die {
  readonly id: DieId
  readonly at: 'dealer' | 'active' | 'missing'
}

/** @rule nz11a:1.1/active-dice */
export type ActiveDice = readonly [DieId, DieId]

/** @rule nz11a:1.1/shooter */
export type Shooter =
  | { readonly is: 'patron'; readonly patron: Patron; readonly seat: Seat }
  | { readonly is: 'dealer' }

/** The person who inspected the dice. */
export interface Inspection {
  readonly rank: 'dealer' | 'game-supervisor'
  readonly name?: string
}

/**
 * The dice are offered round the table. `after` is the seat of the last shooter; null at the start.
 * @rule nz11a:5.3 nz11a:5.9
 */
export interface Offering {
  readonly is: 'offering'
  readonly to: Patron | null
  readonly declined: readonly Patron[]
  readonly after: Seat | null
  /** Had to give up the dice, and is not offered them again. @rule nz11a:5.7(b) ruling:1106 */
  readonly barred?: Patron
}

export interface Betting {
  readonly is: 'betting'
  readonly shooter: Shooter
}

export interface Rolling {
  readonly is: 'rolling'
  readonly shooter: Shooter
}

export interface DiceAtRest {
  readonly is: 'at-rest'
  readonly shooter: Shooter
  readonly faces: Faces
  /** For each die, true if it leans on something. @rule nz11a:6.2 */
  readonly leaning: readonly [boolean, boolean]
  readonly called: { readonly total: number; readonly by: StaffRank } | null
  readonly entered: Faces | null
}

export type Phase =
  | {
      readonly is: 'inspecting'
      readonly inspections: readonly Inspection[]
      readonly next: Offering | Betting
    }
  | Offering
  | Betting
  | Rolling
  | DiceAtRest

/** The last roll. It may still be overruled. @rule nz11a:6.6 ruling:1107 */
export interface LastRoll {
  readonly shooter: Shooter
  readonly dice: readonly DieId[]
  /** Null if the roll was void. */
  readonly faces: Faces | null
  readonly by: StaffRank
  /** The wagers that this roll could decide, and those that it did decide. */
  readonly standing: readonly Wager[]
  readonly decided: readonly WagerId[]
  /** The shooter's consecutive void rolls before this one. */
  readonly voidRolls?: number
  /** The options that it was played by, if they have changed since. */
  readonly elections?: TableElections
}

export interface State {
  readonly elections: TableElections
  readonly dice: readonly Die[]
  /** The number of dice brought to this table so far. Each die gets its own number. */
  readonly diceBrought: number
  readonly phase: Phase
  /** Consecutive void rolls. @rule nz11a:5.7(b) */
  readonly voidRolls: number
  /** The shooter wants the missing die back, not another one. @rule nz11a:6.1(b) */
  readonly wantsOriginal: boolean
  /** A die was not found. The whole set is replaced after this shooter. @rule nz11a:6.1(d) */
  readonly replaceDice: boolean
  /** @rule nz11a:6.10 */
  readonly equipment: 'working' | 'stopped' | 'by-hand'
  readonly last: LastRoll | null
  /** The correct positions of wagers that someone moved by accident. @rule nz11a:4.6 */
  readonly restored: Readonly<Record<WagerId, WagerName>>
  readonly history: History
  /** The display begins with the result of the last round. */
  readonly showsLast: boolean
  readonly sincePaid: SincePaid
  /** What the dealer said last, the newest at the end. */
  readonly announced: readonly Phrase[]
}

export const START: Offering = { is: 'offering', to: null, declined: [], after: null }

export const activeDice = ({ dice }: Pick<State, 'dice'>): readonly DieId[] =>
  dice.filter(die => die.at === 'active').map(({ id }) => id)

export const presentDice = ({ dice }: Pick<State, 'dice'>): readonly DieId[] =>
  dice.filter(die => die.at !== 'missing').map(({ id }) => id)

/** The dice are on the table, but nobody has inspected them yet. @rule nz11a:3.3 */
export const open = (elections: TableElections): State => ({
  elections,
  dice: Array.from({ length: elections.dice }, (_, i): Die => ({ id: i + 1, at: 'dealer' })),
  diceBrought: elections.dice,
  phase: { is: 'inspecting', inspections: [], next: START },
  voidRolls: 0,
  wantsOriginal: false,
  replaceDice: false,
  equipment: 'working',
  last: null,
  restored: {},
  history: [],
  showsLast: false,
  sincePaid: [],
  announced: [],
})
