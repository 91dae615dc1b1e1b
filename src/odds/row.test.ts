import { expect, test } from 'vitest'
import { settle } from '../kernel/chips/settle.ts'
import { chips, EVENS, odds } from '../kernel/money.ts'
import { lose, type Outcome, standOff, voided, win } from '../kernel/wager.ts'
import { isEqual } from './numbers/fraction.ts'
import { net, netOddsText } from './row.ts'

const OUTCOMES: readonly Outcome[] = [
  lose('nz5:5.1(a)(ii)'),
  standOff('nz5:5.1(a)(iii)'),
  voided('nz5:14.7'),
  win(EVENS, 'nz5:5.10(a)'),
  win(EVENS, 'nz5:5.10(b)', odds(1, 20)),
  win(odds(1, 2), 'nz5:5.11'),
  win(odds(500), 'nz5:11D.8'),
]

test('nz1:11.2 a unit changes by what the chips of a settled wager change by', () => {
  const stake = { id: 'w', patron: 'A', on: 'x', chips: chips(2000), kind: 'value' } as const
  for (const outcome of OUTCOMES) {
    const { won, commission } = settle(stake, outcome, [chips(1)])
    const changed = outcome.is === 'lose' ? -2000 : won - commission
    expect(isEqual(net(outcome), { num: BigInt(changed), den: 2000n })).toBe(true)
  }
})

test('nz5:5.10 odds are written to one, less commission', () => {
  expect(netOddsText(win(EVENS, 'mbs:4.1', odds(1, 20)))).toBe('0.95:1')
  expect(netOddsText(win(odds(11), 'mbs:4.1'))).toBe('11:1')
})
