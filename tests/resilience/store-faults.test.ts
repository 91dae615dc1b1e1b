import { describe, expect, test } from 'vitest'
import type { Command } from '../../src/kernel/game.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { type Floor, openFloor, type Table } from '../../src/server/floor/floor.ts'
import { PLANS } from '../../src/server/floor/standard-tables.ts'
import type { Answer } from '../../src/server/log/log-writer.ts'
import type { Store } from '../../src/server/log/store.ts'
import { storeContract } from '../../src/server/log/store-contract.ts'
import { realRandomness } from '../../src/server/randomness.ts'
import { realTime } from '../../src/server/time.ts'
import { checkCards, checkCommands, type SentCommands } from '../fixtures/audit-readings.ts'
import { type MemoryStore, memoryStore } from '../fixtures/memory-store.ts'
import { BETS, pause, until, welcome } from '../fixtures/people/floor-fixture.ts'
import { sweep } from '../fixtures/sweep.ts'

/**
 * Makes the n-th call to the store fail, for every n of an evening: opening, buying in, a round,
 * cashing out, leaving, closing. Each time the table must report it, nothing acknowledged is lost
 * or stored twice, and the next opening continues.
 */

describe('a store in memory', () => storeContract(async () => memoryStore()))

const KEY = Buffer.alloc(32, 7)
const MOMENTS = ['before', 'after'] as const
type Moment = (typeof MOMENTS)[number]

class Failed extends Error {}

/** Fails one call, before or after its effect. The caller cannot tell which. */
const failing = (store: Store, nth: number, moment: Moment) => {
  let calls = 0
  let hit: string | undefined
  const guarded =
    <A extends readonly unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls += 1
      if (calls !== nth) return call(...args)
      const [first] = args
      hit = Array.isArray(first) ? `append to ${first[0].log}` : `${name} ${first ?? ''}`
      if (moment === 'after') await call(...args)
      throw new Failed('the disk has failed')
    }
  const wrapped: Store = {
    ...store,
    append: guarded('append', store.append),
    read: guarded('read', store.read),
    claim: guarded('claim', store.claim),
    logs: guarded('logs', store.logs),
    close: guarded('close', store.close),
  }
  return { wrapped, hit: () => hit }
}

/** In baccarat nobody answers, so the dealer cuts. */
const paceOf = (game: string) => ({
  bets: 2,
  patron: game === 'baccarat' ? 2 : 2000,
  step: 0,
})

const openOn = async (store: Store, game: string, faults: unknown[] = []): Promise<Floor> =>
  openFloor(
    {
      store,
      now: () => 1_763_240_000_000,
      random: realRandomness,
      program: 'test',
      fault: (log, error) => faults.push(`${log}: ${error}`),
      key: KEY,
      pace: paceOf(game),
      time: realTime,
    },
    PLANS.filter(({ id }) => id === `${game}-1`),
  )

let ids = 0

const says = async (
  { cashier }: Floor,
  { host, id: table }: Table,
  heard: SentCommands,
  command: { readonly does: string } & Readonly<Record<string, unknown>>,
): Promise<Answer> => {
  ids += 1
  const id = `Ana/${ids}`
  const said = { by: { role: 'patron', patron: 'Ana' }, ...command } as Command & { chips: number }
  heard.set(id, { table })
  const answer = await (command.does === 'buy-in'
    ? cashier.buyIn(id, host, said)
    : host.submit(id, said))
  await cashier.payOut()
  heard.set(id, {
    table,
    ...('done' in answer && { done: answer.done }),
    ...('refused' in answer && { isRefused: true }),
  })
  return answer
}

/** A guest's evening, as far as the server lets it continue. */
const evening = async (floor: Floor, at: Table, heard: SentCommands): Promise<void> => {
  const isStopped = () => at.host.stopped !== undefined || floor.cage.stopped !== undefined
  const tell = (command: Parameters<typeof says>[3]) => says(floor, at, heard, command)
  await until(() => at.host.state.open || isStopped())
  await welcome(floor, 'Ana')
  await tell({ does: 'sit', seat: 1 })
  await tell({ does: 'buy-in', chips: 100_000 })
  const { on, says: answers } = BETS[at.game]!
  const before = at.rounds.rounds.length
  for (const area of on) {
    const bet = { does: 'wager', on: area, chips: 2000 }
    for (let tries = 0; tries < 200; tries += 1) {
      if (isStopped() || 'done' in (await tell(bet))) break
      await pause(1)
    }
  }
  while (at.rounds.rounds.length === before && !isStopped()) {
    for (const does of answers) await tell({ does })
    await pause(1)
  }
  await tell({ does: 'cash-out', chips: 1000 })
  await tell({ does: 'leave' })
}

/** The next day, on a working store: everything balances, and a whole round is played. */
const nextDay = async (store: MemoryStore, game: string, heard: SentCommands): Promise<void> => {
  const faults: unknown[] = []
  const floor = await openOn(store, game, faults)
  expect(floor.cashier.audit()).toEqual([])
  const all = async () => Promise.all((await store.logs()).map(log => store.read(log)))
  checkCommands(heard, (await all()).flat())
  const at = floor.tables.get(`${game}-1`)!
  const rounds = at.rounds.rounds.length
  await evening(floor, at, heard)
  expect(at.rounds.rounds.length).toBeGreaterThan(rounds)
  await floor.close()
  expect(floor.cashier.audit()).toEqual([])
  expect(faults).toEqual([])
  for (const entries of await all()) {
    expect(verifyLog(entries).findings).toEqual([])
    checkCards(entries, KEY)
  }
  checkCommands(heard, (await all()).flat())
}

/**
 * One evening with one failure, and the next day. Returns the call that failed, or undefined if
 * there are fewer calls.
 */
const tried = async (game: string, nth: number, moment: Moment): Promise<string | undefined> => {
  const shelf = memoryStore()
  const { wrapped, hit } = failing(shelf, nth, moment)
  const heard: SentCommands = new Map()
  const faults: unknown[] = []
  const isFailed = (error: unknown) => {
    const isSaidSo = error instanceof Error && error.message.includes('has stopped')
    if (!(error instanceof Failed) && !isSaidSo) throw error
  }
  const floor = await openOn(wrapped, game, faults).catch(isFailed)
  if (floor) {
    const at = floor.tables.get(`${game}-1`)!
    await evening(floor, at, heard)
    const stopped = { [at.id]: at.host.stopped, cage: floor.cage.stopped }
    await floor.close()
    await wrapped.close().catch(isFailed)
    const log = hit()?.startsWith('append') ? hit()!.slice('append to '.length) : undefined
    if (log !== undefined) {
      expect(stopped[log]).toContain('stopped')
      expect(faults).toEqual([`${log}: Error: the disk has failed`])
    } else expect(faults).toEqual([])
  }
  await nextDay(shelf.again(), game, heard)
  return hit()
}

/** The sample tries every sixth call in these games, whose evenings are long. */
const LONG = ['baccarat', 'lunar-poker']
const stride = (game: string): number => (LONG.includes(game) ? sweep(6, 1) : 1)

describe.each(Object.keys(BETS))('an evening of %s', game => {
  test.each(MOMENTS)('whichever call to the store fails, %s its effect', async moment => {
    const hits: string[] = []
    for (let nth = 1; ; nth += stride(game)) {
      const hit = await tried(game, nth, moment)
      if (hit === undefined) break
      hits.push(hit)
    }
    expect(hits.length * stride(game)).toBeGreaterThan(20)
    expect(hits).toContain(`append to ${game}-1`)
    if (stride(game) === 1) expect(new Set(hits)).toContain('append to cage')
  })
})
