import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSignificant } from '../../src/server/audit/queries.ts'
import { soundAtStart, watchChance } from '../../src/server/chance/generator-monitor.ts'
import { houseKey, sealsOf } from '../../src/server/chance/sealed-secrets.ts'
import { newSecret } from '../../src/server/chance/shoe-commitments.ts'
import { openFloor } from '../../src/server/floor/floor.ts'
import { attendedPlan } from '../../src/server/floor/standard-tables.ts'
import { openHouseLog } from '../../src/server/log/house-log.ts'
import { realRandomness } from '../../src/server/randomness.ts'
import { realTime } from '../../src/server/time.ts'
import {
  newFolder,
  openHouse,
  removeFolder,
  sendCommand,
  welcome,
} from '../fixtures/people/floor-fixture.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => removeFolder(folder))

const STUCK = () => new Uint8Array(65_536).fill(7)

const ports = (store: Parameters<typeof openFloor>[0]['store']) => ({
  store,
  now: () => Date.now(),
  random: realRandomness,
  program: 'test',
  fault: () => undefined,
})

test('nz1:15.4 a broken generator stops every table that draws from it, and inspectors see it', async () => {
  const house = await openHouse(folder)
  const { floor, store, audit } = house
  const log = await openHouseLog(ports(store), {})
  const told: string[] = []
  let draw = () => new Uint8Array(Array.from({ length: 4096 }, (_, i) => (i * 97) & 255))
  const watch = watchChance(
    floor,
    log,
    (of, error) => told.push(`${of}: ${error}`),
    () => draw(),
  )
  await watch.look()
  expect([...floor.tables.values()].filter(({ host }) => host.stopped !== undefined)).toEqual([])
  draw = STUCK
  await watch.look()
  const why =
    'The generator of random numbers has failed: the repetition count test found one byte 6 times. Nothing is dealt from it.'
  expect(new Set([...floor.tables.values()].map(({ host }) => host.stopped))).toEqual(
    new Set([why]),
  )
  expect(told).toEqual([`chance: Error: ${why}`])
  await welcome(floor, 'Ana')
  const at = floor.tables.get('roulette-1')!
  expect(await sendCommand(floor, at, 'Ana', { does: 'stand' })).toEqual({ unavailable: why })
  expect(floor.log.stopped).toBe(why)
  await audit.readings.catchUp()
  expect(findSignificant(audit.readings, { log: 'house', most: 10 })).toContainEqual(
    expect.objectContaining({
      what: 'ChanceFailed',
      topic: 'cards and equipment',
      under: 'nz1:15.4',
    }),
  )
  watch.stop()
  await log.close()
  await house.close()
  const again = await openHouse(folder)
  expect(again.floor.tables.get('roulette-1')!.host.stopped).toBeUndefined()
  await again.close()
})

test('attended tables continue', async () => {
  const house = await openHouse(folder)
  await house.floor.close()
  const key = houseKey(folder)
  const pace = { bets: 60_000, patron: 60_000, step: 60_000 }
  const floor = await openFloor({ ...ports(house.store), key, time: realTime, pace }, [
    attendedPlan('baccarat'),
  ])
  const log = { chanceFailed: async () => undefined }
  await watchChance(floor, log, () => undefined, STUCK).look()
  expect(floor.tables.get('baccarat-1-attended')!.host.stopped).toBeUndefined()
  expect(floor.tables.get('baccarat-1')!.host.stopped).toContain('failed')
  await floor.close()
  await house.store.close()
})

test('with a broken generator the server does not start, and logs it first', async () => {
  const written: string[] = []
  const log = { chanceFailed: async (reason: string) => written.push(reason) }
  await expect(soundAtStart(log, STUCK)).rejects.toMatchObject({ code: 'UNUSABLE' })
  expect(written).toEqual(['the repetition count test found one byte 6 times'])
  await soundAtStart(log)
  expect(written).toHaveLength(1)
})

const SAYS = `import { newSecret } from ${JSON.stringify(join(import.meta.dirname, '../../src/server/chance/shoe-commitments.ts'))}
process.stdout.write(JSON.stringify(Array.from({ length: 100 }, newSecret)))`

/** Secrets of a separate process. */
const ofProcess = async (): Promise<readonly string[]> => {
  const node = ['--import', 'tsx', '--input-type=module', '-e', SAYS]
  const { stdout } = await promisify(execFile)(process.execPath, node)
  return JSON.parse(stdout) as readonly string[]
}

test('nz1:15.4 processes started together or in sequence never draw the same secrets', async () => {
  const all = [...(await Promise.all([ofProcess(), ofProcess()])), await ofProcess()]
  const own = Array.from({ length: 100 }, newSecret)
  expect(new Set([...all.flat(), ...own]).size).toBe(400)
})

test('the same table commits to something else each time, with the same key and number', () => {
  const seals = sealsOf('roulette-1', houseKey(folder))
  expect(seals.seal(1, 8).commitment).not.toBe(seals.seal(1, 8).commitment)
})
