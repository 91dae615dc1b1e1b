import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deals } from '../../src/floor/commands.ts'
import { type Server, startServer } from '../../src/server/server.ts'
import {
  AtTable,
  dealRound,
  EXPECTED,
  guestOf,
  type Line,
  linesOf,
  playRounds,
  post,
  reported,
  setClock,
  staffOf,
  unpacked,
} from '../fixtures/old-house.ts'
import { get } from '../fixtures/people/http-client.ts'
import { croupier } from '../fixtures/processes/croupier.ts'

/**
 * A data folder of an earlier version opens, shows the same money and rounds, continues and
 * verifies.
 */

const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE

/** Seconds to bet: at this pace no virtual dealer takes a step during the test. */
const STILL = 60_000
const QUICK = 0.1

/**
 * That version named no round, so commands about a round are refused; a payment is not.
 * @rule ruling:117
 */
const APPROVED = { '23': 'carried-out', '24': 'refused', '25': 'refused' }

let folder: string
let server: Server | undefined

const opened = async (pace: number): Promise<Server> => {
  const settings = { port: 0, host: '127.0.0.1', folder, pace, logLevel: 'silent' }
  server = await startServer(settings)
  return server
}

const closed = async (): Promise<void> => {
  await server?.close()
  server = undefined
}

const verified = async () => {
  const { code, out } = await croupier(['verify', '--data', folder])
  const logs = [...out.matchAll(/^(\S+): (\d+) entries, (\d+) rounds/gm)]
  const counted = (at: number) => Object.fromEntries(logs.map(log => [log[1], Number(log[at])]))
  return { code, entries: counted(2), rounds: counted(3) }
}

const standings = async (house: Server): Promise<Readonly<Record<string, string>>> => {
  const requests = await get<{ number: number; standing: { is: string } }[]>(
    await staffOf(house, 'Olga'),
    '/api/approvals',
  )
  return Object.fromEntries(requests.map(({ number, standing }) => [number, standing.is]))
}

beforeAll(() => {
  folder = unpacked()
})

afterEach(async () => {
  await closed()
  vi.restoreAllMocks()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('before it is opened', () => {
  test('it verifies, with the same number of entries and rounds', async () => {
    const { entries, rounds } = EXPECTED
    expect(await verified()).toEqual({ code: 0, entries, rounds })
  })

  /** Later versions may report more, and use other words. */
  const worded = ({ who: _who, why: _why, before: _before, after: _after, ...line }: Line) => {
    const { incidents: _incidents, ...rest } = isResultVoided(line) ? withoutResult(line) : line
    return rest
  }

  /** Later versions leave a voided result out of the record. */
  const isResultVoided = ({ incidents }: Line): boolean =>
    Array.isArray(incidents) && incidents.some(({ is }: { is: string }) => is === 'ResultVoided')

  const withoutResult = ({ result: _result, hands: _hands, ...line }: Line) => line

  /** Later versions list what a review records with the round that it changes, not with the next. */
  const incidentsIn = (lines: readonly Line[]): readonly string[] =>
    lines.flatMap(({ table, incidents = [] }) =>
      (incidents as readonly { seq: number; is: string }[]).map(
        ({ seq, is }) => `${table} ${seq} ${is}`,
      ),
    )

  test.each(['records', 'significant'])('%s reports the same as then', async verb => {
    const { code, out } = await croupier([verb, '--data', folder])
    const lines = linesOf(out)
    expect(code).toBe(0)
    expect(lines).toHaveLength(reported(verb).length)
    for (const [i, line] of reported(verb).entries()) expect(lines[i]).toMatchObject(worded(line))
    expect(incidentsIn(lines)).toEqual(expect.arrayContaining([...incidentsIn(reported(verb))]))
  })
})

/** Sorts patrons by name, because later versions list those who left after the others. */
const inOrder = (shown: unknown) => {
  const { desk, ...rest } = shown as {
    readonly desk?: { readonly patrons?: readonly NamedPatron[] }
  }
  const patrons = [...(desk?.patrons ?? [])].sort((a, b) => (a.patron < b.patron ? -1 : 1))
  return { ...rest, desk: { ...desk, patrons } }
}

interface NamedPatron {
  readonly patron: string
}

describe('opened a minute later, before anybody continues', () => {
  test('every balance and every statement is unchanged', async () => {
    setClock(EXPECTED.closedAt + MINUTE)
    const house = await opened(STILL)
    const ike = await staffOf(house, 'Ike')
    for (const [patron, balance] of Object.entries(EXPECTED.balances)) {
      const path = `/api/statements/${encodeURIComponent(patron)}`
      const own = reported('statements').filter(line => line.patron === patron)
      const lines = own.map(({ what: _, ...line }) => line)
      expect(await get(ike, path)).toMatchObject({ patron, balance, lines })
    }
    for (const name of Object.keys(EXPECTED.guests))
      expect(await get(guestOf(house, name), '/api/me')).toMatchObject({
        name,
        balance: EXPECTED.balances[name],
      })
    expect(await (await fetch(`${house.address}/readyz`)).status).toBe(200)
  })

  test('every table is unchanged: wagers, chips, disputes, calls and dealers', async () => {
    setClock(EXPECTED.closedAt + MINUTE)
    const house = await opened(STILL)
    const olga = await staffOf(house, 'Olga')
    const at = await AtTable.open(olga, 'baccarat-1')
    for (const [id, expected] of Object.entries(EXPECTED.tables)) {
      at.client.say({ watch: id })
      await at.until(() => at.client.view(id) !== undefined)
      expect(inOrder(at.client.view(id))).toMatchObject(inOrder(expected))
    }
    at.close()
    expect(await get(olga, '/api/tournaments')).toMatchObject(EXPECTED.tournaments)
  })

  test('a second person approves the waiting requests', async () => {
    setClock(EXPECTED.closedAt + MINUTE)
    const house = await opened(STILL)
    expect(await standings(house)).toEqual(EXPECTED.approvals)
    const sue = await staffOf(house, 'Sue')
    for (const number of Object.keys(APPROVED))
      await post(sue, `/api/approvals/${number}/approve`, {})
    expect(await standings(house)).toMatchObject(APPROVED)
  })
})

describe('then play continues', () => {
  const isVirtual = (id: string) => !id.endsWith('-attended') && id !== 'roulette-4'
  const ids = Object.keys(EXPECTED.tables)

  test('virtual dealers finish the current round and deal another', async () => {
    setClock(EXPECTED.closedAt + 2 * MINUTE)
    const house = await opened(QUICK)
    const dan = await AtTable.open(await staffOf(house, 'Dan'), 'lunar-poker-1')
    expect(await dan.says({ does: 'hand-back' })).toHaveProperty('done')
    dan.close()
    for (const id of ids.filter(isVirtual)) {
      const ana = await AtTable.open(guestOf(house, 'Ana'), id)
      await playRounds(ana, 2)
      ana.close()
    }
  })

  test('people deal a round at every attended table', async () => {
    setClock(EXPECTED.closedAt + 3 * MINUTE)
    const house = await opened(QUICK)
    const [del, olga] = [await staffOf(house, 'Del'), await staffOf(house, 'Olga')]
    for (const id of ids.filter(id => id.endsWith('-attended'))) {
      const dealer = await AtTable.open(del, id)
      const boss = await AtTable.open(olga, id)
      const ana = await AtTable.open(guestOf(house, 'Ana'), id)
      if (!deals(dealer.seen.desk.dealing, 'Del'))
        expect(await dealer.says({ does: 'take-over' })).toHaveProperty('done')
      await dealRound(dealer, boss, ana)
      for (const one of [dealer, boss, ana]) one.close()
    }
  })

  /** Its players are absent, and the director now decides about them. @rule nz7:3.9 */
  test.each(['tournament-3', 'tournament-4'])('%s continues with its director', async id => {
    setClock(EXPECTED.closedAt + 4 * MINUTE)
    const house = await opened(QUICK)
    const dot = await AtTable.open(await staffOf(house, 'Dot'), id)
    const { sessions } = dot.seen.view as unknown as {
      readonly sessions: readonly { readonly begun?: boolean }[]
    }
    const session = sessions.findIndex(({ begun }) => !begun)
    if (session >= 0)
      expect(await dot.says({ does: 'begin-session', session })).toHaveProperty('done')
    expect(sessions.length).toBeGreaterThan(0)
    dot.close()
  })

  test('a closed table stays closed until the operator opens it', async () => {
    setClock(EXPECTED.closedAt + 5 * MINUTE)
    const house = await opened(QUICK)
    const at = await AtTable.open(await staffOf(house, 'Otto'), 'roulette-4')
    expect(at.seen.view.open).toBe(false)
    expect(await at.says({ does: 'open-table' })).toHaveProperty('done')
    await at.until(() => at.seen.view.open)
    at.close()
  })

  test('and everything verifies', async () => {
    const { code, rounds } = await verified()
    expect(code).toBe(0)
    for (const id of ids.filter(isVirtual))
      expect(rounds[id]).toBeGreaterThanOrEqual(EXPECTED.rounds[id]! + 2)
  })
})

test('opened a year later, requests have expired and no dealer is at a table', async () => {
  rmSync(folder, { recursive: true, force: true })
  folder = unpacked()
  setClock(EXPECTED.closedAt + YEAR)
  const house = await opened(STILL)
  const at = await AtTable.open(await staffOf(house, 'Olga'), 'lunar-poker-1')
  await at.until(() => at.seen.desk.dealing.is === 'virtual')
  at.close()
  const left = Object.fromEntries(Object.keys(APPROVED).map(number => [number, 'expired']))
  expect(await standings(house)).toMatchObject(left)
  await closed()
  vi.restoreAllMocks()
  expect((await verified()).code).toBe(0)
})
