import { type LunarKernel, newLunarKernel } from '../../odds/lunar-poker/kernel.ts'
import { effortIn, type Question, rangeOf, solved } from '../../odds/lunar-poker/solve/positions.ts'
import { trusted } from '../../odds/lunar-poker/sums.ts'
import { programVersion } from '../../server/log/program-version.ts'
import { Malformed } from '../input.ts'
import { remaining } from './progress.ts'
import { resumed, type Slice, withHand, writeSlice } from './slice.ts'

/** Solves a slice. Continues where its file ends. */
export const solveSlice = (text: string, out: string | undefined, question: Question): void => {
  const [, k, n] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const [part, parts] = [Number(k), Number(n)]
  if (!(part >= 1 && part <= parts))
    throw new Malformed(`--slice: expected K/N with K from 1 to N, not ${text}`)
  if (out === undefined) throw new Malformed('--out: expected a file for the slice')
  const kernel = trusted(newLunarKernel())
  if (!kernel) throw new Malformed('solve: this machine has no WebAssembly with vectors')
  const version = programVersion()
  let slice = resumed(out, { ...rangeOf(part, parts), ...question }, version)
  for (const done of solvedFrom(kernel, slice)) {
    slice = done
    writeSlice(out, slice, version)
  }
  writeSlice(out, slice, version)
  process.stdout.write(`slice ${text} is complete: ${out}\n`)
}

const CHECKPOINT = 5_000

/** Yields the slice every few seconds, and when it is complete. */
function* solvedFrom(kernel: LunarKernel, start: Slice): Generator<Slice> {
  const range = { from: start.next, to: start.to }
  const show = remaining(effortIn(range))
  let slice = start
  let done = 0
  let written = performance.now()
  for (const { effort, hand } of solved(kernel, range, start)) {
    done += effort
    show(done)
    if (!hand) continue
    slice = withHand(slice, hand.position, hand.sums)
    if (performance.now() - written < CHECKPOINT) continue
    written = performance.now()
    yield slice
  }
  yield { ...slice, next: slice.to }
}
