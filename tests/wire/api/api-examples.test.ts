import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESCRIBED } from '../../../src/server/api/route-docs.ts'
import {
  newFolder,
  playRound,
  removeFolder,
  sendCommand,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

/** Every example in the document has exactly the fields of a real answer. */

const QUICK = { bets: 40, patron: 20, step: 1 }
const AT = 'roulette-1'

let folder: string
let office: Office
let olga: string
let ana: string

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, Date.now, undefined, QUICK)
  olga = (await claim(office)).cookie
  ana = (await ask(office, '/api/guest', { name: 'Ana' })).cookie
  const { floor } = office.house
  const table = floor.tables.get(AT)!
  await until(() => table.host.state.open)
  await sendCommand(floor, table, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  await playRound(floor, table, 'Ana')
  const operator = { is: 'staff', name: 'Olga', rank: 'operator' } as const
  const makeGood = { does: 'make-good', patron: 'Ana', chips: 5000, reason: 'paid too little' }
  const answer = await office.twoPeople.hold(operator, table, 'd-1', makeGood)
  expect(answer).toHaveProperty('pending', 1)
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

/** Objects whose keys are names or depend on the game. */
// biome-ignore format: a table
const FREE = new Set([
  'limits', 'lastResults', 'result', 'elections', 'said', 'before', 'after', 'standing', 'next', 'hands',
  'dealing', 'wager', 'outcome', 'out', 'challenge',
])

const paths = (value: unknown, at = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(one => paths(one, `${at}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    `${at}.${key}`,
    ...(FREE.has(key) ? [] : paths(inner, `${at}.${key}`)),
  ])
}

const GUEST = ['GET /api/me', 'GET /api/me/statement', 'GET /api/tables/:id/rounds']

// biome-ignore format: a table
const READ = [
  'GET /api/me', 'GET /api/tables', 'GET /api/tables/:id/rounds', 'GET /api/tables/:id/shoes',
  'GET /api/desk', 'GET /api/approvals', 'GET /api/staff', 'GET /api/staff/me', 'GET /api/records',
  'GET /api/records/:table/:round', 'GET /api/significant', 'GET /api/audit', 'GET /api/me/statement',
  'GET /api/statements/:patron', 'GET /healthz', 'GET /readyz',
]

const addressOf = (route: string): string =>
  route
    .replace('GET ', '')
    .replace(/:(id|table)/, AT)
    .replace(':round', '1')
    .replace(':patron', 'Ana')

/** Fields that only some games have. */
const isSometimes = (path: string): boolean => /\.(hands)$/.test(path)

test.each(READ)('%s', async route => {
  const cookie = GUEST.includes(route) ? ana : olga
  const { status, body } = await ask(office, addressOf(route), undefined, { cookie })
  expect(status).toBe(200)
  const [real, told] = [body, DESCRIBED[route]?.answer].map(one => new Set(paths(one)))
  expect([...told!].filter(path => !real!.has(path) && !isSometimes(path))).toEqual([])
  expect([...real!].filter(path => !told!.has(path))).toEqual([])
})

test('the preview of a command', async () => {
  const { sends, answer } = DESCRIBED['POST /api/desk/:id/consider']!
  const { body } = await ask(office, `/api/desk/${AT}/consider`, sends as object, { cookie: olga })
  expect(Object.keys(body)).toEqual('refused' in body ? ['refused'] : Object.keys(answer as object))
})
