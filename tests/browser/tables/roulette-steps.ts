import { expect, type Page } from '@playwright/test'
import type { House } from '../house.ts'
import { signedIn, sitsDown } from '../table.ts'

/** Steps at live roulette tables. */

export const sitDown = async (page: Page, table = 'roulette-1'): Promise<void> => {
  await signedIn(page, 'Mere')
  await page.goto(`/#/table/${table}`)
  await sitsDown(page)
}

export const spot = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) }).first()

/** Clicks several spots at once without a pointer, as a screen reader does. */
export const lay = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.evaluate(ons => {
    for (const on of ons)
      document.querySelector<HTMLElement>(`.cloth .spot[data-on="${on}"]`)?.click()
  }, names)

/**
 * Plays a spin. Waits for the countdown first: the dealer starts it only after placing called bets.
 * While the clock of the page is paused, the result stays, and is what to wait for at the end.
 */
export const over = async (
  page: Page,
  house: House,
  last = page.locator('[data-part=phase]', { hasText: /^Betting open$/ }),
): Promise<void> => {
  await expect(page.locator('[data-part=countdown]')).toBeVisible()
  await house.pass()
  await expect(page.locator('[data-part=phase]')).not.toHaveText('Betting open')
  /** Let the ball run out. The next betting time still waits for the test. */
  await house.waitsFor('people')
  await expect(last).toBeVisible()
  await house.waitsFor('people and the ball')
}

export const sumOf = async (page: Page, name: 'balance' | 'last' | 'stake'): Promise<number> => {
  const text = await page.locator(`[data-part=${name}]`).innerText()
  return Math.round(Number(text.replace('−', '-').replace(/[$,+]/g, '')) * 100)
}
