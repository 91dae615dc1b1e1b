import { expect, type Page, test } from '@playwright/test'
import { picture, textOn, violations } from '../page.ts'
import { attend, balances, coup, type Dealing, dealing, makesShoe, spin } from './rounds.ts'
import { big, takeStep } from './staffed-house.ts'

/** Deals whole rounds by keyboard only, and counts the keys of each. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let at: Dealing

test.beforeAll(async ({ browser }) => {
  at = await dealing(browser, ['baccarat', 'roulette'])
})

test.afterAll(() => at?.staff.house.close())

/** On the smallest desk screen, the side column does not scroll. */
const fitsBeside = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const beside = page.locator('.beside')
  expect(await beside.evaluate(el => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0)
}

test('nz5:8.4 nz5:9.3 a coup of 4, 5 or 6 cards takes 9, 11 or 13 keys', async () => {
  const { dealer, staff } = at
  const table = 'baccarat-1-attended'
  await attend(at, table)
  const patron = await staff.sits(table, 'Kiri', 1)
  await makesShoe(at, table, ['2h', '5c', '6d'])
  await patron.getByRole('radio', { name: 'Chip of $25', exact: true }).click()
  const deals = (...cards: string[]) => coup(at, patron, () => cards.shift()!)
  expect(await deals('9H', '2C', 'KD', '5S')).toEqual({ cards: 4, keys: 9, won: 25 })
  await expect(textOn(dealer, 'Pay 1 patron, $25')).toBeVisible()
  await picture(dealer, 'desk-pay-baccarat')
  expect(await violations(dealer), 'what to pay').toEqual([])
  await fitsBeside(dealer)
  expect(await deals('4S', '9C', 'AH', '7D', '2S')).toEqual({ cards: 5, keys: 11, won: 25 })
  const six = ['4S', '4S', 'AH', 'KD', '6S', '2C']
  expect(await coup(at, patron, () => six.shift()!, { slip: 'double-enter' })).toEqual({
    cards: 6,
    keys: 15,
    won: -25,
  })
  await expect(textOn(dealer, 'No wagers on the table.')).toBeVisible()
})

test('nz8:4.2 nz8:4.5 a spin takes 5 keys, and the dealer collects and pays in order', async () => {
  const { dealer, staff } = at
  const table = 'roulette-1-attended'
  await attend(at, table)
  const patron = await staff.sits(table, 'Ria', 2)
  const keys = await spin(at, patron, 17, ['25 17', '5 red', '10 2'], async () => {
    await expect(big(dealer)).toHaveText('Losing bets taken, $15')
    await expect(textOn(dealer, 'Collect 2 losing bets, $15')).toBeVisible()
    await expect(textOn(dealer, 'Straight-up 17, $25 at 35 to 1: $875')).toBeVisible()
    await expect(textOn(dealer, 'Odd · 1 to 18 · 2nd dozen · 2nd column')).toBeVisible()
    await expect(dealer.getByRole('button', { name: 'Collected $15, paid $875' })).toBeVisible()
    await picture(dealer, 'desk-pay-roulette')
    expect(await violations(dealer), 'what to pay').toEqual([])
  })
  expect(keys).toBe(5)
  await balances(patron, 1860)
})

test('staff pages follow the light theme, and everything on them has contrast', async () => {
  const { dealer, staff } = at
  const patron = await staff.sits('roulette-1-attended', 'Lia', 4)
  for (const page of [dealer, staff.olga]) {
    await page.evaluate(() => localStorage.setItem('croupier.settings', '{"theme":"light"}'))
    await page.reload()
  }
  await spin(at, patron, 17, ['25 17', '5 red'], async () => {
    expect(await violations(dealer), 'what to pay').toEqual([])
  })
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('5 red')
  await typed.press('Enter')
  for (const step of ['Spin', 'No more bets']) await takeStep(dealer, step)
  await expect(dealer.getByRole('textbox', { name: 'Number' })).toBeVisible()
  expect(await violations(dealer), 'the number to enter').toEqual([])
  await dealer.keyboard.type('04')
  await takeStep(dealer, 'Losing bets taken, $5')
  for (const page of ['start', 'desk', 'pit', 'staff', 'inspector']) {
    await staff.olga.goto(`${staff.house.url}/#/${page}`)
    await expect(staff.olga.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.olga.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await violations(staff.olga), page).toEqual([])
  }
  await dealer.evaluate(() => localStorage.removeItem('croupier.settings'))
  await dealer.reload()
})

test('two presses within 300 ms count as one', async () => {
  const { dealer, staff } = at
  const patron = await staff.sits('roulette-1-attended', 'Rob', 3)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  await expect(big(dealer)).toHaveText('Spin')
  await big(dealer).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(big(dealer)).toHaveText('No more bets')
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
  await expect(big(dealer)).toHaveText('No more bets')
})
