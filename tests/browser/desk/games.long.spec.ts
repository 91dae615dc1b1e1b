import { expect, type Page, test } from '@playwright/test'
import { picture, textOn, violations } from '../page.ts'
import { area } from '../table.ts'
import { type StaffedHouse, somethingHappened, staffed, takeStep } from './staffed-house.ts'

/** A round by hand in every other game: the dealer reports results and corrects mistakes. */

test.use({ bypassCSP: true })

let staff: StaffedHouse
let dealer: Page
let supervisor: Page

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['roulette', 'snake-eyes', 'lunar-poker'])
  dealer = await staff.hired('Dee', 'dealer')
  supervisor = await staff.hired('Sam', 'game-supervisor')
})

test.afterAll(() => staff?.house.close())

/** The operator opens an attended table, the dealer takes it over, and the supervisor joins. */
const attend = async (game: string): Promise<string> => {
  const { olga, at } = staff
  const table = `${game}-1-attended`
  await at(olga, table)
  await takeStep(olga, 'Open the table')
  await at(dealer, table)
  await at(supervisor, table)
  await dealer.getByRole('button', { name: 'Take over' }).click()
  await expect(textOn(dealer, 'You deal')).toBeVisible()
  return table
}

/** Reports an incident, and checks its preview. */
const reports = async (page: Page, deed: string, choice: string, follows: string) => {
  await somethingHappened(page)
  await page.getByRole('button', { name: deed }).click()
  await page.getByRole('radio', { name: choice }).check()
  await expect(page.locator('.preview')).toContainText(follows)
}

/** The current step, if it is not a button. */
const step = () => dealer.locator('.next .step')

const undoes = () => dealer.getByRole('button', { name: /^(Undo|Entered wrongly)/ }).click()

const confirms = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
}

test('nz8:5.1(b) nz8:3.8(b) ruling:116 a spin by hand: a no spin, a chip that moved, and a corrected number', async () => {
  const table = await attend('roulette')
  const patron = await staff.sits(table, 'Ria', 2)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  await expect(patron.locator('[data-part=balance]')).toHaveText('$975')
  await takeStep(dealer, 'Spin')
  await reports(dealer, 'No spin', 'Something fell into the wheel', '“No spin”')
  await expect(dealer.locator('.preview .clause')).toHaveText('nz8:5.1(b)')
  expect(await violations(dealer), 'a preview').toEqual([])
  await confirms(dealer)
  await expect(textOn(patron, 'No spin').first()).toBeVisible()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$975')
  await takeStep(dealer, 'Spin')
  await takeStep(dealer, 'No more bets')
  await somethingHappened(dealer)
  await dealer.getByRole('button', { name: 'A chip is misplaced' }).click()
  await dealer.getByRole('radio', { name: 'Ria, Straight-up 17, $25' }).check()
  await dealer.getByRole('textbox', { name: 'Where it is' }).fill('split 17 20')
  await expect(dealer.locator('.preview .clause')).toHaveText('nz8:3.8(b)')
  expect(await violations(dealer), 'the cloth').toEqual([])
  await picture(dealer, 'desk-lies')
  await confirms(dealer)
  await expect(patron.locator('[data-on="split:17-20"]')).toHaveAttribute('data-state', 'locked')
  await takeStep(dealer, 'The ball drops')
  await dealer.getByRole('button', { name: '19', exact: true }).click()
  await expect(step()).toHaveText('19 red')
  await undoes()
  await dealer.getByRole('button', { name: '20', exact: true }).click()
  await expect(step()).toHaveText('20 black')
  await dealer.getByRole('button', { name: 'Paid Ria $425' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,425')
})

test('nz11a:6.3(b) nz11a:6.2 a roll by hand: no roll, a die that leans, and the call', async () => {
  const table = await attend('snake-eyes')
  await takeStep(dealer, 'Check the dice')
  await takeStep(supervisor, 'Check the dice')
  const patron = await staff.sits(table, 'Sue', 1)
  await area(patron, 'Field').click()
  await expect(area(patron, 'Field')).toHaveAccessibleName(/your \$5 bet/)
  await takeStep(dealer, 'Offer the dice')
  await patron.getByRole('button', { name: 'Take the dice' }).click()
  await patron.getByRole('button', { name: 'Throw the dice' }).click()
  await dealer.getByRole('button', { name: '3 3', exact: true }).click()
  await expect(step()).toHaveText('Call 6')
  await reports(dealer, 'No roll', 'One die on the other', '“No roll”')
  await confirms(dealer)
  await expect(textOn(patron, 'One void roll')).toBeVisible()
  await patron.getByRole('button', { name: 'Throw the dice' }).click()
  await somethingHappened(dealer)
  await dealer.getByRole('button', { name: 'A die leans on something' }).click()
  await dealer.getByRole('group', { name: 'Die 1' }).getByRole('radio', { name: '2' }).check()
  await dealer.getByRole('group', { name: 'Die 2' }).getByRole('radio', { name: '6' }).check()
  await dealer.getByRole('checkbox', { name: 'Leaning' }).nth(1).check()
  await expect(dealer.locator('.preview .clause').first()).toHaveText('nz11a:6.2')
  expect(await violations(dealer), 'leaning dice').toEqual([])
  await picture(dealer, 'desk-leans')
  await confirms(dealer)
  await expect(step()).toHaveText('Call 3')
  await dealer.getByRole('button', { name: 'Paid Sue $5' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,005')
})

test('nz22:8.3 nz22:11.7 ruling:116 a hand of Lunar Poker, typed card by card', async () => {
  const table = await attend('lunar-poker')
  await takeStep(dealer, 'Check the cards')
  await takeStep(supervisor, 'Check the cards')
  for (const step of ['Lay the cards out', 'Mix the cards', 'The cards are shuffled'])
    await takeStep(dealer, step)
  await takeStep(dealer, 'Cut the cards')
  const patron = await staff.sits(table, 'Liv', 2)
  await area(patron, 'Ante').click()
  await takeStep(dealer, 'No more bets')
  const comes = async (whom: string, card: string) => {
    const field = dealer.getByRole('textbox', { name: `Card for ${whom}` })
    await field.fill(card)
  }
  await comes('seat 2', '7H')
  await comes('the Dealer', 'KD')
  await comes('seat 2', 'KD')
  await expect(textOn(dealer, 'KD was already dealt')).toBeVisible()
  expect(await violations(dealer), 'a card that came twice').toEqual([])
  await comes('seat 2', '7C')
  await undoes()
  await dealer.getByRole('textbox', { name: 'Correct card' }).fill('7S')
  const rest = ['2C', 'AS', '3D', 'QH', '9C', '4S', 'JD']
  for (const [i, card] of rest.entries()) await comes(i % 2 === 0 ? 'the Dealer' : 'seat 2', card)
  await expect(patron.getByRole('button', { name: 'Play bet $10' })).toBeVisible()
  await expect(patron.locator('[data-part=mine]')).toContainText('pair')
  await somethingHappened(dealer)
  await dealer.getByRole('button', { name: 'The Dealer showed cards too early' }).click()
  await dealer.getByRole('checkbox', { name: '1' }).check()
  await expect(dealer.locator('.preview .clause')).toHaveText('nz22:11.7')
  await picture(dealer, 'desk-lunar')
  await confirms(dealer)
  await expect(
    patron.getByRole('region', { name: 'The Dealer’s hand' }).getByRole('img', { name: /King/i }),
  ).toBeVisible()
  await patron.getByRole('button', { name: 'Play bet $10' }).click()
  await takeStep(dealer, 'Lock the decisions')
  await takeStep(dealer, 'No more bets')
  await expect(patron.getByRole('heading', { name: /Force the dealer\?$/ })).toBeVisible()
})
