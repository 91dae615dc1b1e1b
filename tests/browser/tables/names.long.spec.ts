import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { signedIn } from '../table.ts'
import { over, spot } from './roulette-steps.ts'

/** How often a screen reader has read these words since the page was loaded. */
const counted = async (page: Page, words: string): Promise<() => Promise<number>> => {
  await expect(page.locator('[data-region]').first()).toBeAttached()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[data-region]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  return () =>
    page.evaluate(
      sought => (window as unknown as { said: string[] }).said.join(' ').split(sought).length - 1,
      words,
    )
}

test('a guest whose name is taken is told once, and not after every round', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  const first = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signedIn(first, 'Twin')
  await page.goto('/#/table/roulette-1')
  const told = await counted(page, 'is already called Twin')
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Twin')
  await page.getByRole('button', { name: 'Sit down with $500' }).click()
  await expect(page.locator('[data-part=renamed]')).toBeVisible()
  for (let round = 0; round < 3; round += 1) {
    await spot(page, 'Red').click()
    await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$\d+ bet$/)
    await over(page, house)
  }
  await expect(page.locator('[data-part=renamed]')).toHaveCount(0)
  expect(await told()).toBe(1)
})
