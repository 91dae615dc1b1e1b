import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm test`: everything that a change has to pass. `npm test -- NAME`: only the test files with NAME in
 * their path, or else the tests with NAME in their title, the long ones too.
 */

/** What a check prints comes when it has ended, with how long it took. */
const run = (check: string, ...command: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    const since = performance.now()
    const how = ['run', '-s', check, '--', ...command]
    const child = spawn('npm', how, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    child.stdout.on('data', part => printed.push(part))
    child.stderr.on('data', part => printed.push(part))
    child.on('close', status => {
      const seconds = ((performance.now() - since) / 1000).toFixed(0)
      process.stdout.write(Buffer.concat(printed))
      console.log(`${check}: ${status === 0 ? 'passed' : 'failed'} after ${seconds} s\n`)
      resolve(status === 0)
    })
  })

/** One after the other: beside each other they take as long, and pages wait for each other's machine. */
const CHECKS = ['lint', 'types', 'dead', 'test:quick', 'test:browser']

/** All of them, so that you see everything that fails. */
const everything = async (): Promise<boolean> => {
  let isPassed = true
  for (const check of CHECKS) isPassed = (await run(check)) && isPassed
  return isPassed
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
  const isUnitsPassed = units.length === 0 || (await run('test:quick', ...units, ...title))
  const grep = title.map(part => (part === '-t' ? '--grep' : part))
  const isSpecsPassed = specs.length === 0 || (await run('test:browser', ...specs, ...grep))
  return found.length > 0 && isUnitsPassed && isSpecsPassed
}

const [name] = process.argv.slice(2)
const isPassed = await (name === undefined ? everything() : named(name))
process.exitCode = isPassed ? 0 : 1
