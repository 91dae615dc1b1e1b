import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileInto, javascriptOf, ROOT, write } from '../tools/javascript.ts'

/**
 * Compiles the program and a few files of `bench`, so that servers are measured as users run them.
 * Returns the folder of the bench's files.
 */
export const compiledBench = async (files: readonly string[], root = ROOT): Promise<string> => {
  const folder = join(root, '.compiled')
  await compileInto(folder, root)
  for (const file of files) {
    const text = readFileSync(join(root, 'bench', file), 'utf8').replaceAll('../src/', '../')
    const code = await javascriptOf(file, text)
    write(join(folder, 'bench', file.replace(/\.ts$/, '.js')), code)
  }
  return join(folder, 'bench')
}
