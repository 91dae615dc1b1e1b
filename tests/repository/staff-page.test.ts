import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { leastRank } from '../../src/kernel/command.ts'
import { commandsAt } from '../../src/protocol/commands.ts'
import { staffTables } from '../fixtures/people/staff-page.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** docs/staff.md has a hand-written head and generated tables: `npx vitest run tests/repository/staff-page.test.ts -u` */

const PATH = join(ROOT, 'docs/staff.md')
const MARK = '<!-- From here on made by tests/fixtures/people/staff-page.ts: do not edit. -->\n\n'
const DOCUMENT = readFileSync(PATH, 'utf8')

test('the tables of docs/staff.md match the declarations', async () => {
  const head = DOCUMENT.slice(0, DOCUMENT.indexOf(MARK))
  await expect(head + MARK + staffTables()).toMatchFileSnapshot(PATH)
})

test('every staff command is listed, and says if it needs a second person', () => {
  const all = [...Object.keys(CATALOGUE), 'floor', 'tournament', 'session'].flatMap(commandsAt)
  for (const declared of all.filter(leastRank)) {
    const { does, approval } = declared
    expect([does, DOCUMENT.includes(`\`${does}\``)]).toEqual([does, true])
    if (approval)
      expect(DOCUMENT).toMatch(new RegExp(`\\| \`${does}\` .*\\| (always|once settled) \\|`))
  }
})
