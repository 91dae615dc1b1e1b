import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { croupier } from '../../../tests/fixtures/processes/croupier.ts'

const school = (args: readonly string[], input = '') => croupier(['school', ...args], input)

interface Question {
  readonly to: string
  readonly asks: string
}

describe('croupier school', () => {
  test('prints the questions of an evening, and marks its answers', async () => {
    const evening = ['--subject', 'roulette', '--seed', '7', '--rounds', '2']
    const sheet = await school(['run', ...evening, '--sheet'])
    const questions = sheet.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Question)
    expect(questions[0]).toMatchObject({ to: '1.1' })
    const spins = questions
      .filter(({ asks }) => asks === 'act')
      .map(({ to }) => JSON.stringify({ to, given: { does: 'spin' } }))
    const marked = await school(['mark', ...evening, '--json', '--least', '100'], spins.join('\n'))
    expect(marked.code).toBe(1)
    const { score } = JSON.parse(marked.out) as { score: { asked: number; right: number } }
    expect(score).toMatchObject({ asked: questions.length })
    expect(score.right).toBeGreaterThan(0)
  })

  test('an answer without a question is reported, and so is an unknown kind', async () => {
    const stray = await school(['mark', '--rounds', '1'], '{"to":"9.9","given":"banker"}')
    expect([stray.code, stray.err]).toEqual([
      2,
      'croupier: nothing in this evening is called 9.9\n',
    ])
    expect((await school(['run', '--kind', 'no-such-kind'])).code).toBe(2)
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

  test('is signed and marked again, and a changed answer is detected', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-school-'))
    const signed = await school(['sign', '--key', join(folder, 'key.pem')], JSON.stringify(result))
    const genuine = await school(['verify', '--json'], signed.out)
    expect(JSON.parse(genuine.out)).toMatchObject({
      name: 'Ana',
      isSigned: true,
      isSameLessons: true,
      isPassed: false,
      score: { right: 1 },
    })
    const changed = signed.out.replace('"spin"', '"call"')
    const forged = await school(['verify'], changed)
    expect([forged.code, forged.out.includes('THE SIGNATURE IS FALSE')]).toEqual([1, true])
    rmSync(folder, { recursive: true })
  })

  test('an invalid file is reported in one sentence', async () => {
    const bad = await school(['verify'], '{"format":1}')
    expect([bad.code, bad.err]).toEqual([
      2,
      'croupier: standard input.name: is missing; expected string\n',
    ])
  })
})
