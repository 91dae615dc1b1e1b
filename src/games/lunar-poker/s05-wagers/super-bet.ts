import { type Card, colour } from '../../../kernel/card.ts'
import { type Shape, shapeOf } from '../s04-hands/hands.ts'

/**
 * Rules 5.9 to 5.11 and section 5a: the Super Bet Wager. It depends on a hand's first five cards
 * only.
 */

export const SUPER_TABLES = [1, 2, 3, 4, 5, 6, 7] as const
export type SuperTable = (typeof SUPER_TABLES)[number]

interface SuperRow {
  readonly name: string
  readonly pays: readonly number[]
  readonly made: (shape: Shape, oneColour: boolean) => boolean
}

const ACE_KING_QUEEN = [14, 13, 12]

/**
 * Highest first; only the highest is paid. A royal flush and a straight flush count as straights of
 * one colour. Five coloured cards are five of one colour.
 * @rule nz22:5.9 nz22:5.11 nz22:1.0/super-bet-wager ruling:2204
 */
// biome-ignore format: set as printed
export const SUPER_BETS = [
  //                                    1    2    3    4    5    6    7
  { name: 'four-of-a-kind',         pays: [200, 250, 250, 250, 200, 200, 200],
    made: ({ alike }) => alike === 41 },
  { name: 'same-coloured-straight', pays: [150, 150, 150, 150, 150, 150, 150],
    made: ({ top }, oneColour) => top !== undefined && oneColour },
  { name: 'full-house',             pays: [100, 100, 100, 100, 100, 100, 100],
    made: ({ alike }) => alike === 32 },
  { name: 'flush',                  pays: [ 50,  60,  60,  60,  50,  50,  50],
    made: ({ suited }) => suited },
  { name: 'straight',               pays: [ 25,  30,  30,  30,  25,  25,  25],
    made: ({ top }) => top !== undefined },
  { name: 'three-of-a-kind',        pays: [  8,   8,   8,   7,   8,   7,   7],
    made: ({ alike }) => alike === 311 },
  { name: 'ace-king-queen',         pays: [  6,   6,   5,   5,   5,   6,   5],
    made: ({ values }) => ACE_KING_QUEEN.every(value => values.includes(value)) },
  { name: 'five-coloured-cards',    pays: [  2,   2,   2,   2,   2,   2,   2],
    made: (_, oneColour) => oneColour },
] as const satisfies readonly SuperRow[]

export type SuperCombination = (typeof SUPER_BETS)[number]['name']

/** @rule nz22:5.9 nz22:5a.6 ruling:2227 */
export const superCombination = (five: readonly Card[]): SuperCombination | undefined => {
  const shape = shapeOf(five)
  const oneColour = five.every(card => colour(card) === colour(five[0]!))
  return SUPER_BETS.find(row => row.made(shape, oneColour))?.name
}

/** To one. @rule nz22:5.9 */
export const superPays = (combination: SuperCombination, table: SuperTable): number =>
  SUPER_BETS.find(({ name }) => name === combination)!.pays[table - 1]!
