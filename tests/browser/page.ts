import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Checks for every page: no violations that axe finds, and nothing wider than the screen. */

/** Text on the page. The page may also announce it to screen readers, sooner or later. */
export const textOn = (
  page: Page,
  text: string | RegExp,
  how: { readonly exact?: boolean } = {},
): Locator => page.locator(':not([data-region])').and(page.getByText(text, how))

/** Waits for all animations to end, except endless ones. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })

export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await rested(page)
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}

export const fits = (page: Page, width: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`)
    .toBeLessThanOrEqual(width)

export const WIDTHS = [320, 390, 768, 1440] as const

/** Checks the page at every width. */
export const fitsEverywhere = async (page: Page, name: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page, width)
    await picture(page, `${width}-${name}`)
  }
}

/** Takes a picture if `SCREENSHOTS=1`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SCREENSHOTS) return
  await rested(page)
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true })
}

/** Collects what screen readers announce from now on. Returns all of it, one text after the other. */
export const announcements = async (page: Page): Promise<() => Promise<string>> => {
  await expect(page.locator('[data-region]').first()).toBeAttached()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[data-region]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '))
}
