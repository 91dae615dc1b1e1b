import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS, TWO_PEOPLE } from '../../src/protocol/permissions.ts'
import { ROOT } from '../fixtures/croupier.ts'
import { staffTables } from '../fixtures/staff-page.ts'

/** docs/staff.md has a hand-written head; its tables are made. `npx vitest run tests/repository/staff-page.test.ts -u` */

const PATH = join(ROOT, 'docs/staff.md')
const MARK = '<!-- From here on made by tests/fixtures/staff-page.ts: do not edit. -->\n\n'
const DOCUMENT = readFileSync(PATH, 'utf8')

test('the tables of docs/staff.md are what the house would hear today', async () => {
  const head = DOCUMENT.slice(0, DOCUMENT.indexOf(MARK))
  await expect(head + MARK + staffTables()).toMatchFileSnapshot(PATH)
})

test('every word of the staff is in it, and what needs two people says so', () => {
  for (const [does, grants] of Object.entries(COMMANDS))
    if ('operator' in grants) expect([does, DOCUMENT.includes(`\`${does}\``)]).toEqual([does, true])
  for (const does of Object.keys(TWO_PEOPLE))
    expect(DOCUMENT).toMatch(new RegExp(`\\| \`${does}\` .*\\| (always|once settled) \\|`))
})
