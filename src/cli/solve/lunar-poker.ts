import type { Command } from 'commander'
import { Malformed } from '../input.ts'

interface Options {
  readonly slice?: string
  readonly strategy?: string
  readonly spread?: true
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
The result does not depend on the number of slices. Slices of a part of the
game merge into one longer slice. A slice that was interrupted continues where
its file ends. The whole game takes about seven minutes on one core, or twelve
with --spread.`

export const lunarPoker = (solve: Command): void => {
  solve
    .command('lunar-poker')
    .description('The exact value of Lunar Poker for one patron who always makes the best choice.')
    .option('--slice <k/n>', 'solve part k of n')
    .option('--strategy <file>', 'with --slice: what this strategy is worth, or list 5, 10 or 20')
    .option('--spread', 'with --slice: also how often a round ends with each amount')
    .option('--merge <files...>', 'put slices together: the whole game, or a longer slice')
    .option('--result', 'print the result that this program holds')
    .option('--out <file>', 'where a slice goes, or what was merged')
    .option('--json', 'with --result: print one JSON document')
    .addHelpText('after', HELP)
    .action(async ({ slice, strategy, spread, merge, result, out, json }: Options) => {
      const asked = [slice, merge, result].filter(option => option !== undefined)
      if (asked.length !== 1)
        throw new Malformed('solve lunar-poker: expected one of --slice, --merge and --result')
      if (slice !== undefined) {
        const [{ solveSlice }, { strategyIn }] = await Promise.all([
          import('./run.ts'),
          import('./strategy.ts'),
        ])
        return solveSlice(slice, out, {
          strategy: strategy === undefined ? undefined : strategyIn(strategy),
          spread,
        })
      }
      if (merge) {
        const { merged, writeMerged } = await import('./merged-slices.ts')
        return writeMerged(merged(merge), out)
      }
      const { resultJson, resultText } = await import('./result.ts')
      process.stdout.write(json ? resultJson() : resultText())
    })
}
