import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startServer } from '../../src/server/server.ts'
import { newFolder, pause, removeFolder } from '../fixtures/people/floor-fixture.ts'
import {
  Client,
  firstOperator,
  type Guest,
  get,
  hired,
  signIn,
} from '../fixtures/people/http-client.ts'
import { QUICK_DEALERS } from '../fixtures/test-time.ts'

/**
 * Seats, chips, nominees and exclusions belong to an account: at every table, and after a restart.
 */

const WHEEL = 'roulette-1'
const CARDS = 'baccarat-1'
const OTHER = 'baccarat-b'

let folder: string
let server: Server
let operator: Guest
const clients: Client[] = []

const start = async () => {
  const settings = { port: 0, host: '127.0.0.1', folder, pace: 3, logLevel: 'silent' }
  server = await startServer({ ...settings, exhibition: true, newcomers: 100 }, QUICK_DEALERS)
}

beforeAll(async () => {
  folder = newFolder()
  await start()
  operator = await firstOperator(server.address, server.first!)
})

afterAll(async () => {
  for (const client of clients) client.close()
  await server.close()
  removeFolder(folder)
})

const at = async (who: Guest, ...tables: readonly string[]): Promise<Client> => {
  const client = await Client.open(who)
  clients.push(client)
  for (const table of tables) {
    client.say({ watch: table })
    await client.until(() => client.view(table)?.view.open === true)
  }
  return client
}

const guest = async (name: string, ...tables: readonly string[]): Promise<Client> =>
  at(await signIn(server.address, name), ...tables)

const seat = async (client: Client, table: string, number: number): Promise<void> => {
  expect(await client.ask(table, { does: 'sit', seat: number })).toHaveProperty('done')
  expect(await client.ask(table, { does: 'buy-in', chips: 50_000 })).toHaveProperty('done')
}

/** Leaves as soon as the rules allow it, which is not during a round. */
const leaves = async (client: Client): Promise<void> => {
  while ((await client.ask(CARDS, { does: 'leave' })).done === undefined) await pause(200)
}

const refusedBy = (under: string) => ({ refused: { under } })

const balance = async ({ guest: who }: Client) =>
  (await get<{ balance: number }>(who, '/api/me')).balance

interface Nominated {
  readonly patron: string
  readonly nominee: string
}

const markers = (client: Client, table: string) =>
  (client.view(table)!.view.play as unknown as { markers: readonly Nominated[] }).markers

describe('nz5:2.3(d) a nominee across two tables', () => {
  test('acts for one patron at a time in the whole house, even if a person approves', async () => {
    const [ana, ben, cy, dan] = [
      await guest('Nan', CARDS),
      await guest('Ned', CARDS),
      await guest('Nic', OTHER),
      await guest('Noa', OTHER),
    ]
    await seat(ana, CARDS, 1)
    await seat(cy, OTHER, 1)
    await seat(dan, OTHER, 2)
    await ana.ask(CARDS, { does: 'request-nominee', nominee: 'Ned' })
    await ana.until(() => markers(ana, CARDS).some(one => one.nominee === 'Ned'))
    await cy.ask(OTHER, { does: 'request-nominee', nominee: 'Ned' })
    const supervisor = await at(await hired(operator, 'Gus', 'game-supervisor'), OTHER)
    const may = { mayWager: true, mayHandle: true, associated: false }
    const approve = { does: 'approve-nominee', patron: 'Nic', nominee: 'Ned', ...may }
    expect(await supervisor.ask(OTHER, approve)).toMatchObject(refusedBy('nz5:2.3(d)'))
    /**
     * Only the server knows whether somebody acts at another table; a client cannot claim
     * otherwise.
     */
    expect(await supervisor.ask(OTHER, { ...approve, elsewhere: false })).toMatchObject({
      malformed: expect.stringContaining('elsewhere'),
    })
    /** The virtual supervisor handles requests in order; of these two it grants only the second. */
    await dan.ask(OTHER, { does: 'request-nominee', nominee: 'Nic' })
    await cy.until(() => markers(cy, OTHER).length > 0)
    expect(markers(cy, OTHER)).toMatchObject([{ patron: 'Noa', nominee: 'Nic' }])
    await ana.ask(CARDS, { does: 'end-nominee', patron: 'Nan', nominee: 'Ned' })
    await ana.until(() => markers(ana, CARDS).length === 0)
    const approved = await supervisor.ask(OTHER, approve)
    expect(approved.done ?? approved.refused?.under).not.toBe('nz5:2.3(d)')
    await cy.until(() => markers(cy, OTHER).some(one => one.nominee === 'Ned'))
    for (const client of [ana, ben, cy, dan, supervisor]) client.close()
  })

  test('nz5:2.3(a) must have an account here', async () => {
    const ana = await guest('Nel', CARDS)
    await seat(ana, CARDS, 2)
    expect(await ana.ask(CARDS, { does: 'request-nominee', nominee: 'Nobody' })).toMatchObject(
      refusedBy('nz5:2.3(a)'),
    )
    ana.close()
  })
})

describe('nz1:17.3(b) a patron excluded at one table', () => {
  let ana: Client
  let ben: Client

  beforeAll(async () => {
    ana = await guest('Ana', WHEEL, CARDS)
    ben = await guest('Ben', CARDS)
    await seat(ana, CARDS, 3)
    await seat(ben, CARDS, 4)
    await ana.ask(WHEEL, { does: 'stand' })
    await ana.ask(WHEEL, { does: 'buy-in', chips: 30_000 })
    await ben.ask(CARDS, { does: 'request-nominee', nominee: 'Ana' })
    await ben.until(() => markers(ben, CARDS).some(one => one.nominee === 'Ana'))
    const boss = await at(operator, WHEEL)
    const exclude = { does: 'exclude', patron: 'Ana', reason: 'a computer in the shoe' }
    expect(await boss.ask(WHEEL, exclude)).toHaveProperty('done')
    boss.close()
  })

  const keepsOut = async (client: Client): Promise<void> => {
    for (const [table, said] of [
      [WHEEL, { does: 'stand' }],
      [WHEEL, { does: 'declare', on: 'tier', piece: 500 }],
      [CARDS, { does: 'sit', seat: 5 }],
      [CARDS, { does: 'wager', on: 'banker', chips: 5000 }],
      [CARDS, { does: 'wager', on: 'banker', chips: 5000, for: 'Ben' }],
      ['snake-eyes-1', { does: 'stand' }],
      ['lunar-poker-1', { does: 'sit', seat: 1 }],
      ['lunar-poker-1', { does: 'buy-in', chips: 1000 }],
      ['tournament-1', { does: 'apply', form: {} }],
    ] as const)
      expect([table, said, await client.ask(table, said)]).toMatchObject([
        table,
        said,
        refusedBy('ruling:115'),
      ])
  }

  test('leaves every other table, with the chips in the account, and keeps their chips at that table', async () => {
    await ben.until(() => ben.view(CARDS)!.view.seats[2]!.patron === null)
    expect(await balance(ana)).toBe(1_000_000 - 30_000)
    await keepsOut(ana)
    expect(await ana.ask(WHEEL, { does: 'dispute', about: 'it was a watch' })).toHaveProperty(
      'done',
    )
    expect(await ana.ask(WHEEL, { does: 'leave' })).toHaveProperty('done')
    expect(await balance(ana)).toBe(1_000_000)
  })

  test('acts for nobody, and cannot be approved', async () => {
    const dee = await guest('Dee', CARDS)
    await seat(dee, CARDS, 6)
    expect(await dee.ask(CARDS, { does: 'request-nominee', nominee: 'Ana' })).toMatchObject(
      refusedBy('ruling:115'),
    )
    const supervisor = await at(await hired(operator, 'Gia', 'game-supervisor'), CARDS)
    const may = { mayWager: true, mayHandle: true, associated: false }
    const approve = { does: 'approve-nominee', patron: 'Dee', nominee: 'Ana', ...may }
    expect(await supervisor.ask(CARDS, approve)).toMatchObject(refusedBy('ruling:115'))
    for (const client of [dee, supervisor]) client.close()
  })

  test('stays excluded at tables added later, and after a restart', async () => {
    const boss = await at(operator)
    const of = { game: 'roulette', book: 'nz8', attended: false }
    expect(await boss.ask('floor', { does: 'bring-table', of })).toHaveProperty('done')
    expect(await ana.ask('roulette-4', { does: 'stand' })).toMatchObject(refusedBy('ruling:115'))
    await server.close()
    await start()
    const again = await at({ ...ana.guest, base: server.address }, WHEEL, CARDS)
    await keepsOut(again)
    expect(await again.ask('roulette-4', { does: 'stand' })).toMatchObject(refusedBy('ruling:115'))
    again.close()
  })
})

describe('nz1:2.3 a guest who takes another guest’s name', () => {
  test.each(['Eve', 'EVE', 'ｅｖｅ', ' Eve '])('as “%s” gets nothing of theirs', async name => {
    const first = await guest('Eve', CARDS)
    const isSame = first.guest.name
    await seat(first, CARDS, 7)
    const other = await guest(name, CARDS)
    expect(other.guest.name).toMatch(/ \d+$/)
    expect(other.guest.name).not.toBe(isSame)
    expect(other.view(CARDS)!.view.mine).toBeNull()
    expect(await balance(other)).toBe(1_000_000)
    for (const said of [{ does: 'cash-out', chips: 100 }, { does: 'leave' }])
      expect(await other.ask(CARDS, said)).toMatchObject(refusedBy('nz1:2.3'))
    const statement = await get<{ patron: string; lines: readonly unknown[] }>(
      other.guest,
      '/api/me/statement',
    )
    expect(statement.patron).toBe(other.guest.name)
    expect(statement.lines).toHaveLength(1)
    await first.until(() => first.view(CARDS)!.view.seats[6]!.patron === isSame)
    await leaves(first)
    for (const client of [first, other]) client.close()
  })

  test('also after that guest has signed out', async () => {
    const first = await guest('Fay', CARDS)
    await seat(first, CARDS, 7)
    await fetch(`${server.address}/api/leave`, {
      method: 'POST',
      headers: { cookie: first.guest.cookie, origin: server.address },
    })
    const other = await guest('Fay', CARDS)
    expect(other.guest.name).toBe('Fay 2')
    expect(other.view(CARDS)!.view.mine).toBeNull()
    other.close()
  })
})
