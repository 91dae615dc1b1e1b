import { expect, type Page, test } from '@playwright/test'
import { picture, violations } from '../tables/page.ts'
import { type Staffed, somethingHappened, staffed, takes } from './staffed.ts'

/** Two people: one asks and learns who could approve, the other sees the same and confirms. */

test.use({ bypassCSP: true })

const PASSWORD = 'correct horse battery staple'

let staff: Staffed

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['roulette'])
})

test.afterAll(() => staff?.house.close())

const asksToVoid = async (page: Page, table: string): Promise<void> => {
  await staff.at(page, table)
  await somethingHappened(page)
  await page.getByText('Directions').click()
  await page.getByRole('button', { name: 'Void a patron’s wagers' }).click()
  await page.locator('form.deed').getByRole('radio', { name: 'Ria', exact: true }).check()
  await page.getByLabel('Reason').fill('A device under the table')
}

test('ruling:113 an approver sees the round and the money, and confirms an old sign-in there', async () => {
  const { olga, house } = staff
  const table = 'roulette-1-attended'
  await staff.at(olga, table)
  await takes(olga, 'Open the table')
  const patron = await staff.sits(table, 'Ria', 2)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  const cleo = await staff.hired('Cleo', 'casino-supervisor')
  await asksToVoid(cleo, table)
  await expect(cleo.locator('.preview')).toContainText('On shift and able to approve: Olga.')
  await cleo.getByRole('button', { name: 'Confirm' }).click()
  await house.later()
  await expect(olga.getByText('A device under the table')).toBeVisible()
  await expect(olga.locator('.asked .preview')).toContainText('Ria +$25 in hand')
  await olga.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(olga.getByText('Confirm your password or passkey to approve.')).toBeVisible()
  expect(await violations(olga), 'an approval to confirm').toEqual([])
  await picture(olga, 'desk-approval')
  await olga.getByLabel('Password').fill(PASSWORD)
  await olga.getByRole('button', { name: 'Confirm and approve' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,000')
})

test('staff reach their pages from everywhere, and a director is shown where to go', async () => {
  const tom = await staff.hired('Tom', 'tournament-director')
  await tom.goto(`${staff.house.url}/#/desk`)
  await expect(tom.getByText('The desk is for dealers and supervisors.')).toBeVisible()
  await tom.getByRole('link', { name: 'Go to your start page' }).click()
  const pages = tom.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Staff', exact: true })).toBeVisible()
  await staff.olga.goto(`${staff.house.url}/#/help`)
  await staff.olga.getByRole('link', { name: 'Desk', exact: true }).click()
  await expect(staff.olga.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
})
