import { expect, test } from 'vitest'
import { docPages } from '../../tools/site/docs.ts'
import { framed } from '../../tools/site/page.ts'
import { rulePages } from '../../tools/site/rules.ts'
import { START } from '../../tools/site/start.ts'

/** Every link of the static site leads to an existing page, and to an existing anchor on it. */

const PAGES = [START, ...rulePages(), ...docPages()]
const HTML = new Map(PAGES.map(page => [page.path, framed(page)]))

/** Paths that other parts of the build create. */
const isElsewhere = (path: string): boolean =>
  path.startsWith('app/') || ['site.css', 'search.js', 'search-index.js'].includes(path)

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

const IDS = new Map([...HTML].map(([path, html]) => [path, idsIn(html)]))

const leadsNowhere = (from: string, href: string): boolean => {
  if (/^[a-z]+:/.test(href)) return false
  const { pathname, hash } = new URL(href, `http://site/${from}`)
  const path = pathname.slice(1)
  if (isElsewhere(path)) return false
  const ids = IDS.get(path)
  return !ids || (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))))
}

test('every link of the site works', () => {
  const broken = [...HTML].flatMap(([path, html]) =>
    [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter(href => leadsNowhere(path, href))
      .map(href => `${path}: ${href}`),
  )
  expect(broken).toEqual([])
})

test('the search leads to existing places, and knows every clause', () => {
  const found = PAGES.flatMap(page => page.found)
  expect(found.filter(({ href }) => leadsNowhere('index.html', href))).toEqual([])
  const titles = new Set(found.map(({ title }) => title))
  for (const clause of ['nz5:5.10(b)', 'nz22:9.10', 'nz1:17.3(a)', 'ruling:2233'])
    expect(titles).toContain(clause)
  expect(found.length).toBeGreaterThan(3000)
  const documents = found.filter(({ part }) => part === 'Documentation')
  expect(documents.filter(({ text }) => /[`|]|---|\]\(/.test(text))).toEqual([])
})
