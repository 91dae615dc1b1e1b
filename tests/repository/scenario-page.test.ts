import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lint, play } from '../../src/scenario/index.ts'
import { scenarioTables } from '../fixtures/documents/scenario-page.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** docs/scenarios.md has a hand-written head and generated tables: `npx vitest run tests/repository/scenario-page.test.ts -u` */

const PATH = join(ROOT, 'docs/scenarios.md')
const MARK =
  '<!-- From here on made by tests/fixtures/documents/scenario-page.ts: do not edit. -->\n\n'
const DOCUMENT = readFileSync(PATH, 'utf8')
const HEAD = DOCUMENT.slice(0, DOCUMENT.indexOf(MARK))

test('the tables of docs/scenarios.md match the code that reads scenarios', async () => {
  await expect(HEAD + MARK + scenarioTables()).toMatchFileSnapshot(PATH)
})

test('every example on the page plays', () => {
  const examples = [...HEAD.matchAll(/```text\n([^`]+)```/g)].map(([, text]) => text!)
  expect(examples.length).toBeGreaterThan(0)
  for (const text of examples) {
    expect(lint(text)).toEqual([])
    expect(play(text).flatMap(({ failure }) => failure ?? [])).toEqual([])
  }
})
