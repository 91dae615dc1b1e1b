import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../tests/fixtures/people/floor-fixture.ts'
import { printed } from '../../tests/fixtures/processes/command-runner.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import { fromMoment } from './moments.ts'
import { pit } from './pit.ts'
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
  await sendCommand(house.floor, table, 'Ana', { does: 'stand' })
  await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  await playRound(house.floor, table, 'Ana')
  const config = CATALOGUE.roulette.standard()
  const of = { game: 'roulette', book: 'nz8', title: 'Late', attended: true, config } as const
  const by = { role: 'staff', rank: 'operator', name: 'Olga' } as const
  const late = { by, does: 'bring-table', table: 'roulette-late', of } as const
  expect(await house.floor.bring('late', late as never)).toHaveProperty('done')
  await house.close()
  writeFileSync(file, await printed(verify, 'export', '--data', folder))
})

afterAll(() => {
  process.exitCode = 0
  removeFolder(folder)
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

describe('names and dates', () => {
  const errors: string[] = []
  const answeredBy = async (verb: typeof pit, ...words: readonly string[]) => {
    errors.length = 0
    const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
      errors.push(String(text))
      return true
    })
    const text = await printed(verb, ...words)
    write.mockRestore()
    const code = process.exitCode
    process.exitCode = 0
    return { text, code, error: errors.join('') }
  }

  const answered = (...words: readonly string[]) => answeredBy(records, ...words)

  test('an unknown patron or table gets one sentence, and the answer is no', async () => {
    const nobody = { text: '', code: 1, error: 'croupier: no such patron: Zoe\n' }
    expect(await answered('statement', 'Zoe', file)).toEqual(nobody)
    expect(await answered('records', file, '--patron', 'Zoe')).toEqual(nobody)
    const nowhere = { text: '', code: 1, error: 'croupier: no such table: roulette-9\n' }
    expect(await answered('records', file, '--table', 'roulette-9')).toEqual(nowhere)
    expect(await answered('significant', file, '--table', 'roulette-9')).toEqual(nowhere)
    const cage = { text: '', code: 1, error: 'croupier: no such table: cage\n' }
    expect(await answered('records', file, '--table', 'cage')).toEqual(cage)
  })

  test('a day means all of it, and a patron without lines in it is still known', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const today = await answered('statement', 'Ana', file, '--from', day, '--to', day)
    expect(lines(today.text)).toHaveLength(2)
    const before = await answered('statement', 'Ana', file, '--to', '2020-01-01')
    expect(before).toMatchObject({ text: '', error: 'croupier: nothing matches\n' })
    expect(before.code ?? 0).toBe(0)
  })

  test('a report without a line says so beside it, and the answer is still yes', async () => {
    const asks = async (...words: readonly string[]) => {
      const { text, code, error } = await answered(...words)
      return { text, code: code ?? 0, error }
    }
    const nothing = { text: '', code: 0, error: 'croupier: nothing matches\n' }
    const later = [file, '--from', '2099-01-01'] as const
    expect(await asks('records', ...later)).toEqual(nothing)
    expect(await asks('significant', ...later)).toEqual(nothing)
    const csv = await asks('records', ...later, '--csv')
    expect(csv).toMatchObject({ text: expect.stringMatching(/^table,game/), error: nothing.error })
    /** A table of the floor that nobody has opened yet has no log. */
    expect(await asks('records', file, '--table', 'roulette-late')).toEqual(nothing)
  })

  test.each(['yesterday', '5', '2026-02-31', '2026-11-17T25:00', '17/11/2026'])(
    '%s is not a day',
    async day => {
      const asked = printed(records, 'records', file, '--from', day)
      await expect(asked).rejects.toThrow('a day such as')
    },
  )

  test('a moment without a zone is in UTC, and an interval has an order', async () => {
    expect(fromMoment('2026-11-17T10:00')).toBe(Date.UTC(2026, 10, 17, 10))
    expect(fromMoment('2026-11-17T10:00:30.5+02:00')).toBe(Date.UTC(2026, 10, 17, 8, 0, 30, 500))
    const interval = ['--from', '2026-11-18', '--to', '2026-11-17'] as const
    for (const [verb, name] of [
      [records, 'significant'],
      [pit, 'pit'],
    ] as const)
      await expect(printed(verb, name, file, ...interval)).rejects.toThrow('--from is later')
  })

  test('croupier pit answers that there is no such gaming day', async () => {
    expect(JSON.parse(await printed(pit, 'pit', file, '--json', '--day', '1')).lines).not.toEqual(
      [],
    )
    const never = { text: '', code: 1, error: 'croupier: no such gaming day: 7\n' }
    expect(await answeredBy(pit, 'pit', file, '--day', '7')).toEqual(never)
    await expect(printed(pit, 'pit', file, '--day', 'abc')).rejects.toThrow('expected a number')
  })

  test('croupier pit adds up what the table won', async () => {
    const report = JSON.parse(await printed(pit, 'pit', file, '--json'))
    const [line] = report.lines
    expect(line).toMatchObject({ of: 'roulette-1', rounds: 1, turnover: 2000 })
    expect(Math.abs(line.win)).toBe(2000)
    expect(await printed(pit, 'pit', file, '--csv', '--by', 'dealer')).toMatch(
      /^of,rounds,turnover/,
    )
    expect(await printed(pit, 'pit', file)).toMatch(/roulette-1 +1 +1,000.00 +-?20.00 /)
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
