import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kept } from '../../src/records/entry.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { programVersion } from '../../src/server/log/program-version.ts'
import { chained, GENESIS } from '../../src/server/log/store.ts'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../fixtures/people/floor-fixture.ts'

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  for (const id of ['baccarat-1', 'roulette-1', 'snake-eyes-1']) {
    const table = house.floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    for (let round = 0; round < 3; round += 1) await playRound(house.floor, table, 'Ana')
  }
  /** A shoe's secret is revealed when it ends, so a supervisor ends it. */
  const { host } = house.floor.tables.get('baccarat-1')!
  await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
  const by = { role: 'staff', rank: 'operator' } as const
  const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'test' }
  expect(await host.submit('shuffle', command)).toHaveProperty('done')
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

/** Rewrites a log from this entry on with valid hashes, like a forger who knows the format. */
const forged = (
  entries: readonly Kept[],
  seq: number,
  change: (body: string) => string,
): Kept[] => {
  const forgery: Kept[] = []
  for (const entry of entries) {
    const body = entry.seq === seq ? change(entry.body) : entry.body
    forgery.push(chained({ ...entry, body }, forgery.at(-1)?.hash ?? GENESIS))
  }
  return forgery
}

describe('an exported log', () => {
  test.each(['cage', 'baccarat-1', 'roulette-1', 'snake-eyes-1'])('%s verifies', async log => {
    const report = verifyLog(await house.store.read(log))
    expect(report.findings).toEqual([])
    if (log !== 'cage') expect(report.opened).toBeGreaterThan(0)
  })

  test('any changed byte is found and named', async () => {
    const entries = await house.store.read('roulette-1')
    for (const at of [0, 3, entries.length - 1]) {
      const { body } = entries[at]!
      const changed = body.replace(/[0-9a-z](?=[^0-9a-z]*$)/, '!')
      const wrong = entries.map((entry, i) => (i === at ? { ...entry, body: changed } : entry))
      expect(verifyLog(wrong).findings[0]).toEqual({
        seq: at + 1,
        says: 'its hash is not that of what it says',
      })
    }
    expect(verifyLog(entries.filter((_, i) => i !== 5)).findings[0]).toMatchObject({ seq: 6 })
  })

  test('an increased payment is found, even with a recomputed chain', async () => {
    const entries = await house.store.read('roulette-1')
    const paid = entries.find(({ body }) => body.includes('"WagerSettled"'))!
    const larger = (body: string) => body.replaceAll(/"chips":2000/g, '"chips":4000')
    const { findings } = verifyLog(forged(entries, paid.seq, larger))
    expect(findings[0]?.seq).toBe(paid.seq)
    expect(findings[0]?.says).toMatch(/does not lead to this|add up|below nothing/)
  })

  test('a number that differs from the wheel’s secret is found', async () => {
    const entries = await house.store.read('roulette-1')
    const spun = entries.find(({ body }) => body.includes('"does":"spun"'))!
    const other = (body: string) => {
      const was = /"number":"(\d+)"/.exec(body)![1]!
      const is = was === '7' ? '8' : '7'
      return body
        .replace(`"number":"${was}"`, `"number":"${is}"`)
        .replace(`"in":"${was}"`, `"in":"${is}"`)
    }
    const { findings } = verifyLog(forged(entries, spun.seq, other))
    expect(findings).toContainEqual({ seq: spun.seq, says: 'spun is not what number 1 had in it' })
  })

  test('a card that differs from the shoe’s secret is found', async () => {
    const entries = await house.store.read('baccarat-1')
    const dealt = entries.filter(({ body }) => body.includes('"does":"card"'))
    const { seq, body } = dealt.at(-1)!
    const card = /"card":"(\w+)"/.exec(body)![1]!
    const other = (text: string) => text.replaceAll(card, card === 'AS' ? 'AC' : 'AS')
    const { findings } = verifyLog(forged(entries, seq, other))
    expect(findings.map(({ says }) => says)).toContain('card is not what number 1 had in it')
  })

  test('a decision against the rules is reported, unless a version with other rules made it', async () => {
    const entries = await house.store.read('roulette-1')
    const at = entries.find(({ body }) => body.includes('"does":"sit"'))!
    const made = (program: string) => {
      const other = (text: string) => text.replace(/"under":"[^"]+"/, '"under":"nz1:1.1"')
      const named = entries.map(entry => ({ ...entry, program }))
      const { findings, superseded } = verifyLog(forged(named, at.seq, other))
      return [findings, superseded].map(all => all.some(({ seq }) => seq === at.seq))
    }
    expect(made(programVersion())).toEqual([true, false])
    expect(made('9.9.9')).toEqual([true, false])
    expect(made('0.1.0')).toEqual([false, true])
  })

  test('ruling:599 a round put in an order that differs from the shoe’s secret is found', async () => {
    const entries = await house.store.read('baccarat-1')
    const dealt = entries.filter(({ body }) => body.includes('"does":"card"'))
    const came = dealt.map(({ body }) => /"card":"(\w+)"/.exec(body)![1]!)
    const put = (cards: readonly string[]): Kept[] => {
      const by = { role: 'staff', rank: 'game-supervisor' }
      const command = { by, does: 'reconstruct', error: 'order', cards, reason: 'changed places' }
      const at = dealt.at(-1)!
      const forgery = { ...at, id: 'forged', body: JSON.stringify({ command, events: [] }) }
      const all: Kept[] = []
      for (const entry of [...entries.slice(0, at.seq), forgery, ...entries.slice(at.seq)])
        all.push(chained({ ...entry, seq: all.length + 1 }, all.at(-1)?.hash ?? GENESIS))
      return all
    }
    const says = 'a round was put in another order than number 1 had in it'
    const round = came.slice(-4)
    const { seq } = dealt.at(-1)!
    expect(verifyLog(put([...round].reverse())).findings).toContainEqual({ seq: seq + 1, says })
    expect(verifyLog(put(['KS', ...round.slice(1)])).findings).toContainEqual({
      seq: seq + 1,
      says,
    })
    expect(verifyLog(put(round)).findings.map(finding => finding.says)).not.toContain(says)
  })
})
