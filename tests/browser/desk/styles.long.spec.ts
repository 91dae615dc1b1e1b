import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type StaffedHouse, staffed } from './staffed-house.ts'

/** Stylesheets stay on the page after their part of the client was shown. No other part may change. */

test.use({ bypassCSP: true })

const SHEETS = readdirSync(join(import.meta.dirname, '../../../dist/web/assets')).filter(file =>
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

const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    names =>
      [...document.querySelectorAll('main *')].map(element => {
        const style = getComputedStyle(element)
        const told = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${told.join('; ')}`
      }),
    LOOKS,
  )

const loadAll = (page: Page): Promise<void> =>
  page.evaluate(async sheets => {
    for (const sheet of sheets)
      await new Promise((loaded, failed) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', href: `/assets/${sheet}` })
        Object.assign(link, { onload: loaded, onerror: failed })
        document.head.append(link)
      })
  }, SHEETS)

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
  ['staff', '.staff form'],
  ['start', '.start .tile'],
  ['tournament/new', '.conditions'],
]

const expectSame = async (page: Page, url: string, places: Places): Promise<void> => {
  for (const [path, last] of places) {
    await page.goto(`${url}/#/${path}`)
    await page.reload()
    await expect(page.locator(last).first()).toBeVisible()
    const before = await looks(page)
    await loadAll(page)
    expect(await looks(page), path).toEqual(before)
  }
}

test('a page of the staff looks the same whatever was shown before', () =>
  expectSame(staff.olga, staff.house.url, STAFF))

test('a page of patrons looks the same whatever was shown before', ({ page }) =>
  expectSame(page, staff.house.url, PATRONS))
