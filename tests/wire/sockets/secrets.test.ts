import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LunarState } from '../../../src/games/lunar-poker/table/state.ts'
import type { TableState } from '../../../src/general/state.ts'
import type { Viewer } from '../../../src/kernel/people.ts'
import { Changes } from '../../../src/server/broadcast/changes.ts'
import { watchedTable } from '../../../src/server/broadcast/watch-target.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { openDoor } from '../../../src/server/gateway/http.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import {
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  removeFolder,
} from '../../fixtures/people/floor-fixture.ts'
import { Client, get, signIn } from '../../fixtures/people/http-client.ts'
import { shownOf } from '../../fixtures/whole-view.ts'

/** The messages to a reader do not depend on what that reader may not know. */

const T = 'lunar-poker-1'
let folder: string
let house: House
let base: string
let shut: () => Promise<unknown>

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 2500, patron: 20_000, step: 2 })
  const staff = await openStaff(house, folder)
  const { app, sockets } = await openDoor({
    floor: house.floor,
    sessions: new Sessions(house.floor.cage),
    staff,
    twoPeople: await openTwoPeople(house, staff),
    metrics: newMetrics(),
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
})

afterAll(async () => {
  await shut()
  await house.close()
  removeFolder(folder)
})

const stateOf = ({ host }: Table) => host.state as TableState<LunarState>

/** Without a countdown: views are made one after the other, and it would differ by a millisecond. */
const watched = (table: Table) =>
  watchedTable({ ...table, croupier: { until: null } } as unknown as Table, house.floor)

const shown = (table: Table, viewer: Viewer) => shownOf(watched(table), viewer)

/** The same table with other cards in place of Ana's and the dealer's hidden ones. */
const scrambled = (table: Table): Table => {
  const state = stateOf(table)
  const other = (cards: LunarState['dealer']['cards']) =>
    cards.map(card => (card.to === 'all' ? card : { ...card, secret: '2C' as const }))
  const { play } = state
  const changed = {
    ...state,
    play: {
      ...play,
      boxes: play.boxes.map(box =>
        box.patron === 'Ana' ? { ...box, hand: other(box.hand), drawn: other(box.drawn) } : box,
      ),
      dealer: { ...play.dealer, cards: other(play.dealer.cards) },
    },
  }
  const { host, croupier } = table
  const { seq, game, drawing } = host
  return {
    ...table,
    host: { seq, game, drawing, ask: game.awaits(changed), state: changed },
    croupier,
  } as unknown as Table
}

const told = (table: Table, viewer: Viewer): string => JSON.stringify(shown(table, viewer))

test('nz22:9.13 Ben and the watchers receive the same, whatever cards Ana and the dealer hold', async () => {
  const [ana, ben, cy] = await Promise.all(
    ['Ana', 'Ben', 'Cy'].map(async name => Client.open(await signIn(base, name))),
  )
  for (const client of [ana!, ben!, cy!]) client.say({ watch: T })
  await ana!.until(() => ana!.view(T)?.view.play.phase === 'betting')
  for (const [client, seat] of [
    [ana!, 1],
    [ben!, 2],
  ] as const) {
    await client.ask(T, { does: 'sit', seat })
    await client.ask(T, { does: 'buy-in', chips: 100_000 })
  }
  for (const on of ['ante', 'super'])
    for (const client of [ana!, ben!])
      expect(await client.ask(T, { does: 'wager', on, chips: 2000 })).toHaveProperty('done')
  const isDeciding = (client: Client) => client.view(T)?.view.play.phase === 'deciding'
  for (const client of [ana!, ben!, cy!]) await client.until(() => isDeciding(client))
  const table = house.floor.tables.get(T)!
  const hand = stateOf(table).play.boxes.find(({ patron }) => patron === 'Ana')!.hand
  const cardsSeenBy = (client: Client) =>
    (client.view(T)!.view.play.boxes as { patron: string; cards: string[] }[]).find(
      ({ patron }) => patron === 'Ana',
    )!.cards
  expect(cardsSeenBy(ana!)).toEqual(hand.map(({ secret }) => secret))
  expect(cardsSeenBy(ben!)).toEqual(hand.map(() => 'hidden'))
  expect(cardsSeenBy(cy!)).toEqual(hand.map(() => 'hidden'))
  const other = scrambled(table)
  for (const viewer of [{ role: 'patron', patron: 'Ben' }, { role: 'rail' }] as const)
    expect(told(other, viewer)).toBe(told(table, viewer))
  const own = { role: 'patron', patron: 'Ana' } as const
  expect(told(other, own)).not.toBe(told(table, own))
  const changes = new Changes(watched(table).places)
  const [before, after] = [watched(other).look(), watched(table).look()]
  const patch = (viewer: Viewer) => changes.patch(before(viewer), after(viewer))
  expect(patch(own)).toContain(hand[0]!.secret)
  for (const viewer of [{ role: 'patron', patron: 'Ben' }, { role: 'rail' }] as const)
    expect(patch(viewer)).toBe('[]')
  const [seal] = table.rounds.seals
  expect(seal).not.toHaveProperty('secret')
  expect(seal?.out).toEqual([])
  expect(await get(ana!.guest, '/api/records')).toEqual({ rounds: [] })
})
