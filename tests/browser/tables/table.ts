import { expect, type Page } from '@playwright/test'

/** How the tests find their way about the practice table. */

export const QUICK = { quick: true }

export const sitDown = async (page: Page, settings: object = QUICK): Promise<void> => {
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    settings,
  )
  await page.goto('/#/table/practice')
  await expect(page.getByRole('heading', { name: 'Cut the cards?' })).toBeVisible()
}

export const area = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) })

export const openForBets = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Let the dealer cut' }).click()
  await expect(page.locator('.phase')).toHaveText('Betting open')
}

/** Deals, and waits until the round is over. */
export const dealt = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.locator('.outcome')).toHaveCount(0)
  await expect(page.locator('.outcome')).toBeVisible()
}

/** A guest of the house who sits at one of its tables. */
export const seatedAt = async (
  page: Page,
  name: string,
  table: string,
  seat: number,
): Promise<void> => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name)
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.getByText(/Balance: \$/)).toBeVisible()
  await page.goto(`/#/table/${table}`)
  await page.getByRole('button', { name: `Take seat ${seat}` }).click()
}

export const buyIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Buy chips: $1,000' }).first().click()
  await expect(page.locator('.purse')).toContainText('$1,000')
}
