import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '../src/kernel/game.ts'
import { Readings } from '../src/server/audit/readings.ts'
import type { Audit } from '../src/server/audit/routes.ts'
import { type Floor, openFloor, type Table } from '../src/server/floor.ts'
import type { Answer } from '../src/server/host.ts'
import { houseKey } from '../src/server/seals.ts'
import { sqlite } from '../src/server/sqlite.ts'
import { Staff } from '../src/server/staff.ts'
import type { Store } from '../src/server/store.ts'
import { TwoPeople } from '../src/server/two-people.ts'

/** A real floor on a real store in a folder that is thrown away, for tests. */

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'croupier-'))

export const drop = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export interface House {
  readonly floor: Floor
  readonly store: Store
  readonly audit: Audit
  readonly faults: readonly unknown[]
  readonly close: () => Promise<void>
}

const QUICK = { bets: 40, patron: 20, step: 1 }

export const openHouse = async (
  folder: string,
  pace = QUICK,
  storeIn: (folder: string) => Store | Promise<Store> = sqlite,
  program = 'test',
): Promise<House> => {
  const store = await storeIn(folder)
  const faults: unknown[] = []
  const floor = await openFloor({
    store,
    now: () => Date.now(),
    program,
    fault: (log, error) => faults.push(`${log}: ${error}`),
    key: houseKey(folder),
    pace,
  })
  const readings = new Readings(store, ':memory:')
  const close = async () => {
    await floor.close()
    await readings.close()
    await store.close()
  }
  const audit = { readings, signInFailed: () => undefined }
  return { floor, store, audit, faults, close }
}

/** The accounts of the same house, by a clock of its own where time matters. */
export const openStaff = (
  { store }: House,
  folder: string,
  now = () => Date.now(),
): Promise<Staff> =>
  Staff.open({ store, now, program: 'test', fault: () => undefined }, houseKey(folder))

/** What two people do there. */
export const openTwoPeople = (
  { store, floor }: House,
  staff: Staff,
  now = () => Date.now(),
): Promise<TwoPeople> =>
  TwoPeople.open({ store, now, program: 'test', fault: () => undefined }, floor, staff)

let ids = 0

/** Does something as a patron, the way the server would pass it on. */
export const asks = async (
  { cashier }: Floor,
  { host }: Table,
  patron: string,
  command: { readonly does: string; readonly chips?: number } & Readonly<Record<string, unknown>>,
): Promise<Answer> => {
  ids += 1
  const id = `${patron}/t${ids}-${Date.now()}`
  const said = { by: { role: 'patron', patron }, ...command } as Command & { chips: number }
  if (command.does === 'buy-in') return cashier.buyIn(id, host, said)
  const answer = await host.submit(id, said)
  await cashier.payOut()
  return answer
}

export const welcome = async (
  { cage }: Floor,
  patron: string,
  chips = 1_000_000,
): Promise<void> => {
  const by = { role: 'staff', rank: 'operator' } as const
  await cage.submit(`welcome ${patron}`, { by, does: 'welcome', patron, chips, key: patron })
}

export const until = async (isSo: () => boolean, ms = 10_000): Promise<void> => {
  const end = performance.now() + ms
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${isSo}`)
    await pause(2)
  }
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Something that may be bet on in every game, and what is then said until the round is over. */
export const BETS: Readonly<
  Record<string, { readonly on: readonly string[]; readonly says: string[] }>
> = {
  baccarat: { on: ['banker'], says: [] },
  roulette: { on: ['red'], says: [] },
  'snake-eyes': { on: ['field'], says: ['take-dice', 'roll'] },
  'lunar-poker': { on: ['ante', 'super'], says: ['play', 'let-be'] },
}

/** Bets as soon as it is taken, answers what it is asked, and waits for the round to be over. */
export const playRound = async (floor: Floor, at: Table, patron: string): Promise<void> => {
  const before = at.rounds.rounds.length
  const { on, says } = BETS[at.game]!
  const end = performance.now() + 10_000
  for (const area of on) {
    const bet = { does: 'wager', on: area, chips: 2000 }
    while (!('done' in (await asks(floor, at, patron, bet))) && performance.now() < end)
      await pause(5)
  }
  while (at.rounds.rounds.length === before) {
    if (performance.now() > end) throw new Error(`no round came to its end at ${at.id}`)
    for (const does of says) await asks(floor, at, patron, { does })
    await pause(2)
  }
}
