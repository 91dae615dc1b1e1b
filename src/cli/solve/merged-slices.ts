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
import { addDigests, hex, readSlice, type Slice, writeSlice } from './slice.ts'

/** Adds consecutive slices, each position once. The result is the whole game, or a larger slice. */
export const merged = (files: readonly string[]): Solution | ValuedStrategy | Slice => {
  const version = programVersion()
  const slices = files
    .map(file => ({ file, ...readSlice(file, version) }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  const unfinished = slices.find(({ next, to }) => next < to)
  if (unfinished)
    throw new Malformed(`${unfinished.file} is not complete: run its slice again to go on`)
  const { strategy, spread, from: first } = slices[0]!
  const mixed = slices.find(slice => slice.spread !== spread)
  if (mixed)
    throw new Malformed(
      `${mixed.file} ${mixed.spread ? 'has' : 'is without'} a spread, unlike ${slices[0]!.file}`,
    )
  let next = first
  for (const { file, from, to } of slices) {
    if (from !== next) throw new Malformed(`${file} starts at position ${from}, expected ${next}`)
    next = to
  }
  const other = slices.find(slice => !isDeepStrictEqual(slice.strategy, strategy))
  if (other) throw new Malformed(`${other.file} is a slice of another strategy`)
  const sums = slices.reduce((all, slice) => addSums(all, slice.sums), NO_SUMS)
  const digest = slices.reduce((all, slice) => addDigests(all, slice.digest), 0n)
  if (first > 0 || next < POSITIONS)
    return { strategy, spread, from: first, to: next, next, sums, digest }
  return strategy
    ? valuedStrategy(strategy, sums, hex(digest))
    : solutionOf(sums, hex(digest), version)
}

export const writeMerged = (
  solution: Solution | ValuedStrategy | Slice,
  out: string | undefined,
): void => {
  if ('sums' in solution) {
    const { from, to } = solution
    if (out === undefined)
      throw new Malformed(
        `positions ${from} to ${to} of ${POSITIONS} are a part of the game: --out writes them as one slice`,
      )
    writeSlice(out, solution, programVersion())
    return
  }
  const text = `${JSON.stringify(solution, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(out, text)
}
