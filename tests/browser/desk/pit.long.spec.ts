import { expect, type Page, test } from '@playwright/test'
import { picture, textOn, violations } from '../page.ts'
import { type StaffedHouse, staffed } from './staffed-house.ts'

/** A gaming day in the pit, from the first signature to the sealed day. */

test.use({ bypassCSP: true })

let staff: StaffedHouse

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, [])
})

test.afterAll(() => staff?.house.close())

const trayOf = (page: Page, title: string) =>
  page.locator('.tray').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** A double press notes the chips once, and the focus stays in the tray. */
const counts = async (page: Page, title: string, deed: string, chips: object): Promise<void> => {
  const tray = trayOf(page, title)
  await tray.getByRole('button', { name: deed, exact: true }).click()
  await expect(tray.locator('input').first()).toBeFocused()
  for (const [denomination, count] of Object.entries(chips))
    await tray.getByLabel(`Chips of ${denomination}`, { exact: true }).fill(String(count))
  await tray.getByRole('button', { name: 'Note it' }).dblclick()
  await expect(tray.getByText(`Noted: ${deed}: $`)).toBeVisible()
  await expect(tray.getByRole('button').first()).toBeFocused()
}

test('staff count a table in and out, sign for the shift and seal the day', async () => {
  const { olga, house } = staff
  const patron = await staff.sits('roulette-1', 'Ria', 2)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 red')
  await typed.press('Enter')
  await house.during(() => expect(textOn(patron, /You (win|lose) \$25/).first()).toBeVisible())
  await olga.goto(`${house.url}/#/pit`)
  await expect(textOn(olga, 'Nobody has taken the shift yet')).toBeVisible()
  await olga.getByRole('button', { name: 'Sign as Olga: take the shift' }).click()
  await expect(textOn(olga, 'Olga is in charge')).toBeVisible()
  const row = olga.locator('.pit-report tbody tr').first()
  await expect(row).toContainText('$1,000')
  await expect(row).toContainText('$0.68± $24.99')
  await olga.locator('summary', { hasText: 'dealer’s tray' }).click()
  await counts(olga, 'Roulette', 'Opening float', { $5: 100, $25: 20 })
  await counts(olga, 'Roulette', 'Fill', { $100: 3 })
  await counts(olga, 'Roulette', 'Closing count', { $100: 12 })
  const tray = trayOf(olga, 'Roulette')
  await tray.getByRole('button', { name: 'Drop', exact: true }).click()
  await tray.getByLabel('Vouchers, in dollars').fill('10')
  await tray.getByRole('button', { name: 'Note it' }).click()
  const counted = olga.locator('.pit-report table').nth(1).locator('tbody tr')
  await expect(counted).toContainText('−$100')
  await expect(counted.locator('td').nth(1)).toHaveText('$300')
  await expect(counted.locator('[data-off]').last()).toHaveText('$10')
  expect(await violations(olga), 'the pit').toEqual([])
  await picture(olga, 'pit')
  await olga.setViewportSize({ width: 390, height: 844 })
  await picture(olga, 'pit-390')
  await textOn(olga, 'Close and seal the day').first().click()
  await olga.getByRole('button', { name: 'Close and seal the day' }).click()
  await expect(textOn(olga, /^Day 1: closed/)).toBeVisible()
  await expect(textOn(olga, /Gaming day 2, shift 1/)).toBeVisible()
})
