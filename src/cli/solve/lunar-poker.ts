import type { Command } from 'commander'
import { type LunarKernel, learnSix, newLunarKernel } from '../../odds/lunar-poker/kernel.ts'
import { effortIn, rangeOf, solved } from '../../odds/lunar-poker/solve.ts'
import { trusted } from '../../odds/lunar-poker/sums.ts'
import { programVersion } from '../../server/version.ts'
import { Malformed } from '../input.ts'
import { remaining } from './progress.ts'
import { resumed, type Slice, withHand, writeSlice } from './slice.ts'

interface Options {
  readonly slice?: string
  readonly out?: string
}

export const lunarPoker = (solve: Command): void => {
  solve
    .command('lunar-poker')
    .description('The exact value of Lunar Poker with the best play, for one patron.')
    .option('--slice <k/n>', 'solve part k of n')
    .option('--out <file>', 'where the slice or the merged result goes')
    .action((options: Options) => {
      if (options.slice !== undefined) return solveSlice(options.slice, options.out)
      throw new Malformed('solve lunar-poker: expected --slice, --merge or --result')
    })
}

const solveSlice = (text: string, out: string | undefined): void => {
  const [, k, n] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const [part, parts] = [Number(k), Number(n)]
  if (!(part >= 1 && part <= parts))
    throw new Malformed(`--slice: expected K/N with K from 1 to N, not ${text}`)
  if (out === undefined) throw new Malformed('--out: expected a file for the slice')
  const kernel = trusted(newLunarKernel())
  if (!kernel) throw new Malformed('solve: this machine has no WebAssembly with vectors')
  learnSix(kernel)
  const version = programVersion()
  let slice = resumed(out, rangeOf(part, parts), version)
  for (const done of solvedFrom(kernel, slice)) {
    slice = done
    writeSlice(out, slice, version)
  }
  writeSlice(out, slice, version)
  process.stdout.write(`slice ${text} is complete: ${out}\n`)
}

const CHECKPOINT = 5_000

/** The slice every few seconds, and when it is complete. */
function* solvedFrom(kernel: LunarKernel, start: Slice): Generator<Slice> {
  const range = { from: start.next, to: start.to }
  const show = remaining(effortIn(range))
  let slice = start
  let done = 0
  let written = performance.now()
  for (const { effort, hand } of solved(kernel, range)) {
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
