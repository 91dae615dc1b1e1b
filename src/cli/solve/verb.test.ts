import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { printed } from '../../../tests/fixtures/processes/command-runner.ts'
import { newLunarKernel } from '../../odds/lunar-poker/kernel.ts'
import { rangeOf, solved } from '../../odds/lunar-poker/solve/positions.ts'
import { programVersion } from '../../server/log/program-version.ts'
import { startOf, withHand, writeSlice } from './slice.ts'
import { solve } from './verb.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-solve-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string): string => join(folder, name)
const run = (...args: readonly string[]): Promise<string> =>
  printed(solve, 'solve', 'lunar-poker', ...args)

/** A slice of a few hands. */
const SLICE = '12001/13408'

test('an interrupted slice continues where its file ends, and gives the same bytes', async () => {
  await run('--slice', SLICE, '--out', file('whole.json'))
  const range = rangeOf(12001, 13408)
  let slice = startOf(range)
  for (const { hand } of solved(newLunarKernel()!, { ...range, to: range.from + 2 }))
    if (hand) slice = withHand(slice, hand.position, hand.sums)
  writeSlice(file('part.json'), slice, programVersion())
  expect(readFileSync(file('part.json'))).not.toEqual(readFileSync(file('whole.json')))
  await run('--slice', SLICE, '--out', file('part.json'))
  expect(readFileSync(file('part.json'))).toEqual(readFileSync(file('whole.json')))
})

test('a file with other contents is refused and not changed', async () => {
  const text = readFileSync(file('whole.json'), 'utf8')
  await expect(run('--slice', '1/13408', '--out', file('whole.json'))).rejects.toThrow(
    /holds positions \d+ to \d+, not 0 to 5/,
  )
  await expect(
    run('--slice', SLICE, '--strategy', '10', '--out', file('whole.json')),
  ).rejects.toThrow('is a slice of another strategy')
  await expect(run('--slice', SLICE, '--spread', '--out', file('whole.json'))).rejects.toThrow(
    'was begun without --spread',
  )
  expect(readFileSync(file('whole.json'), 'utf8')).toBe(text)
  writeFileSync(file('changed.json'), text.replace(/"deals": "\d/, '"deals": "9'))
  await expect(run('--merge', file('changed.json'))).rejects.toThrow('its hash is another one')
})

test('any number of slices merges into the same bytes', async () => {
  await run('--slice', SLICE, '--spread', '--out', file('1.json'))
  const whole = readFileSync(file('1.json'))
  const { deals, nets } = JSON.parse(String(whole))
  expect(BigInt(deals)).toBeGreaterThan(0n)
  expect(Object.keys(nets)).toContain('-2')
  for (const n of [2, 3]) {
    const files = Array.from({ length: n }, (_, i) => file(`${i + 1}-of-${n}.json`))
    for (const [i, each] of files.entries())
      await run('--slice', `${12000 * n + i + 1}/${13408 * n}`, '--spread', '--out', each)
    await run('--merge', ...files.toReversed(), '--out', file('merged.json'))
    expect(readFileSync(file('merged.json'))).toEqual(whole)
  }
})

test('slices with a gap, a duplicate or a missing part are not merged', async () => {
  const [one, two, three] = ['1-of-3.json', '2-of-3.json', '3-of-3.json'].map(file)
  const out = ['--out', file('none.json')]
  await expect(run('--merge', one!, three!, ...out)).rejects.toThrow(
    /starts at position \d+, expected \d+/,
  )
  await expect(run('--merge', one!, two!, two!, ...out)).rejects.toThrow(
    /starts at position \d+, expected \d+/,
  )
  await expect(run('--merge', one!, file('whole.json'), ...out)).rejects.toThrow('spread')
  await expect(run('--merge', one!, two!)).rejects.toThrow(
    /positions \d+ to \d+ of 80444 are a part of the game/,
  )
})

test.each(['0/3', '4/3', 'one', '1/0'])('--slice %s is refused', async text => {
  await expect(run('--slice', text, '--out', file('none.json'))).rejects.toThrow(
    `--slice: expected K/N with K from 1 to N, not ${text}`,
  )
})

test('nz22:5.6 --result prints the value for every pair of Instant Cash odds', async () => {
  const text = await run('--result')
  expect(text).toContain('-1953022065714923341')
  expect(text.match(/to 1 +\d+ to 1/g)).toHaveLength(13)
  expect(text).toContain('ruling:2202')
  expect(JSON.parse(await run('--result', '--json')).deals).toBe('122151120')
})
