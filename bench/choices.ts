import { codeOf } from '../src/games/lunar-poker/evaluator.ts'
import { INSTANT_CASH } from '../src/games/lunar-poker/wagers.ts'
import type { Card } from '../src/kernel/card.ts'
import { handOdds } from '../src/odds/lunar-poker/choices.ts'
import { choose, dealOf } from '../src/odds/lunar-poker/deal.ts'
import { plainPlayed } from '../tests/plain-hand.ts'
import type { Measure } from './measure.ts'

/** All choices of one deal of Lunar Poker, against the brute force of only one: playing as dealt. */

const HAND: readonly Card[] = ['AS', 'KD', 'QH', '7C', '2D']
const UP: Card = '9H'

/** The hands that the choices lead to: as dealt, with a sixth card, and after every exchange. */
const LED_TO = 1 + 46 + [2, 3, 4, 5].reduce((sum, n) => sum + choose(5, n) * choose(46, n), 0)

const counted = () => handOdds(HAND, UP, INSTANT_CASH[0]!)

const [CODES, UP_CODE] = [HAND.map(codeOf), codeOf(UP)]
const plainly = (): number => plainPlayed(CODES, UP_CODE, dealOf(CODES, UP_CODE).deck)

const isSame = (): boolean => {
  const odds = counted()
  return 'choices' in odds && Math.abs(odds.choices[1]!.value - plainly()) < 1e-9
}

export const choices: Measure = {
  name: '29 choices of a deal of Lunar Poker',
  reference: 'brute force, hand by hand',
  unit: 'hand against all of the Dealer',
  candidateUnits: LED_TO,
  referenceUnits: 1,
  target: 100_000,
  isRight: isSame,
  candidate: counted,
  against: plainly,
}
