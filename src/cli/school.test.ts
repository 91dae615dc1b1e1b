import { spawnSync } from 'node:child_process'
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
