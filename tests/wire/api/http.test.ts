import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command } from '../../../src/kernel/game.ts'
import { type Door, openDoor } from '../../../src/server/gateway/http.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import {
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  removeFolder,
  sendCommand,
  until,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House
let door: Door

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  const { floor, audit } = house
  const sessions = new Sessions(floor.cage)
  const metrics = newMetrics()
  const staff = await openStaff(house, folder)
  const twoPeople = await openTwoPeople(house, staff)
  door = {
    floor,
    sessions,
    staff,
    twoPeople,
    metrics,
    audit,
    program: 'test',
    web: folder,
    isReady: () => true,
  }
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const answers = async (...paths: readonly string[]) => {
  const { app, sockets } = await openDoor(door)
  const all = await Promise.all(paths.map(url => app.inject({ url })))
  sockets.close()
  await app.close()
  return all.map(({ statusCode, body }) => `${statusCode} ${body.slice(0, 40)}`)
}

test('without a built client the page says how to build it', async () => {
  const [page, other] = await answers('/', '/tables/x')
  expect(page).toMatch(/^200 <!doctype html>/)
  expect(other).toMatch(/^404/)
})

test('with one, every path outside the API serves its page, and its files exist', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>client</p>')
  writeFileSync(join(folder, 'app.js'), 'let x')
  const [page, deep, file, api] = await answers('/', '/tables/x', '/app.js', '/api/nothing')
  expect([page, deep, file]).toEqual(['200 <p>client</p>', '200 <p>client</p>', '200 let x'])
  expect(api).toMatch(/^404 \{"message"/)
})

test('the page does not stand in for a file of another build', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>client</p>')
  const [missing] = await answers('/assets/start-0.js')
  expect(missing).toMatch(/^404/)
})

test('a node that cannot renew its leases says so, without waiting for the database', async () => {
  const alone = door
  const store = { answers: () => new Promise<boolean>(() => undefined) }
  door = { ...alone, store, problems: () => ['the leases of this node are not current'] }
  expect(await answers('/readyz')).toEqual([expect.stringMatching(/^503/)])
  door = alone
})

test('an invalid name is refused with a sentence', async () => {
  const { app, sockets } = await openDoor(door)
  const named = (name: unknown) =>
    app.inject({ method: 'POST', url: '/api/guest', payload: { name } })
  for (const name of ['', '<b>', 'a/b', 'x'.repeat(21)]) {
    const answer = await named(name)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/^A name /)
  }
  expect((await named("Zoë O'Neil")).statusCode).toBe(200)
  sockets.close()
  await app.close()
})

test('nz1:17.3(b) ruling:115 a guest excluded at one table sees that everywhere', async () => {
  const { app, sockets } = await openDoor(door)
  const guest = await app.inject({ method: 'POST', url: '/api/guest', payload: { name: 'Rua' } })
  const cookie = String(guest.headers['set-cookie']).split(';')[0]!
  const me = async () => (await app.inject({ url: '/api/me', headers: { cookie } })).json()
  expect(await me()).not.toHaveProperty('excluded')
  const at = house.floor.tables.get('roulette-1')!
  await until(() => at.host.state.open)
  await sendCommand(house.floor, at, 'Rua', { does: 'sit', seat: 1 })
  const by = { role: 'staff', rank: 'operator', name: 'Olga' } as const
  const exclude = { by, does: 'exclude', patron: 'Rua', reason: 'a device' }
  expect(await at.host.submit('exclude', exclude as Command)).toHaveProperty('done')
  expect(await me()).toMatchObject({ name: 'Rua', excluded: true })
  sockets.close()
  await app.close()
})
