import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asks, drop, newFolder, openHouse, playRound, until, welcome } from './at-the-floor.ts'

/** Exports of a real house, for the tests of the inspector: some rounds at a table of each game. */

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']
const ROUNDS = 4

const [, , to = '.'] = process.argv
const folder = newFolder()
const house = await openHouse(folder)
await welcome(house.floor, 'Mere')
for (const id of TABLES) {
  const table = house.floor.tables.get(id)!
  await until(() => table.host.state.open)
  await asks(house.floor, table, 'Mere', { does: 'sit', seat: 1 })
  await asks(house.floor, table, 'Mere', { does: 'buy-in', chips: 100_000 })
  for (let round = 0; round < ROUNDS; round += 1) await playRound(house.floor, table, 'Mere')
}
/** The shoe ends by direction, so that its secret is in the export. */
const { host } = house.floor.tables.get('baccarat-1')!
await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
const by = { role: 'staff', rank: 'operator' } as const
const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'a new shoe' }
await host.submit('shuffle', command)
mkdirSync(to, { recursive: true })
for (const id of [...TABLES, 'cage'])
  writeFileSync(
    join(to, `${id}.ndjson`),
    (await house.store.read(id)).map(entry => `${JSON.stringify(entry)}\n`).join(''),
  )
await house.close()
drop(folder)
