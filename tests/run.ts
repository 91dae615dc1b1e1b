import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm test`: everything that a change has to pass. `npm test -- NAME`: only the test files with NAME in
 * their path, or else the tests with NAME in their title, the long ones too.
 */

const run = (...command: readonly string[]): boolean => {
  const since = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' })
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${command[0]}: ${status === 0 ? 'passed' : 'failed'} after ${seconds} s\n`)
  return status === 0
}

const CHECKS = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['tsc', '-b'],
  ['knip'],
  ['vitest', 'run'],
  ['playwright', 'test', '--pass-with-no-tests'],
]

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(test|spec)\.ts$/.test(file))
    .map(file => join(folder, file))

const named = (name: string): boolean => {
  process.env.TESTS = 'all'
  const files = ['src', 'tests'].flatMap(testsIn)
  const byPath = files.filter(file => file.includes(name))
  const isIn = (file: string) => readFileSync(file, 'utf8').includes(name)
  const found = byPath.length > 0 ? byPath : files.filter(isIn)
  const title = byPath.length > 0 ? [] : ['-t', name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')]
  const specs = found.filter(file => file.endsWith('.spec.ts'))
  const units = found.filter(file => file.endsWith('.test.ts'))
  if (found.length === 0) console.log(`No test has ${name} in its path or title.`)
  const isUnitsPassed = units.length === 0 || run('vitest', 'run', ...units, ...title)
  const grep = title.map(part => (part === '-t' ? '--grep' : part))
  const isSpecsPassed = specs.length === 0 || run('playwright', 'test', ...specs, ...grep)
  return found.length > 0 && isUnitsPassed && isSpecsPassed
}

const [name] = process.argv.slice(2)
const isPassed = name === undefined ? CHECKS.every(check => run(...check)) : named(name)
process.exitCode = isPassed ? 0 : 1
