import { type Face, faceOf, LOSES, type Pay, PUSHES, wins } from './pay.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

const high = ({ rank }: Face): number => RANKS.indexOf(rank) + 2

/** Groups of equal ranks: the largest first, then the highest. */
const groups = (cards: readonly Face[]): readonly (readonly [count: number, value: number])[] => {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(high(card), (counts.get(high(card)) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => [count, value] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1])
}

/** The highest card of a straight; the ace may be low. */
const straightTo = (cards: readonly Face[]): number | undefined => {
  const values = [...new Set(cards.map(high))].sort((a, b) => b - a)
  if (cards.length !== 5 || values.length !== 5) return undefined
  if (values[0]! - values[4]! === 4) return values[0]
  return values.join() === '14,5,4,3,2' ? 5 : undefined
}

/** From odd cards to a royal flush, with ace and king above other odd cards. */
const CLASSES = [
  'odd',
  'ace-king',
  'pair',
  'two pairs',
  'three',
  'straight',
  'flush',
  'full house',
  'four',
  'straight flush',
  'royal flush',
] as const
const BET: readonly number[] = [0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100]

const classOf = (five: readonly Face[]): number => {
  const counts = groups(five)
    .map(([count]) => count)
    .join('')
  const isFlush = five.every(({ suit }) => suit === five[0]!.suit)
  const top = straightTo(five)
  if (isFlush && top !== undefined) return top === 14 ? 10 : 9
  if (counts === '41') return 8
  if (counts === '32') return 7
  if (isFlush) return 6
  if (top !== undefined) return 5
  if (counts === '311') return 4
  if (counts === '221') return 3
  if (counts === '2111') return 2
  const values = five.map(high)
  return values.includes(14) && values.includes(13) ? 1 : 0
}

/** A number that grows with the rank of the hand. */
const strength = (five: readonly Face[]): readonly number[] => {
  const place = classOf(five)
  const top = straightTo(five)
  const rest = top === undefined ? groups(five).map(([, value]) => value) : [top]
  // Ace and king are odd cards when hands are compared.
  return [place === 1 ? 0 : place, ...rest]
}

const above = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1)
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0)
  return 0
}

const subsets = <T>(cards: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]]
  const [first, ...rest] = cards
  if (first === undefined) return []
  return [...subsets(rest, size - 1).map(more => [first, ...more]), ...subsets(rest, size)]
}

const bestOf = (cards: readonly Face[]): readonly Face[] =>
  subsets(cards, 5).reduce((best, five) =>
    above(strength(five), strength(best)) > 0 ? five : best,
  )

/** The class of exactly these cards, if all of them are needed for it. */
const madeBy = (cards: readonly Face[]): number => {
  const counts = groups(cards)
    .map(([count]) => count)
    .join('')
  const alike = { 2: 2, 22: 3, 3: 4, 32: 7, 4: 8 }[counts]
  if (alike !== undefined) return alike
  if (cards.length === 2) {
    const values = cards.map(high)
    return values.includes(14) && values.includes(13) ? 1 : 0
  }
  if (cards.length !== 5 || counts !== '11111') return 0
  const place = classOf(cards)
  return place >= 5 ? place : 0
}

/** The cards that determine the class of the hand. */
const core = (five: readonly Face[]): readonly Face[] => {
  const place = classOf(five)
  if (place >= 5 && place !== 8) return five
  if (place === 1) return five.filter(card => high(card) >= 13)
  return five.filter(card => five.some(other => other !== card && high(other) === high(card)))
}

const betOdds = (cards: readonly Face[]): number => {
  const five = bestOf(cards)
  const first = core(five)
  const second = [2, 3, 4, 5]
    .flatMap(size => subsets(cards, size))
    .filter(some => some.some(card => !first.includes(card)))
    .map(madeBy)
    .reduce((most, place) => Math.max(most, place), 0)
  return BET[classOf(five)]! + BET[second]!
}

const SUPER: Readonly<Record<string, readonly number[]>> = {
  four: [200, 250, 250, 250, 200, 200, 200],
  'coloured straight': [150, 150, 150, 150, 150, 150, 150],
  'full house': [100, 100, 100, 100, 100, 100, 100],
  flush: [50, 60, 60, 60, 50, 50, 50],
  straight: [25, 30, 30, 30, 25, 25, 25],
  three: [8, 8, 8, 7, 8, 7, 7],
  'ace king queen': [6, 6, 5, 5, 5, 6, 5],
  coloured: [2, 2, 2, 2, 2, 2, 2],
}

export const superPays = (table: number, hand: readonly string[]): Pay => {
  const five = hand.map(faceOf)
  const name = CLASSES[classOf(five)]!
  const isOneColour = five.every(({ isRed }) => isRed === five[0]!.isRed)
  const values = five.map(high)
  const made = [
    name === 'four' && 'four',
    straightTo(five) !== undefined && isOneColour && 'coloured straight',
    name === 'full house' && 'full house',
    name === 'flush' && 'flush',
    straightTo(five) !== undefined && 'straight',
    name === 'three' && 'three',
    [14, 13, 12].every(value => values.includes(value)) && 'ace king queen',
    isOneColour && 'coloured',
  ].find(each => each !== false)
  return made ? wins(SUPER[made]![table - 1]!) : LOSES
}

export interface Box {
  readonly hand: readonly string[]
  readonly cards: readonly string[]
  readonly isFolded: boolean
  readonly forces: boolean | null
  /** The hand was paid at once. */
  readonly isInstant: boolean
}

const qualifies = (dealer: readonly Face[]): boolean => classOf(dealer) >= 1

/** What the Ante and the Bet of one box win. */
export const boxPays = (
  on: 'ante' | 'bet',
  box: Box,
  dealerCards: readonly string[],
  instantCash: { readonly straightFlush: number; readonly royalFlush: number },
): Pay => {
  if (box.isFolded) return LOSES
  if (box.isInstant) {
    const place = classOf(box.hand.map(faceOf))
    return wins(place === 10 ? instantCash.royalFlush : instantCash.straightFlush)
  }
  const dealer = dealerCards.map(faceOf)
  if (box.forces === false || (!qualifies(dealer) && box.forces === null))
    return on === 'ante' ? wins(1) : PUSHES
  if (!qualifies(dealer)) return PUSHES
  const cards = box.cards.map(faceOf)
  const lead = above(strength(bestOf(cards)), strength(dealer))
  if (lead < 0) return LOSES
  if (lead === 0 || on === 'ante') return PUSHES
  return wins(betOdds(cards))
}
