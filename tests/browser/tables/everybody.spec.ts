import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { rested, violations } from './page.ts'
import { area, dealt, openForBets, sitDown } from './table.ts'

/** For everybody: no violation that axe can find, targets large enough. */

/** axe has to get in; every other test runs under the house's own policy. */
test.use({ bypassCSP: true })

for (const name of ['', 'rules', 'rules/nz5:9.4', 'fairness', 'settings', 'help'])
  test(`no violations on the page ${name || 'lobby'}`, async ({ page }) => {
    await page.goto(`/#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

test('no violations in any state of the table', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  expect(await violations(page), 'cut').toEqual([])
  await openForBets(page)
  await area(page, 'Banker').click()
  await page.getByRole('radio', { name: 'Chip of $1', exact: true }).click()
  await area(page, 'Player').click()
  await area(page, 'Banker').click()
  await expect(page.locator('[data-part=refusal]')).toBeVisible()
  expect(await violations(page), 'bets, a refusal, chips in the hand').toEqual([])
  await dealt(page)
  expect(await violations(page), 'result').toEqual([])
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page), 'why').toEqual([])
  await page.keyboard.press('Escape')
  for (const tab of ['My bets', 'Rules', 'Seats']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await violations(page), tab).toEqual([])
  }
})

test('every button at the table is at least 44 by 44', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await sitDown(page)
  await openForBets(page)
  const sizes = await page.locator('button:visible').evaluateAll(buttons =>
    buttons.map(button => {
      const { width, height } = button.getBoundingClientRect()
      return { name: button.textContent, least: Math.min(width, height) }
    }),
  )
  expect(sizes.filter(({ name, least }) => least < 43.5 && name !== 'Skip to the content')).toEqual(
    [],
  )
})

test('with reduced motion nothing moves: cards and chips only fade in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved: string[] = []
  await page.exposeFunction('noted', (name: string) => moved.push(name))
  await page.addInitScript(() => {
    const { noted } = window as unknown as { noted: (name: string) => void }
    document.addEventListener('animationstart', ({ animationName }) => noted(animationName))
    document.addEventListener('transitionrun', ({ propertyName }) => noted(propertyName))
  })
  await sitDown(page)
  await openForBets(page)
  await area(page, 'Player').click()
  await dealt(page)
  await rested(page)
  expect(moved.filter(name => !/fades|appears/.test(name))).toEqual([])
})

test('a four-colour deck for who wants one', async ({ page }) => {
  await sitDown(page, { quick: true, fourColours: true })
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'four')
})
