import type { Card } from '../../kernel/card.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron, Seat } from '../../kernel/people.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { WagerId } from '../../kernel/wager.ts'
import type { Elections } from './elections.ts'

/** What the operator elects for one table. */
export interface TableElections extends Elections {
  /** @rule nz22:9.7 nz22:9.8 the Dealer acts when all have decided, or box by box as they decide. */
  readonly acting: 'after-all' | 'as-decided'
}

/** The steps of section 6, in their order. */
export const OPENING = ['delivered', 'inspected', 'spread'] as const

export type Phase =
  | { readonly is: 'opening'; readonly step: (typeof OPENING)[number] }
  | { readonly is: 'shuffling' }
  | { readonly is: 'cutting' }
  | { readonly is: 'betting' }
  /** No more bets was called; the first card decides which boxes are in. */
  | { readonly is: 'called' }
  | { readonly is: 'dealing' }
  | { readonly is: 'deciding' }
  /** Decisions are locked in, and declared hands are looked at one after the other. */
  | { readonly is: 'verifying' }
  /** Declared hands are settled; who declared decides now. */
  | { readonly is: 'verified' }
  | { readonly is: 'acting' }
  /** Every box has folded, is done, or has its Bet. */
  | { readonly is: 'closing' }
  | { readonly is: 'offering-force' }
  | { readonly is: 'forced' }

/** What a box wants to do with its five cards. @rule nz22:5.2 nz22:1.0/draw nz22:1.0/fold nz22:1.0/play */
export type Choice =
  | { readonly is: 'fold' }
  | { readonly is: 'play' }
  | { readonly is: 'exchange'; readonly discard: readonly Secret<Card>[] }
  | { readonly is: 'buy-sixth' }

export interface Box {
  readonly seat: Seat
  readonly patron: Patron
  readonly ante: Chips
  /** The Super Bet on the own hand: also once it was collected, for it may be paid yet. */
  readonly superBet: WagerId | null
  /** The first five cards; Super Bets and Instant Cash look at nothing else. */
  readonly hand: readonly Secret<Card>[]
  readonly drawn: readonly Secret<Card>[]
  readonly choice: Choice | null
  readonly declared: 'no' | 'declared' | 'verified'
  /** The Dealer has acted on the choice. */
  readonly acted: boolean
  /** Whether the drawn cards were looked at. */
  readonly looked: boolean
  readonly forces: boolean | null
  readonly fees: Chips
  readonly fate: 'in' | 'playing' | 'folded' | 'done'
}

export interface DealerHand {
  readonly cards: readonly Secret<Card>[]
  /** A card that was shown in error, and is the one face up. */
  readonly exposed: number | null
}

export interface LunarState {
  readonly elections: TableElections
  readonly phase: Phase
  readonly inspectedBy: readonly ('dealer' | 'game-supervisor')[]
  /** A shuffler holds two decks, which take turns. */
  readonly deck: 1 | 2
  readonly left: number
  /** In the order of dealing. */
  readonly boxes: readonly Box[]
  readonly dealer: DealerHand
  /** The discard rack, the last card on top. */
  readonly discards: readonly Secret<Card>[]
  /** Drawn cards that nobody looked at and that are next in play again. */
  readonly next: readonly Secret<Card>[]
  /** Cards shown in error while this round was dealt. */
  readonly exposures: number
  /** The Dealer showed cards too early: no more draws in this round. */
  readonly noDraws: boolean
  readonly separated: readonly (readonly [Patron, Patron])[]
  readonly directions: readonly Direction[]
  /** What the Dealer said last, the newest at the end. */
  readonly announced: readonly Phrase[]
}

/** What the operator may ask of those who play. @rule nz22:9.11 nz22:9.14 */
export type Direction = 'silence' | 'english-only' | `cards ${string}`

export const faces = (cards: readonly Secret<Card>[]): readonly Card[] =>
  cards.map(({ secret }) => secret)

/** The hand a box plays with: what it kept, and what it drew. */
export const finalHand = ({ hand, choice, drawn }: Box): readonly Card[] => {
  const given = choice?.is === 'exchange' ? faces(choice.discard) : []
  return [...faces(hand).filter(card => !given.includes(card)), ...faces(drawn)]
}

/** How many cards a box has asked for. */
export const wanted = ({ choice }: Box): number =>
  choice?.is === 'exchange' ? choice.discard.length : choice?.is === 'buy-sixth' ? 1 : 0

/** The box whose cards are being drawn. */
export const drawing = ({ boxes }: LunarState): Box | undefined =>
  boxes.find(box => box.acted && box.fate === 'in' && box.drawn.length < wanted(box))

/** A box that has its new cards, and has yet to fold or play. @rule nz22:9.9 ruling:2228 */
export const isReconsidering = (box: Box): boolean =>
  box.acted && box.fate === 'in' && box.drawn.length === wanted(box)

export const boxOf = ({ boxes }: LunarState, patron: Patron): Box | undefined =>
  boxes.find(box => box.patron === patron)

export const boxAt = ({ boxes }: LunarState, seat: Seat): Box | undefined =>
  boxes.find(box => box.seat === seat)

/** Whose turn it is, where boxes are acted on as they decide. @rule nz22:9.8 ruling:2207 */
export const turn = ({ elections, boxes }: LunarState): Box | undefined =>
  elections.acting === 'as-decided'
    ? boxes.find(box => box.fate === 'in' && box.choice === null && box.declared === 'no')
    : undefined
