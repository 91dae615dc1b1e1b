import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../src/law/index.ts'
import { docPages } from './docs.ts'
import { framed } from './page.ts'
import { rulePages } from './rules.ts'
import { START } from './start.ts'

/** `npm run build:site`: practice tables, odds, rules and documentation as one folder of static files. */

const SITE = join(ROOT, 'dist/site')

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(SITE, path)), { recursive: true })
  writeFileSync(join(SITE, path), text)
}

rmSync(SITE, { recursive: true, force: true })
const pages = [START, ...rulePages(), ...docPages()]
for (const page of pages) write(page.path, framed(page))
const found = pages.flatMap(page => page.found)
/** A script instead of JSON, because a page opened from disk may not fetch. */
write('search-index.js', `globalThis.CROUPIER_FOUND = ${JSON.stringify(found)}\n`)
cpSync(join(import.meta.dirname, 'site.css'), join(SITE, 'site.css'))
cpSync(join(ROOT, 'dist/web'), join(SITE, 'app'), { recursive: true })
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: SITE,
    emptyOutDir: false,
    lib: {
      entry: join(ROOT, 'src/web/site/search.ts'),
      formats: ['iife'],
      name: 'croupierSearch',
      fileName: () => 'search.js',
    },
  },
})
console.log(`dist/site: ${pages.length} pages, ${found.length} entries in the search`)
