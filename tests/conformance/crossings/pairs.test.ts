import { expect, test } from 'vitest'
import { sweep } from '../../fixtures/sweep.ts'
import { type Cell, crossing, type Phase, POWERS, pairOf, phasesWith } from './crossing.ts'
import type { Power } from './powers.ts'

/** Two powers after each other in the same phase. A sample of about 28,000 cells. */

const STRIDE = sweep(150, 4, 1)

/** These change no money and no phase, so the next power must work as without them. */
const NEUTRAL = [
  'A device of seat 1 is ordered away',
  'Seat 1 disputes',
  'Closing is announced',
  'Limits are widened at once',
  'A change of limits is announced',
]

/** These are about seat 1 alone. */
const OWN = [
  'The wagers of seat 1 are voided',
  'One wager of seat 1 is voided by name',
  'Seat 1 is excluded',
  'Seat 1 leaves',
  'Seat 1 was paid too little, and it is made good',
  'Seat 1 was paid too much, and it is recovered',
]

/** With another number of hands everybody gets other cards. */
const isBeforeDeal = ({ book, name }: Phase): boolean => book === 'nz22' && name === 'betting'

/** The correction takes the hand back, so it waits for another pass that the phase does not have. */
const isPassedAgain = ({ name }: Phase, power: Power): boolean =>
  name === 'hand out' && power.name === 'A card, a number or dice were entered wrongly'

const outcome = ({ refused, end }: Cell): string => `${refused ?? 'done'} ${JSON.stringify(end)}`

const others = ({ end, seats }: Cell): string =>
  JSON.stringify(seats.slice(1).map(seat => end[seat]))

const ALONE = new Map<string, Cell>()

const cellOf = (phase: Phase, power: Power): Cell => {
  const key = `${phase.book} ${phase.name} ${power.name}`
  const known = ALONE.get(key)
  if (known) return known
  const cell = crossing(phase, power)
  ALONE.set(key, cell)
  return cell
}

const wrong = (phase: Phase, one: Power, two: Power): string | undefined => {
  const alone = cellOf(phase, one)
  const both = crossing(phase, pairOf(one, two))
  if (alone.refused !== undefined || NEUTRAL.includes(one.name)) {
    const second = cellOf(phase, two)
    if (outcome(both) !== outcome(second))
      return `${outcome(both)} instead of ${outcome(second)} after what changes nothing`
  }
  const isOwn = OWN.includes(two.name) && !isBeforeDeal(phase) && !isPassedAgain(phase, one)
  return isOwn && others(both) !== others(alone)
    ? `${others(both)} instead of ${others(alone)} for the others`
    : undefined
}

const PAIRS = POWERS.filter(({ lines }) => !Array.isArray(lines) || lines.length > 0)
  .flatMap((one, _, all) => all.map(two => [one, two] as const))
  .flatMap(([one, two]) => phasesWith(pairOf(one, two)).map(phase => [phase, one, two] as const))
  .filter((_, i) => i % STRIDE === 0)

test('nz1:17.3 nz1:18.1 nz1:11.1 a power works after another as it would alone, and touches only whom it concerns', () => {
  const found = PAIRS.flatMap(([phase, one, two]) => {
    const says = wrong(phase, one, two)
    return says === undefined
      ? []
      : [`${phase.book} ${phase.name}: ${one.name}, then ${two.name}: ${says}`]
  })
  expect(found).toEqual([])
})
