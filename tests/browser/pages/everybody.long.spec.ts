import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere, rested, violations } from '../page.ts'
import { area, dealt, openForBets, sitDown } from '../table.ts'

/** Accessibility: axe finds no violations, targets are large enough, and every page fits. */

/** axe needs to inject its script; every other test runs under the server's own policy. */
test.use({ bypassCSP: true })

const WIDE = { width: 1440, height: 900 }

test('every page fits every screen, without violations', async ({ page }) => {
  for (const name of ['', 'rules', 'rules/nz5:9.4', 'fairness', 'settings', 'help']) {
    await page.setViewportSize(WIDE)
    await page.goto(`/#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await violations(page), name || 'lobby').toEqual([])
    await fitsEverywhere(page, name.replace('/', '-') || 'lobby')
  }
})

/** axe checks the gallery in every mode. This test covers what the gallery does not have. */
test('a table fits in all its states, and every button is at least 44 by 44', async ({ page }) => {
  const isForEverybody = async (state: string): Promise<void> => {
    await fitsEverywhere(page, state)
    await page.setViewportSize(WIDE)
  }
  await sitDown(page)
  await isForEverybody('cut')
  await openForBets(page)
  await area(page, 'Perfect Pair on Player').click()
  await area(page, 'Tie').click()
  await area(page, 'Banker').click()
  await page.getByRole('radio', { name: 'Chip of $1', exact: true }).click()
  await area(page, 'Player').click()
  await area(page, 'Banker').click()
  await expect(page.locator('[data-part=refusal]')).toBeVisible()
  await isForEverybody('bets')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('tab', { name: 'Seats' })).toHaveCount(0)
  const sizes = await page.locator('button:visible').evaluateAll(buttons =>
    buttons.map(button => {
      const { width, height } = button.getBoundingClientRect()
      return { name: button.textContent, least: Math.min(width, height) }
    }),
  )
  expect(sizes.filter(({ name, least }) => least < 43.5 && name !== 'Skip to the content')).toEqual(
    [],
  )
  await page.setViewportSize(WIDE)
  await dealt(page)
  await isForEverybody('result')
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await violations(page), 'why').toEqual([])
  await isForEverybody('why')
  await page.keyboard.press('Escape')
  for (const tab of ['My bets', 'Rules', 'Seats']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await violations(page), tab).toEqual([])
  }
})

test('reduced motion only fades cards and chips in; a deck may have four colours', async ({
  page,
}) => {
  const moved: string[] = []
  await page.exposeFunction('noted', (name: string) => moved.push(name))
  await page.addInitScript(() => {
    const { noted } = window as unknown as { noted: (name: string) => void }
    document.addEventListener('animationstart', ({ animationName }) => noted(animationName))
    document.addEventListener('transitionrun', ({ propertyName }) => noted(propertyName))
  })
  await sitDown(page, { quick: true, fourColours: true })
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'four')
  await openForBets(page)
  await area(page, 'Player').click()
  await dealt(page)
  await rested(page)
  expect(moved.filter(name => !/fades|appears/.test(name))).toEqual([])
})
