import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { practise } from '../table.ts'

/** After an upgrade of the server, a page that stayed open asks for files that no longer exist. */

test.use({ serviceWorkers: 'block' })

test('a page that stays open across an upgrade says so, keeps the rest, and can be reloaded', async ({
  page,
}) => {
  await practise(page, 'baccarat')
  const notice = page.locator('[data-part=missing]')
  await page.route('**/assets/*.js', route => route.fulfill({ status: 404 }))
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(notice).toHaveText(/^Part of this page could not be loaded/)
  await expect(page.locator('[data-part=balance]'), 'the table stays').toHaveText('$1,000')
  await page.goto('/#/odds')
  await expect(page.locator('main'), 'no blank page').toContainText('could not be loaded')
  await expect(notice).toHaveCount(1)
  await page.unroute('**/assets/*.js')
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('tr[data-wager=banker]').first()).toContainText('%')
  await expect(notice).toHaveCount(0)
})
