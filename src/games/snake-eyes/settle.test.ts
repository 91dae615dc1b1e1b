import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chips, chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Elections } from './book/book.ts'
import { FACES, type Face, type Faces, total } from './s03-equipment/dice.ts'
import { ONS, SINGLE_ROLL, type WagerName } from './s04-wagers.ts'
import { type SequenceRoll, type SequenceWager, settleSequence } from './settle.ts'

const ELECTIONS: Elections = {
  hard4: 7,
  hard6: 9,
  hard8: 9,
  hard10: 7,
  field: 1,
  craps2: 30,
  craps12: 30,
}

const roll = (...dice: Faces): SequenceRoll => ({ dice, void: false })
const voidRoll = (...dice: Faces): SequenceRoll => ({ dice, void: true })
const on = (area: WagerName, more: Partial<SequenceWager> = {}): SequenceWager => ({
  id: 'w',
  on: area,
  chips: chips(1000),
  beforeRoll: 1,
  ...more,
})
const sequence = (rolls: readonly SequenceRoll[], ...wagers: readonly SequenceWager[]) =>
  settleSequence({ elections: ELECTIONS, rolls, wagers })
const first = (rolls: readonly SequenceRoll[], wager: SequenceWager) => {
  const answer = sequence(rolls, wager)
  if (isRefusal(answer)) throw new Error(answer.says)
  return answer.wagers[0]!
}
const refusedUnder = (...wagers: readonly SequenceWager[]) => {
  const answer = sequence([roll(1, 2)], ...wagers)
  return isRefusal(answer) ? answer.refused : 'answered'
}

describe('nz11a:4.2 the relevant roll decides', () => {
  test('a multi-roll wager stays over totals that do not concern it', () => {
    expect(first([roll(1, 1), roll(5, 6), roll(3, 3)], on('hard-6'))).toEqual({
      id: 'w',
      outcome: 'win',
      roll: 3,
      odds: '9:1',
      won: 9000,
      net: 9000,
      under: 'nz11a:4.9',
    })
  })

  test('undecided wagers stay and cost nothing', () => {
    expect(first([roll(1, 1)], on('hard-6'))).toEqual({
      id: 'w',
      outcome: 'stays',
      roll: null,
      odds: null,
      won: 0,
      net: 0,
      under: 'nz11a:4.2',
    })
  })

  test('a settled wager has left the layout: later rolls do not touch it', () => {
    expect(first([roll(4, 4), roll(3, 4)], on('eight'))).toMatchObject({ roll: 1, net: 1000 })
  })

  test('ruling:1104 the stake of a winning multi-roll wager comes back and does not ride', () => {
    expect(first([roll(4, 4), roll(2, 6)], on('eight'))).toMatchObject({ won: 1000, net: 1000 })
  })

  test('rolls before its placement are not its rolls', () => {
    expect(first([roll(3, 4), roll(2, 4)], on('six', { beforeRoll: 2 }))).toMatchObject({
      outcome: 'win',
      roll: 2,
    })
  })

  test('a wager placed after the last roll stays', () => {
    expect(first([roll(3, 4)], on('any-7', { beforeRoll: 2 }))).toMatchObject({ outcome: 'stays' })
    expect(first([], on('any-7'))).toMatchObject({ outcome: 'stays' })
  })
})

describe('nz11a:6.3 a void roll has no result', () => {
  test('its total is null and a single-roll wager waits for the next valid one', () => {
    const answer = sequence([voidRoll(3, 4), roll(5, 6)], on('any-7'))
    expect(answer).toMatchObject({
      totals: [null, 11],
      wagers: [{ outcome: 'lose', roll: 2, under: 'nz11a:4.1(g)' }],
    })
  })

  test('void rolls are counted as rolls', () => {
    expect(first([voidRoll(1, 1), roll(1, 1)], on('craps-2', { beforeRoll: 2 }))).toMatchObject({
      outcome: 'win',
      roll: 2,
      odds: '30:1',
    })
  })

  test('nothing but void rolls: a single-roll wager stays', () => {
    expect(first([voidRoll(3, 4)], on('field'))).toMatchObject({ outcome: 'stays', net: 0 })
  })
})

describe('nz11a:4.7 removal and reduction', () => {
  test('removed before the deciding roll', () => {
    expect(first([roll(1, 1), roll(3, 4)], on('six', { removedBeforeRoll: 2 }))).toMatchObject({
      outcome: 'removed',
      roll: null,
      net: 0,
      won: 0,
      under: 'nz11a:4.7',
    })
  })

  test('removed before the roll it was placed for', () => {
    expect(first([roll(3, 4)], on('six', { removedBeforeRoll: 1 }))).toMatchObject({
      outcome: 'removed',
    })
  })

  test('removed after the last roll', () => {
    expect(first([roll(1, 1)], on('six', { removedBeforeRoll: 2 }))).toMatchObject({
      outcome: 'removed',
    })
  })

  test('removal after settlement changes nothing', () => {
    expect(first([roll(3, 4), roll(1, 1)], on('six', { removedBeforeRoll: 2 }))).toMatchObject({
      outcome: 'lose',
      net: -1000,
    })
  })

  test('a waiting single-roll wager may be removed after a void roll', () => {
    expect(
      first([voidRoll(1, 1), roll(3, 4)], on('field', { removedBeforeRoll: 2 })),
    ).toMatchObject({ outcome: 'removed' })
  })

  const reduced = (beforeRoll: number, to: number) => ({
    reduced: { beforeRoll, to: chips(to) },
  })

  test('reduced before the deciding roll: the rest is at risk', () => {
    expect(first([roll(1, 1), roll(3, 4)], on('six', reduced(2, 400)))).toMatchObject({ net: -400 })
    expect(first([roll(2, 2)], on('hard-4', reduced(1, 1)))).toMatchObject({ won: 7, net: 7 })
  })

  test('reduction after settlement changes nothing', () => {
    expect(first([roll(3, 4)], on('six', reduced(2, 400)))).toMatchObject({ net: -1000 })
  })

  test('a wager both reduced and removed is removed', () => {
    const both = { ...reduced(1, 400), removedBeforeRoll: 2 }
    expect(first([roll(1, 1), roll(3, 4)], on('six', both))).toMatchObject({ outcome: 'removed' })
  })

  test('to the same amount or more is no reduction', () => {
    expect(refusedUnder(on('six', reduced(1, 999)))).toBe('answered')
    expect(refusedUnder(on('six', reduced(1, 1000)))).toBe('nz11a:4.7')
    expect(refusedUnder(on('six', reduced(1, 1001)))).toBe('nz11a:4.7')
  })

  test('a wager cannot be removed or reduced before it is placed', () => {
    expect(refusedUnder(on('six', { beforeRoll: 2, removedBeforeRoll: 1 }))).toBe('nz11a:4.7')
    expect(refusedUnder(on('six', { beforeRoll: 2, ...reduced(1, 400) }))).toBe('nz11a:4.7')
    expect(refusedUnder(on('six', { beforeRoll: 2, removedBeforeRoll: 2 }))).toBe('answered')
  })
})

test('nz11a:4.9 elections that are not printed refuse the whole sequence', () => {
  const elections = { ...ELECTIONS, hard4: 8 as never }
  expect(settleSequence({ elections, rolls: [], wagers: [] })).toMatchObject({
    refused: 'nz11a:4.9',
  })
})

describe('nz1:10.4 winnings above a safe integer', () => {
  const MOST = Number.MAX_SAFE_INTEGER
  const placed = (area: WagerName, amount: number, id = 'w') =>
    on(area, { id, chips: amount as Chips })

  test('an even-money wager may be half of it, and not a cent more', () => {
    expect(refusedUnder(placed('five', (MOST - 1) / 2))).toBe('answered')
    expect(refusedUnder(placed('five', (MOST + 1) / 2))).toBe('nz1:10.4')
  })

  test('the odds that are elected count, and so do the other wagers', () => {
    expect(refusedUnder(placed('craps-2', Math.floor(MOST / 31)))).toBe('answered')
    expect(refusedUnder(placed('craps-2', Math.floor(MOST / 31) + 1))).toBe('nz1:10.4')
    expect(refusedUnder(placed('five', (MOST - 1) / 2), placed('six', 1, 'x'))).toBe('nz1:10.4')
  })

  test('nz11a:4.9 the best of several odds counts', () => {
    expect(refusedUnder(placed('field', Math.floor(MOST / 4)))).toBe('answered')
    expect(refusedUnder(placed('field', Math.floor(MOST / 4) + 1))).toBe('nz1:10.4')
  })
})

const face = fc.constantFrom<Face>(...FACES)
const thrown: fc.Arbitrary<SequenceRoll> = fc.record({
  dice: fc.tuple(face, face),
  void: fc.boolean(),
})
const anyWager = fc.record({
  id: fc.string(),
  on: fc.constantFrom(...ONS),
  chips: fc.integer({ min: 1, max: 1e9 }).map(chips),
  beforeRoll: fc.integer({ min: 1, max: 8 }),
})

test('nz11a:4.2 the nets add up, and rolls after the last 7 leave no older multi-roll wager', () => {
  fc.assert(
    fc.property(fc.array(thrown, { maxLength: 8 }), fc.array(anyWager), (rolls, wagers) => {
      const answer = sequence(rolls, ...wagers)
      if (isRefusal(answer)) return false
      const seven = rolls.findLastIndex(one => !one.void && total(one.dice) === 7) + 1
      return (
        answer.net === answer.wagers.reduce((sum, { net }) => sum + net, 0) &&
        answer.wagers.every(
          ({ outcome }, i) => outcome !== 'stays' || wagers[i]!.beforeRoll > seven,
        )
      )
    }),
  )
})

test('nz11a:4.1 a single-roll wager is decided by the first valid roll after its placement', () => {
  fc.assert(
    fc.property(
      fc.array(thrown, { maxLength: 8 }),
      anyWager,
      fc.constantFrom(...SINGLE_ROLL),
      (rolls, wager, area) => {
        const next = rolls.findIndex((one, i) => i + 1 >= wager.beforeRoll && !one.void)
        const { roll: at } = first(rolls, { ...wager, on: area })
        return at === (next < 0 ? null : next + 1)
      },
    ),
  )
})
