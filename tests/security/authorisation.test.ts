import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { commandsAt } from '../../src/protocol/commands.ts'
import { mayDo, ROLES, type Role } from '../../src/protocol/permissions.ts'
import { ROUTES, reachOf } from '../../src/server/gateway/route-permissions.ts'
import { type Server, startServer } from '../../src/server/server.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import {
  Client,
  firstOperator,
  type Guest,
  get,
  hired,
  type Reply,
  signIn,
} from '../fixtures/people/http-client.ts'
import { QUICK_DEALERS } from '../fixtures/test-time.ts'

/** Every cell of the permission table, tested on the real server. */

const PEOPLE = ROLES.filter(role => role !== 'house')

let folder: string
let server: Server
const people = new Map<Role, Guest>()

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 4 }, QUICK_DEALERS)
  const base = server.address
  const operator = await firstOperator(base, server.first!)
  people.set('anybody', { base, name: '', cookie: '' })
  people.set('guest', await signIn(base, 'Ana'))
  people.set('operator', operator)
  for (const role of PEOPLE)
    if (!people.has(role)) people.set(role, await hired(operator, `The ${role}`.slice(0, 20), role))
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

describe('every route', () => {
  const routes = Object.keys(ROUTES)

  test('is in the permission table, and any other is closed to everybody', async () => {
    const { paths } = await get<{ paths: Record<string, Record<string, unknown>> }>(
      people.get('anybody')!,
      '/api/openapi.json',
    )
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const forMachines = ['GET /healthz', 'GET /readyz']
    expect(served.sort()).toEqual([...routes, ...forMachines].sort())
  })

  test.each(routes)('%s admits whom the table admits', async route => {
    const [method = '', path = ''] = route.split(' ')
    const url = `${server.address}${path.replace(/:\w+/g, '7')}`
    for (const role of PEOPLE) {
      const { cookie } = people.get(role)!
      /** The body is not JSON, so a permitted request gets an error and does nothing. */
      const answer = await fetch(url, {
        method,
        headers: { cookie, origin: server.address, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{' }),
      })
      const turnedAway = role === 'anybody' ? 401 : 403
      const said = [role, answer.status === 401 || answer.status === 403, answer.status]
      if (reachOf(role, route)) expect(said.slice(0, 2)).toEqual([role, false])
      else {
        expect(said).toEqual([role, true, turnedAway])
        expect(await answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) })
      }
    }
  })
})

const NOT_THEIRS = 'cannot do this here'

interface DeclaredCommand {
  readonly does: string
  readonly place: string
}

/** Every declared command, at a place that has it. A name used by two games is listed twice. */
const DECLARED: readonly DeclaredCommand[] = [
  ...new Map(
    [...Object.keys(CATALOGUE), 'floor'].flatMap(place =>
      commandsAt(place).map(declared => [declared, { does: declared.does, place }] as const),
    ),
  ).values(),
]

const tableOf = (place: string): string => (place === 'floor' ? place : `${place}-1`)

/** The burst that one socket may send. */
const AT_ONCE = 30

const said = async (who: Guest, all: readonly DeclaredCommand[]): Promise<readonly Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const client = await Client.open(who)
    /** One field too many, so a permitted command gets an error and does nothing. */
    const asked = all
      .slice(at, at + AT_ONCE)
      .map(({ does, place }) => client.ask(tableOf(place), { does, 'one too many': 1 }))
    replies.push(...(await Promise.all(asked)))
    client.socket.close()
    await client.until(() => client.closedWith !== undefined)
  }
  return replies
}

describe('every command', () => {
  test.each(PEOPLE)('over the socket, from a %s', async role => {
    const replies = await said(people.get(role)!, DECLARED)
    const cells = DECLARED.map((one, i) => [one, !replies[i]!.malformed?.includes(NOT_THEIRS)])
    expect(cells).toEqual(DECLARED.map(one => [one, mayDo(one.place, role, one.does)]))
    expect(replies.every(({ malformed }) => malformed !== undefined)).toBe(true)
  })
})

describe('own and other', () => {
  const T = 'roulette-1'

  const guest = async (name: string): Promise<Client> => {
    const client = await Client.open(await signIn(server.address, name))
    client.say({ watch: T })
    await client.until(() => client.view(T)?.view.open === true)
    await client.ask(T, { does: 'stand' })
    await client.ask(T, { does: 'buy-in', chips: 50_000 })
    return client
  }

  /** Repeats until it is accepted, because betting may be closed for a moment. */
  const insists = async (client: Client, what: object): Promise<Reply> => {
    for (;;) {
      const reply = await client.ask(T, what)
      if (reply.done !== undefined) return reply
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }

  test('only the patron may change or withdraw their wager', async () => {
    const [cy, di] = [await guest('Cy'), await guest('Di')]
    const { done } = await insists(cy, { does: 'wager', on: 'red', chips: 1000 })
    await di.until(() => di.view(T)!.seq >= done!)
    const [wager] = di.view(T)!.view.wagers
    expect(wager?.patron).toBe('Cy')
    for (const what of [{ does: 'alter', chips: 500 }, { does: 'withdraw' }])
      expect(await di.ask(T, { ...what, wager: wager!.id })).toMatchObject({
        refused: { message: expect.any(String) },
      })
    expect(di.view(T)!.view.wagers.every(one => one.chips === 1000)).toBe(true)
    cy.close()
    di.close()
  })

  test('signing out and in under another name gives nothing of the first', async () => {
    const first = await guest('Ed')
    const again = await signIn(server.address, 'Ed')
    expect(again.name).toBe('Ed 2')
    const client = await Client.open(again)
    client.say({ watch: T })
    await client.until(() => client.view(T) !== undefined)
    expect(client.view(T)!.view.mine).toBeNull()
    expect(await client.ask(T, { does: 'cash-out', chips: 100 })).toHaveProperty('refused')
    first.close()
    client.close()
  })
})
