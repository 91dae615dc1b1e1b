import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../law/index.ts'

/** Recorded in every entry: the program version that decided it. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
