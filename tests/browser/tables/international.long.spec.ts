import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { textOn, violations } from '../page.ts'
import { seatedAt } from '../table.ts'

/** International Baccarat: one patron acts for another, from the request to the end. */

test.use({ bypassCSP: true })

const TABLE = 'baccarat-international'

const people = (page: Page) => page.getByRole('tab', { name: 'Seats' }).click()

test('nz5:2.3(a) nz5:2.3(b) nz5:2.3(c) nz5:2.3(e) a patron asks for a nominee, who is announced, bets for the patron, and is ended', async ({
  browser,
  house,
}) => {
  const [ana, ben] = await Promise.all([browser.newPage(), browser.newPage()])
  const [patron, nominee] = ['Ana', 'Ben']
  await seatedAt(ana, patron, TABLE, 1)
  await seatedAt(ben, nominee, TABLE, 2)
  await expect(textOn(ana, /International · /).first()).toBeVisible()
  /** The supervisor grants it at the cut. */
  await people(ana)
  await ana.getByRole('combobox', { name: 'Who acts for you' }).selectOption(nominee)
  await ana.getByRole('button', { name: `Ask for ${nominee}` }).click()
  const acts = textOn(ana, `${nominee} acts for you.`, { exact: true })
  await house.during(() => expect(acts).toBeVisible())
  await people(ben)
  await expect(textOn(ben, `You act for ${patron}. You may bet and handle cards.`)).toBeVisible()
  const forAna = ben.getByRole('region', { name: `Bets for ${patron}` })
  expect(await violations(ben), 'the nominee').toEqual([])
  expect(await violations(ana), 'who is acted for').toEqual([])
  /** Let time pass only while betting is closed, so that it is open for the next step. */
  const phase = ben.locator('[data-part=phase]')
  await expect(async () => {
    if (!(await phase.filter({ hasText: /^Betting open$/ }).isVisible())) await house.nudge()
    await expect(phase).toHaveText('Betting open', { timeout: 1000 })
  }).toPass()
  await forAna.getByRole('button', { name: /^Tie/ }).click()
  await expect(forAna.getByRole('button', { name: /^Tie \$\d+/ })).toBeVisible()
  await expect(ana.locator('[data-part=stake]')).toHaveText(/[1-9]/)
  await ana.getByRole('button', { name: `Stop ${nominee} acting for you` }).click()
  await expect(forAna).toHaveCount(0)
})
