import { expect, test } from '@playwright/test'
import { area, dealt, openForBets, sitDown } from './table.ts'

/** Pictures to look at, and what can be measured of them. */

const WIDTHS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

for (const [width, height] of WIDTHS)
  test(`nothing runs out of a screen ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shot = (name: string) => page.screenshot({ path: `screenshots/${width}-${name}.png` })
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    for (const name of ['lobby', 'rules', 'fairness', 'settings', 'help']) {
      await page.goto(name === 'lobby' ? '/' : `/#/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.screenshot({ path: `screenshots/${width}-${name}.png` })
      await fits()
    }
    await sitDown(page)
    await shot('cut')
    await fits()
    await openForBets(page)
    await area(page, 'Banker').click()
    await area(page, 'Perfect Pair on Player').click()
    await area(page, 'Tie').click()
    await shot('bets')
    await fits()
    for (let round = 0; round < 3; round += 1) {
      await dealt(page)
      await page.getByRole('button', { name: 'Rebet' }).click()
    }
    await page.waitForTimeout(500)
    await shot('result')
    await fits()
    await page.getByRole('button', { name: 'Why?', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(200)
    await page.screenshot({ path: `screenshots/${width}-why.png` })
  })
