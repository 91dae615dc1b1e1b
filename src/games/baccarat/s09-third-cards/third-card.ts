import type { Card } from '../../../kernel/card.ts'
import { isNatural, type Points, pointCount, pointValue } from '../s04-card-values.ts'

/** Division 5 section 9: third cards. Nobody has a choice. */

export type Side = 'player' | 'banker'

/**
 * The two hands of a round, with cards in the order of the deal.
 * @rule nz5:8.1 nz5-old:8.1 mbs:3.6
 */
export interface Hands {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/**
 * The deal starts with two cards for each hand.
 * @rule nz5:1.0/initial-deal nz5-old:1.0/initial-deal mbs:1.1.3
 */
export const INITIAL_DEAL = 4

/**
 * Rows: the Banker's Point Count, 0 to 7. Columns: the value of the Player's third card, 0 to 9.
 */
export type DrawTable = readonly string[]

/** Table 2 as Division 5 prints it, row by row. @rule nz5:9.4(a) nz5:9.4(b) ruling:579 */
// biome-ignore format: set as printed
//                                     0123456789
export const NZ_TABLE_2: DrawTable = ['DDDDDDDDDD', // 0
                                      'DDDDDDDDDD', // 1
                                      'DDDDDDDDDD', // 2
                                      'DDDDDDDD-D', // 3
                                      '--DDDDDD--', // 4
                                      '----DDDD--', // 5
                                      '------DD--', // 6
                                      '----------'] // 7

/** Marina Bay prints ranges of the Player's third card instead. @rule mbs:3.9.4 */
const MBS_DRAWS_ON: readonly (readonly [from: number, to: number])[][] = [
  [[0, 9]],
  [[0, 9]],
  [[0, 9]],
  [
    [0, 7],
    [9, 9],
  ],
  [[2, 7]],
  [[4, 7]],
  [[6, 7]],
  [],
]

/** Marina Bay's ranges as a table, so that a test can compare the two regulations. */
export const MBS_TABLE: DrawTable = MBS_DRAWS_ON.map(ranges =>
  Array.from({ length: 10 }, (_, third) =>
    ranges.some(([from, to]) => third >= from && third <= to) ? 'D' : '-',
  ).join(''),
)

/** @rule nz5:9.3 nz5:9.3(a) nz5:9.3(b) nz5-old:9.3 nz5-old:9.3(a) nz5-old:9.3(b) mbs:3.9.2 */
export const playerDraws = (player: Points): boolean => player <= 5

/**
 * @rule nz5:9.4 nz5:9.5 nz5-old:9.4 nz5-old:9.4(a) nz5-old:9.4(b) nz5-old:9.5
 * @rule mbs:3.9.3 mbs:3.9.4
 */
export const bankerDraws = (table: DrawTable, banker: Points, third?: Points): boolean =>
  third === undefined ? banker <= 5 : table[banker]![third] === 'D'

/**
 * The hand that gets the next card; undefined once both are complete.
 * @rule nz5:8.4 nz5:9.2 nz5:9.6 nz5-old:8.4 nz5-old:9.2 nz5-old:9.6 mbs:3.7 mbs:3.7.1 mbs:3.7.2 mbs:3.9 mbs:3.9.1
 */
export const nextCardTo = (table: DrawTable, { player, banker }: Hands): Side | undefined => {
  if (player.length < 2 || banker.length < 2)
    return player.length === banker.length ? 'player' : 'banker'
  if (isNatural(player) || isNatural(banker)) return undefined
  if (player.length === 2 && banker.length === 2 && playerDraws(pointCount(player))) return 'player'
  if (banker.length > 2) return undefined
  const third = player[2] === undefined ? undefined : pointValue(player[2])
  return bankerDraws(table, pointCount(banker), third) ? 'banker' : undefined
}

export const dealt = (hands: Hands, to: Side, card: Card): Hands => ({
  ...hands,
  [to]: [...hands[to], card],
})

export const NO_CARDS: Hands = { player: [], banker: [] }

export const cardsOut = ({ player, banker }: Hands): number => player.length + banker.length

/** @rule nz5:5.1 nz5:1.0/tie nz5-old:5.1 nz5-old:1.0/tie mbs:1.1.8 mbs:3.10 the higher Point Count wins. */
export const result = ({ player, banker }: Hands): Side | 'tie' => {
  const lead = pointCount(player) - pointCount(banker)
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'
}

/** Deals one round from the next cards of a shoe; undefined if there are too few. */
export const dealFrom = (table: DrawTable, cards: readonly Card[]): Hands | undefined => {
  let hands = NO_CARDS
  for (let to = nextCardTo(table, hands); to; to = nextCardTo(table, hands)) {
    const card = cards[cardsOut(hands)]
    if (card === undefined) return undefined
    hands = dealt(hands, to, card)
  }
  return hands
}
