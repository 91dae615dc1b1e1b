import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm test`: everything that a change has to pass. `npm test -- NAME`: only the test files with NAME in
 * their path, or else the tests with NAME in their title, the long ones too.
 */

interface CheckResult {
  readonly check: string
  readonly isPassed: boolean
  readonly seconds: number
  /** What a check of tests ends with. */
  readonly counted: readonly number[]
}

const COUNTED = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m

/** What a check prints comes when it has ended. */
const run = (check: string, ...command: readonly string[]): Promise<CheckResult> =>
  new Promise(resolve => {
    const since = performance.now()
    const how = ['run', '-s', check, '--', ...command]
    const child = spawn('npm', how, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    child.stdout.on('data', part => printed.push(part))
    child.stderr.on('data', part => printed.push(part))
    child.on('close', status => {
      const text = Buffer.concat(printed)
      process.stdout.write(text)
      const counted = COUNTED.exec(text.toString())?.slice(1).map(Number) ?? []
      const seconds = (performance.now() - since) / 1000
      resolve({ check, isPassed: status === 0, seconds, counted })
    })
  })

/** Ends with a line for each check, and one for all tests. */
const reported = (all: readonly CheckResult[]): boolean => {
  console.log()
  for (const { check, isPassed, seconds } of all)
    console.log(`${check}: ${isPassed ? 'passed' : 'failed'} after ${seconds.toFixed(0)} s`)
  const [passed, failed, skipped] = [0, 1, 2].map(at =>
    all.reduce((sum, { counted }) => sum + (counted[at] ?? 0), 0),
  )
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return all.every(({ isPassed }) => isPassed)
}

/**
 * Pages do not share the machine with other tests: at the same time both take as long, and pages wait for each
 * other. The servers of both serve the web client, so it is built before.
 */
const CHECKS = [['lint', 'types', 'dead', 'build:web'], ['test:quick'], ['test:browser']]

/** All of them, so that you see everything that fails. */
const everything = async (): Promise<boolean> => {
  const ended: CheckResult[] = []
  for (const checks of CHECKS) {
    ended.push(...(await Promise.all(checks.map(check => run(check)))))
    process.env.WEB_CLIENT = 'built'
  }
  return reported(ended)
}

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(test|spec)\.ts$/.test(file))
    .map(file => join(folder, file))

const named = async (name: string): Promise<boolean> => {
  process.env.TESTS = 'all'
  const files = ['src', 'tests'].flatMap(testsIn)
  const byPath = files.filter(file => file.includes(name))
  const isIn = (file: string) => readFileSync(file, 'utf8').includes(name)
  const found = byPath.length > 0 ? byPath : files.filter(isIn)
  const title = byPath.length > 0 ? [] : ['-t', name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')]
  const specs = found.filter(file => file.endsWith('.spec.ts'))
  const units = found.filter(file => file.endsWith('.test.ts'))
  if (found.length === 0) console.log(`No test has ${name} in its path or title.`)
  const grep = title.map(part => (part === '-t' ? '--grep' : part))
  const ended: CheckResult[] = []
  if (units.length > 0) ended.push(await run('test:quick', ...units, ...title))
  if (specs.length > 0) ended.push(await run('test:browser', ...specs, ...grep))
  return reported(ended) && found.length > 0
}

const [name] = process.argv.slice(2)
const isPassed = await (name === undefined ? everything() : named(name))
process.exitCode = isPassed ? 0 : 1
