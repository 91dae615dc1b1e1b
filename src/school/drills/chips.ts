import { pilesOf } from '../../dealing/pay-sheet.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import type { Hands } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { winnings } from '../../kernel/chips/settle.ts'
import { chips } from '../../kernel/money.ts'
import { numberBelow, oneOf, type Words } from '../../odds/simulation/random.ts'
import { type Exercise, FLOAT } from './exercise.ts'

/** Exercises with the chips of the float. */

const fewestFor = (amount: number): number =>
  pilesOf(
    amount,
    FLOAT.map(value => chips(value)),
  )!.reduce((sum, pile) => sum + pile.count, 0)

/** Make an amount with the fewest chips: `27500:4` is $275 with four chips. */
export const cutChips = (words: Words): Exercise => {
  const amount = 100 * (1 + numberBelow(2400, words))
  return {
    shows: { is: 'pile', amount },
    options: [],
    expected: `${amount}:${fewestFor(amount)}`,
    under: ['nz1:11.2'],
  }
}

/** A patron changes small chips for the fewest larger ones. @rule nz1:13.1(a) */
export const colourUp = (words: Words): Exercise => {
  const value = oneOf([100, 500, 2_500], words)
  const count = 10 + numberBelow(71, words)
  return {
    shows: { is: 'colour-up', value, count },
    options: [],
    expected: `${value * count}:${fewestFor(value * count)}`,
    under: ['nz1:13.1(a)'],
  }
}

const LAWFUL: Readonly<Record<'commission' | 'half-on-six', Hands>> = {
  commission: { player: ['KH', '7S'], banker: ['KD', '8C'] },
  'half-on-six': { player: ['KH', '5S', 'KS'], banker: ['2C', '4D'] },
}

/**
 * The table's smallest chip cannot pay this Banker win exactly, so it is rounded up.
 * @rule nz1:11.3
 */
export const rounding = (words: Words): Exercise => {
  const terms = oneOf(['commission', 'half-on-six'] as const, words)
  const least = oneOf([500, 2_500], words)
  const stake = chips(least * (1 + numberBelow(30, words)))
  const { elections } = baccarat.standard('nz5')
  const outcome = BOOKS.nz5.wagers({ ...elections, variant: terms }).banker!(LAWFUL[terms])
  const tray = FLOAT.filter(value => value >= least).map(value => chips(value))
  if (outcome.is !== 'win') throw new Error('the Banker won')
  const { won, commission } = winnings(stake, outcome, tray)
  return {
    shows: { is: 'rounding', terms, stake, least },
    options: [],
    expected: String(won - commission),
    under: [outcome.under, 'nz1:11.3'],
  }
}
