import { describe, expect, test } from 'vitest'
import {
  ANN,
  annShoots,
  atSnakeEyes,
  BEN,
  CASINO_SUPERVISOR,
  DEALER,
  GAME_SUPERVISOR,
} from '../../../../tests/fixtures/snake-eyes-table.ts'
import { chips } from '../../../kernel/money.ts'

const late = (patron: string, dollars: number) =>
  ({ does: 'accept', patron, on: 'field', chips: chips(dollars * 100) }) as const

describe('nz11a:4.4 wagers before the roll, and while the dice roll', () => {
  test('nz11a:4.4(b) a late wager counts once the dealer confirms it, and is decided by the same roll', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    expect(at.wager(BEN, 'field', 10)).toBe('nz11a:4.4(b)')
    expect(at.standing()).toEqual(['Ann six'])
    at.must(DEALER, late('Ben', 10))
    at.rest(4, 5)
    at.must(DEALER, { does: 'call', total: 9 })
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ben')).toBe(1010)
  })

  test('nz11a:4.4(a) not when the dice have come to rest', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.rest(4, 5)
    expect(at.does(DEALER, late('Ben', 10))).toBe('nz11a:4.4(a)')
    expect(at.wager(BEN, 'field', 10)).toBe('nz11a:4.4(a)')
  })

  test('nz11a:4.4(c) not without chips', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    expect(at.does(DEALER, late('Ben', 1001))).toBe('nz1:10.3')
  })

  test('nz11a:4.1 unknown wagers are refused', () => {
    const pass = { does: 'wager', on: 'pass-line', chips: chips(1000) } as const
    expect(annShoots().does(BEN, pass)).toBe('nz11a:4.1')
  })

  test('nz11a:4.3 wagers are chips, of the table’s denominations and within its limits', () => {
    const at = annShoots()
    const stake = (cents: number) => ({ does: 'wager', on: 'five', chips: chips(cents) }) as const
    expect(at.does(BEN, stake(1050))).toBe('nz1:10.3')
    expect(at.does(BEN, stake(400))).toBe('nz1:10.1(b)')
  })
})

describe('nz11a:4.7 taking back and reducing until the dice rest', () => {
  test('also while they roll', () => {
    const at = annShoots()
    at.wager(BEN, 'hard-8', 10)
    at.wager(BEN, 'eight', 10)
    at.must(ANN, { does: 'roll' })
    at.must(BEN, { does: 'withdraw', wager: at.id('Ben', 'hard-8') })
    at.must(BEN, { does: 'alter', wager: at.id('Ben', 'eight'), chips: chips(500) })
    at.rest(3, 4)
    at.must(DEALER, { does: 'call', total: 7 })
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ben')).toBe(995)
  })

  test('nz11a:4.8 once the dice rest, no wager can be changed', () => {
    const at = annShoots()
    at.wager(BEN, 'any-7', 10)
    at.must(ANN, { does: 'roll' })
    at.rest(3, 4)
    expect(at.does(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })).toBe('nz11a:4.8')
    expect(at.does(BEN, { does: 'withdraw', wager: at.id('Ben', 'any-7') })).toBe('nz11a:4.7')
  })

  test('to make it more is a new wager, so not while the dice roll', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    const more = { does: 'alter', wager: at.id('Ann', 'six'), chips: chips(2000) } as const
    expect(at.does(ANN, more)).toBe('nz11a:4.4(b)')
  })

  test('ruling:1113 not below the minimum: all or nothing', () => {
    const at = annShoots()
    const alter = (cents: number) =>
      at.does(ANN, { does: 'alter', wager: at.id('Ann', 'six'), chips: chips(cents) })
    expect(alter(400)).toBe('nz1:10.1(b)')
    expect(alter(500)).toBe('done')
  })

  test('between two rolls a wager that stays may be taken off', () => {
    const at = annShoots()
    at.rolls(ANN, 1, 1)
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    expect(at.holds('Ann')).toBe(1000)
  })
})

describe('nz11a:5.6 from rest to the next roll', () => {
  test('nz11a:1.1/roll chance is asked for two dice, and only while they roll', () => {
    const at = annShoots()
    expect(at.awaits()).toBeUndefined()
    expect(at.does(DEALER, { does: 'dice', faces: [1, 1] })).toBe('nz11a:1.1/roll')
    at.must(ANN, { does: 'roll' })
    expect(at.awaits()).toEqual({ for: 'dice', count: 2 })
    expect(at.does(ANN, { does: 'dice', faces: [1, 1] })).toBe('nz11a:5.6')
    expect(at.does(DEALER, { does: 'dice', faces: [1, 7 as never] })).toBe('nz1:16.0(c)')
  })

  test('nz11a:5.6(a) the total is called before anything is settled, and by the house', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    expect(at.does(DEALER, { does: 'call', total: 6 })).toBe('nz11a:5.6(a)')
    at.rest(2, 4)
    expect(at.does(DEALER, { does: 'settle' })).toBe('nz11a:5.6(a)')
    expect(at.does(ANN, { does: 'call', total: 6 })).toBe('nz11a:5.6(a)')
    expect(at.does(DEALER, { does: 'call', total: 13 })).toBe('nz11a:1.1/total')
    at.must(GAME_SUPERVISOR, { does: 'call', total: 6 })
    expect(at.does(DEALER, { does: 'call', total: 8 })).toBe('nz11a:6.6')
    expect(at.view()).toMatchObject({
      total: 6,
      announcements: ['The dice are offered to Ann', '6'],
    })
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ann')).toBe(1010)
  })

  test('nz11a:4.2 a wrong call settles nothing, and the dealer may call again', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.rest(2, 4)
    at.must(DEALER, { does: 'call', total: 8 })
    expect(at.does(DEALER, { does: 'settle' })).toBe('nz11a:4.2')
    at.must(DEALER, { does: 'call', total: 6 })
    expect(at.does(DEALER, { does: 'settle' })).toBe('done')
  })

  test('nz11a:5.6(e) no further roll before this one is settled', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.6(e)')
    at.rest(1, 1)
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.6(e)')
    at.must(DEALER, { does: 'call', total: 2 })
    expect(at.does(ANN, { does: 'settle' })).toBe('nz11a:5.6(e)')
    at.must(DEALER, { does: 'settle' })
    expect(at.does(DEALER, { does: 'settle' })).toBe('nz11a:5.6(e)')
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })

  test('ruling:1104 a winning stake comes back with what it won, other wagers stay', () => {
    const at = annShoots()
    at.wager(BEN, 'five', 10)
    at.rolls(ANN, 2, 4)
    expect(at.holds('Ann')).toBe(1010)
    expect(at.standing()).toEqual(['Ben five'])
    expect(at.sum()).toBe(0)
  })

  test('nz1:18.1 an invalidated roll leaves nobody waiting for dice', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.rest(3, 4)
    at.must(CASINO_SUPERVISOR, {
      does: 'invalidate',
      ground: 'disruption',
      forfeits: [],
      reason: 'fire alarm',
    })
    expect(at.view().phase).toBe('betting')
    expect(at.holds('Ann')).toBe(1000)
  })
})

describe('nz11a:5.6(b) nz11a:3.4(c) the entry terminal', () => {
  const called = () => {
    const at = annShoots({ resultEntry: true })
    at.must(ANN, { does: 'roll' })
    at.rest(5, 2)
    at.must(DEALER, { does: 'call', total: 7 })
    return at
  }

  test('nz11a:3.4(c)(i) ruling:1110 both faces are entered before settlement', () => {
    const at = called()
    expect(at.does(DEALER, { does: 'settle' })).toBe('nz11a:5.6(b)')
    at.must(DEALER, { does: 'enter', faces: [2, 5] })
    expect(at.does(DEALER, { does: 'settle' })).toBe('done')
  })

  test('nz11a:3.4(c)(ii) the winning areas light up', () => {
    const at = called()
    at.must(DEALER, { does: 'enter', faces: [5, 2] })
    expect(at.view().lit).toEqual(['any-7'])
    const hard = annShoots({ resultEntry: true })
    hard.must(ANN, { does: 'roll' })
    hard.rest(2, 2)
    hard.must(DEALER, { does: 'call', total: 4 })
    expect(hard.view().lit).toEqual([])
    hard.must(DEALER, { does: 'enter', faces: [2, 2] })
    expect(hard.view().lit).toEqual(['hard-4', 'hardway-combo', 'field'])
  })

  test('nz11a:6.8 a wrong entry is amended under the game supervisor, before settlement only', () => {
    const at = called()
    at.must(DEALER, { does: 'enter', faces: [5, 3] })
    expect(at.does(DEALER, { does: 'settle' })).toBe('nz11a:6.8')
    expect(at.does(DEALER, { does: 'enter', faces: [5, 2] })).toBe('nz11a:6.8')
    expect(at.does(DEALER, { does: 'amend-entry', faces: [5, 2] })).toBe('nz11a:6.8')
    at.must(GAME_SUPERVISOR, { does: 'amend-entry', faces: [5, 2] })
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ann')).toBe(990)
    expect(at.does(GAME_SUPERVISOR, { does: 'amend-entry', faces: [5, 3] })).toBe('nz11a:6.8')
  })

  test('nz11a:3.4(c) a table without a terminal takes no entry, a terminal none before the call', () => {
    const at = annShoots()
    expect(at.does(DEALER, { does: 'enter', faces: [1, 1] })).toBe('nz11a:3.4(c)')
    const early = annShoots({ resultEntry: true })
    expect(early.does(DEALER, { does: 'enter', faces: [1, 1] })).toBe('nz11a:5.6(b)')
  })

  test('nz11a:6.9 nz11a:6.10 ruling:1111 lights fail: this roll is settled by the dice, then nothing moves', () => {
    const at = called()
    at.must(DEALER, { does: 'enter', faces: [5, 3] })
    at.must(DEALER, { does: 'equipment-failed' })
    expect(at.view().lit).toEqual([])
    at.must(DEALER, { does: 'settle' })
    expect(at.holds('Ann')).toBe(990)
    at.wager(ANN, 'six', 10)
    at.must(DEALER, { does: 'offer-dice' })
    at.must(ANN, { does: 'take-dice' })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:6.10')
    expect(at.does(DEALER, { does: 'equipment-failed' })).toBe('nz11a:6.10')
    const resume = { does: 'resume', how: 'procedures', note: 'results written by hand' } as const
    expect(at.does(DEALER, resume)).toBe('nz11a:6.10')
    expect(at.does(GAME_SUPERVISOR, { ...resume, note: '' })).toBe('nz11a:6.10')
    at.must(GAME_SUPERVISOR, resume)
    at.rolls(ANN, 2, 4)
    expect(at.does(DEALER, { does: 'enter', faces: [2, 4] })).toBe('nz11a:6.10')
    at.must(GAME_SUPERVISOR, { does: 'resume', how: 'rectified', note: 'lamp replaced' })
    expect(at.view().equipment).toBe('working')
    expect(at.does(GAME_SUPERVISOR, resume)).toBe('nz11a:6.10')
  })

  test('nz11a:3.4 equipment that a table does not have cannot fail', () => {
    expect(annShoots().does(DEALER, { does: 'equipment-failed' })).toBe('nz11a:3.4')
  })
})

describe('nz11a:3.2 nz11a:4.10 the public view', () => {
  test('nz11a:4.10 the odds in use are on display', () => {
    const { odds } = atSnakeEyes({ hard4: 6, field: 3, craps2: 32 }).view()
    expect(odds).toMatchObject({
      'hard-4': '6 to 1',
      'hard-6': '9 to 1',
      'hardway-combo': '4 to 1',
      field: '1 to 1, 2 pays 3 to 1, 12 pays 1 to 1',
      'craps-2': '32 to 1',
      'craps-3': '15 to 1',
    })
  })

  test('nz11a:3.2 ruling:1109 the layout is chosen apart from the field option', () => {
    const { layout } = atSnakeEyes({ layout: 2, field: 3 }).view()
    expect(layout.appendix).toBe(2)
    expect([...layout.multiRoll, ...layout.singleRoll]).toHaveLength(15)
  })

  test('nz11a:3.4(b) nz11a:6.11 the display, where there is one, says that it binds nobody', () => {
    expect(annShoots().view().display).toBeNull()
    const at = annShoots({ resultsDisplay: true })
    at.rolls(ANN, 1, 1)
    expect(at.view().display).toMatchObject({
      results: [[1, 1]],
      sinceSevenOut: 1,
      disclaimer: expect.stringContaining('does not answer'),
    })
  })
})

test('nz11a:5.6(a) ruling:116 dice that were entered wrongly are entered again until the total is called', () => {
  const at = annShoots()
  at.must(ANN, { does: 'roll' })
  at.must(DEALER, { does: 'dice', faces: [3, 4] })
  at.must(DEALER, { does: 'dice', faces: [3, 3] })
  expect(at.does(DEALER, { does: 'dice', faces: [3, 7 as 6] })).toBe('nz1:16.0(c)')
  at.must(DEALER, { does: 'call', total: 6 })
  expect(at.does(DEALER, { does: 'dice', faces: [3, 4] })).toBe('nz11a:1.1/roll')
  at.must(DEALER, { does: 'settle' })
  expect(at.standing()).toEqual([])
  expect(at.holds('Ann')).toBeGreaterThan(1000)
})
