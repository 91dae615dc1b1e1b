import { expect, test } from 'vitest'
import { chips } from '../../../kernel/money.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import type { LayoutName } from '../s02-layout.ts'
import { WHEELS } from '../s02-wheel.ts'
import { settleSpin } from '../settle.ts'
import { isMultipleKind, MULTIPLE_CLAUSE, trackOf } from './racetrack.ts'

const elections = (layout: LayoutName) => ({ layout, racetrack: true, asianRacetrack: false })

/** The result of one unit on each piece, for every number that pays. */
const brings = (
  on: 'tier' | 'orphelins' | 'voisins' | 'neighbours',
  name: LayoutName = 'single-zero',
  number = '17',
) => {
  const { pockets } = WHEELS[name === 'single-zero' ? 37 : 38]
  const piece = chips(1)
  const wager = on === 'neighbours' ? { id: 'w', on, number, piece } : { id: 'w', on, piece }
  const net = (spun: string): number => {
    const answer = settleSpin({ elections: elections(name), spun, wagers: [wager] })
    if (isRefusal(answer)) throw new Error(answer.says)
    return answer.net
  }
  return Object.fromEntries(pockets.map(spun => [spun, net(spun)]))
}

const expected = (pockets: readonly string[], pieces: number, wins: Record<string, number>) =>
  Object.fromEntries(pockets.map(pocket => [pocket, wins[pocket] ?? -pieces]))

const each = (numbers: string, net: number) =>
  Object.fromEntries(numbers.split(' ').map(number => [number, net]))

const TIER = each('5 8 10 11 13 16 23 24 27 30 33 36', 12)
const ORPHELINS = { ...each('1 17', 31), ...each('6 9 14 20 31 34', 13) }
const VOISINS = { ...each('0 2 3', 15), ...each('25 26 28 29 4 7 12 15 18 21 19 22 32 35', 9) }

test('nz8:3.2A four wagers consist of several pieces', () => {
  const kinds = ['tier', 'orphelins', 'voisins', 'neighbours', 'split', 'asian-neighbour']
  expect(kinds.filter(isMultipleKind)).toEqual(['tier', 'orphelins', 'voisins', 'neighbours'])
})

test('nz8:3.2A nz8:3.2A(a) Tier is six Splits and brings 12 pieces on twelve numbers', () => {
  expect(brings('tier')).toEqual(expected(WHEELS[37].pockets, 6, TIER))
})

test('nz8:3.2A(b) nz8:3.2A(b)(i) nz8:3.2A(b)(ii) Orphelins brings 31 pieces on 1 and 17, 13 on six others', () => {
  expect(brings('orphelins')).toEqual(expected(WHEELS[37].pockets, 5, ORPHELINS))
})

test('nz8:3.2A(c) nz8:3.2A(c)(i) nz8:3.2A(c)(ii) nz8:3.2A(c)(iii) Voisins brings 15 pieces on 0, 2 and 3, else 9', () => {
  expect(brings('voisins')).toEqual(expected(WHEELS[37].pockets, 9, VOISINS))
})

test('nz8:3.2A(d) Neighbours is a number with two on either side', () => {
  expect(brings('neighbours')).toEqual(expected(WHEELS[37].pockets, 5, each('2 25 17 34 6', 31)))
  expect(brings('neighbours', 'double-zero-00-0', '00')).toEqual(
    expected(WHEELS[38].pockets, 5, each('13 1 00 27 10', 31)),
  )
})

test('nz8:3.2A together the three cover every number of the single zero wheel once', () => {
  expect(Object.keys({ ...TIER, ...ORPHELINS, ...VOISINS }).length).toBe(37)
})

test.each(['double-zero-00-0', 'double-zero-0-00'] as const)(
  'ruling:805 ruling:806 on %s the three are the same numbers, the Street 0-2-3 included, and none covers 00',
  name => {
    const { pockets } = WHEELS[38]
    expect(brings('tier', name)).toEqual(expected(pockets, 6, TIER))
    expect(brings('orphelins', name)).toEqual(expected(pockets, 5, ORPHELINS))
    expect(brings('voisins', name)).toEqual(expected(pockets, 9, VOISINS))
  },
)

test('nz8:App6 on the single zero wheel each area of the racetrack is one piece, Orphelins two', () => {
  const areas = trackOf(WHEELS[37]).map(({ area }) => area)
  const runs = areas.filter((area, i) => area !== areas[(i + 36) % 37])
  expect(runs.sort()).toEqual(['orphelins', 'orphelins', 'tier', 'voisins'])
})

test('nz8:App6 ruling:806 on the double zero wheel 00 lies in no area', () => {
  const track = trackOf(WHEELS[38])
  expect(track.filter(({ area }) => area === null).map(({ pocket }) => pocket)).toEqual(['00'])
})

test('nz8:3.2A every sector has its own clause', () => {
  expect(MULTIPLE_CLAUSE).toEqual({
    tier: 'nz8:3.2A(a)',
    orphelins: 'nz8:3.2A(b)',
    voisins: 'nz8:3.2A(c)',
    neighbours: 'nz8:3.2A(d)',
  })
})
