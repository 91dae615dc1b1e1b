import { runTournament } from '../src/cli/tournament/run.ts'
import { CONDITIONS } from '../src/tournament/director/example.ts'
import type { Conditions } from '../src/tournament/director/s02-entry/conditions.ts'
import type { Measure } from './measure.ts'

/** A whole tournament, compared with one of twice as many players. */

const FIELD = 4000

const [heats, final] = CONDITIONS.stages as readonly [
  Conditions['stages'][0],
  Conditions['stages'][0],
]

const stage = (name: string, by: 'top-per-table' | 'top-overall', count: number) => ({
  ...heats,
  name,
  seats: 8,
  progression: { by, count },
})

export const conditionsFor = (maxPlayers: number): Conditions => ({
  ...CONDITIONS,
  maxPlayers,
  stages: [
    stage('round one', 'top-per-table', 2),
    stage('round two', 'top-per-table', 1),
    stage('round three', 'top-per-table', 1),
    stage('semi-final', 'top-overall', 8),
    { ...final, seats: 8 },
  ],
})

const play = (players: number): readonly string[] =>
  runTournament(
    conditionsFor(players),
    Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
    'bench',
  )

/** Twice the players may take 2.5 times as long, which is 1.25 times per player. */
export const largeFields = (): Measure => ({
  name: `a tournament of ${(2 * FIELD).toLocaleString('en')}`,
  reference: `one of ${FIELD.toLocaleString('en')}`,
  unit: 'player',
  candidateUnits: 2 * FIELD,
  referenceUnits: FIELD,
  target: 1 / 1.25,
  pairs: 1,
  isRight: () => play(100).some(line => line.startsWith('  1 ')),
  candidate: () => play(2 * FIELD),
  against: () => play(FIELD),
})
