import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/**
 * A style sheet stays loaded when you leave its page. So everything in it is for its own pages only,
 * or a page would look different after a visit to another one.
 */

/** Loaded with every page. */
const SHARED = ['features/table/panels/panels.css']

const WEB = join(ROOT, 'src/web')

const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  name => /^(features|games)\/.*(?<!\.module)\.css$/.test(name) && !SHARED.includes(name),
)

/** The outermost blocks of a style sheet: the text before the braces, and the text in them. */
const outermost = (text: string): readonly { readonly head: string; readonly body: string }[] => {
  const found: { head: string; body: string }[] = []
  let [depth, from, open] = [0, 0, 0]
  for (const [i, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) open = i
    if (sign === '}' && --depth === 0) {
      found.push({ head: text.slice(from, open).trim(), body: text.slice(open + 1, i) })
      from = i + 1
    }
  }
  return found
}

/** A block for some pages or a game, or for what is around the page while it is shown. */
const IS_OF = /^:where\(\s*\[data-page="|^\[data-game="|:has\(/

const shared = (text: string): readonly string[] =>
  outermost(text).flatMap(({ head, body }) => {
    if (head.startsWith('@keyframes') || IS_OF.test(head)) return []
    return head.startsWith('@media') ? shared(body) : [head]
  })

test('a style sheet that is not a module styles only its own pages', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const found = sheets.flatMap(name => {
    const text = readFileSync(join(WEB, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return shared(text).map(head => `${name}: ${head}`)
  })
  expect(found).toEqual([])
})

test('a rule for every page is found', () => {
  expect(
    shared('.rules { gap: 0 } @media print { .a { b {} } :where([data-page="x"]) { c {} } }'),
  ).toEqual(['.rules', '.a'])
})
