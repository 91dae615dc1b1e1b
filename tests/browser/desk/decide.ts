import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a director's decision, waits for its preview, and confirms it. */
export const decide = async (page: Page, button: Locator): Promise<void> => {
  await button.click()
  const follows = page.getByRole('region', { name: 'What will happen' })
  await expect(follows).toBeVisible()
  await follows.getByRole('button', { name: 'Confirm' }).click()
  await expect(follows).toHaveCount(0)
}
