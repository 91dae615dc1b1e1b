import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { afterEach, expect, it, vi } from 'vitest'
import { law } from '../../src/cli/law.ts'
import { check } from '../../src/law/check.ts'
import { citationsInScenario, readEvidence } from '../../src/law/citations.ts'
import { BOOKS, DISPOSITIONS, idsOf, ROOT, readLaw, status } from '../../src/law/index.ts'
import { matrix } from '../../src/law/matrix.ts'

const LAW = readLaw()
const EVIDENCE = readEvidence()

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

it('matches its index: no unknown citation, and no claim without evidence', () => {
  const generated = matrix(LAW, EVIDENCE)
  expect(check(LAW, EVIDENCE, { committed: generated, generated })).toEqual([])
})

it('has the matrix that `croupier law matrix` would write', () => {
  const committed = readFileSync(`${ROOT}law/matrix.md`, 'utf8')
  expect(committed === matrix(LAW, EVIDENCE)).toBe(true)
})

it('has every clause of the eight texts', () => {
  const totals = Object.values(status(LAW)).map(({ total }) => total)
  expect(totals).toEqual([139, 310, 198, 48, 210, 120, 115, 183])
})

it('has only ids that can be recognised as citations', () => {
  for (const id of idsOf(LAW)) {
    expect(citationsInScenario('', `by ${id}.`).map(found => found.id)).toEqual([id])
  }
})

it('names the text each book was read from', () => {
  for (const book of BOOKS) {
    const { title, texts } = LAW.sources[book]
    expect(title).not.toBe('')
    expect(texts.length).toBeGreaterThan(0)
    for (const { sha256 } of texts) expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  }
})

/** Runs the verb like the command line, and collects its output. */
const croupier = (...args: readonly string[]) => {
  const out: string[] = []
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    out.push(line)
  })
  const program = new Command('croupier')
    .exitOverride()
    .configureOutput({ writeErr: line => errors.push(line) })
  law(program)
  try {
    program.parse(['law', ...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode
  }
  return { out: out.join('\n'), errors: errors.join(''), exitCode: process.exitCode }
}

it('answers `law status --json` with a count for every book and disposition', () => {
  const { books } = JSON.parse(croupier('status', '--json').out)
  expect(Object.keys(books)).toEqual([...BOOKS])
  for (const book of BOOKS) {
    expect(Object.keys(books[book])).toEqual([...DISPOSITIONS, 'total'])
    const sum = DISPOSITIONS.reduce((total, is) => total + books[book][is], 0)
    expect(sum).toBe(books[book].total)
  }
})

it('fits the status into eighty columns', () => {
  const lines = croupier('status').out.split('\n')
  expect(lines).toHaveLength(BOOKS.length + 2)
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
})

it('shows a clause as JSON', () => {
  const shown = JSON.parse(croupier('show', 'nz1:1.1/stand-off', '--json').out)
  expect(shown).toMatchObject({ id: 'nz1:1.1/stand-off', is: 'defines', as: 'standOff' })
  expect(shown.code[0].file).toBe('src/kernel/wager.ts')
})

it('answers an unknown id with one line, a suggestion and exit code 2', () => {
  const { out, errors, exitCode } = croupier('show', 'nz5:5.14(c)')
  expect(out).toBe('')
  expect(errors).toBe('error: no clause or ruling "nz5:5.14(c)"; did you mean nz5:5.14?\n')
  expect(exitCode).toBe(2)
})

it('answers a missing command with one line and exit code 2', () => {
  const { errors, exitCode } = croupier()
  expect(errors).toMatch(/^error: a command is missing after law; [^\n]+\n$/)
  expect(exitCode).toBe(2)
})

it('ends a clean check with the counts', () => {
  expect(croupier('check').out).toMatch(
    /^no findings: 1323 clauses, \d+ of them open, \d+ rulings$/,
  )
})
