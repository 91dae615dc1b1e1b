import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportOf, readExport } from '../src/server/audit/export.ts'
import { programVersion } from '../src/server/version.ts'
import {
  asks,
  drop,
  type House,
  newFolder,
  openHouse,
  playRound,
  until,
  welcome,
} from './at-the-floor.ts'
import { GOLDEN, meaningOf } from './golden.ts'

/**
 * `npx tsx tests/make-golden.ts`: plays a little at every kind of table and keeps the logs, under the
 * version of the program. What is there already is never written again.
 */

const LOGS = {
  baccarat: 'baccarat-1',
  roulette: 'roulette-1',
  'snake-eyes': 'snake-eyes-1',
  'lunar-poker': 'lunar-poker-1',
}

const program = programVersion()

const play = async ({ floor }: House, id: string): Promise<void> => {
  const table = floor.tables.get(id)!
  await until(() => table.host.state.open)
  await asks(floor, table, 'Ana', { does: 'sit', seat: 1 })
  await asks(floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  for (let round = 0; round < 3; round += 1) await playRound(floor, table, 'Ana')
  await asks(floor, table, 'Ana', { does: 'leave' })
}

/** The shoe ends by direction, so that its secret is in the log. */
const endShoe = async ({ floor }: House): Promise<void> => {
  const { host } = floor.tables.get(LOGS.baccarat)!
  await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
  const by = { role: 'staff', rank: 'operator', name: 'Olga' } as const
  const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'the end of it' }
  await host.submit('shuffle', command)
}

const keep = async ({ store }: House, name: string, log: string): Promise<void> => {
  const file = join(GOLDEN, `${name}-${program}`)
  if (existsSync(`${file}.ndjson`)) return
  let lines = ''
  for await (const line of exportOf(store, { program, at: 0, only: [log] })) lines += line
  writeFileSync(`${file}.ndjson`, lines)
  const meaning = await meaningOf(readExport(lines))
  writeFileSync(`${file}.json`, `${JSON.stringify(meaning, null, 1)}\n`)
  process.stdout.write(`${file}\n`)
}

const folder = newFolder()
const house = await openHouse(folder, undefined, undefined, program)
await welcome(house.floor, 'Ana')
for (const id of Object.values(LOGS)) await play(house, id)
await endShoe(house)
await house.floor.close()
for (const [name, log] of Object.entries({ ...LOGS, cage: 'cage' })) await keep(house, name, log)
await house.close()
drop(folder)
