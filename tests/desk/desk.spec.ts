import { expect, type Page, test } from '@playwright/test'
import { area, violations } from './patron.ts'
import { big, type Staffed, staffed } from './staffed.ts'

/** The desk: a dealer deals by hand while a patron plays in another browser. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let staff: Staffed

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['baccarat', 'roulette'])
})

test.afterAll(() => staff?.house.close())

/** Presses the next step by keyboard until it is this one. */
const stepTo = async (page: Page, name: string): Promise<void> => {
  for (let step = 0; step < 40; step += 1) {
    const button = big(page)
    await expect(button.or(page.getByText('Nothing is due'))).toBeVisible()
    const text = (await button.isVisible()) ? await button.textContent() : 'Nothing is due'
    if (text?.startsWith(name)) return
    if ((await button.isVisible()) && (await button.getAttribute('aria-disabled')) === 'false') {
      await button.focus()
      await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space')
    }
    await page.waitForTimeout(120)
  }
  throw new Error(`never came to ${name}`)
}

const wagers = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 (accepted|locked)/)
}

test('nz1:1.1/dealer a round of baccarat by hand, step by step, from the keyboard', async () => {
  const dora = await staff.hired('Dora', 'dealer')
  await dora.goto(`${staff.house.url}/#/desk`)
  await expect(dora.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await expect(dora.getByRole('link', { name: 'Roulette, attended' })).toBeVisible()
  expect(await violations(dora), 'the wall').toEqual([])
  await staff.at(dora, 'baccarat-1')
  await dora.getByRole('button', { name: 'Take over' }).click()
  await expect(dora.getByText('You deal')).toBeVisible()
  const patron = await staff.sits('baccarat-1', 'Mere', 3)
  await stepTo(dora, 'Nothing is due')
  await wagers(patron)
  await expect(big(dora)).toHaveText('No more bets')
  expect(await violations(dora), 'at the table').toEqual([])
  await big(dora).focus()
  await dora.keyboard.press('Enter')
  await expect(big(dora)).toHaveText('Deal the next card')
  await dora.keyboard.press('Space')
  await expect(patron.locator('.hands .card, .hand .card').first()).toBeVisible()
  await stepTo(dora, 'Nothing is due')
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|stand-off)/)
  await dora.getByRole('button', { name: 'Hand back to the virtual dealer' }).click()
  await expect(dora.getByText('Virtual dealer')).toBeVisible()
  await dora.screenshot({ path: 'screenshots/desk-table.png', fullPage: true })
})

test('ruling:518 a casino supervisor voids a round, and the patron sees the wager again', async () => {
  const dan = await staff.hired('Dan', 'dealer')
  const cleo = await staff.hired('Cleo', 'casino-supervisor')
  await staff.at(dan, 'baccarat-3')
  await dan.getByRole('button', { name: 'Take over' }).click()
  const patron = await staff.sits('baccarat-3', 'Tui', 2)
  await stepTo(dan, 'Nothing is due')
  await wagers(patron)
  await expect(patron.locator('.purse')).toContainText('$900')
  await stepTo(dan, 'Deal the next card')
  await big(dan).focus()
  await dan.keyboard.press('Enter')
  await staff.at(cleo, 'baccarat-3')
  await cleo.getByText('Something happened').click()
  await cleo.getByRole('button', { name: 'Void the round and refund its wagers' }).click()
  await cleo.getByRole('radio', { name: 'Cards in a wrong order or place' }).check()
  await cleo.getByLabel('Reason').fill('The shoe fell off the table')
  await expect(cleo.locator('.deed .clause').first()).toHaveText('mbs:5.4')
  await expect(cleo.locator('.preview')).toContainText('Tui +$100 in hand')
  expect(await violations(cleo), 'a deed').toEqual([])
  await cleo.screenshot({ path: 'screenshots/desk-deed.png', fullPage: true })
  await cleo.getByRole('button', { name: 'Confirm' }).click()
  await expect(patron.locator('.purse')).toContainText('$1,000')
  await expect(cleo.getByText('No wagers lie here.')).toBeVisible()
})

test('nz5:6.1 nz5:8.2 at an attended table cards are typed, scanned or pressed', async () => {
  const table = 'baccarat-1-attended'
  const dee = await staff.hired('Dee', 'dealer')
  const sam = await staff.hired('Sam', 'game-supervisor')
  await staff.at(staff.olga, table)
  await big(staff.olga).click()
  await staff.at(dee, table)
  await dee.getByRole('button', { name: 'Take over' }).click()
  const patron = await staff.sits(table, 'Kiri', 1)
  await staff.at(sam, table)
  await stepTo(dee, 'Check the cards')
  await dee.keyboard.press('Enter')
  await expect(dee.getByText('another person than the dealer')).toBeVisible()
  await big(sam).click()
  await stepTo(dee, 'Burn')
  await big(dee).focus()
  await dee.keyboard.press('Enter')
  const field = dee.getByRole('textbox', { name: 'Card' })
  for (const card of ['2h', '5c', '6d']) {
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await dee.keyboard.type(`${card}\n`)
    await dee.waitForTimeout(100)
  }
  // With the last of them the burn is over, and the field is gone.
  await expect(dee.getByText('Nothing is due')).toBeVisible()
  await wagers(patron)
  await big(dee).focus()
  await dee.keyboard.press('Enter')
  await expect(field).toBeVisible()
  await dee.screenshot({ path: 'screenshots/desk-attended.png', fullPage: true })
  expect(await violations(dee), 'the keypad').toEqual([])
  for (const [rank, suit] of ['9H', '2C', 'KD', '5S'].map(card => [...card])) {
    await dee.getByRole('button', { name: rank!, exact: true }).click()
    await dee.getByRole('button', { name: suit!, exact: true }).click()
    await dee.waitForTimeout(100)
  }
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|stand-off)/)
})

test('at 320 pixels nothing of the desk is cut off', async () => {
  const page = await staff.hired('Mia', 'dealer')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, table] of [
    ['wall', ''],
    ['narrow', 'baccarat-1'],
  ] as const) {
    await page.goto(`${staff.house.url}/#/desk/${table}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(400)
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(over, name).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `screenshots/desk-${name}.png`, fullPage: true })
  }
})
