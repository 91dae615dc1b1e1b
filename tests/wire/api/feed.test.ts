import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied } from '../../../src/protocol/patch.ts'
import type { Body } from '../../../src/records/entry.ts'
import type { FedFact } from '../../../src/server/feed/feed.ts'
import {
  newFolder,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

/** The feed: every public fact once, from any cursor, live or later, and no secrets. */

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']

let folder: string
let office: Office
let base: string

const round = async (id: string): Promise<void> => {
  const { floor } = office.house
  await playRound(floor, floor.tables.get(id)!, 'Ana')
}

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now(), undefined, { bets: 30, patron: 20, step: 1 })
  await office.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(office.app.server.address() as AddressInfo).port}`
  const { floor } = office.house
  await welcome(floor, 'Ana')
  for (const id of TABLES) {
    const table = floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    await round(id)
  }
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const factsIn = (text: string): readonly FedFact[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as FedFact)

const asked = async (after?: string, log?: string) => {
  const query = new URLSearchParams({ ...(after && { after }), ...(log && { log }) })
  return fetch(`${base}/api/feed?${query}`)
}

const factsAfter = async (after?: string, log?: string): Promise<readonly FedFact[]> =>
  factsIn(await (await asked(after, log)).text())

const keyOf = ({ log, seq }: FedFact): string => `${log} ${seq}`

/** A table continues by itself, so only facts up to the same moment can be compared. */
const upTo = (facts: readonly FedFact[], end: ReadonlyMap<string, number>) =>
  facts.filter(({ log, seq }) => seq <= (end.get(log) ?? 0))

const endsIn = (facts: readonly FedFact[]): ReadonlyMap<string, number> =>
  new Map(facts.map(({ log, seq }) => [log, seq]))

test('lines of JSON: each fact once, in the order of its log, and the views add up', async () => {
  const answer = await asked()
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  const facts = factsIn(await answer.text())
  expect(new Set(facts.map(keyOf)).size).toBe(facts.length)
  const { tables } = office.house.floor
  for (const id of TABLES) {
    const own = facts.filter(({ log }) => log === id)
    expect(own[0]!.patch[0]![0]).toEqual([])
    expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).toSorted((a, b) => a - b))
    const { host } = tables.get(id)!
    const last = own.at(-1)!
    const view = own.reduce<unknown>((so, { patch }) => applied(patch, so), undefined)
    const state = await host.stateAfter(last.seq)
    expect(view).toEqual(JSON.parse(JSON.stringify(host.game.view(state, { role: 'rail' }))))
  }
})

test('from the cursor of any fact the rest follows, without repetition', async () => {
  const all = await factsAfter()
  const ends = endsIn(all)
  for (const at of [0, 1, 7, Math.floor(all.length / 2), all.length - 2]) {
    const rest = upTo(await factsAfter(all[at]!.cursor), ends)
    expect(rest.map(keyOf).toSorted()).toEqual(
      all
        .slice(at + 1)
        .map(keyOf)
        .toSorted(),
    )
    const facts = new Map(all.map(fact => [keyOf(fact), fact.patch]))
    for (const fact of rest) expect(fact.patch).toEqual(facts.get(keyOf(fact)))
  }
})

test('one log alone', async () => {
  const facts = await factsAfter('', 'roulette-1')
  expect(new Set(facts.map(({ log }) => log))).toEqual(new Set(['roulette-1']))
  expect(facts.length).toBeGreaterThan(10)
})

test('from now on: the whole view of every table, then every change', async () => {
  const now = await factsAfter('now')
  const tables = [...office.house.floor.tables.keys()]
  expect(now.map(({ log }) => log).toSorted()).toEqual(tables.toSorted())
  const { seq, cursor } = now.find(({ log }) => log === 'roulette-1')!
  expect(seq).toBeGreaterThan(1)
  await round('roulette-1')
  const rest = await factsAfter(now.at(-1)!.cursor, 'roulette-1')
  expect(rest[0]!.seq).toBeGreaterThan(seq)
  expect(cursor).not.toBe('')
})

/** Reads server-sent events until `isEnough`, then cuts the connection. */
const followed = (lastId: string, isEnough: (facts: readonly FedFact[]) => boolean) =>
  new Promise<readonly FedFact[]>((resolve, reject) => {
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) }
    const asking = get(`${base}/api/feed`, { headers }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
        const events = text.split('\n\n').slice(0, -1)
        const facts = events.flatMap(event => {
          const data = event.split('\n').find(line => line.startsWith('data: '))
          return data ? [JSON.parse(data.slice(6)) as FedFact] : []
        })
        if (!isEnough(facts)) return
        asking.destroy()
        resolve(facts)
      })
    })
    asking.on('error', error => {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') reject(error)
    })
  })

test('a disconnected follower resumes after the last event it has', async () => {
  const first = await followed('', facts => facts.length >= 20)
  const from = first[19]!.cursor
  const { host } = office.house.floor.tables.get('roulette-1')!
  const before = host.seq
  const live = followed(from, facts =>
    facts.some(({ log, seq }) => log === 'roulette-1' && seq > before + 3),
  )
  await round('roulette-1')
  const rest = await live
  const got = [...first.slice(0, 20), ...rest]
  expect(new Set(got.map(keyOf)).size).toBe(got.length)
  const ends = endsIn(got)
  const all = upTo(await factsAfter(), ends)
  expect(got.map(keyOf).toSorted()).toEqual(all.map(keyOf).toSorted())
})

test('no face-down card, and no secret before it is revealed', async () => {
  for (const id of TABLES) {
    const facts = await factsAfter('', id)
    const { seals, host } = office.house.floor.tables.get(id)!
    const bodies = (await office.house.store.read(id)).map(({ body }) => JSON.parse(body) as Body)
    for (const [at, { seals: sealed }] of bodies.entries()) {
      if (!sealed) continue
      const { secret } = seals!.open(sealed)
      const shown = bodies.findIndex(({ reveals }) => reveals?.secret === secret) + 1
      const early = facts.filter(({ seq }) => shown === 0 || seq < shown)
      expect(JSON.stringify(early), `${id} ${at + 1}`).not.toContain(secret)
      expect(JSON.stringify(facts)).not.toContain(sealed.box)
    }
    expect(host.seq).toBeGreaterThan(0)
  }
})

test.each(['x', 'e30', 'WzEsMl0', Buffer.from('[0,{"a":-1}]').toString('base64url')])(
  'an invalid cursor, %s, gets an error message',
  async cursor => {
    const answer = await asked(cursor)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      message: 'after is no cursor of this feed: take one from a fact, leave it out, or say now.',
    })
  },
)
