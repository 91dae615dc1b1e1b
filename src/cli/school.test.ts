import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../tests/fixtures/croupier.ts'

const croupier = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'school', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  })

interface Question {
  readonly to: string
  readonly asks: string
}

describe('croupier school', () => {
  test('prints the questions of an evening, and marks the answers to them', () => {
    const evening = ['--subject', 'roulette', '--seed', '7', '--rounds', '2']
    const sheet = croupier(['run', ...evening, '--sheet'])
    const questions = sheet.stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Question)
    expect(questions[0]).toMatchObject({ to: '1.1' })
    const spins = questions
      .filter(({ asks }) => asks === 'act')
      .map(({ to }) => JSON.stringify({ to, given: { does: 'spin' } }))
    const marked = croupier(['mark', ...evening, '--json', '--least', '100'], spins.join('\n'))
    expect(marked.status).toBe(1)
    const { score } = JSON.parse(marked.stdout) as { score: { asked: number; right: number } }
    expect(score).toMatchObject({ asked: questions.length })
    expect(score.right).toBeGreaterThan(0)
  })

  test('an answer to nothing is named, and so is a kind that does not exist', () => {
    const stray = croupier(['mark', '--rounds', '1'], '{"to":"9.9","given":"banker"}')
    expect([stray.status, stray.stderr]).toEqual([
      2,
      'croupier: nothing in this evening is called 9.9\n',
    ])
    expect(croupier(['run', '--kind', 'no-such-kind']).status).toBe(2)
  })
})

describe('an examination', () => {
  const result = {
    format: 1,
    name: 'Ana',
    level: 'first-day',
    subject: 'roulette',
    seed: '1',
    answers: [{ to: '1.1', given: { does: 'spin' } }],
  }

  test('is signed, marked again, and exposed when an answer is changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-school-'))
    const signed = croupier(['sign', '--key', join(folder, 'key.pem')], JSON.stringify(result))
    const genuine = croupier(['verify', '--json'], signed.stdout)
    expect(JSON.parse(genuine.stdout)).toMatchObject({
      name: 'Ana',
      isSigned: true,
      isSameLessons: true,
      isPassed: false,
      score: { right: 1 },
    })
    const changed = signed.stdout.replace('"spin"', '"call"')
    const forged = croupier(['verify'], changed)
    expect([forged.status, forged.stdout.includes('THE SIGNATURE IS FALSE')]).toEqual([1, true])
    rmSync(folder, { recursive: true })
  })

  test('that is not one is named in a sentence', () => {
    const bad = croupier(['verify'], '{"format":1}')
    expect([bad.status, bad.stderr]).toEqual([
      2,
      'croupier: standard input.name: is missing; expected string\n',
    ])
  })
})
