import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printed, shell } from '../../../tests/fixtures/processes/command-runner.ts'
import {
  type Cluster,
  isInstalled,
  startCluster,
} from '../../../tests/fixtures/processes/postgres-cluster.ts'
import { MAIN } from '../../../tests/fixtures/processes/program.ts'
import { simulate } from '../simulate/verb.ts'
import { work } from './verb.ts'

describe.skipIf(!isInstalled())('croupier work', () => {
  let cluster: Cluster
  let database: pg.Client
  let url: string
  const folder = mkdtempSync(join(tmpdir(), 'work-'))

  beforeAll(async () => {
    cluster = startCluster()
    url = cluster.url('postgres')
    database = new pg.Client({ connectionString: url })
    await database.connect()
  })

  afterAll(async () => {
    await database.end()
    cluster.stop()
    rmSync(folder, { recursive: true })
  })

  const worker = (): ChildProcess =>
    spawn(process.execPath, [MAIN, 'work', '--database', url], { stdio: 'ignore' })

  /** Counts the slices that match a condition. */
  const slices = async (where: string): Promise<number> => {
    const { rows } = await database.query(
      `select count(*)::int as n from pgboss.job where ${where}`,
    )
    return rows[0].n
  }

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await pause(20)
  }

  /** Pauses a worker in the middle of a slice, checks that it is there, and kills it. */
  const killAtWork = async (): Promise<void> => {
    const child = worker()
    for (;;) {
      await until(async () => (await slices("state = 'active'")) > 0)
      child.kill('SIGSTOP')
      if ((await slices("state = 'active'")) > 0) break
      child.kill('SIGCONT')
    }
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }

  const figures = (json: string) => {
    const { seconds, cpuSeconds, threads, ...rest } = JSON.parse(json)
    return rest
  }

  test('killed workers lose no slice and change no figure', async () => {
    const run = ['simulate', 'baccarat', '--rounds', '60000000', '--seed', 'work']
    const add = ['work', '--database', url, '--slices', '5', '--', ...run]
    const name = (await printed(work, ...add)).trim()
    expect(await printed(work, ...add)).toBe(`${name}\n`)
    expect(await slices("state = 'created'")).toBe(5)
    await killAtWork()
    await killAtWork()
    const unfinished = shell('work', '--database', url, '--collect', name, '--out', folder)
    expect(unfinished.status).toBe(1)
    expect(unfinished.stderr).toMatch(/^croupier: slice \d\/5 is (created|active|retry)/)
    const last = [worker(), worker()]
    const codes = await Promise.all(last.map(async child => (await once(child, 'close'))[0]))
    expect(codes).toEqual([0, 0])
    expect(await slices("state = 'completed'")).toBe(5)
    expect(await slices('retry_count > 0')).toBeGreaterThan(0)
    expect(await printed(work, 'work', '--database', url, '--collect', name, '--out', folder)).toBe(
      '',
    )
    const files = readdirSync(folder).map(file => join(folder, file))
    expect(files).toHaveLength(5)
    const merged = await printed(simulate, 'simulate', 'baccarat', '--merge', ...files, '--json')
    expect(figures(merged)).toEqual(figures(await printed(simulate, ...run, '--json')))
  })

  test('a failing command is not retried for ever, and reports why', async () => {
    const run = ['simulate', 'roulette', '--rounds', '9', '--seed', 'x', '--layout', 'none']
    const add = ['work', '--database', url, '--slices', '1', '--', ...run]
    const name = (await printed(work, ...add)).trim()
    const child = worker()
    expect((await once(child, 'close'))[0]).toBe(0)
    const collected = shell('work', '--database', url, '--collect', name, '--out', folder)
    expect(collected.status).toBe(1)
    expect(collected.stderr).toMatch(/slice 1\/1 is cancelled: .*--layout: expected one of/)
  })

  // biome-ignore format: set as printed
  test.each([
    [['--slices', '2'],                          /expected a command after --, one of simulate, solve/],
    [['--slices', '0', '--', 'simulate', 'x'],   /--slices: expected a whole number from 1/],
    [['--slices', '2', '--', 'odds'],            /expected a command after --, one of/],
    [['--', 'simulate', 'baccarat'],             /--slices: expected a number/],
    [['--collect', 'x'],                         /expected --collect and --out together/],
  ] as const)('%j is malformed', async (args, says) => {
    await expect(printed(work, 'work', '--database', url, ...args)).rejects.toThrow(says)
  })
})

test('a database that cannot be reached is reported in one line', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  await expect(printed(work, 'work', '--database', url)).rejects.toThrow(/^--database: /)
})
