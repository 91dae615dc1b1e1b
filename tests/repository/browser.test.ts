import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** Parts of a page, which never hold its live regions. */
const PARTS = ['asked', 'dialog', 'first', 'tray']

const folder = join(ROOT, 'tests/browser')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && name !== 'page.ts',
)

test('browser tests look for text with `shown`, because a page may also announce it', () => {
  const found = files.flatMap(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [...text.matchAll(/(\w+)!?\.getByText\(/g)]
      .filter(([, from]) => !PARTS.includes(from!))
      .map(([call]) => `${name}: ${call}`)
  })
  expect(files.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})
