import { codeOf } from '../src/games/lunar-poker/s04-hands/evaluator.ts'
import { INSTANT_CASH } from '../src/games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../src/kernel/card.ts'
import { handOdds } from '../src/odds/lunar-poker/choices.ts'
import { choose, dealOf } from '../src/odds/lunar-poker/deal.ts'
import { plainPlayed } from '../tests/fixtures/plain-hand.ts'
import type { Measure } from './measure.ts'

/**
 * All choices of one Lunar Poker deal, compared with brute force for a single choice: play as
 * dealt.
 */

const HAND: readonly Card[] = ['AS', 'KD', 'QH', '7C', '2D']
const UP: Card = '9H'

/** Number of hands the choices lead to: as dealt, with a sixth card, and after every exchange. */
const LED_TO = 1 + 46 + [2, 3, 4, 5].reduce((sum, n) => sum + choose(5, n) * choose(46, n), 0)

const counted = () => handOdds(HAND, UP, INSTANT_CASH[0]!)

const plainly = (): number => plainPlayed(HAND.map(codeOf), codeOf(UP), dealOf(HAND, UP).deck)

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
