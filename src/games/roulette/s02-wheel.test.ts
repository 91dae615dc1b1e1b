import { expect, test } from 'vitest'
import {
  asianGroups,
  colourOf,
  inOrder,
  isZero,
  neighboursOf,
  type Pocket,
  WHEELS,
} from './s02-wheel.ts'

const BOTH = [WHEELS[37], WHEELS[38]]
const oneTo36 = Array.from({ length: 36 }, (_, i) => String(i + 1))

test('nz8:2.3(a) nz8:2.3(a)(i) nz8:2.3(a)(ii) one wheel has 37 compartments, the other 38', () => {
  expect(inOrder(WHEELS[37].pockets)).toEqual(['0', ...oneTo36])
  expect(inOrder(WHEELS[38].pockets)).toEqual(['0', '00', ...oneTo36])
})

test('nz8:2.3(a)(i) nz8:2.3(a)(ii) zeros are green, and between them red and black alternate', () => {
  for (const { pockets } of BOTH)
    pockets.forEach((pocket, i) => {
      const next = pockets[(i + 1) % pockets.length]!
      expect(colourOf(pocket) === 'green').toBe(pocket === '0' || pocket === '00')
      if (!isZero(pocket) && !isZero(next)) expect(colourOf(pocket)).not.toBe(colourOf(next))
    })
})

test('nz8:2.3(a)(i) eighteen numbers are red and eighteen black', () => {
  const red = inOrder(WHEELS[37].pockets).filter(pocket => colourOf(pocket) === 'red')
  expect(red.join(' ')).toBe('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36')
})

test('nz8:2.3 nz8:App7 on the double zero wheel 00 lies opposite 0, and each odd number opposite the next', () => {
  const { pockets } = WHEELS[38]
  const opposite = (pocket: Pocket) => pockets[(pockets.indexOf(pocket) + 19) % 38]
  expect(opposite('0')).toBe('00')
  for (let odd = 1; odd < 36; odd += 2)
    expect(opposite(String(odd) as Pocket)).toBe(String(odd + 1))
})

test.each([
  [37, '0', '3 26 0 32 15'],
  [37, '17', '2 25 17 34 6'],
  [37, '26', '35 3 26 0 32'],
  [37, '32', '26 0 32 15 19'],
  [37, '10', '8 23 10 5 24'],
  [38, '0', '14 2 0 28 9'],
  [38, '00', '13 1 00 27 10'],
  [38, '2', '35 14 2 0 28'],
  [38, '17', '20 32 17 5 22'],
] as const)('nz8:3.2A(d) on the wheel of %i, %s lies among %s', (count, pocket, five) => {
  expect(neighboursOf(WHEELS[count], pocket).join(' ')).toBe(five)
})

test('nz8:3.2A(d) every number is a neighbour of five', () => {
  for (const wheel of BOTH)
    for (const pocket of wheel.pockets) {
      const near = wheel.pockets.filter(one => neighboursOf(wheel, one).includes(pocket))
      expect(near.length).toBe(5)
      expect([...near].sort()).toEqual([...neighboursOf(wheel, pocket)].sort())
    }
})

test('nz8:3.2 nz8:App5 ruling:803 the Asian racetrack is twelve groups of three, without zeros', () => {
  const printed = (count: 37 | 38) =>
    asianGroups(WHEELS[count])
      .map(group => group.join('-'))
      .join(' ')
  expect(printed(37)).toBe(
    '32-15-19 4-21-2 25-17-34 6-27-13 36-11-30 8-23-10 5-24-16 33-1-20 14-31-9 22-18-29 7-28-12 35-3-26',
  )
  expect(printed(38)).toBe(
    '28-9-26 30-11-7 20-32-17 5-22-34 15-3-24 36-13-1 27-10-25 29-12-8 19-31-18 6-21-33 16-4-23 35-14-2',
  )
})
