import { writeFileSync } from 'node:fs'
import { type Solution, solutionOf } from '../../odds/lunar-poker/solution.ts'
import { addSums, NO_SUMS, POSITIONS } from '../../odds/lunar-poker/solve.ts'
import { Malformed } from '../input.ts'
import { addDigests, hex, readSlice } from './slice.ts'

/** Adds slices that together are the whole game, each position once. */
export const merged = (files: readonly string[], version: string): Solution => {
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
  const sums = slices.reduce((all, slice) => addSums(all, slice.sums), NO_SUMS)
  const digest = slices.reduce((all, slice) => addDigests(all, slice.digest), 0n)
  return solutionOf(sums, hex(digest), version)
}

export const writeSolution = (solution: Solution, out: string | undefined): void => {
  const text = `${JSON.stringify(solution, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(out, text)
}
