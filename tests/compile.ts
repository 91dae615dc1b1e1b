import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileInto, javascriptOf, write } from '../tools/javascript.ts'
import { BROWSER_HOUSE, COMPILED } from './fixtures/program.ts'

const SOURCE = join(import.meta.dirname, 'fixtures/browser-house.ts')

/** Once before all tests. It takes less than a second. */
export const setup = async (): Promise<void> => {
  await compileInto(COMPILED)
  const text = readFileSync(SOURCE, 'utf8').replaceAll("'../../src/", "'../")
  write(BROWSER_HOUSE, await javascriptOf(SOURCE, text))
}
