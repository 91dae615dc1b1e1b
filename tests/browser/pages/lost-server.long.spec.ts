import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { textOn } from '../page.ts'
import { seatedAt, signedIn } from '../table.ts'

/** A server that does not answer for a moment is no reason to take a patron for a visitor. */

/** Every request about your own account fails, until you call the returned function. */
const unreached = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/api/me**', route => route.abort())
  return () => page.unroute('**/api/me**')
}

test('a patron whose server is away is not asked to sign in again', async ({ page }) => {
  await signedIn(page, 'Returning')
  const back = await unreached(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Play' }).first()).toBeVisible()
  const asked = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(asked).toHaveCount(0)
  await page.goto('/#/limits')
  await expect(textOn(page, 'The casino cannot be reached from here')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await back()
  await expect(page.getByRole('heading', { name: 'Reality checks' })).toBeVisible()
  await page.goto('/#/')
  await expect(page.locator('[data-part=account]')).toContainText('Returning')
})

test('a patron whose name does not come is not seated as a stranger', async ({ page }) => {
  await seatedAt(page, 'Nameless', 'roulette-1', 6)
  const back = await unreached(page)
  await page.reload()
  await expect(textOn(page, 'The live tables cannot be reached from here')).toBeVisible()
  await back()
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
})

test('a visitor signs in on the page of limits, before the first bet', async ({ page }) => {
  await page.goto('/#/limits')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Careful')
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.getByRole('heading', { name: 'Reality checks' })).toBeVisible()
})

test('ruling:142 a reality check that was chosen in another tab is shown when it stops a bet', async ({
  page,
  house,
}) => {
  await seatedAt(page, 'Two Tabs', 'roulette-1', 7)
  const tab = await page.context().newPage()
  await tab.goto('/#/limits')
  await tab.getByRole('combobox', { name: 'Show one' }).selectOption('every 15 minutes')
  await expect(textOn(tab, 'Saved. It applies from now on.').first()).toBeVisible()
  await house.later()
  const check = page.getByRole('dialog', { name: 'Reality check' })
  await expect(check).toHaveCount(0)
  await page.getByRole('textbox', { name: /Type a bet/ }).fill('red')
  await page.getByRole('button', { name: 'Place' }).click()
  await expect(check).toContainText(/You have been playing for \d+ minutes/)
  await check.getByRole('button', { name: 'Continue' }).click()
  await expect(check).toHaveCount(0)
})
