import type { Command } from 'commander'
import { type LunarKernel, learnSix, newLunarKernel } from '../../odds/lunar-poker/kernel.ts'
import { effortIn, rangeOf, solved } from '../../odds/lunar-poker/solve.ts'
import { trusted } from '../../odds/lunar-poker/sums.ts'
import { programVersion } from '../../server/version.ts'
import { Malformed } from '../input.ts'
import { merged, writeSolution } from './merge.ts'
import { remaining } from './progress.ts'
import { resumed, type Slice, withHand, writeSlice } from './slice.ts'

interface Options {
  readonly slice?: string
  readonly merge?: readonly string[]
  readonly result?: true
  readonly out?: string
  readonly json?: true
}

const HELP = `
Solve it in as many parts as you like, on any machines, and put them together:
  croupier solve lunar-poker --slice 1/2 --out 1.json
  croupier solve lunar-poker --slice 2/2 --out 2.json
  croupier solve lunar-poker --merge 1.json 2.json
Any number of slices gives the same bytes. A slice that was interrupted goes on
where its file ends. The whole game takes about seven minutes of one core.`

export const lunarPoker = (solve: Command): void => {
  solve
    .command('lunar-poker')
    .description('The exact value of Lunar Poker for one patron who always makes the best choice.')
    .option('--slice <k/n>', 'solve part k of n')
    .option('--merge <files...>', 'put slices together that are the whole game')
    .option('--result', 'print the result that this program holds')
    .option('--out <file>', 'where a slice goes, or what was merged')
    .option('--json', 'with --result: print one JSON document')
    .addHelpText('after', HELP)
    .action(async ({ slice, merge, result, out, json }: Options) => {
      const asked = [slice, merge, result].filter(option => option !== undefined)
      if (asked.length !== 1)
        throw new Malformed('solve lunar-poker: expected one of --slice, --merge and --result')
      if (slice !== undefined) return solveSlice(slice, out)
      if (merge) return writeSolution(merged(merge, programVersion()), out)
      const { resultJson, resultText } = await import('./result.ts')
      process.stdout.write(json ? resultJson() : resultText())
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
