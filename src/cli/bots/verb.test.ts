import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder, removeFolder, until } from '../../../tests/fixtures/people/floor-fixture.ts'
import { printed } from '../../../tests/fixtures/processes/command-runner.ts'
import { type Server, startServer } from '../../server/server.ts'
import { Crowd } from './crowd.ts'
import { Waits } from './latencies.ts'
import { tablesOf } from './line.ts'
import { bots } from './verb.ts'

let folder: string
let server: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 0.3, newcomers: 100 })
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

test.each(['baccarat', 'roulette', 'snake-eyes', 'lunar-poker'])(
  'bots play rounds of %s by the protocol without malformed messages',
  async game => {
    const table = (await tablesOf(server.address)).find(listed => listed.game === game)!
    const crowd = new Crowd(server.address)
    for (let i = 0; i < 3; i += 1) await crowd.bring(i, table)
    await until(() => crowd.rounds >= 2)
    crowd.end()
    expect(crowd.malformed + crowd.unavailable).toBe(0)
    expect(crowd.closed.size).toBe(0)
    expect(crowd.done).toBeGreaterThan(6)
    expect(crowd.waits.count).toBeGreaterThanOrEqual(crowd.done)
  },
)

test('the report has response times, and refusals by clause', async () => {
  const args = ['--url', server.address, '--patrons', '24', '--tables', '2', '--seconds', '1']
  const text = await printed(bots, 'bots', ...args)
  expect(text).toMatch(/^house +http\S+, 2 tables$/m)
  expect(text).toMatch(/^answer +p50 \S+ ms {3}p90 \S+ ms {3}p99 \S+ ms {3}p99\.9 \S+ ms$/m)
  expect(text).toMatch(/[≤>] \d+ ms +█/)
  expect(text).toMatch(/^views +\d+, \S+ a second$/m)
})

test('a server that cannot be reached is reported', async () => {
  await expect(printed(bots, 'bots', '--url', 'http://127.0.0.1:9')).rejects.toThrow(
    'nobody answers at http://127.0.0.1:9',
  )
  await expect(printed(bots, 'bots', '--url', 'nowhere')).rejects.toThrow('expected an address')
})

test('waits are counted in the right step', () => {
  const waits = new Waits()
  for (const ms of [0.2, 1, 1.1, 30, 30, 30, 2000]) waits.record(ms)
  expect(waits.percentile(50)).toBeCloseTo(30, 0)
  const counts = waits.bars().map(line => Number(/\d+$/.exec(line)![0]))
  expect(counts).toEqual([2, 1, 0, 0, 0, 3, 0, 0, 0, 0, 1])
  waits.reset()
  expect(waits.count).toBe(0)
  expect(waits.bars()).toEqual([])
})
