import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type StaffedHouse, staffed } from '../desk/staffed-house.ts'

/** A style sheet stays loaded when you leave its page, and must not change other pages. */

test.use({ bypassCSP: true })

/** All of the client, which is built before the first test. */
const sheets = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../../dist/web/assets')).filter(file =>
    file.endsWith('.css'),
  )

/** What a reader notices, and what does not depend on the text. */
const LOOKS = [
  'display',
  'position',
  'padding',
  'margin',
  'font-size',
  'font-weight',
  'font-family',
  'color',
  'background-image',
  'background-color',
  'border-top-width',
  'align-content',
  'text-transform',
]

let staff: StaffedHouse

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['baccarat'])
})

test.afterAll(() => staff?.house.close())

/** What each element looks like, so that elements which come later do not matter. */
const looks = (page: Page) =>
  page.evaluateHandle(
    names =>
      new Map(
        [...document.querySelectorAll('main *')].map(element => {
          const style = getComputedStyle(element)
          return [element, names.map(name => `${name}: ${style.getPropertyValue(name)}`)] as const
        }),
      ),
    LOOKS,
  )

const changed = async (page: Page, before: Awaited<ReturnType<typeof looks>>) =>
  page.evaluate(
    ([then, now]) =>
      [...now].flatMap(([element, styles]) => {
        const known = then.get(element)
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
        return known
          ? styles.filter((style, i) => style !== known[i]).map(is => `${name} ${is}`)
          : []
      }),
    [before, await looks(page)] as const,
  )

/** As if all other pages had been shown. The sheets of this page keep their places. */
const loadOthers = (page: Page): Promise<void> =>
  page.evaluate(async all => {
    const known = [...document.querySelectorAll('link')].map(({ href }) => href)
    for (const sheet of all.filter(name => !known.some(href => href.endsWith(`/${name}`))))
      await new Promise((loaded, failed) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', href: `/assets/${sheet}` })
        Object.assign(link, { onload: loaded, onerror: failed })
        document.head.append(link)
      })
  }, sheets())

type Places = readonly (readonly [string, string])[]

/** Each page, and what is on it last. */
const PATRONS: Places = [
  ['', 'main h1'],
  ['rules', 'main .rule'],
  ['fairness', 'main h1'],
  ['settings', 'main h1'],
  ['help/roulette', 'main h1'],
  ['odds/roulette', 'main table'],
  ['school', 'main h1'],
  ['inspector', 'main h1'],
  ['limits', 'main h1'],
  ['practice/roulette', '.spot'],
]

const STAFF: Places = [
  ['desk', '.wall .tile'],
  ['desk/baccarat-1-attended', '.beside .sums'],
  ['pit', '.tray'],
  ['staff', '.account summary'],
  ['start', '.start .tile'],
  ['tournament/new', '.conditions'],
]

const expectSame = async (page: Page, url: string, places: Places): Promise<void> => {
  for (const [path, last] of places) {
    await page.goto(`${url}/#/${path}`)
    await page.reload()
    await expect(page.locator(last).first()).toBeVisible()
    const before = await looks(page)
    await loadOthers(page)
    expect(await changed(page, before), path).toEqual([])
  }
}

test('a page of the staff looks the same whatever was shown before', () =>
  expectSame(staff.olga, staff.house.url, STAFF))

test('a page of patrons looks the same whatever was shown before', ({ page }) =>
  expectSame(page, staff.house.url, PATRONS))
