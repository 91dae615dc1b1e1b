import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { QUICK } from './table.ts'

/** Between phases nothing moves by itself, nothing scrolls, and no betting area is covered. */

const practise = async (page: Page, game: string): Promise<void> => {
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    QUICK,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/#/practice/${game}`)
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
}

/** From now on every shift of the layout is written down. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly sources: readonly { readonly node?: Node }[]
      })[])
        seen.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120)).join(' | ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: false })
  })

const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

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
    await watch(page)
    await bet(page, 'player')
    await page.keyboard.press('d')
  },
  roulette: async page => {
    await watch(page)
    await bet(page, 'red')
    await page.keyboard.press('d')
  },
  'snake-eyes': async page => {
    await watch(page)
    await bet(page, 'field')
    await page.getByRole('button', { name: 'Take the dice' }).press('Enter')
    await page.getByRole('button', { name: 'Throw the dice' }).press('Enter')
  },
  'lunar-poker': async page => {
    await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
    await watch(page)
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
    test(`${game}: a round at ${viewport.width} by ${viewport.height} shifts nothing and scrolls nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await practise(page, game)
      expect(await fitsThePage(page), 'before the round').toBe(true)
      await round(page)
      await expect(page.locator('[data-part=outcome]')).toBeVisible()
      expect(await fitsThePage(page), 'result').toBe(true)
      expect(await shifts(page)).toEqual([])
    })
