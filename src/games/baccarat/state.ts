import type { Card } from '../../kernel/card.ts'
import type { Seat } from '../../kernel/people.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Book, Elections } from './book.ts'
import type { Hands, Side } from './draw.ts'

/** What the operator elects for one table. */
export interface TableElections extends Elections {
  readonly book: Book['id']
  /** @rule nz5:2.2 */
  readonly version: 'mini' | 'midi' | 'full'
  /** @rule nz5:8.5 */
  readonly style: 'A'
  /** @rule nz5:7.7 */
  readonly burn: 'by-value' | 'one-face-down'
}

/** The steps of section 6, in their order. */
export const OPENING = ['delivered', 'inspected', 'spread', 'washed', 'stacked', 'riffled'] as const

export type Phase =
  | { readonly is: 'opening'; readonly step: (typeof OPENING)[number] }
  | { readonly is: 'shuffling' }
  /** The stack is offered to a seat, or, when every seat has declined, to an employee. */
  | { readonly is: 'cutting'; readonly seat: Seat | null; readonly declined: readonly Seat[] }
  | { readonly is: 'cut' }
  | { readonly is: 'loaded' }
  | { readonly is: 'burning'; readonly left: number | null }
  | { readonly is: 'betting' }
  | { readonly is: 'called' }
  | { readonly is: 'dealing' }

/** One round as the results display keeps it. */
export interface RoundResult {
  readonly player: number
  readonly banker: number
  readonly result: Side | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
  readonly natural: boolean
}

export type SecretHands = {
  readonly [S in Side]: readonly Secret<Card>[]
}

/** Whether this round, or the next, is the last of the shoe. */
export type LastCoup = 'no' | 'next' | 'this'

export interface BaccaratState {
  readonly elections: TableElections
  readonly phase: Phase
  /** Who has found the cards complete: the dealer and, on their own, a game supervisor. */
  readonly inspectedBy: readonly ('dealer' | 'game-supervisor')[]
  /** What is left in the shoe; how the cards lie is nobody's to know. */
  readonly left: number
  readonly shoes: number
  readonly lastCutter: Seat
  readonly lastCoup: LastCoup
  readonly burned: readonly Secret<Card>[]
  readonly hands: SecretHands
  /** The results of this shoe. */
  readonly results: readonly RoundResult[]
  /** What the dealer said last, the newest at the end. */
  readonly announced: readonly string[]
}

/** The cards themselves: for the rules, which look at every card there is. */
export const faces = ({ player, banker }: SecretHands): Hands => ({
  player: player.map(({ secret }) => secret),
  banker: banker.map(({ secret }) => secret),
})
