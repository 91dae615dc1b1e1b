import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { area, dealt, openForBets, sitDown } from '../table.ts'

test('nz5:7.5 nz5:7.6 the patron cuts the cards, but not in the outer decks', async ({ page }) => {
  await sitDown(page)
  const slider = page.getByRole('slider', { name: 'Cut at card' })
  await slider.fill('20')
  await page.getByRole('button', { name: 'Cut at card 20' }).click()
  await expect(page.locator('[data-part=refusal]')).toContainText('nz5:7.6')
  await slider.fill('100')
  await page.getByRole('button', { name: 'Cut at card 100' }).click()
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await expect(page.locator('[data-note=burned]')).toContainText(/Burned: 1 face up, \d+ face down/)
})

test('nz5:7.1(a) the order is checked after the shoe, and a changed record turns red', async ({
  page,
}) => {
  await sitDown(page)
  const promised = (await page.locator('[data-part=seal]').getAttribute('data-seal'))!
  await openForBets(page)
  await area(page, 'Player').click()
  await dealt(page)
  await page.getByRole('tab', { name: 'Seats' }).click()
  await page.getByRole('button', { name: 'New shoe' }).click()
  await expect(page.getByRole('heading', { name: 'Cut the cards?' })).toBeVisible()
  await page.goto('/#/fairness/practice%2Fbaccarat')
  const first = page.locator('.shoes > li', { hasText: 'Shoe 1' })
  await expect(first.locator('.good')).toContainText('Checked.')
  await expect(first).toContainText(promised)
  await page.getByRole('button', { name: 'Put shoe 1 in the box below' }).click()
  const box = page.getByRole('textbox', { name: 'A record, a seal, or an export' })
  const record = JSON.parse(await box.inputValue()) as { out: string[]; secret: string }
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.good')).toBeVisible()
  const out = record.out.with(2, record.out[2] === 'AS' ? 'KS' : 'AS')
  await box.fill(JSON.stringify({ ...record, out }))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.bad')).toContainText('Number 3 out of the shoe')
  await box.fill(JSON.stringify({ ...record, secret: '0'.repeat(64) }))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.bad')).toContainText('The secret is not the one')
  await box.fill(promised)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.good')).toContainText('Checked.')
})

test('nz5:3.4(f) the roads show the results, and every round can be explained', async ({
  page,
}) => {
  await sitDown(page)
  await openForBets(page)
  for (let round = 1; round <= 3; round += 1) {
    await area(page, 'Tie').click()
    await dealt(page)
  }
  await expect(page.getByRole('img', { name: /^Bead Plate: [PBT]( [PBT]){2}$/ })).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('button', { name: 'Why: Round 2' }).click()
  await expect(page.getByRole('dialog', { name: 'Why: round 2' })).toBeVisible()
})
