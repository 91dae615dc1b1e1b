import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  drop,
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
} from '../../tests/at-the-floor.ts'
import { type Door, openDoor } from './http.ts'
import { newMetrics } from './metrics.ts'
import { Sessions } from './session.ts'

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
  drop(folder)
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

test('with one, every address that is not of the API is its page, and its files are there', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>client</p>')
  writeFileSync(join(folder, 'app.js'), 'let x')
  const [page, deep, file, api] = await answers('/', '/tables/x', '/app.js', '/api/nothing')
  expect([page, deep, file]).toEqual(['200 <p>client</p>', '200 <p>client</p>', '200 let x'])
  expect(api).toMatch(/^404 \{"message"/)
})

test('a name that is none is refused with a sentence', async () => {
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
