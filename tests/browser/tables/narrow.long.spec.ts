import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { fits } from '../page.ts'
import { openForBets, practise, sitDown } from '../table.ts'

/** Screens on which the table is full: seven chips beside the deal, and words on narrow areas. */

const GAMES = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']

for (const game of GAMES)
  test(`${game}: every chip and the deal fit between a tablet and a desktop`, async ({ page }) => {
    await practise(page, game)
    for (const width of [1010, 1024, 1100, 1199]) {
      await page.setViewportSize({ width, height: 768 })
      await fits(page, width)
    }
  })

/** Whether the words on a bet are inside of its area. */
const isInside = (page: Page, on: string): Promise<boolean> =>
  page.locator(`button[data-on="${on}"]`).evaluate(area => {
    const around = area.getBoundingClientRect()
    const words = area.querySelector('[data-state] > [data-state]')!.getBoundingClientRect()
    const { left, right } = words
    return left >= around.left - 4 && right <= around.right + 4
  })

test('what became of a bet is readable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page)
  await openForBets(page)
  await page.getByRole('radio', { name: 'Chip of $5', exact: true }).check({ force: true })
  for (const on of ['player', 'banker']) {
    await page.locator(`button[data-on="${on}"]`).click()
    await expect(page.locator(`button[data-on="${on}"]`)).toContainText('add $15')
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => isInside(page, on), `${on} at ${width} pixels`).toBe(true)
    }
  }
})
