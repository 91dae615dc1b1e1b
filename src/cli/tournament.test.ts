import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONDITIONS } from '../tournament/example.ts'
import { runTournament } from './tournament/run.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

test('nz7:5.9 whatever the wheel does, a tournament of bots ends with one winner', () => {
  for (let seed = 0; seed < 25; seed += 1) {
    const lines = runTournament(CONDITIONS, NAMES, `seed ${seed}`)
    expect(lines.filter(line => line.startsWith('  1 '))).toHaveLength(1)
    expect(lines.join('\n')).not.toContain('Refused')
  }
})

test('the same seed plays the same tournament', () => {
  expect(runTournament(CONDITIONS, NAMES, 'a')).toEqual(runTournament(CONDITIONS, NAMES, 'a'))
})

test('nz7:2.3(ae) nz7:2.4(b) too few players: called off, fees returned', () => {
  const lines = runTournament(CONDITIONS, NAMES.slice(0, 3), 'a')
  expect(lines.at(-1)).toContain('nz7:2.4(b)')
})

test('the example that is shipped is the one that is tested', () => {
  const text = readFileSync(new URL('../../examples/tournament.json', import.meta.url), 'utf8')
  expect(JSON.parse(text)).toEqual({ conditions: CONDITIONS, players: NAMES })
})
