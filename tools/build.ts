import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileInto, ROOT } from './javascript.ts'

/** `npm run build`: the published package, in `lib/`. The declarations come from `npm run types`. */

const LIB = join(ROOT, 'lib')

/** The type declarations of everything that the entry points reach. */
const declare = (project: string): void =>
  cpSync(join(ROOT, '.build', project, 'src'), LIB, {
    recursive: true,
    filter: file => !/\.[^./]+$/.test(file) || file.endsWith('.d.ts'),
  })

rmSync(LIB, { recursive: true, force: true })
await compileInto(LIB)
declare('core')
declare('client')
