import { afterAll, beforeAll, expect, test } from 'vitest'
import { chips } from '../../../src/kernel/money.ts'
import type { Shown } from '../../../src/protocol/shown.ts'
import { openDoor } from '../../../src/server/gateway/http.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import { realTime, type Time } from '../../../src/server/time.ts'
import type { SessionTable } from '../../../src/server/tournaments/sessions/session-table.ts'
import type { Stage } from '../../../src/tournament/director/s02-entry/conditions.ts'
import { turnOf } from '../../../src/tournament/session/state.ts'
import {
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  removeFolder,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import {
  Client,
  firstOperator,
  type Guest,
  hired,
  signIn,
} from '../../fixtures/people/http-client.ts'
import { drawn, enter, played, say, twoHeats } from '../../fixtures/people/tournament-tables.ts'

/**
 * A secret wager of a unique amount, with everybody listening. Until the round is over, only its
 * player and the staff may receive the amount or the rest of the stack in any byte that the server
 * sends.
 */

let folder: string
let house: House
let base: string
let operator: Guest
let shut: () => Promise<unknown>

const START = 987_654_500
const PACE = { bets: 6000, patron: 6000, step: 5 }

/** Holds the timers, so that the round does not begin before everything has been checked. */
let held: (() => void)[] | null = null
const time: Time = {
  ...realTime,
  after: (ms, act) => realTime.after(ms, () => (held ? held.push(act) : act())),
}

const release = (): void => {
  const waiting = held ?? []
  held = null
  for (const act of waiting) act()
}

/** The amount and the rest of the stack, in every way they might be written. */
const canaries = (secret: number): readonly string[] =>
  [secret, START - secret].flatMap(cents => [
    `${cents}`,
    (cents / 100).toFixed(2),
    (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
  ])

const leaked = (texts: readonly string[], secret: number): readonly string[] =>
  texts.filter(text => canaries(secret).some(canary => text.includes(canary)))

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, PACE, undefined, { time })
  const staff = await openStaff(house, folder)
  const first = (await staff.offerFirst())!
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
  operator = await firstOperator(base, first)
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

const TOKEN = 'token of the metrics'

const PAGES = [
  '/api/tables',
  '/api/tournaments',
  '/api/records',
  '/api/significant',
  '/api/audit',
  '/api/me',
  '/api/me/statement',
  '/api/statements/Ana%20roulette',
  '/metrics',
  '/healthz',
  '/readyz',
]

/** The answers of these pages to each person, including errors. */
const pagesFor = async (who: readonly Guest[], table: string): Promise<readonly string[]> => {
  const paths = [...PAGES, `/api/records/${table}/1`, `/api/tables/${table}/rounds`]
  const asked = who.flatMap(({ cookie }) =>
    paths.map(async path => {
      const headers = { cookie, authorization: `Bearer ${TOKEN}` }
      const answer = await fetch(`${base}${path}`, { headers })
      return `${path} ${answer.status} ${await answer.text()}`
    }),
  )
  return Promise.all(asked)
}

const shownOf = (client: Client, { id }: SessionTable): unknown => {
  const shown = client.shown(id)
  const wagers = shown?.is === 'session' ? shown.view.table.wagers : []
  return wagers.find(({ patron }) => patron.startsWith('Ana'))?.chips
}

/**
 * True if the round was over when this was shown. The tournament's own view counts by another log.
 */
const isAfter = (shown: Shown, over: number): boolean => {
  if (shown.is === 'session') return shown.seq >= over
  const [standing] = shown.is === 'tournament' ? shown.view.standings : []
  return standing !== undefined && !standing.players.some(({ card }) => card === 'secret')
}

const stage = (final: Stage): Stage => ({
  ...final,
  startingChips: chips(START),
  limits: [{ minimum: chips(500), maximum: chips(START) }],
  increment: chips(500),
  duration: { unit: 'rounds', value: 2 },
})

test.each([
  ['roulette', 'red', 7_651_500],
  ['baccarat', 'player', 8_123_500],
])(
  'nz7:4.15 %s: only its player and staff receive a secret wager before the round is over',
  async (game, bet, amount) => {
    const names = ['Ana', 'Ben', 'Eve']
    const guests = await Promise.all(names.map(async name => signIn(base, `${name} ${game}`)))
    const [ana, ben, eve] = guests as [Guest, Guest, Guest]
    const dot = await hired(operator, `Dot ${game}`, 'tournament-director')
    const bo = await hired(operator, `Bo ${game}`, 'inspector')
    const { conditions, ...planned } = twoHeats(game, {
      minPlayers: 2,
      playOff: { chips: chips(START), duration: { unit: 'rounds', value: 1 } },
    })
    const final = { ...conditions, stages: [stage(conditions.stages[1]!)] }
    const two = [ana.name, ben.name]
    const tournament = await enter(house, { ...planned, fill: null, conditions: final }, two)
    await drawn(house, tournament)
    const table = await played(house, tournament, 0)
    held = []
    const listens = async (guest: Guest) => {
      const client = await Client.open(guest)
      for (const watch of [table.id, tournament.id]) client.say({ watch })
      return client
    }
    const [hers, ...others] = await Promise.all(
      [ana, ben, eve, { ...eve, cookie: '' }, bo].map(listens),
    )
    const desk = await listens(dot)
    const anaIs = () => turnOf(table.host.state) === ana.name
    const says = (
      patron: string,
      words: { readonly does: string; readonly [field: string]: unknown },
    ) => say(house, { is: 'guest', patron }, table.id, words)
    if (!anaIs()) await says(ben.name, { does: 'pass-card' })
    await until(anaIs)
    const secret = { does: 'secret-wager', on: bet, chips: amount }
    expect(await hers!.ask(table.id, secret)).toHaveProperty('done')
    // Refusals to others must not reveal the amount.
    for (const client of others.slice(0, 2)) {
      await client.ask(table.id, { ...secret, chips: START + 500 })
      await client.ask(table.id, { does: 'alter', wager: 'w1', chips: 1 })
      client.say({ id: 'x', table: table.id, does: 'secret-wager', chips: 'all' })
    }
    await hers!.until(() => shownOf(hers!, table) === amount)
    await desk.until(() => shownOf(desk, table) === amount)
    for (const client of others) await client.until(() => shownOf(client, table) !== undefined)
    const pages = await pagesFor([ben, eve, operator, bo, { ...eve, cookie: '' }], table.id)
    expect(table.host.state.rounds).toBe(0)
    expect(leaked(pages, amount)).toEqual([])
    // The other player's turn ends the wait, and the round is played in public.
    const last = new Promise<number>(resolve =>
      table.host.follow((kept, { events }) => {
        if (events.some(({ is }) => is === 'RoundClosed')) resolve(kept.seq)
      }),
    )
    if (turnOf(table.host.state) === ben.name) await says(ben.name, { does: 'pass-card' })
    release()
    const over = await last
    for (const client of others) {
      await client.until(() => client.shown(table.id)!.seq >= over)
      const early = client.steps.filter(({ after }) => !isAfter(after.shown, over))
      expect(early.length).toBeGreaterThan(2)
      const texts = early.flatMap(({ message, after }) => [message, after])
      expect(
        leaked(
          texts.map(each => JSON.stringify(each)),
          amount,
        ),
      ).toEqual([])
    }
    expect(leaked(desk.heard, amount)).not.toEqual([])
    for (const client of [hers!, desk, ...others]) client.close()
  },
)
