import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Staffed, staffed } from './staffed.ts'

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

let staff: Staffed

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

/** Each page, and what is on it last. */
const PAGES: readonly (readonly [string, string])[] = [
  ['desk', '.wall .tile'],
  ['desk/baccarat-1-attended', '.beside .sums'],
  ['pit', '.tray'],
  ['staff', '.staff form'],
  ['start', '.start .tile'],
  ['tournament/new', '.conditions'],
]

test('a page of the staff looks the same whatever was shown before', async () => {
  const { olga, house } = staff
  for (const [path, last] of PAGES) {
    await olga.goto(`${house.url}/#/${path}`)
    await olga.reload()
    await expect(olga.locator(last).first()).toBeVisible()
    const before = await looks(olga)
    await loadAll(olga)
    expect(await looks(olga), path).toEqual(before)
  }
})
