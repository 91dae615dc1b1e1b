import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/kernel/people.ts'
import { diff } from '../../../src/protocol/patch.ts'
import type { ReplayStep } from '../../../src/records/replay.ts'
import { asyncApiOf } from '../../../src/server/api/asyncapi.ts'
import { houseKey, sealsOf } from '../../../src/server/chance/sealed-secrets.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { openDoor } from '../../../src/server/gateway/http.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import { misfit } from '../../fixtures/documents/json-schema.ts'
import {
  BETS,
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  pause,
  removeFolder,
  sendCommand,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import { Client, type Guest, get, signIn } from '../../fixtures/people/http-client.ts'

/**
 * Rounds of every game, with two patrons and a watcher on real sockets. Each view on the wire must
 * equal, byte for byte, the view of a table where everything its reader may not know is different.
 */

const ROUNDS = 2
const TOKEN = 'token of the metrics'
const TABLES = ['baccarat-1', 'baccarat-3', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']

let folder: string
let house: House
let base: string
let shut: () => Promise<unknown>
const clients = new Map<string, Client>()
const guests = new Map<string, Guest>()

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 120, patron: 3000, step: 10 })
  const staff = await openStaff(house, folder)
  const { app, sockets } = await openDoor({
    floor: house.floor,
    sessions: new Sessions(house.floor.cage),
    staff,
    twoPeople: await openTwoPeople(house, staff),
    metrics: newMetrics(),
    metricsToken: TOKEN,
    audit: house.audit,
    program: 'test',
    web: folder,
    isReady: () => true,
  })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
  shut = async () => {
    sockets.close()
    await app.close()
  }
  for (const name of ['Ana', 'Ben', 'Rail']) {
    const guest = await signIn(base, name)
    guests.set(name, guest)
    clients.set(name, await Client.open(guest))
  }
})

afterAll(async () => {
  for (const client of clients.values()) client.close()
  await shut()
  await house.close()
  removeFolder(folder)
})

type State = Table['host']['state']

const isSecret = (value: object): value is { secret: unknown; to: 'all' | readonly string[] } =>
  'secret' in value && 'to' in value

/** The number of values in a state that a viewer may not know. */
let hidden = 0

const scrambled = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => scrambled(each, viewer))
  if (isSecret(value) && value.to !== 'all') {
    if (viewer.role === 'patron' && value.to.includes(viewer.patron)) return value
    hidden += 1
    return { ...value, secret: value.secret === '2C' ? 'KS' : '2C' }
  }
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, scrambled(v, viewer)]))
}

const known = new Map<string, ReadonlyMap<number, State>>()

/** Every state of the table, by the number of its last entry. */
const followed = (at: Table): ReadonlyMap<number, State> => {
  const states = new Map([[at.host.seq, at.host.state]])
  known.set(at.id, states)
  at.host.follow((kept, _, state) => states.set(kept.seq, state))
  return states
}

const play = async (at: Table): Promise<void> => {
  const { on, says } = BETS[at.game]!
  for (const [patron, seat] of [
    ['Ana', 1],
    ['Ben', 2],
  ] as const) {
    await sendCommand(house.floor, at, patron, { does: 'sit', seat })
    await sendCommand(house.floor, at, patron, { does: 'buy-in', chips: 100_000 })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = at.rounds.rounds.length
    const isOver = () => at.rounds.rounds.length > before
    const mayStill = new Set(['Ana', 'Ben'])
    while (!isOver()) {
      for (const patron of mayStill) {
        const bets = on.map(area => ({ does: 'wager', on: area, chips: 2000 }))
        for (const bet of bets)
          if ('done' in (await sendCommand(house.floor, at, patron, bet))) mayStill.delete(patron)
      }
      for (const patron of ['Ana', 'Ben'])
        for (const does of [...says, 'decline-cut'])
          await sendCommand(house.floor, at, patron, { does })
      await pause(45)
    }
  }
}

/** The value as the other end receives it. */
const received = (value: unknown) => JSON.parse(JSON.stringify(value))

describe.each(TABLES)('over the wire from %s', id => {
  test('nobody receives what they may not know, in any byte of any view', async () => {
    const at = house.floor.tables.get(id)!
    await until(() => at.host.state.open)
    for (const client of clients.values()) client.say({ watch: id })
    const states = followed(at)
    hidden = 0
    await play(at)
    const last = at.host.seq
    let compared = 0
    for (const [name, client] of clients) {
      await client.until(() => client.view(id)!.seq >= last)
      for (const { message, before, after } of client.steps) {
        const { seq, view } = after.shown
        const state = states.get(seq)
        if (message.table !== id || !state) continue
        if ('patch' in message)
          expect(message.patch).toEqual(received(diff(before!.shown, after.shown)))
        const isAtTable = Object.hasOwn(state.patrons, name)
        const viewer: Viewer = isAtTable ? { role: 'patron', patron: name } : { role: 'rail' }
        const other = at.host.game.view(scrambled(state, viewer) as State, viewer)
        expect(view).toEqual(received(other))
        compared += 1
      }
      client.say({ unwatch: id })
    }
    expect(compared).toBeGreaterThan(10)
    /** Dice and balls are visible as soon as they rest; cards are not. */
    if (id.startsWith('baccarat') || id.startsWith('lunar')) expect(hidden).toBeGreaterThan(0)
  })

  test('every message and every view fits the AsyncAPI document', () => {
    const document = JSON.parse(JSON.stringify(asyncApiOf('test')))
    const { snapshot, patch } = document.components.messages
    const seen = [...clients.values()].flatMap(client => client.steps)
    const wrong = seen
      .filter(({ message }) => message.table === id)
      .map(({ message, after }) => {
        const { shown, ...rest } = { ...message, shown: after.shown }
        const whole = { table: id, number: 1, resume: 'x', now: 1, snapshot: shown }
        return (
          misfit(document, ('patch' in message ? patch : snapshot).payload, rest) ??
          misfit(document, snapshot.payload, whole)
        )
      })
    expect(wrong.length).toBeGreaterThan(10)
    expect(new Set(wrong)).toEqual(new Set([undefined]))
  })

  test('a round is replayed to a patron as they saw it, and to nobody else', async () => {
    const { rounds, host } = house.floor.tables.get(id)!
    const path = `/api/records/${id}/${rounds.rounds[0]!.round}/views`
    const again = async (name: string) => {
      const { steps } = await get<{ steps: readonly ReplayStep[] }>(guests.get(name)!, path)
      return steps
    }
    for (const patron of ['Ana', 'Ben']) {
      const steps = await again(patron)
      expect(steps.some(({ by, does }) => by === 'you' && does === 'wager')).toBe(true)
      expect(steps.every(({ by, said }) => (by === 'you') === (said !== undefined))).toBe(true)
      for (const { seq, view } of steps) {
        const viewer: Viewer = { role: 'patron', patron }
        const other = scrambled(known.get(id)!.get(seq), viewer) as State
        expect(JSON.stringify(view)).toBe(JSON.stringify(host.game.view(other, viewer)))
      }
    }
    await expect(again('Rail')).rejects.toThrow('404')
    const stranger = await fetch(`${base}${path}`)
    expect(stranger.status).toBe(401)
  })

  test('the secret of an open commitment is sent to nobody', async () => {
    const { host } = house.floor.tables.get(id)!
    const { sealed } = host.drawing
    const { secret } = sealsOf(id, houseKey(folder)).open(sealed!)
    const pages = ['/api/tables', `/api/tables/${id}/rounds`, `/api/tables/${id}/shoes`, '/metrics']
    const headers = { authorization: `Bearer ${TOKEN}` }
    const read = async (path: string) => (await fetch(`${base}${path}`, { headers })).text()
    const texts = await Promise.all(pages.map(read))
    expect(texts[2]).toContain(sealed!.commitment)
    expect(texts[3]).toContain('croupier_sockets')
    const all = [...texts, ...[...clients.values()].flatMap(({ heard }) => heard)].join('\n')
    for (const text of [secret, sealed!.box, Buffer.from(secret, 'hex').toString('base64')])
      expect(all.includes(text)).toBe(false)
  })
})
