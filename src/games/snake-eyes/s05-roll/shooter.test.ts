import { describe, expect, test } from 'vitest'
import {
  ANN,
  annShoots,
  atSnakeEyes,
  BEN,
  CID,
  DEALER,
  GAME_SUPERVISOR,
} from '../../../../tests/fixtures/snake-eyes-table.ts'

describe('nz11a:5.2 nz11a:3.3 two people inspect the dice', () => {
  test('nobody is offered dice that only one of them has seen', () => {
    const at = atSnakeEyes()
    at.must(DEALER, { does: 'inspect-dice' })
    expect(at.does(DEALER, { does: 'inspect-dice' })).toBe('nz11a:5.2')
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('nz11a:5.3(a)')
    at.must(GAME_SUPERVISOR, { does: 'inspect-dice' })
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('done')
  })

  test('the same person does not count twice, whatever their rank', () => {
    const at = atSnakeEyes()
    const who = { role: 'staff', name: 'Dee' } as const
    at.must({ ...who, rank: 'dealer' }, { does: 'inspect-dice' })
    const again = at.does({ ...who, rank: 'game-supervisor' }, { does: 'inspect-dice' })
    expect(again).toBe('nz11a:5.2')
  })

  test('nz11a:1.1/dice a table has the dice that were elected, the dealer keeps them', () => {
    const dice = atSnakeEyes({ dice: 3 }).view().dice
    expect(dice).toEqual([1, 2, 3].map(id => ({ id, at: 'dealer' })))
  })
})

describe('nz11a:5.3 the first shooter', () => {
  const offered = () => {
    const at = atSnakeEyes()
    at.inspected()
    at.must(DEALER, { does: 'offer-dice' })
    return at
  }

  test('nz11a:5.3(a) the patron at the dealer’s left is asked first, wager or not', () => {
    expect(offered().view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.3(b) then the others, clockwise', () => {
    const at = offered()
    at.must(ANN, { does: 'decline-dice' })
    expect(at.view().offeredTo).toBe('Ben')
    expect(at.does(ANN, { does: 'take-dice' })).toBe('nz11a:5.3(c)')
    at.must(DEALER, { does: 'decline-dice' })
    expect(at.view().offeredTo).toBe('Cid')
  })

  test('nz11a:5.3(c) the first to accept chooses two dice, the others go back', () => {
    const at = offered()
    expect(at.does(ANN, { does: 'take-dice', dice: [2, 2] })).toBe('nz11a:1.1/active-dice')
    expect(at.does(ANN, { does: 'take-dice', dice: [2, 6] })).toBe('nz11a:1.1/active-dice')
    at.must(ANN, { does: 'take-dice', dice: [2, 5] })
    expect(at.view().dice.map(({ at: where }) => where)).toEqual([
      'dealer',
      'active',
      'dealer',
      'dealer',
      'active',
    ])
    expect(at.does(BEN, { does: 'take-dice' })).toBe('nz11a:5.9(c)')
  })

  test('nz11a:5.3(b) if nobody takes the dice and there are no wagers, play starts again', () => {
    const at = offered()
    for (const by of [ANN, BEN, CID]) at.must(by, { does: 'decline-dice' })
    expect(at.view()).toMatchObject({ phase: 'offering', offeredTo: null })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.3(b) nz11a:5.3(c) play does not wait for a patron who leaves', () => {
    const at = offered()
    at.must(ANN, { does: 'leave' })
    expect(at.does(ANN, { does: 'take-dice' })).toBe('nz11a:5.3(c)')
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ben')
  })

  test('ruling:1105 if nobody takes the dice but there are wagers, the dealer rolls', () => {
    const at = offered()
    at.wager(CID, 'five', 10)
    for (const by of [ANN, BEN, CID]) at.must(by, { does: 'decline-dice' })
    expect(at.view().shooter).toBe('dealer')
  })
})

describe('nz11a:5.4 only a patron with a wager rolls', () => {
  test('not before it is placed, not after it is taken back', () => {
    const at = annShoots()
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.4')
    at.wager(ANN, 'field', 5)
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })

  test('nz11a:6.3(h) nobody but the shooter rolls', () => {
    const at = annShoots()
    at.wager(BEN, 'six', 10)
    expect(at.does(BEN, { does: 'roll' })).toBe('nz11a:6.3(h)')
    expect(at.does(DEALER, { does: 'roll' })).toBe('nz11a:6.3(h)')
  })
})

describe('nz11a:5.7 keeping the dice and giving them up', () => {
  test('after any roll but 7, the shooter may continue or stop', () => {
    const at = annShoots()
    at.rolls(ANN, 1, 1)
    expect(at.view().shooter).toBe('Ann')
    expect(at.does(BEN, { does: 'relinquish' })).toBe('nz11a:5.7')
    at.must(ANN, { does: 'relinquish' })
    expect(at.view()).toMatchObject({ phase: 'offering', shooter: null })
  })

  test('a shooter who lost every wager before a 7 may place another and go on', () => {
    const at = annShoots()
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    at.wager(ANN, 'field', 5)
    at.rolls(ANN, 3, 3)
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.4')
    at.wager(ANN, 'field', 5)
    at.rolls(ANN, 5, 6)
    expect(at.holds('Ann')).toBe(1000)
  })

  test('nz11a:5.7(a) nz11a:1.1/7-out after a 7 the dice are given up, whoever rolled it', () => {
    const at = annShoots()
    at.rolls(ANN, 3, 4)
    expect(at.view()).toMatchObject({ phase: 'offering', shooter: null })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.3(c)')
  })

  test('nz11a:5.7(b) the dealer takes the dice for delay or a breach, and for void rolls from the second', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'no-roll', ground: 'not-together' })
    expect(at.does(DEALER, { does: 'take-dice-away', reason: 'void-rolls' })).toBe('nz11a:5.7(b)')
    at.must(ANN, { does: 'roll' })
    at.must(DEALER, { does: 'no-roll', ground: 'missed-the-end' })
    expect(at.view().voidRolls).toBe(2)
    expect(at.does(BEN, { does: 'take-dice-away', reason: 'delay' })).toBe('nz11a:5.7(b)')
    at.must(DEALER, { does: 'take-dice-away', reason: 'void-rolls' })
    expect(at.view().shooter).toBeNull()
    expect(annShoots().does(GAME_SUPERVISOR, { does: 'take-dice-away', reason: 'delay' })).toBe(
      'done',
    )
  })
})

describe('nz11a:5.9 the next shooter', () => {
  test('nz11a:5.9(a) nz11a:5.9(b) clockwise from the shooter’s left, those with a wager, the shooter last', () => {
    const at = annShoots()
    at.wager(CID, 'eight', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Cid')
    at.must(CID, { does: 'decline-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.9(a) an offer lapses with the wager', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('nz11a:5.9(b)')
    at.must(BEN, { does: 'withdraw', wager: at.id('Ben', 'eight') })
    expect(at.does(BEN, { does: 'take-dice' })).toBe('nz11a:5.9(a)')
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.9(a) ruling:1106 after a 7 the dice wait for a wager; a lone patron gets them back', () => {
    const at = annShoots()
    at.rolls(ANN, 3, 4)
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('nz11a:5.9(a)')
    at.wager(ANN, 'six', 10)
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.9(c) the patron who accepts becomes the shooter and chooses two dice', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(BEN, { does: 'take-dice', dice: [3, 4] })
    expect(at.view().shooter).toBe('Ben')
    at.rolls(BEN, 4, 4)
    expect(at.holds('Ben')).toBe(1010)
  })

  test('nz11a:5.9(d) ruling:1108 if nobody takes the dice, the dealer rolls until every wager is decided', () => {
    const at = annShoots()
    at.wager(BEN, 'hard-6', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(BEN, { does: 'decline-dice' })
    at.must(ANN, { does: 'decline-dice' })
    expect(at.view().shooter).toBe('dealer')
    at.rolls(DEALER, 1, 1)
    expect(at.view().shooter).toBe('dealer')
    at.rolls(DEALER, 3, 3)
    expect(at.view()).toMatchObject({ phase: 'offering', shooter: null })
    expect([at.holds('Ann'), at.holds('Ben')]).toEqual([1010, 1090])
  })

  test('nz11a:5.9(d) a 7 ends the dealer’s rolling too', () => {
    const at = annShoots()
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(ANN, { does: 'decline-dice' })
    at.rolls(DEALER, 3, 4)
    expect(at.view().phase).toBe('offering')
    expect(at.standing()).toEqual([])
  })

  test('nz11a:5.9(d) when the patrons take their wagers back there is nothing to roll for', () => {
    const at = annShoots()
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(ANN, { does: 'decline-dice' })
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    expect(at.does(DEALER, { does: 'roll' })).toBe('nz11a:5.9(d)')
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.9(d) if all decline and withdraw their wagers, play starts again', () => {
    const at = annShoots()
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    at.must(ANN, { does: 'decline-dice' })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.3 the last one asked takes the wager back as well: play begins anew', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    at.must(BEN, { does: 'decline-dice' })
    at.must(BEN, { does: 'withdraw', wager: at.id('Ben', 'eight') })
    at.must(ANN, { does: 'withdraw', wager: at.id('Ann', 'six') })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBeNull()
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ann')
  })

  test('nz11a:5.9(a) the dice pass from the new seat of the shooter to the left', () => {
    const at = annShoots()
    at.wager(CID, 'eight', 10)
    at.must(BEN, { does: 'leave' })
    at.must(ANN, { does: 'sit', seat: 2 })
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Cid')
  })

  test('nz11a:5.7 a shooter who leaves the table has given the dice up', () => {
    const at = annShoots()
    at.wager(BEN, 'eight', 10)
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('nz11a:5.3(a)')
    at.must(ANN, { does: 'leave' })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:5.4')
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view()).toMatchObject({ shooter: null, offeredTo: 'Ben' })
  })
})
