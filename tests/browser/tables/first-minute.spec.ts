import { expect, test } from '@playwright/test'
import { test as atHouse } from '../house.ts'
import { fitsEverywhere, violations } from '../page.ts'
import { signedIn } from '../table.ts'

/** A visitor's first minute. */

test.use({ bypassCSP: true })

const GAMES = {
  baccarat: 'Baccarat',
  roulette: 'Roulette',
  'snake-eyes': 'Snake Eyes',
  'lunar-poker': 'Lunar Poker',
}

atHouse(
  'one click starts a practice round, and a coach points out three things and leaves',
  async ({ page }) => {
    for (const [game, name] of Object.entries(GAMES)) {
      await page.goto('/')
      await page.getByRole('link', { name: `Practice: ${name}` }).click()
      const coach = page.locator('[data-part=coach]')
      await expect(coach).toContainText('1 of 3')
      await coach.getByRole('button', { name: 'Next' }).click()
      const dealerCuts = page.getByRole('button', { name: 'Let the dealer cut' })
      if (game === 'baccarat') await dealerCuts.click()
      await expect(coach).toContainText('2 of 3')
      await coach.getByRole('button', { name: 'Next' }).click()
      await expect(coach).toContainText('3 of 3')
      await coach.getByRole('button', { name: 'Got it' }).click()
      await expect(coach).toHaveCount(0)
      await page.goto('/')
      await page.getByRole('link', { name: `Practice: ${name}` }).click()
      await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
      await expect(coach).toHaveCount(0)
    }
  },
)

atHouse('every game is explained in ten pictures, each with a sentence', async ({ page }) => {
  for (const [game, name] of Object.entries(GAMES)) {
    await page.goto(`/#/help/${game}`)
    await expect(page.getByRole('heading', { name: `How to play ${name}` })).toBeVisible()
    const pictures = page.locator('main li:has([data-felt])')
    await expect(pictures).toHaveCount(10)
    for (const picture of await pictures.all())
      expect(await picture.locator('[data-felt] svg, [data-felt] span').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
  }
  await fitsEverywhere(page, 'how-to')
})

atHouse('a first live bet takes three clicks and a name', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play: Roulette' }).click()
  await page.getByRole('textbox', { name: /name/i }).fill('Newcomer')
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  await page.locator('button[data-on="red"]').click()
  await expect(page.locator('button[data-on="red"]')).toHaveAttribute('data-state', 'accepted')
})

atHouse(
  'a guest whose name is taken on another device is told so, in the lobby and at a table',
  async ({ browser, baseURL }) => {
    const visitor = async () => (await browser.newContext({ baseURL: baseURL! })).newPage()
    await signedIn(await visitor(), 'Carla')
    const second = await visitor()
    await signedIn(second, 'Carla')
    await expect(second.locator('[data-part=renamed]')).toContainText('you are Carla 2 here')
    const third = await visitor()
    await third.goto('/#/table/roulette-1')
    await third.getByRole('textbox', { name: /name/i }).fill('Carla')
    await third.getByRole('button', { name: /^Sit down with/ }).click()
    await expect(third.locator('[data-part=renamed]')).toContainText('you are Carla 3 here')
  },
)
