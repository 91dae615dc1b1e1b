import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { practise } from '../table.ts'

/**
 * Narrow, enlarged and tall screens: nothing is wider than the page, a chip is where its number is
 * printed, and the next action can be scrolled to.
 */

const SCREENS = {
  '320 pixels': { width: 320, height: 640 },
  'the large screen at 200 %': { width: 720, height: 450 },
  'a small phone': { width: 360, height: 800 },
  'a tall phone': { width: 412, height: 915 },
} as const

const GAMES = {
  baccarat: { on: 'player', next: '[data-part=question] .primary' },
  roulette: { on: 'straight-up:1', next: 'footer .primary' },
  'snake-eyes': { on: 'field', next: '[data-asked] .primary' },
  'lunar-poker': { on: 'ante', next: 'button[data-on="ante"]' },
} as const

/** What sticks out of the page to the left or right. Rows that scroll by themselves do not count. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
        ? true
        : element.parentElement !== null && scrolls(element.parentElement))
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > innerWidth + 1)
    }
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    const parts = [...document.querySelectorAll('button, a.button, input, h1, h2, [data-part]')]
    return [
      ...page,
      ...parts
        .filter(part => isSeen(part) && isOut(part) && !scrolls(part))
        .map(part => `${part.tagName} ${part.textContent}`),
    ]
  })

for (const [name, viewport] of Object.entries(SCREENS))
  test(`${name}: nothing is cut off, and the next action is within reach`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Play: Roulette' })).toBeVisible()
    expect(await sticksOut(page), 'lobby').toEqual([])
    for (const [game, { next, on }] of Object.entries(GAMES)) {
      await practise(page, game)
      const action = page.locator(next).first()
      await action.scrollIntoViewIfNeeded()
      await action.click({ trial: true })
      expect(await sticksOut(page), game).toEqual([])
      if (game === 'baccarat')
        await page.getByRole('button', { name: 'Let the dealer cut' }).click()
      await expect(page.locator('[data-part=table]')).toHaveAttribute('data-mode', 'betting')
      const area = page.locator(`button[data-on="${on}"]`).first()
      await area.click()
      await expect(area).toHaveAttribute('data-state', 'accepted')
      expect(await sticksOut(page), `${game} with a bet`).toEqual([])
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
      expect(scrolls, `${game} scrolls`).toBe(!name.endsWith('phone'))
    }
  })

test('a roulette chip is on the number where you put it, on every screen', async ({ page }) => {
  await practise(page, 'roulette')
  for (const viewport of [...Object.values(SCREENS), { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    const one = page.locator('.cloth svg text', { hasText: /^1$/ }).first()
    const last = page.locator('.cloth svg text', { hasText: /^36$/ }).first()
    for (const [number, print] of [
      ['1', one],
      ['36', last],
    ] as const) {
      const spot = page.locator(`.cloth button[data-on="straight-up:${number}"]`)
      const [there, printed] = [await spot.boundingBox(), await print.boundingBox()]
      const middle = (box: typeof there) => box!.y + box!.height / 2
      expect(
        Math.abs(middle(there) - middle(printed)),
        `${number} at ${viewport.width} by ${viewport.height}`,
      ).toBeLessThan(8)
    }
  }
})
