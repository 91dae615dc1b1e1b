import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * `npm run build`: the published package. `lib/` mirrors `src/` as JavaScript, so that the paths from a
 * file to `law/` and to the package's root stay the same. The declarations come from `tsc -b`.
 */

const ROOT = join(import.meta.dirname, '..')
const LIB = join(ROOT, 'lib')

/** The web client is a bundle of its own, and the kernels are compiled already. */
const isPublished = (file: string): boolean =>
  /\.(ts|json)$/.test(file) &&
  !/\.(test|d)\.ts$/.test(file) &&
  !/^(web\/|odds\/wasm\/(kernels|build))/.test(file)

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
}

/** Node 20 warns about JSON modules, so JSON becomes a module of its own. */
const withoutJson = (code: string): string =>
  code.replace(/(['"])([^'"]+\.json)\1 with \{ type: 'json' \}/g, "'$2.js'")

const javascriptOf = (fileName: string, text: string): string =>
  withoutJson(ts.transpileModule(text, { fileName, compilerOptions: OPTIONS }).outputText)

const compile = (file: string): void => {
  const text = readFileSync(join(ROOT, 'src', file), 'utf8')
  if (file.endsWith('.json')) {
    write(file, text)
    write(`${file}.js`, `export default ${text}`)
  } else write(file.replace(/\.ts$/, '.js'), javascriptOf(file, text))
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(LIB, file)), { recursive: true })
  writeFileSync(join(LIB, file), text)
}

/** The declarations of everything that the entry points can reach. */
const declare = (project: string): void =>
  cpSync(join(ROOT, '.build', project, 'src'), LIB, {
    recursive: true,
    filter: file => !/\.[^./]+$/.test(file) || file.endsWith('.d.ts'),
  })

rmSync(LIB, { recursive: true, force: true })
for (const file of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }))
  if (isPublished(file.replaceAll('\\', '/'))) compile(file)
declare('core')
declare('client')
