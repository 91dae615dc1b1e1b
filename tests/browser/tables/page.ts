import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What is asked of every page: nothing that axe finds, and nothing wider than the screen. */

export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}

export const fits = async (page: Page, width: number): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
