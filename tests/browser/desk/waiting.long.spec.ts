import { expect, type Page, test } from '@playwright/test'
import { textOn, violations } from '../page.ts'
import { big, type StaffedHouse, somethingHappened, staffed, takeStep } from './staffed-house.ts'

/** Several people at one table: they see the same ticks, and what a waiting request would change. */

test.use({ bypassCSP: true })

const TABLE = 'roulette-1-attended'

let staff: StaffedHouse

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['roulette'])
})

test.afterAll(() => staff?.house.close())

const bets = async (patron: Page, bet: string): Promise<void> => {
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill(bet)
  await typed.press('Enter')
  await expect(typed).toHaveValue('')
}

test('ruling:113 every desk shows the same ticks, and a step that ends a waiting request needs a second press', async () => {
  const { olga } = staff
  await staff.at(olga, TABLE)
  await takeStep(olga, 'Open the table')
  const [dee, sam] = [
    await staff.hired('Dee', 'dealer'),
    await staff.hired('Sam', 'game-supervisor'),
  ]
  for (const page of [dee, sam]) await staff.at(page, TABLE)
  await dee.getByRole('button', { name: 'Take over' }).click()
  const patron = await staff.sits(TABLE, 'Ria', 2)
  await bets(patron, '25 17')
  await bets(patron, '25 red')
  await takeStep(dee, 'Spin')
  await takeStep(dee, 'No more bets')
  await dee.getByRole('textbox', { name: 'Number' }).pressSequentially('21')

  await takeStep(dee, 'Losing bets taken, $25')
  await expect(big(dee)).toHaveText('Paid Ria $25')
  await expect(sam.locator('.pay .now')).toContainText('Ria, seat 2')
  await expect(sam.getByRole('button', { name: 'Paid Ria $25' })).toHaveCount(0)
  await dee.reload()
  await takeStep(dee, 'Paid Ria $25')
  for (const page of [dee, sam])
    await expect(textOn(page, 'Round 1 is collected and paid.')).toBeVisible()

  await somethingHappened(dee)
  await dee.getByRole('button', { name: /^No spin/ }).click()
  await dee
    .locator('form.deed')
    .getByRole('radio', { name: /fell into the wheel/ })
    .check()
  await dee.getByRole('button', { name: 'Confirm' }).click()
  const waits = dee.locator('.awaited-requests')
  await expect(waits).toContainText('Do not pay yet: a correction waits for approval')
  await expect(waits).toContainText('No spin · Round 1 · asked by Dee')
  await expect(textOn(dee, 'collected and paid')).toHaveCount(0)

  await bets(patron, '25 black')
  await takeStep(dee, 'Spin')
  await expect(dee.locator('.work > .told')).toContainText('This step would end the request of Dee')
  expect(await violations(dee), 'a warning at the desk').toEqual([])
  await takeStep(dee, 'Spin')
  await expect(big(dee)).toHaveText('No more bets')
  await expect(waits).toHaveCount(0)
  await expect(dee.locator('.work > .told')).toBeEmpty()
})
