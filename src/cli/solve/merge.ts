import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { addSums, NO_SUMS } from '../../odds/lunar-poker/solve/game-sums.ts'
import { POSITIONS } from '../../odds/lunar-poker/solve/positions.ts'
import {
  type Solution,
  solutionOf,
  type ValuedStrategy,
  valuedStrategy,
} from '../../odds/lunar-poker/solve/solution.ts'
import { programVersion } from '../../server/log/program-version.ts'
import { Malformed } from '../input.ts'
import { addDigests, hex, readSlice } from './slice.ts'

/** Adds slices that together are the whole game, each position once. */
export const merged = (files: readonly string[]): Solution | ValuedStrategy => {
  const version = programVersion()
  const slices = files
    .map(file => ({ file, ...readSlice(file, version) }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  const unfinished = slices.find(({ next, to }) => next < to)
  if (unfinished)
    throw new Malformed(`${unfinished.file} is not complete: run its slice again to go on`)
  let next = 0
  for (const { file, from, to } of slices) {
    if (from !== next) throw new Malformed(`${file} starts at position ${from}, expected ${next}`)
    next = to
  }
  if (next !== POSITIONS)
    throw new Malformed(`positions ${next} to ${POSITIONS} are missing: expected every slice`)
  const { strategy } = slices[0]!
  const other = slices.find(slice => !isDeepStrictEqual(slice.strategy, strategy))
  if (other) throw new Malformed(`${other.file} is a slice of another strategy`)
  const sums = slices.reduce((all, slice) => addSums(all, slice.sums), NO_SUMS)
  const digest = slices.reduce((all, slice) => addDigests(all, slice.digest), 0n)
  return strategy
    ? valuedStrategy(strategy, sums, hex(digest))
    : solutionOf(sums, hex(digest), version)
}

export const writeSolution = (
  solution: Solution | ValuedStrategy,
  out: string | undefined,
): void => {
  const text = `${JSON.stringify(solution, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(out, text)
}
