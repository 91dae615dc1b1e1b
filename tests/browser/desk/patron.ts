import { expect, type Page } from '@playwright/test'

/** A patron at a table of the house, and what axe finds, for tests outside the browser's own project. */

export const area = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) })

export const seatedAt = async (page: Page, name: string, table: string, seat: number) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name)
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.getByText(/At the cage: \$/)).toBeVisible()
  await page.goto(`/#/table/${table}`)
  await page.getByRole('button', { name: `Sit on seat ${seat}` }).click()
}

export const buyIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Buy $1,000 in chips' }).first().click()
  await expect(page.locator('.purse')).toContainText('$1,000')
}

interface Found {
  readonly violations: readonly { readonly id: string }[]
}

export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  return (await page.evaluate<Found>('axe.run()')).violations.map(({ id }) => id)
}
