import { describe, expect, test } from 'vitest'
import { ANN, BEN, DEALER, OPERATOR, tableOf } from '../../tests/fixtures/coin.ts'
import { chips } from '../kernel/money.ts'
import { MOST } from './s09-limits.ts'
import { balance } from './state.ts'

const RED = { does: 'buy-colour', colour: 'red', chips: chips(5000) } as const
const onTails = (size: number, kind: 'value' | `colour:${string}`) =>
  ({ does: 'wager', on: 'tails', chips: chips(size), kind }) as const

describe('non-value chips', () => {
  test('nz1:14.1 nz1:14.3 a game that allows them is played with colours', () => {
    const at = tableOf()
    expect(at.does(ANN, RED)).toBe('ok')
    expect([at.holds('Ann'), at.holds('Ann', 'colour:red')]).toEqual([15_000, 5000])
    expect(at.does(ANN, onTails(1000, 'colour:red'))).toBe('ok')
    at.does(DEALER, { does: 'close' })
    at.does(DEALER, { does: 'toss', face: 'tails' })
    expect(at.holds('Ann', 'colour:red')).toBe(6000)
  })

  test('nz1:14.3(a) only the colours of the table’s own set are issued', () => {
    const at = tableOf()
    expect(at.does(ANN, { ...RED, colour: 'green' })).toBe('nz1:14.3(a)')
    expect(at.does(ANN, { ...RED, colour: 'constructor' })).toBe('nz1:14.3(a)')
  })

  test('nz1:14.3(b) chips of another table are not wagered here', () => {
    expect(tableOf().does(ANN, onTails(1000, 'colour:green'))).toBe('nz1:14.3(b)')
  })

  test('nz1:14.3(b) chips of another patron are refused', () => {
    const at = tableOf()
    at.does(ANN, RED)
    expect(at.does(BEN, onTails(1000, 'colour:red'))).toBe('nz1:14.3(b)')
  })

  test('nz1:14.3(c) a wager with foreign chips is void; the others stay valid', () => {
    const at = tableOf()
    const taken = { does: 'accept', patron: 'Ann', on: 'tails', chips: chips(1000) } as const
    expect(at.does(DEALER, { ...taken, kind: 'colour:green' })).toBe('ok')
    expect(at.does(DEALER, taken)).toBe('ok')
    at.does(DEALER, { does: 'close' })
    expect(at.events.some(e => e.is === 'WagerSettled' && e.under === 'nz1:14.3(c)')).toBe(true)
    expect(at.state().wagers.map(({ kind }) => kind)).toEqual(['value'])
  })

  test('nz1:14.3(d) nz1:13.1(a) colours are redeemed here for their value, and not at the cage', () => {
    const at = tableOf()
    at.does(ANN, RED)
    const out = { does: 'cash-out', chips: chips(5000), kind: 'colour:red' } as const
    expect(at.does(ANN, out)).toBe('nz1:14.3(d)')
    expect(at.does(BEN, { does: 'sell-colour', colour: 'red' })).toBe('nz1:14.3(d)')
    at.does(ANN, onTails(1000, 'colour:red'))
    expect(at.does(ANN, { does: 'sell-colour', colour: 'red' })).toBe('nz1:14.3(d)')
    at.does(ANN, { does: 'withdraw', wager: 'w1' })
    expect(at.does(ANN, { does: 'sell-colour', colour: 'red' })).toBe('ok')
    expect([at.holds('Ann'), at.holds('Ann', 'colour:red')]).toEqual([20_000, 0])
  })

  test('nz1:14.3(d) a patron who leaves returns the colours', () => {
    const at = tableOf()
    at.does(ANN, RED)
    expect(at.does(ANN, { does: 'leave' })).toBe('ok')
    expect(balance(at.state(), 'cage', 'value')).toBe(-20_000)
    expect(balance(at.state(), 'cage', 'colour:red')).toBe(0)
    expect(at.does(BEN, RED)).toBe('ok')
  })

  test('nz1:14.3(e) a colour is one patron’s while chips of it are out', () => {
    const at = tableOf()
    at.does(ANN, RED)
    expect(at.does(BEN, RED)).toBe('nz1:14.3(e)')
    at.does(ANN, onTails(1000, 'colour:red'))
    at.does(ANN, { does: 'leave' })
    expect(at.does(BEN, RED)).toBe('nz1:14.3(e)')
    at.does(DEALER, { does: 'close' })
    at.does(DEALER, { does: 'toss', face: 'tails' })
    expect(at.does(BEN, RED)).toBe('nz1:14.3(e)')
    expect(at.does(OPERATOR, { does: 'release-unclaimed', patron: 'Ann' })).toBe('ok')
    expect(balance(at.state(), 'unclaimed:Ann', 'colour:red')).toBe(0)
    expect(balance(at.state(), 'cage', 'colour:red')).toBe(1000)
    expect(at.does(BEN, RED)).toBe('ok')
  })

  test('nz1:14.3(f) a colour is worth the minimum unless declared, and the sign shows it', () => {
    const at = tableOf()
    expect(at.does(ANN, { ...RED, chips: chips(5100) })).toBe('nz1:14.3(f)')
    expect(at.does(ANN, RED)).toBe('ok')
    expect(at.does(BEN, { ...RED, colour: 'blue', worth: chips(250) })).toBe('nz1:10.3')
    expect(at.does(BEN, { ...RED, colour: 'blue', worth: chips(200) })).toBe('ok')
    expect(at.view().sign.colours).toEqual({ red: 500, blue: 200 })
    expect(at.does(ANN, { ...RED, worth: chips(200) })).toBe('nz1:14.3(f)')
    expect(at.does(ANN, onTails(700, 'colour:red'))).toBe('nz1:14.3(f)')
  })

  test('nz1:11.3 winnings in a colour are rounded up to a whole chip of it', () => {
    const at = tableOf()
    at.does(ANN, RED)
    const wager = { does: 'wager', chips: chips(500), kind: 'colour:red' } as const
    at.does(ANN, { ...wager, on: 'heads' })
    at.does(ANN, { ...wager, on: 'bonus' })
    at.does(DEALER, { does: 'close' })
    at.does(DEALER, { does: 'toss', face: 'heads' })
    expect(at.holds('Ann', 'colour:red')).toBe(6000)
  })

  test('nz1:14.43 a table may be for colours only', () => {
    const at = tableOf({ nonValueChipsOnly: true })
    expect(at.does(ANN, onTails(1000, 'value'))).toBe('nz1:14.43')
    const taken = { does: 'accept', patron: 'Ann', on: 'tails', chips: chips(1000) } as const
    expect(at.does(DEALER, taken)).toBe('nz1:14.43')
    at.does(ANN, RED)
    expect(at.does(ANN, onTails(1000, 'colour:red'))).toBe('ok')
  })
})

test('nz1:10.1(d) a level that the game sets for a wager is kept', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'heads', chips: chips(1000) })
  expect(at.does(ANN, { does: 'wager', on: 'bonus', chips: chips(1100) })).toBe('nz1:10.1(d)')
  expect(at.does(ANN, { does: 'wager', on: 'bonus', chips: chips(1000) })).toBe('ok')
})

test('nz1:17.1 nz1:18.1 nz1:11.1 nz1:10.1(c) an action against a breach needs a description', () => {
  const at = tableOf()
  const reason = ''
  expect(at.does(OPERATOR, { does: 'exclude', patron: 'Ann', reason })).toBe('nz1:17.1')
  expect(at.does(OPERATOR, { does: 'void-wagers', patron: 'Ann', reason })).toBe('nz1:17.1')
  expect(at.does(OPERATOR, { does: 'order-device-away', patron: 'Ann', reason })).toBe('nz1:17.1')
  const ground = 'disruption'
  expect(at.does(OPERATOR, { does: 'invalidate', ground, forfeits: [], reason })).toBe('nz1:18.1')
  const amount = { patron: 'Ann', chips: chips(100), reason }
  expect(at.does(OPERATOR, { does: 'recover', ...amount })).toBe('nz1:11.1')
  const partners = { does: 'name-partners', patrons: ['Ann', 'Ben'], reason } as const
  expect(at.does(OPERATOR, partners)).toBe('nz1:10.1(c)')
})

test('nz1:18.2 for a disruption nothing is forfeited', () => {
  const at = tableOf()
  at.does(ANN, onTails(1000, 'value'))
  at.does(DEALER, { does: 'close' })
  const said = { does: 'invalidate', ground: 'disruption', reason: 'fire' } as const
  expect(at.does(OPERATOR, { ...said, forfeits: ['Ann'] })).toBe('nz1:18.2')
  expect(at.does(OPERATOR, { ...said, forfeits: [] })).toBe('ok')
})

test('nz1:18.2 ruling:105 a wager that stays is refunded with the round it was live in', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'edge', chips: chips(1000) })
  at.does(DEALER, { does: 'close' })
  at.does(DEALER, { does: 'toss', face: 'tails' })
  at.does(BEN, { does: 'wager', on: 'edge', chips: chips(1000) })
  const said = { does: 'invalidate', ground: 'disruption', reason: 'fire', forfeits: [] } as const
  expect(at.does(OPERATOR, said)).toBe('ok')
  expect(at.state().wagers.map(({ patron }) => patron)).toEqual(['Ben'])
  expect(at.holds('Ann')).toBe(20_000)
})

test('nz1:10.2(b) chips that a dealer adds to a wager that stays are looked at again', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'edge', chips: chips(9000) })
  at.does(DEALER, { does: 'close' })
  at.does(DEALER, { does: 'toss', face: 'tails' })
  at.does(DEALER, { does: 'accept', patron: 'Ann', on: 'edge', chips: chips(2000) })
  at.does(DEALER, { does: 'close' })
  expect(at.state().wagers.map(w => w.chips)).toEqual([10_000])
  expect(at.holds('Ann')).toBe(10_000)
})

test('a fee that a patron cannot pay stops the call and changes nothing', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'heads', chips: chips(10_000) })
  at.does(ANN, { does: 'cash-out', chips: chips(10_000) })
  const before = at.state()
  expect(at.does(DEALER, { does: 'close' })).toBe('nz1:10.3')
  expect(at.state()).toBe(before)
})

describe('the largest amounts', () => {
  test('nz1:13.1(a) nz1:11.1 nobody buys in for more than an account can hold, or is put right by more', () => {
    const at = tableOf()
    expect(at.does(BEN, { does: 'buy-in', chips: chips(MOST + 100) })).toBe('nz1:13.1(a)')
    expect(at.does(BEN, { does: 'buy-in', chips: MOST })).toBe('ok')
    const good = (amount: number) =>
      at.does(OPERATOR, { does: 'make-good', patron: 'Ann', chips: chips(amount), reason: 'short' })
    expect([good(MOST + 100), good(MOST)]).toEqual(['nz1:11.1', 'ok'])
  })
})
