import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tests/fixtures/processes/croupier.ts'
import { MAIN } from '../../../tests/fixtures/processes/program.ts'
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

test('nz8:3.1 a spin from reset to end, and undone again', () => {
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
  expect(say({ id: 2, undo: true }).to).toBe('chance')
})

test('tables that are no longer needed can be freed', () => {
  const say = talk()
  say({ reset: { game: 'roulette' } })
  for (let id = 1; id <= 3; id += 1) say({ clone: true })
  expect(say({ free: [1, 3] })).toEqual({ free: [1, 3], tables: 2 })
  expect(say({ id: 1, observe: 1 }).error).toContain('no such table')
  expect(say({ free: [2, 3] }).error).toBe('free: there is no table 3')
  expect(say({ id: 2, observe: 1 }).id).toBe(2)
})

test('a reset forgets earlier tables, unless it keeps them', () => {
  const say = talk()
  say({ reset: { game: 'roulette' } })
  expect(say({ reset: { game: 'baccarat', keep: true } }).id).toBe(1)
  expect(say({ observe: 1 }).id).toBe(1)
  expect(say({ id: 0, act: { does: 'wager', on: 'red', chips: 500 } }).id).toBe(0)
  expect(say({ reset: { game: 'roulette' } }).id).toBe(0)
  expect(say({ id: 1, observe: 1 }).error).toContain('no such table')
})

test('the information state holds what a player has seen and done, also after a load', () => {
  const say = talk()
  const known = (id: number, player: number) =>
    (say({ id, observe: player }) as unknown as { information: readonly object[] }).information
  say({ reset: { game: 'roulette', players: 2, rounds: 2 } })
  const wager = { does: 'wager', on: 'red', chips: 500 }
  for (const act of [wager, { does: 'done' }, { does: 'done' }]) say({ act })
  const other = say({ clone: true }).id
  say({ chance: '17' })
  say({ id: other, chance: '18' })
  for (const id of [0, other]) for (let i = 0; i < 2; i += 1) say({ id, act: { does: 'done' } })
  expect(known(0, 1)).toContainEqual({ act: wager })
  expect(known(0, 2)).not.toContainEqual({ act: wager })
  expect(known(0, 1)).not.toEqual(known(other, 1))
  const { id } = say({ load: say({ id: 0, save: true }).save })
  expect(known(id, 1)).toEqual(known(0, 1))
})

test('a saved table continues with the same stake sizes', () => {
  const say = talk()
  const { legal } = say({ reset: { game: 'roulette', stakes: [500, 1000] } })
  expect(say({ load: say({ save: true }).save }).legal).toEqual(legal)
})

test('nz22:8.1(a) a Super Bet alone does not begin a round', () => {
  const say = talk()
  say({ reset: { game: 'lunar-poker' } })
  say({ act: { does: 'wager', on: 'super', chips: 500 } })
  expect(say({ act: { does: 'done' } })).toEqual({ id: 0, to: 'end', returns: [0] })
})

test('the same seed gives the same sequence', () => {
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

describe('bad input gets one sentence and changes nothing', () => {
  test.each([
    ['no JSON', '{', 'is not JSON'],
    ['an unknown request', { jump: true }, 'jump'],
    ['two requests', { undo: true, sample: true }, 'one request'],
    ['an act that the rules refuse', { act: { does: 'wager', on: 'red', chips: 1 } }, 'nz1:'],
    ['an act nobody knows', { act: { does: 'fly' } }, '('],
    ['chance out of turn', { chance: '17' }, 'chance cannot bring'],
    ['nothing to undo', { undo: true }, 'no step'],
    ['a player who is not there', { observe: 9 }, 'players 1 to 1'],
    ['an election nobody knows', { reset: { game: 'roulette', elections: { x: 1 } } }, 'x: no'],
    [
      'an election that is none of its choices',
      { reset: { game: 'roulette', elections: { layout: 'square' } } },
      'elections: layout: expected',
    ],
    [
      'a text that was never saved',
      {
        load: JSON.stringify({
          setup: { game: 'roulette' },
          did: [{ chance: '17' }],
          words: [1, 2, 3, 4],
        }),
      },
      'not what save returned',
    ],
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

test.each([
  ['roulette', [{ does: 'wager', on: 'red', chips: 500 }, { does: 'done' }], [3, [1, 2], 'AS']],
  [
    'snake-eyes',
    [
      { does: 'wager', on: 'field', chips: 500 },
      { does: 'done' },
      { does: 'take-dice' },
      { does: 'roll' },
    ],
    ['ZZ', 3, [1], [1, 7], [1, 2, 3]],
  ],
  ['lunar-poker', [{ does: 'wager', on: 'ante', chips: 500 }, { does: 'done' }], ['ZZ', 3, [1, 2]]],
])('an impossible outcome of chance at %s is refused', (game, acts, outcomes) => {
  const say = talk()
  let answer = say({ reset: { game } })
  for (const act of acts) if (answer.to !== 'chance') answer = say({ act })
  expect(answer.to).toBe('chance')
  for (const chance of outcomes)
    expect(say({ chance }).error).toBe(`chance cannot bring ${JSON.stringify(chance)} here`)
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

test('if one table of many refuses its act, none acts', () => {
  const say = talk()
  say({ reset: { game: 'roulette', tables: 2 } })
  const [lawful, unlawful] = [500, 1].map(chips => ({ does: 'wager', on: 'red', chips }))
  expect(say({ act: [lawful, unlawful] }).error).toContain('nz1:')
  const { tables } = say({ act: [{ does: 'done' }, { does: 'done' }] })
  expect(tables.map(({ to }) => to)).toEqual(['end', 'end'])
})

test.each(Object.keys(CATALOGUE))('%s passes random-play checks from Python', game => {
  const command = [process.execPath, MAIN, 'env']
  const script = join(ROOT, 'examples/python/croupier_env.py')
  const out = execFileSync('python3', [script, game, '6', ...command], { cwd: ROOT })
  expect(out.toString()).toContain('all checks passed')
})
