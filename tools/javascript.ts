import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'

/**
 * Compiles the sources to JavaScript in a folder beside `src`, so that relative paths to `law/` and
 * to the package's root stay the same.
 */

export const ROOT = join(import.meta.dirname, '..')

/**
 * Leaves out the web client, which is its own bundle, and the kernels, which are already compiled.
 */
const isPublished = (file: string): boolean =>
  /\.(ts|json)$/.test(file) &&
  !/\.(test|d)\.ts$/.test(file) &&
  !/^(web\/|odds\/wasm\/(kernels|build))/.test(file)

/** Node 20 warns about JSON modules, so JSON files become JavaScript modules. */
const withoutJson = (code: string): string =>
  code.replace(/(['"])([^'"]+\.json)\1 with \{ type: (['"])json\3 \}/g, "'$2.js'")

export const javascriptOf = async (file: string, text: string): Promise<string> => {
  const { code } = await transformWithOxc(text, file, {
    target: 'es2023',
    sourcemap: false,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  })
  return withoutJson(code)
}

export const compileInto = async (folder: string, root = ROOT): Promise<void> => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  for (const file of sources.map(each => each.replaceAll('\\', '/')).filter(isPublished)) {
    const text = readFileSync(join(root, 'src', file), 'utf8')
    if (file.endsWith('.json')) {
      write(join(folder, file), text)
      write(join(folder, `${file}.js`), `export default ${text}`)
    } else write(join(folder, file.replace(/\.ts$/, '.js')), await javascriptOf(file, text))
  }
}

/** Writes atomically, because another process may be reading the file. */
export const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}
