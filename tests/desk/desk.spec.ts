import { type Browser, expect, type Page, test } from '@playwright/test'
import { type DeskHouse, openDeskHouse } from './house.ts'
import { area, buyIn, seatedAt, violations } from './patron.ts'

/** The desk: a dealer deals by hand while a patron plays in another browser. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let house: DeskHouse
let olga: Page

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: house?.url, bypassCSP: true })).newPage()

test.beforeAll(async ({ browser }) => {
  olga = await (await browser.newContext()).newPage()
  const attended = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']
  house = await openDeskHouse(olga, [
    '--pace',
    '4',
    ...attended.flatMap(game => ['--attended', game]),
  ])
})

test.afterAll(() => house?.close())

const hired = async (browser: Browser, name: string, role: string): Promise<Page> => {
  const page = await newPage(browser)
  await house.hire(page, name, role)
  return page
}

const at = (page: Page, table: string) => page.goto(`${house.url}/#/desk/${table}`)

const big = (page: Page) => page.locator('.next .big')

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

const mere = async (browser: Browser, table: string, name: string, seat: number): Promise<Page> => {
  const page = await newPage(browser)
  await page.goto(house.url)
  await seatedAt(page, name, table, seat)
  await buyIn(page)
  return page
}

const wagers = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 (accepted|locked)/)
}

test('nz1:1.1/dealer a round of baccarat by hand, step by step, from the keyboard', async ({
  browser,
}) => {
  const dora = await hired(browser, 'Dora', 'dealer')
  await dora.goto(`${house.url}/#/desk`)
  await expect(dora.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await expect(dora.getByRole('link', { name: 'Roulette, attended' })).toBeVisible()
  expect(await violations(dora), 'the wall').toEqual([])
  await at(dora, 'baccarat-1')
  await dora.getByRole('button', { name: 'Take over' }).click()
  await expect(dora.getByText('You deal')).toBeVisible()
  const patron = await mere(browser, 'baccarat-1', 'Mere', 3)
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

test('ruling:518 a casino supervisor voids a round, and the patron sees the wager again', async ({
  browser,
}) => {
  const dan = await hired(browser, 'Dan', 'dealer')
  const cleo = await hired(browser, 'Cleo', 'casino-supervisor')
  await at(dan, 'baccarat-3')
  await dan.getByRole('button', { name: 'Take over' }).click()
  const patron = await mere(browser, 'baccarat-3', 'Tui', 2)
  await stepTo(dan, 'Nothing is due')
  await wagers(patron)
  await expect(patron.locator('.purse')).toContainText('$900')
  await stepTo(dan, 'Deal the next card')
  await big(dan).focus()
  await dan.keyboard.press('Enter')
  await at(cleo, 'baccarat-3')
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

test('nz5:6.1 nz5:8.2 at an attended table cards are typed, scanned or pressed', async ({
  browser,
}) => {
  const table = 'baccarat-1-attended'
  const dee = await hired(browser, 'Dee', 'dealer')
  const sam = await hired(browser, 'Sam', 'game-supervisor')
  await olga.goto(`${house.url}/#/desk/${table}`)
  await big(olga).click()
  await at(dee, table)
  await dee.getByRole('button', { name: 'Take over' }).click()
  const patron = await mere(browser, table, 'Kiri', 1)
  await at(sam, table)
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

/** An attended table, opened by the operator, with a dealer, a supervisor and a patron. */
const attend = async (browser: Browser, game: string, names: readonly [string, string, string]) => {
  const table = `${game}-1-attended`
  const dealer = await hired(browser, names[0], 'dealer')
  const supervisor = await hired(browser, names[1], 'game-supervisor')
  await olga.goto(`${house.url}/#/desk/${table}`)
  await big(olga).click()
  await at(dealer, table)
  await at(supervisor, table)
  await dealer.getByRole('button', { name: 'Take over' }).click()
  await expect(dealer.getByText('You deal')).toBeVisible()
  const sits = (seat: number) => mere(browser, table, names[2], seat)
  return { dealer, supervisor, sits }
}

/** The step is this one now, and is taken. */
const takes = async (page: Page, step: string): Promise<void> => {
  await expect(big(page)).toHaveText(step)
  await expect(big(page)).toHaveAttribute('aria-disabled', 'false')
  await big(page).click()
}

/** Something happened: what, and which of it; then what would follow is shown. */
const reports = async (page: Page, deed: string, choice: string, follows: string) => {
  const panel = page.locator('details').filter({ hasText: 'Something happened' })
  if (!(await panel.evaluate((one: HTMLDetailsElement) => one.open)))
    await page.getByText('Something happened').click()
  await page.getByRole('button', { name: deed }).click()
  await page.getByRole('radio', { name: choice }).check()
  await expect(page.locator('.preview')).toContainText(follows)
}

const confirms = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
}

test('nz8:5.1(b) nz8:3.8(b) ruling:115 a spin by hand: no spin, a chip that moved, a number entered again', async ({
  browser,
}) => {
  const { dealer, sits } = await attend(browser, 'roulette', ['Rae', 'Ron', 'Ria'])
  const patron = await sits(2)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  await expect(patron.locator('.purse')).toContainText('$975')
  await takes(dealer, 'Spin')
  await reports(dealer, 'No spin', 'Something fell into the wheel', '“No spin”')
  await expect(dealer.locator('.preview .clause')).toHaveText('nz8:5.1(b)')
  expect(await violations(dealer), 'a preview').toEqual([])
  await confirms(dealer)
  await expect(patron.getByText('No spin').first()).toBeVisible()
  await expect(patron.locator('.purse')).toContainText('$975')
  await takes(dealer, 'Spin')
  await takes(dealer, 'No more bets')
  await dealer.getByRole('button', { name: 'A chip lies elsewhere' }).click()
  await dealer.getByRole('radio', { name: 'Ria, Straight-up 17, $25' }).check()
  await dealer.getByRole('textbox', { name: 'Where it lies' }).fill('split 17 20')
  await expect(dealer.locator('.preview .clause')).toHaveText('nz8:3.8(b)')
  expect(await violations(dealer), 'the cloth').toEqual([])
  await dealer.screenshot({ path: 'screenshots/desk-lies.png', fullPage: true })
  await confirms(dealer)
  await expect(patron.locator('[data-on="split:17-20"]')).toHaveAttribute('data-state', 'locked')
  await takes(dealer, 'The ball drops')
  await dealer.getByRole('button', { name: '19', exact: true }).click()
  await expect(big(dealer)).toHaveText('Announce the number: 19 red')
  await dealer.getByText('Entered wrongly?').click()
  await dealer.getByRole('button', { name: '20', exact: true }).click()
  await takes(dealer, 'Announce the number: 20 black')
  await takes(dealer, 'Bring winners to the layout')
  await takes(dealer, 'Collect the losing wagers')
  await takes(dealer, 'Pay the winners')
  await expect(patron.locator('.purse')).toContainText('$1,425')
})

test('nz11a:6.3(b) nz11a:6.2 a roll by hand: no roll, a die that leans, and the call', async ({
  browser,
}) => {
  const { dealer, supervisor, sits } = await attend(browser, 'snake-eyes', ['Sia', 'Sol', 'Sue'])
  await takes(dealer, 'Check the dice')
  await takes(supervisor, 'Check the dice')
  const patron = await sits(1)
  await area(patron, 'Field').click()
  await expect(area(patron, 'Field')).toHaveAccessibleName(/your \$5 accepted/)
  await takes(dealer, 'Offer the dice')
  await patron.getByRole('button', { name: 'Take the dice' }).click()
  await patron.getByRole('button', { name: 'Throw the dice' }).click()
  await dealer.getByRole('button', { name: '3 and 3', exact: true }).click()
  await expect(big(dealer)).toHaveText('Call 6')
  await reports(dealer, 'No roll', 'One die on the other', '“No roll”')
  await confirms(dealer)
  await expect(patron.getByText('One void roll')).toBeVisible()
  await patron.getByRole('button', { name: 'Throw the dice' }).click()
  await dealer.getByRole('button', { name: 'A die leans on something' }).click()
  await dealer.getByRole('group', { name: 'Die 1' }).getByRole('radio', { name: '2' }).check()
  await dealer.getByRole('group', { name: 'Die 2' }).getByRole('radio', { name: '6' }).check()
  await dealer.getByRole('checkbox', { name: 'It leans' }).nth(1).check()
  await expect(dealer.locator('.preview .clause').first()).toHaveText('nz11a:6.2')
  expect(await violations(dealer), 'leaning dice').toEqual([])
  await dealer.screenshot({ path: 'screenshots/desk-leans.png', fullPage: true })
  await confirms(dealer)
  await takes(dealer, 'Call 3')
  await takes(dealer, 'Collect and pay')
  await expect(patron.locator('.purse')).toContainText('$1,005')
})

test('nz22:8.3 nz22:11.7 ruling:115 a hand of Lunar Poker, typed card by card', async ({
  browser,
}) => {
  const { dealer, supervisor, sits } = await attend(browser, 'lunar-poker', ['Lea', 'Lou', 'Liv'])
  await takes(dealer, 'Check the cards')
  await takes(supervisor, 'Check the cards')
  for (const step of ['Lay the cards out', 'Mix the cards', 'The cards are shuffled'])
    await takes(dealer, step)
  await takes(dealer, 'Cut the cards')
  const patron = await sits(2)
  await area(patron, 'Ante').click()
  await takes(dealer, 'No more bets')
  const comes = async (whom: string, card: string) => {
    const field = dealer.getByRole('textbox', { name: `Card for ${whom}` })
    await field.fill(card)
    await field.press('Enter')
  }
  await comes('seat 2', '7H')
  await comes('the Dealer', 'KD')
  await comes('seat 2', 'KD')
  await expect(dealer.getByText('KD has come already')).toBeVisible()
  expect(await violations(dealer), 'a card that came twice').toEqual([])
  await comes('seat 2', '7C')
  await dealer.getByText('Entered wrongly?').click()
  const again = dealer.locator('.again').getByRole('textbox', { name: 'Card' })
  await again.fill('7S')
  await again.press('Enter')
  await dealer.getByText('Entered wrongly?').click()
  const rest = ['2C', 'AS', '3D', 'QH', '9C', '4S', 'JD']
  for (const [i, card] of rest.entries()) await comes(i % 2 === 0 ? 'the Dealer' : 'seat 2', card)
  await expect(patron.getByRole('button', { name: 'Play: Bet $10' })).toBeVisible()
  await expect(patron.locator('.hand.mine')).toContainText('pair')
  await dealer.getByText('Something happened').click()
  await dealer.getByRole('button', { name: 'The Dealer showed cards too early' }).click()
  await dealer.getByRole('checkbox', { name: '1' }).check()
  await expect(dealer.locator('.preview .clause')).toHaveText('nz22:11.7')
  await dealer.screenshot({ path: 'screenshots/desk-lunar.png', fullPage: true })
  await confirms(dealer)
  await expect(patron.locator('.hand.dealer').getByRole('img', { name: /King/i })).toBeVisible()
  await patron.getByRole('button', { name: 'Play: Bet $10' }).click()
  await takes(dealer, 'Lock the decisions')
  await takes(dealer, 'No more bets')
  await expect(patron.getByText('No hand').first()).toBeVisible()
})

test('at 320 pixels nothing of the desk is cut off', async ({ browser }) => {
  const page = await hired(browser, 'Mia', 'dealer')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, table] of [
    ['wall', ''],
    ['narrow', 'baccarat-1'],
  ] as const) {
    await page.goto(`${house.url}/#/desk/${table}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(400)
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(over, name).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `screenshots/desk-${name}.png`, fullPage: true })
  }
})
