import { describe, expect, test } from 'vitest'
import {
  ANN,
  annShoots,
  BEN,
  DEALER,
  GAME_SUPERVISOR,
  OPERATOR,
} from '../../../../tests/fixtures/snake-eyes-table.ts'

const rolling = () => {
  const at = annShoots()
  at.wager(BEN, 'field', 10)
  at.must(ANN, { does: 'roll' })
  return at
}

describe('nz11a:6.3 rolls that are void even without a call', () => {
  test.each([
    'dice-stacked',
    'on-the-bank',
    'in-bowl-or-on-rail',
    'more-than-one-face',
    'fraud',
    'fall-could-be-called',
  ] as const)('%s leaves every wager where it is and the dice with the shooter', ground => {
    const at = rolling()
    at.rest(3, 4)
    at.must(DEALER, { does: 'no-roll', ground })
    expect(at.standing()).toEqual(['Ann six', 'Ben field'])
    expect(at.view()).toMatchObject({ shooter: 'Ann', phase: 'betting', faces: null })
    at.rolls(ANN, 4, 5)
    expect(at.holds('Ben')).toBe(1010)
  })

  test('nz11a:6.3(b) nz11a:6.3(c) nz11a:6.3(d) nz11a:6.3(e) nz11a:6.3(f) nz11a:6.3(g) can be called only by the house', () => {
    const at = rolling()
    const clauses = [
      ['dice-stacked', 'nz11a:6.3(b)'],
      ['on-the-bank', 'nz11a:6.3(c)'],
      ['in-bowl-or-on-rail', 'nz11a:6.3(d)'],
      ['more-than-one-face', 'nz11a:6.3(e)'],
      ['fraud', 'nz11a:6.3(f)'],
      ['fall-could-be-called', 'nz11a:6.3(g)'],
    ] as const
    for (const [ground, clause] of clauses)
      expect(at.does(BEN, { does: 'no-roll', ground })).toBe(clause)
  })

  test('nz11a:6.3(h) somebody grabs the dice and throws them', () => {
    const at = annShoots()
    expect(at.does(DEALER, { does: 'no-roll', ground: 'fraud' })).toBe('nz11a:6.5')
    at.must(DEALER, { does: 'no-roll', ground: 'not-the-shooter' })
    expect(at.view().voidRolls).toBe(0)
    expect(at.view()).toMatchObject({
      shooter: 'Ann',
      announcements: expect.arrayContaining(['No roll']),
    })
  })
})

describe('nz11a:6.4 rolls that are void only if called', () => {
  test('nz11a:6.4(a) dice that left the hand one after the other count unless it is called', () => {
    const called = rolling()
    called.must(DEALER, { does: 'no-roll', ground: 'not-together' })
    expect(called.standing()).toEqual(['Ann six', 'Ben field'])
    const uncalled = rolling()
    uncalled.rest(4, 5)
    uncalled.must(DEALER, { does: 'call', total: 9 })
    uncalled.must(DEALER, { does: 'settle' })
    expect(uncalled.holds('Ben')).toBe(1010)
  })

  test('nz11a:6.4(b) nz11a:6.5 ruling:1103 ruling:1112 still after rest, not after settlement', () => {
    const at = rolling()
    at.rest(3, 4)
    at.must(DEALER, { does: 'call', total: 7 })
    at.must(GAME_SUPERVISOR, { does: 'no-roll', ground: 'missed-the-end' })
    expect(at.happened()[0]).toMatchObject({ is: 'RollVoided', late: true })
    expect(at.standing()).toHaveLength(2)
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'no-roll', ground: 'missed-the-end' })
    expect(at.happened()[0]).toMatchObject({ is: 'RollVoided', late: false })
    at.rolls(ANN, 1, 1)
    const tooLate = at.does(GAME_SUPERVISOR, { does: 'no-roll', ground: 'missed-the-end' })
    expect(tooLate).toBe('nz11a:6.5')
  })

  test('nz11a:6.4(c) nz11a:6.4(d) other reasons are said in words', () => {
    const at = rolling()
    expect(at.does(DEALER, { does: 'no-roll', ground: 'improper' })).toBe('nz11a:6.4(c)')
    expect(at.does(DEALER, { does: 'no-roll', ground: 'irregular' })).toBe('nz11a:6.4(d)')
    at.must(DEALER, { does: 'no-roll', ground: 'improper', note: 'dice slid' })
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'no-roll', ground: 'irregular', note: 'glass on the layout' })
    expect(at.view().voidRolls).toBe(2)
  })
})

describe('nz11a:6.2 a die that leans', () => {
  const leaning = () => {
    const at = rolling()
    at.must(DEALER, { does: 'leaning-dice', fallen: [{ up: 4 }, { resting: 2 }] })
    return at
  }

  test('counts by the face opposite the one it rests on', () => {
    expect(leaning().view()).toMatchObject({ faces: [4, 5], total: 9 })
  })

  test('in a dispute the game supervisor says which face, and only of a die that leans', () => {
    const at = leaning()
    expect(at.does(DEALER, { does: 'rule-face', die: 2, face: 3 })).toBe('nz11a:6.2')
    expect(at.does(GAME_SUPERVISOR, { does: 'rule-face', die: 1, face: 3 })).toBe('nz11a:6.2')
    at.must(GAME_SUPERVISOR, { does: 'rule-face', die: 2, face: 3 })
    at.must(DEALER, { does: 'call', total: 7 })
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ben')).toBe(990)
  })

  test('or that the roll is void', () => {
    const at = leaning()
    expect(at.does(DEALER, { does: 'void-disputed' })).toBe('nz11a:6.2')
    at.must(GAME_SUPERVISOR, { does: 'void-disputed' })
    expect(at.standing()).toHaveLength(2)
    const flat = rolling()
    flat.rest(4, 5)
    expect(flat.does(GAME_SUPERVISOR, { does: 'void-disputed' })).toBe('nz11a:6.2')
  })

  test('nz11a:6.3(c) but never one on the bank', () => {
    const at = leaning()
    at.must(DEALER, { does: 'no-roll', ground: 'on-the-bank' })
    expect(at.standing()).toHaveLength(2)
  })
})

describe('nz11a:4.6 wagers that were moved by accident', () => {
  test('ruling:1115 count where they lay, once the game supervisor says so', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    const restore = { does: 'restore-wager', wager: at.id('Ben', 'eight'), on: 'six' } as const
    at.must(ANN, { does: 'roll' })
    at.rest(2, 4)
    at.must(DEALER, { does: 'call', total: 6 })
    expect(at.does(DEALER, restore)).toBe('nz11a:4.6')
    expect(at.does(GAME_SUPERVISOR, { ...restore, wager: 'w99' })).toBe('nz11a:4.6')
    expect(at.does(GAME_SUPERVISOR, { ...restore, on: 'pass' as never })).toBe('nz11a:4.1')
    at.must(GAME_SUPERVISOR, restore)
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ben')).toBe(1010)
  })

  test('nz11a:4.5 otherwise every wager counts where the chips are', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    at.rolls(ANN, 2, 4)
    expect(at.standing()).toEqual(['Ben eight'])
  })
})

test('nz11a:6.7 the operator decides cases that the rules leave open, in words', () => {
  const at = annShoots()
  expect(at.does(GAME_SUPERVISOR, { does: 'rule', ruling: 'Play goes on.' })).toBe('nz11a:6.7')
  expect(at.does(OPERATOR, { does: 'rule', ruling: '' })).toBe('nz11a:6.7')
  at.must(OPERATOR, { does: 'rule', ruling: 'Play goes on.' })
  expect(at.view().announcements).toContain('Play goes on.')
})

test('nz11a:2.0 unknown commands are refused without an error', () => {
  expect(annShoots().does(DEALER, { does: 'spin' } as never)).toBe('nz11a:2.0')
})
