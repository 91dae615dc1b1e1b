import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** `croupier-rules/rules` as a browser would load it. The long test checks the real tarball. */

/** All four games with Division 1, gzipped. Raise it only for a rule. */
const BUDGET = 95_000
const ONE_GAME = 34_000

const bundled = async (code: string): Promise<string> => {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, code)
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const [{ output }] = made as [Rollup.RollupOutput]
  expect(output).toHaveLength(1)
  return output[0].code
}

const RULES = JSON.stringify(join(ROOT, 'src/entries/rules.ts'))

let folder: string
let all: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-rules-'))
  all = await bundled(`export * from ${RULES}`)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the rules need no other package, and fit a browser', () => {
  expect(all).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|\bprocess\b|\brequire\(/)
  expect(gzipSync(all).length).toBeLessThan(BUDGET)
})

test('one game loads only its own rules', async () => {
  const one = await bundled(`export { roulette } from ${RULES}`)
  expect(gzipSync(one).length).toBeLessThan(ONE_GAME)
  expect(one).not.toMatch(/nz22:|nz11a:/)
})

test('the example plays a spin with them', () => {
  const home = join(folder, 'node_modules/croupier-rules')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'rules.js'), all)
  const exports = { './rules': './rules.js' }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', exports }))
  copyFileSync(join(ROOT, 'examples/rules.mjs'), join(folder, 'rules.mjs'))
  const said = execFileSync(process.execPath, [join(folder, 'rules.mjs')], { encoding: 'utf8' })
  expect(said.split('\n')).toEqual([
    'refused: There is no wager straight-up:38 on this cloth. (nz8:3.1)',
    'the table awaits spin',
    'straight-up:17: win of 35000 cents (nz8:3.9)',
    '',
  ])
})
