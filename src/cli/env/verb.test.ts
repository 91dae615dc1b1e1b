import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tests/fixtures/croupier.ts'
import { MAIN } from '../../../tests/fixtures/program.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import { Tables } from './tables.ts'

interface Answer {
  readonly id: number
  readonly to: string
  readonly returns: readonly number[]
  readonly error: string
  readonly tables: readonly Answer[]
  readonly legal: readonly object[]
  readonly save: string
}

const talk = () => {
  const tables = new Tables()
  return (said: object | string) =>
    tables.answer(typeof said === 'string' ? said : JSON.stringify(said)) as Answer
}

test('nz8:3.1 a spin from reset to end, and back', () => {
  const say = talk()
  expect(say({ reset: { game: 'roulette' } })).toMatchObject({ id: 0, to: 'player 1' })
  say({ act: { does: 'wager', on: 'straight-up:17', chips: 500 } })
  expect(say({ act: { does: 'done' } })).toMatchObject({ to: 'chance' })
  expect(say({ chance: '17' })).toEqual({ id: 0, to: 'end', returns: [17_500] })
  expect(say({ undo: true }).to).toBe('chance')
  expect(say({ clone: true })).toMatchObject({ id: 1, to: 'chance' })
  expect(say({ id: 1, chance: '18' }).returns).toEqual([-500])
  expect(say({ chance: '17' }).returns).toEqual([17_500])
  const { save } = say({ save: true })
  expect(say({ load: save })).toMatchObject({ id: 2, to: 'end', returns: [17_500] })
})

test('the same seed gives the same course', () => {
  const course = () => {
    const say = talk()
    say({ reset: { game: 'baccarat', seed: 'x', rounds: 3 } })
    const seen: Answer[] = []
    for (let answer = say({ act: { does: 'done' } }); answer.to !== 'end'; ) {
      answer = answer.to === 'chance' ? say({ sample: true }) : say({ act: { does: 'done' } })
      seen.push(answer)
    }
    return seen
  }
  expect(course()).toEqual(course())
})

describe('bad input is answered with one sentence and changes nothing', () => {
  test.each([
    ['no JSON', '{', 'is not JSON'],
    ['an unknown request', { jump: true }, 'jump'],
    ['two requests', { undo: true, sample: true }, 'one request'],
    ['an act that the rules refuse', { act: { does: 'wager', on: 'red', chips: 1 } }, 'nz1:'],
    ['an act nobody knows', { act: { does: 'fly' } }, '('],
    ['chance out of turn', { chance: '17' }, 'chance cannot bring'],
    ['nothing to undo', { undo: true }, 'no step'],
    ['a player who is not there', { observe: 9 }, 'players 1 to 1'],
    ['a book of another game', { reset: { game: 'roulette', book: 'nz5' } }, 'expected one of nz8'],
  ])('%s', (_, said, says) => {
    const say = talk()
    const before = say({ reset: { game: 'roulette' } })
    const { error } = say(said)
    expect(error).toContain(says)
    expect(error).not.toContain('\n')
    const seen = say({ observe: 1 }) as unknown as { readonly observation: unknown }
    expect(seen.observation).toEqual((before as unknown as typeof seen).observation)
  })
})

test('many tables at once', () => {
  const say = talk()
  const all = say({ reset: { game: 'roulette', tables: 200, legal: false } }).tables
  expect(all).toHaveLength(200)
  say({ act: all.map(() => ({ does: 'wager', on: 'red', chips: 500 })) })
  say({ act: all.map(() => ({ does: 'done' })) })
  const ended = say({ sample: true }).tables
  expect(ended.every(({ to }) => to === 'end')).toBe(true)
  const reds = ended.filter(({ returns }) => returns[0] === 500).length
  expect(reds + ended.filter(({ returns }) => returns[0] === -500).length).toBe(200)
  expect(reds).toBeGreaterThan(60)
  expect(say({ act: [] }).error).toContain('200 tables')
})

test.each(Object.keys(CATALOGUE))('%s passes random-play checks from Python', game => {
  const command = [process.execPath, MAIN, 'env']
  const script = join(ROOT, 'examples/python/croupier_env.py')
  const out = execFileSync('python3', [script, game, '6', ...command], { cwd: ROOT })
  expect(out.toString()).toContain('all checks passed')
})
