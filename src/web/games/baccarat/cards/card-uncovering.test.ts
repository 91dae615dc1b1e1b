import { expect, test } from 'vitest'
import { DECK, rank } from '../../../../kernel/card.ts'
import {
  CORNERS,
  cardEdge,
  cardMovement,
  clipOf,
  EDGES,
  nextQuarter,
  type Quarter,
  screenEdge,
  sightOf,
  type Uncovering,
} from './card-uncovering.ts'

const FROM = [...EDGES, ...CORNERS]

const seen = (card: (typeof DECK)[number], edge: Uncovering['edge'], part: number) => {
  const sight = sightOf(card, { edge, part })
  return sight.is === 'pips' ? sight.pips : sight.is
}

test('a covered card shows nothing, from any edge or corner', () => {
  for (const card of DECK)
    for (const edge of FROM) expect(sightOf(card, { edge, part: 0 })).toEqual({ is: 'nothing' })
})

test('more is visible the further it is uncovered, and at the end every pip', () => {
  const worth = (sight: string | number) => (typeof sight === 'number' ? sight : 0)
  for (const card of DECK.filter(one => !'JQK'.includes(rank(one))))
    for (const edge of FROM) {
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1].map(part => worth(seen(card, edge, part)))
      expect(steps.toSorted((a, b) => a - b)).toEqual(steps)
      expect(steps.at(-1)).toBe(rank(card) === 'A' ? 1 : Number(rank(card)))
    }
})

test('from the side a four and a five look alike, and so do nine and ten', () => {
  expect(seen('4S', 'left', 0.36)).toBe(seen('5S', 'left', 0.36))
  expect(seen('9H', 'left', 0.36)).toBe(seen('10H', 'left', 0.36))
  expect(seen('2C', 'left', 0.36)).toBe('nothing')
})

test('a court card shows its frame, but not its rank', () => {
  for (const card of ['JH', 'QH', 'KH'] as const)
    expect(sightOf(card, { edge: 'top', part: 0.5 })).toEqual({ is: 'frame' })
})

test('a corner shows the nearest pip first, and for long nothing of a two or an ace', () => {
  expect(seen('4S', 'top left', 0.25)).toBe(1)
  expect(seen('10H', 'bottom right', 0.25)).toBe(1)
  expect(seen('2C', 'top right', 0.25)).toBe('nothing')
  expect(seen('AD', 'top right', 0.4)).toBe('nothing')
})

test('clipping removes the corner of the back itself', () => {
  expect(clipOf({ edge: 'top left', part: 0.25 })).toBe(
    'polygon(50% 0%, 100% 0%, 100% 100%, 0% 100%, 0% 50%)',
  )
  expect(clipOf({ edge: 'bottom right', part: 0.75 })).toBe('polygon(0% 50%, 0% 0%, 50% 0%)')
})

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3]

test('a card on its side has its top on the right and its long edge on top', () => {
  expect(screenEdge(1, 'top')).toBe('right')
  expect(cardEdge(1, 'top')).toBe('left')
  expect(cardEdge(3, 'top')).toBe('right')
  expect(cardEdge(2, 'left')).toBe('right')
  for (const quarter of QUARTERS)
    for (const edge of EDGES) expect(cardEdge(quarter, screenEdge(quarter, edge))).toBe(edge)
})

test('four quarter turns make a whole turn', () => {
  const four = QUARTERS.reduce<Quarter>(quarter => nextQuarter(quarter), 0)
  expect(four).toBe(0)
  for (const quarter of QUARTERS) {
    const [x, y] = cardMovement(quarter, 3, 4)
    expect(Math.hypot(x, y)).toBe(5)
  }
})

test('dragging down bends the upper edge, however the card is rotated', () => {
  for (const quarter of QUARTERS) {
    const [x, y] = cardMovement(quarter, 0, 1)
    const bends = x > 0 ? 'left' : x < 0 ? 'right' : y > 0 ? 'top' : 'bottom'
    expect(bends).toBe(cardEdge(quarter, 'top'))
  }
})

test('the text matches what is visible: a long edge of a four shows two pips in any rotation', () => {
  for (const quarter of QUARTERS)
    for (const seenEdge of EDGES) {
      const edge = cardEdge(quarter, seenEdge)
      expect(seen('4S', edge, 0.36)).toBe(2)
      expect(seen('KS', edge, 0.5)).toBe('frame')
    }
})
