import { expect, type Page, test } from '@playwright/test'
import { picture, violations } from '../tables/page.ts'
import { area } from '../tables/table.ts'
import { big, type Staffed, staffed, takes } from './staffed.ts'

/** Whole rounds by keyboard only, and how many keys each takes. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let staff: Staffed
let dealer: Page
let supervisor: Page

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['baccarat', 'roulette'])
  dealer = await staff.hired('Dee', 'dealer')
  supervisor = await staff.hired('Sam', 'game-supervisor')
})

test.afterAll(() => staff?.house.close())

const attend = async (table: string): Promise<void> => {
  await staff.at(staff.olga, table)
  await takes(staff.olga, 'Open the table')
  await staff.at(dealer, table)
  await dealer.getByRole('button', { name: 'Take over' }).press('Enter')
  await expect(dealer.getByText('You deal')).toBeVisible()
}

/** The keys of one round. Each is pressed once, wherever the focus is. */
const keyboard = (page: Page) => {
  let count = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    count += keys.length
  }
  return { press, count: () => count }
}

const step = (page: Page) => page.locator('.next .step')

/** The undo time of the last card is over. */
const letsPass = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Settle now' })).toBeVisible()
  await page.clock.fastForward(6000)
}

const PLACES = [
  'Player’s first',
  'Banker’s first',
  'Player’s second',
  'Banker’s second',
  'Player’s third',
  'Banker’s third',
]

const coup = async (patron: Page, cards: readonly string[]) => {
  const { press, count } = keyboard(dealer)
  await patron.getByRole('radio', { name: 'Chip of $25', exact: true }).click()
  await area(patron, 'Player').click()
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 bet/)
  await expect(big(dealer)).toHaveText('No more bets')
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
  await press('Enter')
  for (const [i, card] of cards.entries()) {
    await expect(step(dealer)).toHaveText(`Deal ${PLACES[i]} card`)
    await press(...card)
  }
  await letsPass(dealer)
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 (won|lost|returned)/)
  return count()
}

test('nz5:8.4 nz5:9.3 a coup of 4, 5 or 6 cards takes 9, 11 or 13 keys', async () => {
  await dealer.clock.install()
  const table = 'baccarat-1-attended'
  await attend(table)
  await staff.at(supervisor, table)
  const patron = await staff.sits(table, 'Kiri', 1)
  await takes(dealer, 'Check the cards')
  await takes(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Wash the cards', 'Stack the cards', 'Riffle the cards'])
    await takes(dealer, name)
  await takes(dealer, 'The cards are shuffled')
  await takes(dealer, 'Pass the cut on')
  await takes(dealer, 'Cut the cards')
  await takes(dealer, 'Place the cutting card')
  await takes(dealer, 'Burn')
  await expect(dealer.getByRole('textbox', { name: 'Card' })).toBeFocused()
  await dealer.keyboard.type('2h5c6d')
  expect(await coup(patron, ['9H', '2C', 'KD', '5S'])).toBe(9)
  await expect(dealer.getByText('Pay 1 patron, $25')).toBeVisible()
  await picture(dealer, 'desk-pay-baccarat')
  expect(await violations(dealer), 'what to pay').toEqual([])
  expect(await coup(patron, ['4S', '9C', 'AH', '7D', '2S'])).toBe(11)
  expect(await coup(patron, ['4S', '4S', 'AH', 'KD', '6S', '2C'])).toBe(13)
})

test('nz8:4.2 nz8:4.5 a spin takes 5 keys, and everything is collected and paid in order', async () => {
  const table = 'roulette-1-attended'
  await attend(table)
  const patron = await staff.sits(table, 'Ria', 2)
  const typed = patron.getByPlaceholder(/17/)
  for (const bet of ['25 17', '5 red', '10 2']) {
    await typed.fill(bet)
    await typed.press('Enter')
  }
  await expect(patron.locator('[data-part=balance]')).toHaveText('$960')
  const { press, count } = keyboard(dealer)
  for (const name of ['Spin', 'No more bets']) {
    await expect(big(dealer)).toHaveText(name)
    await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
    await press('Enter')
  }
  await expect(dealer.getByRole('textbox', { name: 'Number' })).toBeVisible()
  await press('1', '7')
  await expect(big(dealer)).toHaveText('Losing bets taken, $15')
  await expect(dealer.getByText('Collect 2 losing bets, $15')).toBeVisible()
  await expect(dealer.getByText('Straight-up 17, $25 at 35 to 1: $875')).toBeVisible()
  await expect(dealer.getByText('Odd · 1 to 18 · 2nd dozen · 2nd column')).toBeVisible()
  await expect(dealer.getByRole('button', { name: 'Collected $15, paid $875' })).toBeVisible()
  await picture(dealer, 'desk-pay-roulette')
  expect(await violations(dealer), 'what to pay').toEqual([])
  await press('A')
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,860')
  expect(count()).toBe(5)
  await expect(dealer.getByText('Round 1 is collected and paid.')).toBeVisible()
})

test('two presses within 300 ms are one', async () => {
  await expect(big(dealer)).toHaveCount(0)
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
