import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { instrumented } from './instrument.ts'
import type { Mutant } from './mutants.ts'

/** A copy of the sources with every mutant behind a switch, bundled so that it loads fast. */

const ROOT = join(import.meta.dirname, '../..')
const COPY = join(ROOT, '.build/mutants')
const RULES = ['src/games', 'src/general', 'src/tournament']

export const WORKER = join(COPY, 'bundle/worker.js')

/** The beginning of the files that say what the checks come past. */
export const MEASURED = join(COPY, 'measured')

const isRule = (file: string): boolean =>
  RULES.some(folder => file.startsWith(`${folder}/`)) &&
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts') &&
  // Bots choose wagers to try a tournament; they are no rules.
  !file.endsWith('/bots.ts')

/** Tests of the rules that need only the rules. */
const CONFORMANCE = [
  'division-1',
  'division-7',
  'division-7-places',
  'division-7-tables',
  'lunar-poker',
  'settle',
].map(name => `tests/conformance/${name}.test.ts`)

/** The tests beside the rules, and those of whole divisions. */
const tests = (): readonly string[] => [
  ...CONFORMANCE,
  ...RULES.flatMap(folder =>
    readdirSync(join(COPY, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.long)\.test\.ts$/.test(file))
      .sort()
      .map(file => `${folder}/${file}`),
  ),
]

const standingIn = (text: string): string =>
  text.replace("'vitest'", JSON.stringify(join(COPY, 'vitest.ts')))

const sources = (): readonly Mutant[] => {
  const mutants: Mutant[] = []
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => `src/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.(tsx?|json)$/.test(file))
    .sort()
  for (const file of files) {
    const before = readFileSync(join(ROOT, file), 'utf8')
    const { text, mutants: own } = isRule(file)
      ? instrumented(file, before, mutants.length)
      : { text: before, mutants: [] }
    mutants.push(...own)
    mkdirSync(join(COPY, file, '..'), { recursive: true })
    writeFileSync(join(COPY, file), standingIn(text))
  }
  return mutants
}

/** Tells each bundled module its original path. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  enforce: 'pre',
  transform: (code, id) =>
    code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id.split('?')[0]!))),
}

const bundled = async (): Promise<void> => {
  await build({
    root: COPY,
    configFile: false,
    logLevel: 'error',
    plugins: [whereItWas],
    build: { ssr: join(COPY, 'worker.ts'), outDir: join(COPY, 'bundle'), target: 'node20' },
  })
}

export const mutatedCopy = async (): Promise<readonly Mutant[]> => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const folder of [
    'scenarios',
    'law',
    'tests/properties',
    'tests/fixtures',
    'tests/conformance',
  ])
    cpSync(join(ROOT, folder), join(COPY, folder), { recursive: true })
  // Tests are imported for their side effects, so the bundler must not drop them.
  writeFileSync(join(COPY, 'package.json'), JSON.stringify({ type: 'module', sideEffects: true }))
  mkdirSync(join(COPY, 'docs'))
  for (const page of ['docs/staff.md', 'docs/scenarios.md'])
    cpSync(join(ROOT, page), join(COPY, page))
  const mutants = sources()
  for (const file of CONFORMANCE)
    writeFileSync(join(COPY, file), standingIn(readFileSync(join(ROOT, file), 'utf8')))
  const near = (name: string) =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .replaceAll("'../../", "'./")
      .replace('// The tests are imported here.', "await import('./tests.ts')")
  for (const name of ['worker.ts', 'record-pages.ts', 'vitest.ts'])
    writeFileSync(join(COPY, name), near(name))
  writeFileSync(
    join(COPY, 'tests.ts'),
    tests()
      .map(file => `import './${file}'\n`)
      .join(''),
  )
  await bundled()
  return mutants
}
