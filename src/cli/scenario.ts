import type { Command } from 'commander'
import { idsOf, readLaw } from '../law/index.ts'
import { nearest } from '../law/suggestions.ts'
import { lint, play } from '../scenario/index.ts'
import { REFUSED, readScenarios } from '../scenario/language/scenario-text.ts'
import type { Mistake } from '../scenario/line-meaning.ts'
import { Malformed, readInput } from './input.ts'

interface ScenarioOptions {
  readonly quiet?: boolean
  readonly lint?: boolean
}

interface Count {
  passed: number
  failed: number
  malformed: number
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Prints `FILE:LINE`, which editors and terminals turn into a link. */
const complain = (file: string, mistakes: readonly Mistake[]): void => {
  for (const { line, says } of mistakes) process.stderr.write(`${file}:${line}: ${says}\n`)
}

const ID = /^(?:nz\w+(?:-old)?|mbs|ruling):\S+$/

/** Ids of clauses and rulings that no book has, in titles and at the ends of lines. */
const unknownClauses = (text: string, ids: ReadonlySet<string>): readonly Mistake[] =>
  readScenarios(text).flatMap(({ line, title, steps }) => {
    const inTitle = title.split(' ').filter(word => ID.test(word))
    const cited = [
      ...inTitle.map(id => ({ line, id })),
      ...steps.flatMap(step =>
        [step.by, step.refusedBy].flatMap(id =>
          id === undefined || id === REFUSED ? [] : [{ line: step.line, id }],
        ),
      ),
    ]
    return cited
      .filter(({ id }) => !ids.has(id))
      .map(({ line: at, id }) => ({ line: at, says: noClause(id, [...ids]) }))
  })

const noClause = (id: string, ids: readonly string[]): string => {
  const near = nearest(id, ids)
  return `no clause is called "${id}"${near.length === 0 ? '' : `: did you mean ${near.join(' or ')}?`}`
}

const played = (file: string, ids: ReadonlySet<string>, count: Count, quiet: boolean): void => {
  const text = readInput(file)
  const clauses = unknownClauses(text, ids)
  for (const { scenario, failure, mistakes: misread } of play(text)) {
    const lines = [scenario, ...scenario.steps].map(({ line }) => line)
    const mistakes = [...misread, ...clauses.filter(({ line }) => lines.includes(line))]
    if (mistakes.length > 0) {
      count.malformed += 1
      print(`malformed  ${file}:${scenario.line}  ${scenario.title}`)
      complain(file, mistakes)
    } else if (failure) {
      count.failed += 1
      print(`not ok  ${file}:${failure.line}  ${scenario.title}\n        ${failure.says}`)
    } else {
      count.passed += 1
      if (!quiet) print(`ok      ${scenario.title}`)
    }
  }
}

const playAll = (files: readonly string[], quiet: boolean): void => {
  const count: Count = { passed: 0, failed: 0, malformed: 0 }
  const ids = new Set(idsOf(readLaw()))
  for (const file of files) played(file, ids, count, quiet)
  const { passed, failed, malformed } = count
  if (passed + failed + malformed === 0)
    throw new Malformed(`${files.join(', ')}: no scenario found`)
  print(
    `${passed} passed, ${failed} failed${malformed === 0 ? '' : `, ${malformed} not understood`}`,
  )
  if (malformed > 0) process.exitCode = 2
  else if (failed > 0) process.exitCode = 1
}

const lintAll = (files: readonly string[]): void => {
  let wrong = 0
  const ids = new Set(idsOf(readLaw()))
  for (const file of files) {
    const text = readInput(file)
    const mistakes = [...lint(text), ...unknownClauses(text, ids)].sort((a, b) => a.line - b.line)
    wrong += mistakes.length
    complain(file, mistakes)
  }
  print(wrong === 0 ? 'no mistakes' : `${wrong} ${wrong === 1 ? 'mistake' : 'mistakes'}`)
  if (wrong > 0) process.exitCode = 2
}

export const scenario = (program: Command): void => {
  program
    .command('scenario')
    .argument('<file...>', 'plain-text scenarios')
    .summary('play scenarios at real tables and report the lines that fail')
    .description('Plays scenarios at real tables and reports the lines that fail.')
    .option('-q, --quiet', 'print only failures')
    .option('--lint', 'read every line without playing it, and report every mistake')
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

Amounts are dollars. docs/scenarios.md lists every phrase and option.
Exit code 1: a scenario failed. 2: a line was not understood; the others still run.`,
    )
    .action((files: readonly string[], asked: ScenarioOptions) =>
      asked.lint ? lintAll(files) : playAll(files, asked.quiet === true),
    )
}
