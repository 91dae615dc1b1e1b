import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compiledBench } from './compiled.ts'
import type { FieldRun } from './field.ts'
import type { Figure, Measure } from './measure.ts'

/** `npx tsx bench/house-field.ts 10000` prints what a tournament of this size costs a house. */

const FIELD = 400

const playInHouse = async (players: number): Promise<FieldRun> => {
  const folder = await compiledBench(['field.ts', 'tournaments.ts'])
  const [played] = await once(fork(join(folder, 'field.js'), [String(players)]), 'message')
  return played
}

const took = (players: number) => async (): Promise<number> => {
  const { processor, faults } = await playInHouse(players)
  if (faults.length > 0) throw new Error(String(faults[0]))
  return processor * 1e6
}

/** Twice the players may take 2.5 times as long, which is 1.25 times per player. */
export const largeHouseFields = (): Measure => ({
  name: `a tournament of ${2 * FIELD} in the house`,
  reference: `one of ${FIELD}`,
  unit: 'player',
  candidateUnits: 2 * FIELD,
  referenceUnits: FIELD,
  target: 1 / 1.25,
  pairs: 1,
  isRight: async () => (await playInHouse(40)).places > 0,
  candidate: { took: took(2 * FIELD) },
  against: { took: took(FIELD) },
})

const LARGEST = 10_000
/** The seconds of processor time that the largest field may take, from its entries to its prizes. */
const MOST = 60

/** Played once: a pair and a warm-up of this size would take too long. */
export const largestHouseField = async (): Promise<Figure> => {
  const { processor, faults } = await playInHouse(LARGEST)
  if (faults.length > 0) throw new Error(String(faults[0]))
  return {
    name: `a tournament of ${LARGEST.toLocaleString('en')} in the house`,
    reference: `${MOST} s of processor time`,
    unit: 'tournament',
    target: 1,
    candidate: processor * 1e6,
    against: MOST * 1e6,
    ratio: MOST / processor,
  }
}

if (process.argv[1]?.endsWith('house-field.ts')) {
  const players = Number(process.argv[2] ?? LARGEST)
  const { processor, wall, entries, places, faults } = await playInHouse(players)
  console.log(
    `${players} players, ${places} placed: ${processor.toFixed(1)} s of processor time, ${wall.toFixed(1)} s, ${entries} entries`,
  )
  for (const fault of faults) console.log(fault)
}
