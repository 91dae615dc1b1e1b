import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { croupier } from '../../tests/fixtures/processes/croupier.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'scenario-'))

const file = (name: string, text: string): string => {
  const path = join(FOLDER, name)
  writeFileSync(path, text)
  return path
}

const GOOD = '# good\ntable nz5\nseat 1 buys in 100\nthen seat 1 holds 100\n'
const WRONG = '# wrong\ntable nz5\nseat 1 buys in 100\nthen seat 1 holds 99\n'
const BAD = '# bad\ntable nz8 minimun 10\nseat 1 buys inn 100\n'

test('the exit code is 2 for an unknown phrase and 1 for a failed line; the other scenarios are played', async () => {
  const bad = file('bad.txt', BAD + GOOD + WRONG)
  const both = await croupier(['scenario', bad])
  expect(both.code).toBe(2)
  expect(both.out).toContain('ok      good')
  expect(both.out).toContain('1 passed, 1 failed, 1 not understood')
  expect(both.err).toContain(`${bad}:2: "minimun": did you mean minimum?`)
  expect(both.err).toContain(`${bad}:3: seat 1 cannot "buys inn 100": "inn": did you mean in?`)
  expect((await croupier(['scenario', file('wrong.txt', GOOD + WRONG)])).code).toBe(1)
})

test('--lint reads without playing', async () => {
  const bad = file('lint.txt', BAD + WRONG)
  const { code, err, out } = await croupier(['scenario', '--lint', bad])
  expect([code, out]).toEqual([2, '2 mistakes\n'])
  expect(err.trim().split('\n')).toHaveLength(2)
  const right = await croupier(['scenario', '--lint', file('right.txt', WRONG)])
  expect([right.code, right.out]).toEqual([0, 'no mistakes\n'])
})

test('--lint knows every clause', async () => {
  const text = '# nz5:5.100  a\ntable nz8\nseat 1 buys in 1  refused by nz1:99.9\n'
  const { code, err } = await croupier(['scenario', '--lint', file('clauses.txt', text)])
  expect(code).toBe(2)
  expect(err).toContain('clauses.txt:1: no clause is called "nz5:5.100": did you mean nz5:5.10')
  expect(err).toContain('clauses.txt:3: no clause is called "nz1:99.9"')
})
