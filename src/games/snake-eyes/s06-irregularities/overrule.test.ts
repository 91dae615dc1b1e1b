import { describe, expect, test } from 'vitest'
import {
  ANN,
  annShoots,
  BEN,
  CASINO_SUPERVISOR,
  DEALER,
  GAME_SUPERVISOR,
  OPERATOR,
  SENIOR,
} from '../../../../tests/fixtures/snake-eyes-table.ts'
import type { Faces } from '../s03-equipment/dice.ts'

const to = (outcome: Faces | 'no-roll') => ({ does: 'overrule', outcome, reason: 'seen' }) as const

/**
 * Ann has $10 on the six. Ben has $10 on the eight and $10 on the field. The dice show these faces.
 */
const told = (...faces: Faces) => {
  const at = annShoots()
  at.wager(BEN, 'eight', 10)
  at.wager(BEN, 'field', 10)
  at.must(ANN, { does: 'roll' })
  at.rest(...faces)
  at.must(DEALER, { does: 'call', total: faces[0] + faces[1] })
  return at
}

const settled = (...faces: Faces) => {
  const at = told(...faces)
  at.must(DEALER, { does: 'settle' })
  return at
}

describe('nz11a:6.6 the ladder', () => {
  test('nz11a:6.6(a) the game supervisor overrules the dealer, the dealer nobody', () => {
    const at = told(5, 3)
    expect(at.does(DEALER, to([4, 3]))).toBe('nz11a:6.6')
    expect(at.does(GAME_SUPERVISOR, { ...to([4, 3]), reason: '' })).toBe('nz11a:6.6(a)')
    expect(at.does(GAME_SUPERVISOR, to([4, 9 as never]))).toBe('nz1:16.0(c)')
    at.must(GAME_SUPERVISOR, to([4, 3]))
    at.must(DEALER, { does: 'settle' })
    expect(at.view().phase).toBe('offering')
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([990, 980])
  })

  test('nz11a:6.6(b) nz11a:6.6(c) nz11a:6.6(d) a rank can overrule only lower ranks', () => {
    const at = settled(5, 3)
    at.must(GAME_SUPERVISOR, to([3, 3]))
    expect(at.does(GAME_SUPERVISOR, to([4, 4]))).toBe('nz11a:6.6(a)')
    at.must(CASINO_SUPERVISOR, to([4, 3]))
    expect(at.does(GAME_SUPERVISOR, to([5, 3]))).toBe('nz11a:6.6(a)')
    at.must(SENIOR, to('no-roll'))
    expect(at.does(CASINO_SUPERVISOR, to([5, 3]))).toBe('nz11a:6.6(b)')
    expect(at.does(SENIOR, to([5, 3]))).toBe('nz11a:6.6(c)')
    at.must(OPERATOR, to([5, 3]))
    expect(at.does(OPERATOR, to([3, 3]))).toBe('nz11a:6.6(d)')
    expect([at.holds('Ann'), at.holds('Ben'), at.sum()]).toEqual([990, 1000, 0])
    expect(at.standing()).toEqual(['Ann six'])
  })

  test('nz11a:6.6 without a call there is nothing to overrule', () => {
    const at = annShoots()
    expect(at.does(GAME_SUPERVISOR, to([3, 3]))).toBe('nz11a:6.6(a)')
    at.must(ANN, { does: 'roll' })
    expect(at.does(GAME_SUPERVISOR, to([3, 3]))).toBe('nz11a:6.6(a)')
    at.rest(3, 4)
    expect(at.does(GAME_SUPERVISOR, to([3, 3]))).toBe('nz11a:6.6(a)')
  })

  test('nz11a:6.6(a) only a casino supervisor overrules a game supervisor', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.rest(3, 4)
    at.must(GAME_SUPERVISOR, { does: 'call', total: 7 })
    expect(at.does(GAME_SUPERVISOR, to([3, 3]))).toBe('nz11a:6.6(a)')
    expect(at.does(CASINO_SUPERVISOR, to([3, 3]))).toBe('done')
  })
})

describe('ruling:1107 nz1:11.1 a settlement can be reversed until the next roll', () => {
  test('7 becomes 6: losses and dice come back, and winners are paid', () => {
    const at = settled(3, 4)
    expect([at.holds('Ann'), at.holds('Ben'), at.view().phase]).toEqual([990, 980, 'offering'])
    at.must(GAME_SUPERVISOR, to([3, 3]))
    expect(at.standing()).toEqual(['Ben eight'])
    expect([at.holds('Ann'), at.holds('Ben'), at.sum()]).toEqual([1010, 980, 0])
    expect(at.view()).toMatchObject({ phase: 'betting', shooter: 'Ann', faces: [3, 3] })
    at.wager(ANN, 'six', 10)
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })

  test('8 becomes 7: winnings go back and the dice move on', () => {
    const at = settled(4, 4)
    expect(at.holds('Ben')).toBe(1000)
    at.must(GAME_SUPERVISOR, to([4, 3]))
    expect([at.holds('Ann'), at.holds('Ben'), at.sum()]).toEqual([990, 980, 0])
    expect(at.view()).toMatchObject({ phase: 'offering', shooter: null })
  })

  test('ruling:1117 a roll becomes void, and all its wagers are back', () => {
    const at = settled(3, 4)
    at.must(GAME_SUPERVISOR, to('no-roll'))
    expect(at.standing()).toEqual(['Ann six', 'Ben eight', 'Ben field'])
    expect([at.holds('Ann'), at.holds('Ben'), at.sum()]).toEqual([990, 980, 0])
    at.rolls(ANN, 2, 4)
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([1010, 980])
  })

  test('ruling:1117 before settlement too', () => {
    const at = told(3, 4)
    at.must(GAME_SUPERVISOR, to('no-roll'))
    expect(at.standing()).toHaveLength(3)
    expect(at.view()).toMatchObject({ phase: 'betting', voidRolls: 1 })
  })

  test('ruling:1117 a void roll becomes valid for the wagers of that roll', () => {
    const at = annShoots()
    at.wager(BEN, 'field', 10)
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'no-roll', ground: 'missed-the-end' })
    at.wager(BEN, 'any-7', 10)
    at.must(GAME_SUPERVISOR, to([3, 4]))
    expect(at.standing()).toEqual(['Ben any-7'])
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([990, 980])
    expect(at.view().phase).toBe('offering')
  })

  test('a later wager does not belong to that roll', () => {
    const at = settled(3, 4)
    at.wager(BEN, 'any-7', 10)
    at.must(GAME_SUPERVISOR, to([1, 1]))
    expect(at.standing()).toEqual(['Ben any-7', 'Ann six', 'Ben eight'])
    expect(at.holds('Ben')).toBe(1010)
  })

  test('the patron owes chips that they no longer hold', () => {
    const at = settled(4, 4)
    at.must(BEN, { does: 'cash-out', chips: 99_000 as never })
    at.must(GAME_SUPERVISOR, to([4, 3]))
    expect([at.holds('Ben'), at.owes('Ben'), at.sum()]).toEqual([0, 10, 0])
    expect(at.standing()).toEqual([])
  })

  test('nz1:18.2 a roll settled twice is invalidated once, as it was settled last', () => {
    const at = settled(5, 3)
    at.must(GAME_SUPERVISOR, to([3, 3]))
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([1010, 980])
    at.must(CASINO_SUPERVISOR, {
      does: 'invalidate',
      ground: 'disruption',
      forfeits: [],
      reason: 'fire alarm',
    })
    expect([at.holds('Ann'), at.holds('Ben'), at.sum()]).toEqual([1000, 1000, 0])
    expect(at.standing()).toEqual([])
  })

  test('nz1:18.2 and the roll after it is invalidated alone', () => {
    const at = settled(3, 4)
    at.must(GAME_SUPERVISOR, to([1, 1]))
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([990, 1020])
    at.rolls(ANN, 3, 4)
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([990, 1020])
    at.must(CASINO_SUPERVISOR, {
      does: 'invalidate',
      ground: 'disruption',
      forfeits: [],
      reason: 'fire alarm',
    })
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([1000, 1030])
  })

  test('not when the next roll has begun', () => {
    const at = settled(5, 5)
    at.must(ANN, { does: 'roll' })
    expect(at.does(OPERATOR, to([3, 3]))).toBe('nz11a:6.6(d)')
  })

  test('dice that the shooter gave up freely do not come back', () => {
    const at = settled(5, 5)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(BEN, { does: 'take-dice' })
    at.must(GAME_SUPERVISOR, to([6, 5]))
    expect(at.view().shooter).toBe('Ben')
    at.must(CASINO_SUPERVISOR, to([4, 3]))
    expect(at.view().shooter).toBe('Ben')
  })

  test('nz11a:5.9(d) wagers taken back since then leave the dealer nothing to roll for', () => {
    const at = annShoots()
    at.wager(BEN, 'five', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(BEN, { does: 'decline-dice' })
    at.must(ANN, { does: 'decline-dice' })
    at.rolls(DEALER, 1, 1)
    at.must(BEN, { does: 'withdraw', wager: at.id('Ben', 'five') })
    at.must(GAME_SUPERVISOR, to([2, 4]))
    expect(at.view()).toMatchObject({ shooter: null, phase: 'offering' })
  })

  test('nz11a:5.9(d) the dealer rolls again if an overruled call restores wagers', () => {
    const at = annShoots()
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(ANN, { does: 'decline-dice' })
    at.rolls(DEALER, 2, 4)
    expect(at.view().phase).toBe('offering')
    at.must(GAME_SUPERVISOR, to([2, 3]))
    expect(at.view().shooter).toBe('dealer')
    at.rolls(DEALER, 5, 1)
    expect(at.holds('Ann')).toBe(1010)
  })

  test('nz11a:6.1(d) if an overruled 7 replaced the dice, the shooter chooses new ones', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'dice-left-table', dice: [1] })
    at.must(DEALER, { does: 'give-up-search' })
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    at.rolls(ANN, 3, 4)
    at.must(GAME_SUPERVISOR, to([2, 3]))
    at.inspected()
    expect(at.view()).toMatchObject({ phase: 'betting', shooter: 'Ann' })
    at.must(ANN, { does: 'choose-dice', dice: [6, 7] })
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })
})

test('nz11a:3.4(b) the display follows an overruled call', () => {
  const at = annShoots({ resultsDisplay: true })
  at.rolls(ANN, 1, 1)
  at.rolls(ANN, 5, 3)
  at.must(GAME_SUPERVISOR, to([5, 4]))
  expect(at.view().display?.results).toEqual([
    [5, 4],
    [1, 1],
  ])
  at.must(CASINO_SUPERVISOR, to('no-roll'))
  expect(at.view().display?.results).toEqual([[1, 1]])
  at.must(OPERATOR, to([6, 6]))
  expect(at.view().display?.results).toEqual([
    [6, 6],
    [1, 1],
  ])
})
