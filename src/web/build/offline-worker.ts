import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Writes `worker.js`: the worker of src/web/offline with the list of files to cache. Its version is
 * the hash of the list and the page, so a new build makes a new worker.
 */

/** Pages that need the server or are not for patrons. */
const NOT_KEPT = /features\/(desk|gallery|inspector|limits|pit|school|staff|start|tournament)\//

/** Fonts, workers and wasm files, which no chunk imports. */
const ALSO = /(\.woff2|\.wasm|worker[^/]*\.js)$/

type Bundle = Rolldown.OutputBundle

interface Styled {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** All files that patrons' pages can load, from those that the page itself names. */
const keptOf = (page: string, bundle: Bundle): readonly string[] => {
  const kept = new Set<string>()
  const visit = (name: string): void => {
    const chunk = bundle[name]
    if (kept.has(name) || chunk?.type !== 'chunk') return
    if (chunk.isDynamicEntry && NOT_KEPT.test(chunk.facadeModuleId ?? '')) return
    kept.add(name)
    for (const css of (chunk as Styled).viteMetadata?.importedCss ?? []) kept.add(css)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const name of Object.keys(bundle)) {
    if (page.includes(name)) visit(name)
    if (ALSO.test(name)) kept.add(name)
  }
  return [...kept].sort()
}

export const offlineWorker = (): Plugin => {
  let folder = ''
  let source = ''
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
      source = join(config.root, 'offline/worker.js')
    },
    writeBundle: (_, bundle) => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const files = [...keptOf(page, bundle), 'icon.svg', 'manifest.webmanifest']
      const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex')
      const build = JSON.stringify({ version: version.slice(0, 16), files })
      const worker = readFileSync(source, 'utf8').replace('__BUILD__', () => build)
      writeFileSync(join(folder, 'worker.js'), worker)
    },
  }
}
