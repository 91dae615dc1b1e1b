import { afterAll, beforeAll, expect, test } from 'vitest'
import { chips } from '../../../src/kernel/money.ts'
import type { SessionShown, TournamentShown } from '../../../src/protocol/shown.ts'
import { type Server, startServer } from '../../../src/server/server.ts'
import { CONDITIONS } from '../../../src/tournament/director/example.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import {
  Client,
  firstOperator,
  type Guest,
  get,
  hired,
  signIn,
} from '../../fixtures/people/http-client.ts'

/** A tournament with two real clients whose connections are lost during their turns. */

let folder: string
let server: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 0.4 })
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

const T = 'tournament-1'
const TABLE = 'tournament-1-session-1'

/** One table, two spins. A player who does not act in time would be disqualified. */
const conditions = {
  ...CONDITIONS,
  entryForm: ['name'],
  minPlayers: 2,
  maxPlayers: 3,
  passCards: 0,
  stages: [
    {
      ...CONDITIONS.stages.at(-1)!,
      startingChips: chips(100_000),
      duration: { unit: 'spins', value: 2 },
    },
  ],
  timeToAct: { seconds: 1, silence: 'disqualified' },
  playStart: 1,
}

const setUp = async ({ base, cookie }: Guest): Promise<void> => {
  const answer = await fetch(`${base}/api/tournaments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, cookie },
    body: JSON.stringify({ conditions, run: 'director', fill: null }),
  })
  expect(answer.status).toBe(200)
}

const watching = async (guest: Guest): Promise<Client> => {
  const client = await Client.open(guest)
  client.say({ watch: T })
  await client.until(() => client.shown(T) !== undefined)
  return client
}

const whole = (client: Client) => (client.shown(T) as TournamentShown).view
const atTable = (client: Client) => (client.shown(TABLE) as SessionShown | undefined)?.view

const seated = async (client: Client): Promise<void> => {
  client.say({ watch: TABLE })
  await client.until(() => atTable(client) !== undefined)
}

interface Row {
  readonly player: string
  readonly result: string
  readonly reason: string | null
  readonly clause: string | null
}

test('nz7:3.9 nz7:4.6 ruling:739 a player who loses the connection is not disqualified for silence: the director decides', async () => {
  const olga = await firstOperator(server.address, server.first!)
  const dot = await watchingDirector(await hired(olga, 'Dot', 'tournament-director'))
  const guests = new Map<string, Guest>()
  const players = new Map<string, Client>()
  expect(await dot.ask(T, { does: 'open-entries' })).toHaveProperty('done')
  for (const name of ['Ana', 'Ben', 'Cho']) {
    const guest = await signIn(server.address, name)
    const client = await watching(guest)
    expect(await client.ask(T, { does: 'apply', form: { name } })).toHaveProperty('done')
    await dot.until(() =>
      whole(dot).entries!.some(e => e.patron === name && e.status === 'notified'),
    )
    expect(await dot.ask(T, { does: 'accept', patron: name })).toHaveProperty('done')
    guests.set(name, guest)
    players.set(name, client)
  }
  expect(await dot.ask(T, { does: 'begin' })).toHaveProperty('done')
  await dot.until(() => whole(dot).sessions.length === 1)
  expect(await dot.ask(T, { does: 'begin-session', session: 0 })).toHaveProperty('done')
  await dot.until(() => whole(dot).standings.length === 1)
  for (const client of [dot, ...players.values()]) await seated(client)

  // The first player in turn disconnects. Time passes, and nobody is disqualified for it.
  await dot.until(() => atTable(dot)!.turn !== null)
  const first = atTable(dot)!.turn!
  players.get(first)!.socket.terminate()
  const standing = () => whole(dot).standings[0]!
  const of = (patron: string) => standing().players.find(each => each.patron === patron)!
  await dot.until(() => of(first).offline !== null)
  await dot.until(() => standing().silent === first)
  expect(of(first).status).toBe('active')

  // The player returns to the same turn, late, and so may wager only the minimum.
  const back = await watching(guests.get(first)!)
  await seated(back)
  await dot.until(() => of(first).offline === null)
  const { minimum } = atTable(back)!.limits
  const more = await back.ask(TABLE, { does: 'wager', on: 'red', chips: 2 * minimum })
  expect(more.refused?.under).toBe('nz7:3.9')
  expect(await back.ask(TABLE, { does: 'wager', on: 'red', chips: minimum })).toHaveProperty('done')
  await back.until(() => atTable(back)!.table.wagers.length === 1)
  expect(await back.ask(TABLE, { does: 'confirm' })).toHaveProperty('done')

  // The second disconnects for good, and the director continues the session.
  await dot.until(() => atTable(dot)!.turn !== null && atTable(dot)!.turn !== first)
  const second = atTable(dot)!.turn!
  players.get(second)!.socket.terminate()
  await dot.until(() => standing().silent === second)
  const reason = 'the connection did not come back'
  const out = { does: 'disqualify', patron: second, ground: 'nz7:4.6', reason }
  expect(await dot.ask(TABLE, out)).toHaveProperty('done')
  await dot.until(() => of(second).status === 'disqualified')

  // The third stays connected but never acts, so the announced rule applies.
  const third = ['Ana', 'Ben', 'Cho'].find(name => name !== first && name !== second)!
  await dot.until(() => whole(dot).status === 'completed')
  const { rows } = await get<{ rows: readonly Row[] }>(olga, `/api/tournaments/${T}/results`)
  const found = (name: string) => rows.find(({ player }) => player === name)!
  expect(rows).toHaveLength(3)
  expect(found(first)).toMatchObject({ result: 'placed' })
  expect(found(second)).toMatchObject({ result: 'disqualified', reason, clause: 'nz7:4.6' })
  expect(found(third)).toMatchObject({ result: 'disqualified', clause: 'nz7:3.5' })
  for (const client of [dot, back, ...players.values()]) client.close()
})

const watchingDirector = async (guest: Guest): Promise<Client> => {
  await setUp(guest)
  return watching(guest)
}
