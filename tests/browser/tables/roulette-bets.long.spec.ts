import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere, textOn, violations } from '../page.ts'
import { lay, over, sitDown, spot, sumOf } from './roulette-steps.ts'

/** Roulette at live tables: typed and called bets, many bets at once, colours, and every screen. */

/** axe needs to inject its script. */
test.use({ bypassCSP: true })

test('nz8:3.1 by typing: the field suggests bets and explains what it cannot read', async ({
  page,
}) => {
  await sitDown(page, 'roulette-2')
  const box = page.getByRole('textbox', { name: 'Type a bet' })
  const type = async (line: string) => {
    await box.fill(line)
    await box.press('Enter')
  }
  await box.fill('corner 17')
  await expect(page.locator('.typed ul button')).toHaveText([
    'Corner 13-14-16-17',
    'Corner 14-15-17-18',
    'Corner 16-17-19-20',
    'Corner 17-18-20-21',
  ])
  await type('voisin')
  await expect(page.locator('.typed p')).toContainText('is not on this layout')
  await type('37')
  await expect(page.locator('[data-part=refusal]')).toContainText('nz8:3.1A')
  expect(await violations(page), 'a refusal').toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await box.fill('street 5 20')
  await expect(page.locator('.typed p')).toHaveText('Enter: $20 on Street 4-5-6')
  await box.press('Enter')
  await type('red 50, 17')
  await type('five-line 00')
  await expect(spot(page, 'Street 4-5-6')).toHaveAccessibleName(/your \$20 (bet|locked)$/)
  await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$50 (bet|locked)$/)
  await expect(spot(page, 'Straight-up 17')).toHaveAccessibleName(/your \$5 (bet|locked)$/)
  await expect(spot(page, 'Five-Line 0-00-1-2-3')).toHaveAccessibleName(/your \$5/)
})

test('nz8:3.2A nz8:3.2B the dealer places bets called on the racetrack, and they can be taken back', async ({
  page,
  house,
}) => {
  await sitDown(page, 'roulette-1')
  expect(await violations(page), 'racetrack').toEqual([])
  const called = page.getByRole('list', { name: 'What you called' })
  await page.getByRole('button', { name: /^Call Tier, 6 pieces of \$5, \$30 in all/ }).click()
  await expect(called).toContainText(/Tier 6 pieces of \$5, \$30 in all · placed by the dealer/)
  await page.getByRole('button', { name: /^Call Neighbours of 17, 5 pieces/ }).click()
  await page.getByRole('button', { name: 'Take back: Tier' }).click()
  await expect(called).toContainText('Neighbours of 17')
  await expect(called).not.toContainText('Tier')
  await page.getByRole('button', { name: 'Asian racetrack' }).click()
  await page.getByRole('button', { name: /^Call Asian Neighbour 32-15-19/ }).click()
  await expect(called).toContainText(/Asian Neighbour 32-15-19 \$5 · placed by the dealer/)
  await over(page, house)
  await page.getByRole('button', { name: 'Rebet', exact: true }).click()
  await expect(called).toContainText('Neighbours of 17')
  await expect(called).toContainText('Asian Neighbour 32-15-19')
})

test('nz8:3.6 undo, double, clear and rebet with many wagers; reduced motion moves nothing', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, 'roulette-3')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const names = ['odd', 'even', 'street:0-00-2', 'split:0-00', 'six-line:1-2-3-4-5-6']
  await lay(page, ...names)
  await press('Undo')
  await expect.poll(() => sumOf(page, 'stake')).toBe(20_00)
  await press('Double')
  await expect.poll(() => sumOf(page, 'stake')).toBe(40_00)
  await press('Clear')
  await expect.poll(() => sumOf(page, 'stake')).toBe(0)
  await lay(page, ...names)
  await expect.poll(() => sumOf(page, 'stake')).toBe(25_00)
  await house.pass()
  await expect(page.locator('[data-part=phase]')).not.toHaveText('Betting open')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await house.waitsFor('people')
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await house.waitsFor('people and the ball')
  expect(await violations(page), 'result').toEqual([])
  await press('Rebet')
  await expect.poll(() => sumOf(page, 'stake')).toBe(25_00)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const tab of ['Results', 'My bets', 'Rules', 'Guide', 'Seats']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await violations(page), tab).toEqual([])
  }
  await page.goto('/')
  const which = page.getByRole('combobox', { name: 'Edition: Roulette' })
  await which.selectOption('0 and 00')
  const row = page.getByRole('listitem').filter({ has: which })
  await expect(row.locator('.bead')).not.toHaveCount(0)
  await expect(row).toContainText('– $2,000')
})

test('nz1:14.3(f) a patron takes a colour at a chosen value, bets with it and hands it back', async ({
  page,
  house,
}) => {
  await sitDown(page, 'roulette-3')
  await textOn(page, 'Take a colour').click()
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('orange')
  await page.getByRole('combobox', { name: 'Each chip is worth' }).selectOption('$5')
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(textOn(page, 'You play Orange, each chip $5.')).toBeVisible()
  expect(await violations(page), 'colours').toEqual([])
  await lay(page, 'red')
  await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$5 (bet|locked)$/)
  await over(page, house)
  await page.getByRole('button', { name: 'Hand the colour back' }).click()
  await expect(textOn(page, 'Take a colour')).toBeVisible()
})

test('everything fits on every screen, narrow or wide', async ({ page }) => {
  await sitDown(page, 'roulette-2')
  await lay(page, 'straight-up:14', 'split:14-17', 'red', 'dozen:1')
  await fitsEverywhere(page, 'roulette')
})
