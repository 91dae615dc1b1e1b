import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown } from '../../../kernel/chance.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron, Seat } from '../../../kernel/people.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import type { WagerId } from '../../../kernel/wager.ts'
import type { Elections } from '../book/elections.ts'

/** The operator's choices for one table. */
export interface TableElections extends Elections {
  /** @rule nz22:9.7 nz22:9.8 the Dealer acts after all decisions, or box by box. */
  readonly acting: 'after-all' | 'as-decided'
}

/** At a table with a dealer, nobody knows a card until it is turned. @rule ruling:2231 */
export type DealtCard = Secret<Card | FaceDown>

/** The steps of section 6, in order. */
export const OPENING = ['delivered', 'inspected', 'spread'] as const

export type Phase =
  | { readonly is: 'opening'; readonly step: (typeof OPENING)[number] }
  | { readonly is: 'shuffling' }
  | { readonly is: 'cutting' }
  | { readonly is: 'betting' }
  /** No more bets was called. The first card decides which boxes take part. */
  | { readonly is: 'called' }
  | { readonly is: 'dealing' }
  | { readonly is: 'deciding' }
  /** Decisions are final. The Dealer checks declared hands one by one. */
  | { readonly is: 'verifying' }
  /** Declared hands are settled. Their players decide now. */
  | { readonly is: 'verified' }
  | { readonly is: 'acting' }
  /** Every box has folded, is done, or has its Bet. */
  | { readonly is: 'closing' }
  /** The Dealer turns cards that nobody has seen yet. */
  | { readonly is: 'revealing' }
  | { readonly is: 'offering-force' }
  | { readonly is: 'forced' }
  /** The players' cards are turned one hand after the other. */
  | { readonly is: 'comparing' }

/**
 * A player's choice about their five cards.
 * @rule nz22:5.2 nz22:1.0/draw nz22:1.0/fold nz22:1.0/play
 */
export type Choice =
  | { readonly is: 'fold' }
  | { readonly is: 'play' }
  | { readonly is: 'exchange'; readonly discard: readonly DealtCard[] }
  | { readonly is: 'buy-sixth' }

export interface Box {
  readonly seat: Seat
  readonly patron: Patron
  readonly ante: Chips
  /**
   * The Super Bet on the player's own hand. Kept after collection, because it may still be paid.
   */
  readonly superBet: WagerId | null
  /** The first five cards. Super Bets and Instant Cash use only these. */
  readonly hand: readonly DealtCard[]
  readonly drawn: readonly DealtCard[]
  readonly choice: Choice | null
  readonly declared: 'no' | 'declared' | 'verified'
  /** The Dealer has carried out the choice. */
  readonly acted: boolean
  /** True if the player looked at the drawn cards. */
  readonly looked: boolean
  readonly forces: boolean | null
  readonly fees: Chips
  readonly fate: 'in' | 'playing' | 'folded' | 'done'
}

export interface DealerHand {
  readonly cards: readonly DealtCard[]
  /** A card exposed by mistake, which is now the face-up card. */
  readonly exposed: number | null
}

export interface LunarState {
  readonly elections: TableElections
  readonly phase: Phase
  readonly inspectedBy: readonly ('dealer' | 'game-supervisor')[]
  /** A shuffler alternates between two decks. */
  readonly deck: 1 | 2
  readonly left: number
  /** In dealing order. */
  readonly boxes: readonly Box[]
  readonly dealer: DealerHand
  /** The discard rack; the last card is on top. */
  readonly discards: readonly DealtCard[]
  /** Unseen drawn cards that are next to be dealt. */
  readonly next: readonly DealtCard[]
  /** Cards exposed by mistake during this deal. */
  readonly exposures: number
  /** The Dealer showed cards too early, so no more draws in this round. */
  readonly noDraws: boolean
  readonly separated: readonly (readonly [Patron, Patron])[]
  readonly directions: readonly Direction[]
  /** What the Dealer said last, the newest at the end. */
  readonly announced: readonly Phrase[]
}

/** Directions that the operator may give to the players. @rule nz22:9.11 nz22:9.14 */
export type Direction = 'silence' | 'english-only' | `cards ${string}`

/** The faces of the cards that are known. */
export const faces = (cards: readonly DealtCard[]): readonly Card[] =>
  cards.flatMap(({ secret }) => (secret === FACE_DOWN ? [] : [secret]))

export const areKnown = (cards: readonly DealtCard[]): boolean =>
  cards.every(({ secret }) => secret !== FACE_DOWN)

/** The faces of unknown cards, in the order in which they lie. */
export const withFaces = (
  cards: readonly DealtCard[],
  seen: readonly Card[],
): readonly DealtCard[] => {
  let next = 0
  return cards.map(card =>
    card.secret === FACE_DOWN ? { ...card, secret: seen[next++] ?? FACE_DOWN } : card,
  )
}

/** The cards without those that were given away. Unknown cards are all alike. */
export const without = (
  cards: readonly DealtCard[],
  given: readonly DealtCard[],
): readonly DealtCard[] => {
  const left = given.map(({ secret }) => secret)
  return cards.filter(({ secret }) => {
    const at = left.indexOf(secret)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export const givenBy = ({ choice }: Pick<Box, 'choice'>): readonly DealtCard[] =>
  choice?.is === 'exchange' ? choice.discard : []

/** The cards that a box plays: the kept and the drawn ones. */
export const playedCards = (box: Box): readonly DealtCard[] => [
  ...without(box.hand, givenBy(box)),
  ...box.drawn,
]

export const finalHand = (box: Box): readonly Card[] => faces(playedCards(box))

/** The number of cards that a box asked for. */
export const cardsAskedFor = ({ choice }: Box): number =>
  choice?.is === 'exchange' ? choice.discard.length : choice?.is === 'buy-sixth' ? 1 : 0

/** The box that is drawing cards now. */
export const drawing = ({ boxes }: LunarState): Box | undefined =>
  boxes.find(box => box.acted && box.fate === 'in' && box.drawn.length < cardsAskedFor(box))

/** The box has its new cards and must fold or play. @rule nz22:9.9 ruling:2228 */
export const isReconsidering = (box: Box): boolean =>
  box.acted && box.fate === 'in' && box.drawn.length === cardsAskedFor(box)

export const boxOf = ({ boxes }: LunarState, patron: Patron): Box | undefined =>
  boxes.find(box => box.patron === patron)

export const boxAt = ({ boxes }: LunarState, seat: Seat): Box | undefined =>
  boxes.find(box => box.seat === seat)

/** The box whose turn it is, if boxes act as they decide. @rule nz22:9.8 ruling:2207 */
export const boxToAct = ({ elections, boxes }: LunarState): Box | undefined =>
  elections.acting === 'as-decided'
    ? boxes.find(box => box.fate === 'in' && box.choice === null && box.declared === 'no')
    : undefined
