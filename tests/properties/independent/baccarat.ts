import { type Face, faceOf, LOSES, type Pay, PUSHES, wins } from './pay.ts'

export interface Terms {
  readonly book: string
  readonly variant: string
  readonly tie: number
  readonly perfectPair?: number
  readonly anyPair?: number
  readonly luckyMatch?: number
  readonly dragonBonus?: number
}

const points = (hand: readonly Face[]): number =>
  hand.reduce((sum, { rank }) => {
    if (rank === 'A') return sum + 1
    return /^[2-9]$/.test(rank) ? sum + Number(rank) : sum
  }, 0) % 10

type Alike = 'mixed' | 'coloured' | 'same suit'

const alike = ([a, b]: readonly Face[]): Alike | undefined => {
  if (!a || !b || a.rank !== b.rank) return undefined
  if (a.suit === b.suit) return 'same suit'
  return a.isRed === b.isRed ? 'coloured' : 'mixed'
}

const PERFECT: readonly Record<Alike, number>[] = [
  { mixed: 5, coloured: 10, 'same suit': 30 },
  { mixed: 6, coloured: 12, 'same suit': 25 },
  { mixed: 5, coloured: 12, 'same suit': 25 },
]
const LUCKY: readonly Record<Alike | 'triple', number>[] = [
  { mixed: 5, coloured: 10, 'same suit': 25, triple: 100 },
  { mixed: 5, coloured: 10, 'same suit': 20, triple: 500 },
]
/** For a margin of 4, 5, 6, 7, 8 and 9. */
const DRAGON: readonly (readonly number[])[] = [
  [1, 2, 4, 6, 10, 30],
  [1, 3, 4, 7, 8, 20],
  [2, 2, 4, 4, 10, 30],
]

export const baccaratPays = (
  terms: Terms,
  on: string,
  hands: { readonly player: readonly string[]; readonly banker: readonly string[] },
): Pay | undefined => {
  const player = hands.player.map(faceOf)
  const banker = hands.banker.map(faceOf)
  const [p, b] = [points(player), points(banker)]
  if (on === 'ante') return LOSES
  if (on === 'tie') return p === b ? wins(terms.tie) : LOSES
  const isTwoToOne = terms.variant.startsWith('two-to-one')
  const isHalf = terms.variant.endsWith('half-on-six')
  const sideOf = on.slice(on.lastIndexOf('-') + 1)
  const isPlayer = sideOf === 'player'
  const [own, hand] = isPlayer ? [p, player] : [b, banker]
  const lead = isPlayer ? p - b : b - p
  if (on === 'player' || on === 'banker') {
    if (lead === 0) return isTwoToOne ? LOSES : PUSHES
    if (lead < 0) return LOSES
    if (!isPlayer && isHalf && own === 6) return wins(1, 2)
    if (isTwoToOne) return wins(hand.length === 3 && own >= 8 ? 2 : 1)
    return !isPlayer && terms.variant === 'commission' ? { ...wins(1), commission: 5 } : wins(1)
  }
  const kind = on.slice(0, on.lastIndexOf('-'))
  const pair = alike(hand)
  if (kind === 'pair') return pair ? wins(11) : LOSES
  if (kind === 'any-pair') return pair ? wins([11, 10][terms.anyPair! - 1]!) : LOSES
  if (kind === 'perfect-pair') return pair ? wins(PERFECT[terms.perfectPair! - 1]![pair]) : LOSES
  if (kind === 'lucky-match') {
    if (!pair) return LOSES
    const third = hand[2]
    const isTriple =
      pair === 'same suit' && third?.rank === hand[0]!.rank && third.suit === hand[0]!.suit
    return wins(LUCKY[terms.luckyMatch! - 1]![isTriple ? 'triple' : pair])
  }
  if (kind === 'dragon-bonus') {
    const isNatural = (cards: readonly Face[]): boolean => cards.length === 2 && points(cards) >= 8
    if (lead === 0) return isNatural(player) && isNatural(banker) ? PUSHES : LOSES
    if (lead < 0) return LOSES
    if (isNatural(hand)) return wins(1)
    const pays = DRAGON[terms.dragonBonus! - 1]![lead - 4]
    return pays === undefined ? LOSES : wins(pays)
  }
  return undefined
}
