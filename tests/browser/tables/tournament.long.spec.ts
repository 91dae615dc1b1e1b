import { expect, type Page } from '@playwright/test'
import { openHouse, test } from '../house.ts'
import { fits, violations } from '../page.ts'

/** An exhibition tournament, watched by two visitors. */

test.use({ bypassCSP: true })

const NARROW = { width: 320, height: 640 }

const lookIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page
    .getByRole('link', { name: /^(Enter or look in|Watch): House Exhibition/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'House Exhibition' })).toBeVisible()
}

test('nz7:5.5 nz7:5.11 two browsers see the same heats, and the clause of every place', async ({
  page,
  browser,
}) => {
  const house = await openHouse({ exhibition: true })
  const other = await (await browser.newContext({ viewport: NARROW, bypassCSP: true })).newPage()
  await lookIn(page, house.url)
  await other.goto(page.url())
  await house.during(() => expect(page.locator('.ranked').first()).toBeVisible())
  const overview = page.url()
  await page
    .getByRole('link', { name: /^Watch this table/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Contestants, clockwise' })).toBeVisible()
  expect(await violations(page), 'in play').toEqual([])
  await page.goto(overview)
  await fits(other, NARROW.width)
  const places = (each: Page) => each.getByRole('region', { name: 'Places' })
  await house.during(() => expect(places(page)).toBeVisible({ timeout: 100_000 }))
  await expect(places(page).locator('tbody tr').first()).toContainText(/nz7:5\./)
  await expect(places(other)).toBeVisible()
  expect(await places(other).locator('table').innerText()).toBe(
    await places(page).locator('table').innerText(),
  )
  expect(await violations(other), 'places').toEqual([])
  await fits(other, NARROW.width)
  await house.close()
})
