import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { practise } from './table.ts'

/** Between phases nothing scrolls, and every betting area stays where it is laid out. */

/** Where every betting area is laid out, whatever transforms do to it on the screen. */
const areas = (page: Page): Promise<readonly string[]> =>
  page
    .locator('button[data-on]')
    .evaluateAll(all =>
      (all as HTMLElement[]).map(
        ({ dataset, offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
          `${dataset.on} ${offsetLeft} ${offsetTop} ${offsetWidth} ${offsetHeight}`,
      ),
    )

const fitsThePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return scrollHeight <= innerHeight && scrollWidth <= innerWidth
  })

const bet = async (page: Page, on: string): Promise<void> => {
  await page.locator(`button[data-on="${on}"]`).first().focus()
  await page.keyboard.press('Enter')
}

const ROUNDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: async page => {
    await page.getByRole('button', { name: 'Let the dealer cut' }).click()
    await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
    await bet(page, 'player')
    await page.keyboard.press('d')
  },
  roulette: async page => {
    await bet(page, 'red')
    await page.keyboard.press('d')
  },
  'snake-eyes': async page => {
    await bet(page, 'field')
    await page.getByRole('button', { name: 'Take the dice' }).press('Enter')
    await page.getByRole('button', { name: 'Throw the dice' }).press('Enter')
  },
  'lunar-poker': async page => {
    await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
    await bet(page, 'ante')
    await page.keyboard.press('d')
    await page.getByRole('button', { name: /^Fold/ }).press('Enter')
  },
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const [game, round] of Object.entries(ROUNDS))
  for (const viewport of SCREENS)
    test(`${game}: a round at ${viewport.width} by ${viewport.height} scrolls nothing and moves no area`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await practise(page, game)
      expect(await fitsThePage(page), 'before the round').toBe(true)
      const before = await areas(page)
      await round(page)
      await expect(page.locator('[data-part=outcome]')).toBeVisible()
      expect(await fitsThePage(page), 'result').toBe(true)
      expect(await areas(page)).toEqual(before)
    })
