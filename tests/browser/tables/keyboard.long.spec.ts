import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { announcements } from '../page.ts'
import { seeded } from '../table.ts'

/**
 * A whole round of each game by keyboard alone, in every language: the main action is at most four
 * tabs away, the focus moves on by itself, and a screen reader announces what matters.
 */

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

const TABS = 4

/** Opens a practice table for the first time. */
const sitsAt = async (browser: Browser, url: string, game: string, language: string) => {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  await context.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    { language, quick: true },
  )
  const page = await context.newPage()
  await seeded(page)
  await page.goto(`/#/practice/${game}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
  return page
}

/** Tabs to the target, at most four times. */
const reached = async (page: Page, target: Locator): Promise<void> => {
  const isThere = () => target.evaluate(element => element.contains(document.activeElement))
  for (let tab = 0; tab < TABS; tab += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  expect(await isThere(), `${target} is more than ${TABS} tabs away`).toBe(true)
}

const pressed = async (page: Page, target: Locator): Promise<void> => {
  await reached(page, target)
  await page.keyboard.press('Enter')
}

const areaOn = (page: Page, on: string) => page.locator(`button[data-on="${on}"]`).first()

const bet = async (page: Page, on: string): Promise<void> => {
  await expect(page.locator('[data-part=table]')).toHaveAttribute('data-mode', 'betting')
  await reached(page, page.locator('button[data-on][tabindex="0"]').first())
  const area = areaOn(page, on)
  for (let arrow = 0; arrow < 12; arrow += 1) {
    if (await area.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(area).toHaveAttribute('data-state', 'accepted')
  await expect(area, 'after a bet the focus stays').toBeFocused()
}

const deal = (page: Page) => page.locator('footer button.primary')

const ROUNDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: async page => {
    const question = page.locator('[data-part=question]')
    await expect(question.locator('.primary'), 'a dialog has its primary button').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(areaOn(page, 'player'), 'then the first main area').toBeFocused()
    await bet(page, 'tie')
    await pressed(page, deal(page))
  },
  roulette: async page => {
    await expect(
      page.locator('[data-part=phase]'),
      'the table begins at its headline',
    ).toBeFocused()
    await bet(page, 'straight-up:1')
    await pressed(page, deal(page))
  },
  'snake-eyes': async page => {
    const take = page.locator('[data-asked] .primary')
    await expect(take).toBeFocused()
    await page.keyboard.press('Enter')
    const roll = page.locator('[data-part=throw]')
    await expect(roll, 'the turn has its first control').toBeFocused()
    await bet(page, 'field')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await pressed(page, roll)
  },
  'lunar-poker': async page => {
    await bet(page, 'ante')
    await pressed(page, deal(page))
    const choices = page.locator('footer [role=group] button')
    await expect(choices.first(), 'the turn has its first control').toBeFocused()
    await pressed(page, choices.last())
  },
}

/** The announcements that each game must make, in any language. */
const SAID: Readonly<Record<string, RegExp>> = {
  baccarat: /\d[\s\S]*\d[\s\S]*\$[\d,]+/,
  roulette: /\b\d{1,2}\b[\s\S]*\$[\d,]+/,
  'snake-eyes': /\b\d{1,2}\b[\s\S]*\$[\d,]+/,
  /** The patron's hand, card by card, and the result of the bet. */
  'lunar-poker': /( of \w+,|[黑红紅方梅]).*( of \w+|[黑红紅方梅])[\s\S]*\$[\d,]+/,
}

for (const game of Object.keys(ROUNDS))
  test(`${game}: a round by keyboard alone in every language`, async ({ browser, baseURL }) => {
    for (const language of LANGUAGES) {
      const page = await sitsAt(browser, baseURL!, game, language)
      const said = await announcements(page)
      await ROUNDS[game]!(page)
      await expect(page.locator('[data-part=outcome]')).toBeVisible()
      await expect.poll(said, `${language}: what came, and the balance`).toMatch(SAID[game]!)
      await expect(page.locator('body'), 'the focus is never lost').not.toBeFocused()
      await page.context().close()
    }
  })
