import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiled, KERNEL_NAMES } from './build.ts'

test.each(KERNEL_NAMES)('compiling %s again gives the committed bytes', async name => {
  const committed = readFileSync(new URL(`binaries/${name}.ts`, import.meta.url), 'utf8')
  expect(await compiled(name)).toBe(committed)
})
