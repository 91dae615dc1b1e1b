import { expect, test } from 'vitest'
import { APPROVERS } from '../../protocol/permissions.ts'
import { ROUTES } from '../gateway/route-permissions.ts'
import { approversOf } from './approvers.ts'

const named = (name: string, role: string) => [name.toLowerCase(), { name, role }] as const

const STAFF = Object.fromEntries([
  named('Dee', 'dealer'),
  named('Dan', 'dealer'),
  named('Sam', 'game-supervisor'),
  named('Vic', 'casino-supervisor'),
  named('Ian', 'inspector'),
]) as never

const onShift = (...names: readonly string[]) => ({
  state: { staff: STAFF } as never,
  isIn: (name: string) => names.includes(name),
})

test('ruling:600 another dealer is not named as somebody who can approve a correction', () => {
  const all = onShift('Dee', 'Dan', 'Sam', 'Vic', 'Ian')
  expect(approversOf(all, 'baccarat', 'correct-entry', 'Dee')).toEqual(['Sam', 'Vic'])
  expect(approversOf(onShift('Dee', 'Dan'), 'baccarat', 'correct-entry', 'Dee')).toEqual([])
})

test('whoever may ask may withdraw, and only those who are named may approve', () => {
  expect(ROUTES['POST /api/approvals/:number/withdraw']).toMatchObject({ dealer: 'own' })
  expect(Object.keys(ROUTES['POST /api/approvals/:number/approve'])).toEqual(APPROVERS)
})
