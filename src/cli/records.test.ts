import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printed } from '../../tests/fixtures/command-runner.ts'
import {
  asks,
  drop,
  newFolder,
  openHouse,
  playRound,
  until,
  welcome,
} from '../../tests/fixtures/floor-fixture.ts'
import { records } from './records.ts'
import { verify } from './verify.ts'

let folder: string
let file: string

beforeAll(async () => {
  folder = newFolder()
  file = join(folder, 'export.ndjson')
  const house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  const table = house.floor.tables.get('roulette-1')!
  await until(() => table.host.state.open)
  await asks(house.floor, table, 'Ana', { does: 'stand' })
  await asks(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  await playRound(house.floor, table, 'Ana')
  await house.close()
  writeFileSync(file, await printed(verify, 'export', '--data', folder))
})

afterAll(() => {
  process.exitCode = 0
  drop(folder)
})

const lines = (text: string) => text.trimEnd().split('\n')

describe('croupier records', () => {
  test('prints the same for a folder and for an export', async () => {
    const ofFolder = await printed(records, 'records', '--data', folder, '--patron', 'Ana')
    expect(await printed(records, 'records', file, '--patron', 'Ana')).toBe(ofFolder)
    expect(JSON.parse(lines(ofFolder)[0]!)).toMatchObject({ table: 'roulette-1', book: 'nz8' })
  })

  test('as CSV with a head and a line for every wager', async () => {
    const [head, ...rest] = lines(
      await printed(records, 'records', file, '--csv', '--patron', 'Ana'),
    )
    expect(head).toMatch(/^table,game,book,round,state,opened/)
    expect(rest).toHaveLength(1)
    expect(rest[0]).toContain(',red,20.00,')
  })

  test('croupier significant and statement', async () => {
    const csv = await printed(records, 'significant', file, '--csv')
    expect(csv).toContain('virtual operator,,,closed,open')
    const account = lines(await printed(records, 'statement', 'Ana', file))
    expect(account.map(line => JSON.parse(line).what)).toEqual(['play money', 'chips bought'])
  })
})

describe('croupier verify', () => {
  test('an export of the whole house holds', async () => {
    expect(await printed(verify, 'verify', file)).toMatch(/roulette-1: .* all of it holds/)
    expect(process.exitCode ?? 0).toBe(0)
  })

  test('a changed byte is named with log and entry, and the answer is no', async () => {
    const text = readFileSync(file, 'utf8')
    const changed = join(folder, 'changed.ndjson')
    const at = text.indexOf('WagerSettled')
    writeFileSync(changed, `${text.slice(0, at)}V${text.slice(at + 1)}`)
    expect(await printed(verify, 'verify', changed)).toMatch(/^roulette-1, entry \d+: its hash/)
    expect(process.exitCode).toBe(1)
    process.exitCode = 0
  })

  test('an export that breaks off is not closed, and the answer is no', async () => {
    const short = join(folder, 'short.ndjson')
    writeFileSync(short, lines(readFileSync(file, 'utf8')).slice(0, -3).join('\n'))
    expect(await printed(verify, 'verify', short)).toMatch(/: the export is not closed: /)
    expect(process.exitCode).toBe(1)
    process.exitCode = 0
  })

  test('rejects a file that is not an export', async () => {
    const other = join(folder, 'other')
    writeFileSync(other, 'hello\n')
    await expect(printed(verify, 'verify', other)).rejects.toThrow('is no export')
    await expect(printed(verify, 'export', 'nowhere', '--data', folder)).rejects.toThrow(
      /there is no log nowhere; there are baccarat-1/,
    )
  })
})
