import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileInto, javascriptOf, write } from '../tools/javascript.ts'
import { BROWSER_HOUSE, COMPILED } from './fixtures/processes/program.ts'

const SOURCE = join(import.meta.dirname, 'fixtures/processes/browser-house.ts')

/** Once before all tests. It takes less than a second. */
export const setup = async (): Promise<void> => {
  await compileInto(COMPILED)
  const text = readFileSync(SOURCE, 'utf8').replaceAll("'../../../src/", "'../")
  write(BROWSER_HOUSE, await javascriptOf(SOURCE, text))
}
