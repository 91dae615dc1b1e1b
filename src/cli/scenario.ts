import type { Command } from 'commander'
import { play } from '../scenario/index.ts'
import { Malformed, readInput } from './input.ts'

export const scenario = (program: Command): void => {
  program
    .command('scenario')
    .argument('<file...>', 'plain-text scenarios')
    .description('play scenarios at real tables and report the lines that fail')
    .option('-q, --quiet', 'print only failures')
    .addHelpText(
      'after',
      `
A scenario is a title with its clauses, a table, and lines that act or expect:

  # nz5:9.4  Banker on 3 stands when the Player's third card is an 8
  table    nz5
  seat 1   buys in 1000
  seat 1   wagers 50 on tie
  dealer   calls no more bets
  shoe     2c Kd 3h 3s 8d
  then     seat 1 wins 400 on tie         by nz5:5.10(c)

Amounts are dollars. Exit code 1: a scenario failed.`,
    )
    .action((files: readonly string[], { quiet }: { quiet?: boolean }) => {
      let failed = 0
      let passed = 0
      for (const file of files)
        for (const { scenario: played, failure } of play(readInput(file))) {
          if (failure) {
            failed += 1
            process.stdout.write(
              `not ok  ${file}:${failure.line}  ${played.title}\n        ${failure.says}\n`,
            )
          } else {
            passed += 1
            if (!quiet) process.stdout.write(`ok      ${played.title}\n`)
          }
        }
      if (passed + failed === 0) throw new Malformed(`${files.join(', ')}: no scenario found`)
      process.stdout.write(`${passed} passed, ${failed} failed\n`)
      if (failed > 0) process.exitCode = 1
    })
}
